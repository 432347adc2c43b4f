import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOf } from './databases.mjs';
import { median, rate } from './rate.mjs';
import { started } from './started.mjs';

const CONNECTIONS = 1_000;

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
    const megabytes = () =>
      `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024)} MB`;
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
}

const open = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
