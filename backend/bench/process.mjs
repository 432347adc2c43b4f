import { connect } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../scripts/lib/server.mjs';
import { ADMIN } from './calls.mjs';
import { databaseOf } from './databases.mjs';
import { mixedLoad } from './mixed-load.mjs';
import { median, rate } from './rate.mjs';
import { started } from './started.mjs';

const CONNECTIONS = 1_000;
/** Promised of the embedded database's process, in megabytes: after a start, and under load. */
const STARTED = 350;
const LOADED = 450;
const SETTLE_MS = 2_000;
/** Times the seconds of a turn. */
const MIXED_LOAD = 15;

/** What a server costs: the time of a start, and memory idle, under load, and with connections that do nothing. */
export async function costs(report, { server, seconds, turns }) {
  const database = await databaseOf(server, 0);
  const starts = [];
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now();
    const { child } = await started('ours.mjs', database);
    starts.push(performance.now() - start);
    child.kill();
  }
  report({ name: 'start, on a database that is up to date', value: `${Math.round(median(starts))} ms` });

  const { child, url } = await started('ours.mjs', database);
  try {
    const megabytes = () => `${megabytesOf(child.pid)} MB`;
    await sleep(1_000);
    report({ name: 'memory, idle', value: megabytes() });
    await rate({ url: `${url}/api/universities` }, seconds);
    report({ name: 'memory, after the whole list under load', value: megabytes() });
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(new URL(url).port)));
    report({ name: `memory, with ${CONNECTIONS} open connections`, value: megabytes() });
    for (const socket of sockets) socket.destroy();
  } finally {
    child.kill();
  }
  await embedded(report, MIXED_LOAD * seconds);
}

/** What a server with the embedded database takes, which is in its process. */
async function embedded(report, seconds) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const row = (name, megabytes, most) =>
    report({ name, value: `${megabytes} MB`, promise: `<= ${most}`, missed: megabytes > most });
  try {
    for (const which of ['first', 'second']) {
      const server = await startServer(settings({ DATA_DIR: folder }));
      await sleep(SETTLE_MS);
      row(`embedded database: memory after the ${which} start`, megabytesOf(server.pid), STARTED);
      if (which === 'second') {
        const seen = [];
        const timer = setInterval(() => seen.push(megabytesOf(server.pid)), 500);
        const { calls, failed } = await mixedLoad(server.url, seconds);
        clearInterval(timer);
        row(`embedded database: most memory in ${calls} mixed calls`, Math.max(...seen), LOADED);
        reportFailed(report, failed);
      }
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const settings = (env) => ({
  ...env,
  ADMIN_TOKEN: ADMIN['admin-token'],
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
  // As in the Dockerfile.
  MALLOC_TRIM_THRESHOLD_: '131072',
});

export function reportFailed(report, failed) {
  for (const [what, times] of Object.entries(failed))
    report({ name: what, value: `${times} times`, missed: true });
}

/** Resident, now (Linux only). */
export const megabytesOf = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);

const open = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
