import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../lib/server.mjs';
import { seededFolder } from '../lib/seeded-folder.mjs';
import { ADMIN_TOKEN, call } from './load.mjs';

const SERVED_WITHIN = 1_000;
const MAX_MEGABYTES = 300;
const AT_ONCE = 200;

/**
 * Opens very many connections at once. The server must hold each (or, beyond its limit, refuse it with a 503), must not
 * use much more memory, and must answer quickly after they are closed.
 */
export async function connections(report, { short }) {
  const DATA_DIR = await seededFolder('faults-');
  const server = await startServer({ DATA_DIR, ADMIN_TOKEN, RATE_LIMIT: 'off' });
  try {
    await call(server.url, { path: '/' });
    const before = megabytes(server.pid);
    await report('1,000 open connections', () => crowd(server, 1_000, before, false));
    if (!short) await report('10,000 connections', () => crowd(server, 10_000, before, true));
  } finally {
    await server.kill();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

async function crowd(server, count, before, mayRefuse) {
  const { port } = new URL(server.url);
  const sockets = [];
  let refused = 0;
  let failed = 0;
  const open = () =>
    new Promise((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket.setEncoding('utf8').on('data', (part) => (text += part));
      socket.on('connect', resolve).on('error', resolve);
      socket.on('close', () => {
        if (socket.done) return;
        if (text.includes(' 503 ') && /retry-after: \d/i.test(text)) refused++;
        else failed++;
      });
      sockets.push(socket);
    });
  for (let i = 0; i < count; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, open));
  await sleep(500);
  const [most, held] = [megabytes(server.pid), sockets.filter((socket) => !socket.destroyed).length];
  // With as many open as the server allows, one more call is answered, too: well, or with a polite refusal.
  const during = await call(server.url, { path: '/api/health/ready' });
  for (const socket of sockets) {
    socket.done = true;
    socket.destroy();
  }
  await sleep(200);
  const after = await call(server.url, { path: '/api/universities?limit=1' });
  const growth = most - before;
  return {
    figures: `${held} held, ${refused} refused with 503, memory ${before} to ${most} MB, one more answered ${during.status} in ${Math.round(during.ms)} ms, afterwards ${after.status} in ${Math.round(after.ms)} ms`,
    problems: [
      failed > 0 && `${failed} cut without a word`,
      !mayRefuse && (refused > 0 || during.status !== 200) && 'some were refused',
      mayRefuse && ![200, 503].includes(during.status) && `one more was answered ${during.status}`,
      (after.status !== 200 || after.ms > SERVED_WITHIN) && 'not served at once afterwards',
      growth > MAX_MEGABYTES && `${growth} MB more`,
    ].filter(Boolean),
  };
}

/** Resident memory (Linux only). */
const megabytes = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
