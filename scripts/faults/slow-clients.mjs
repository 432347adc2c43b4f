import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../lib/server.mjs';
import { seededFolder } from '../lib/seeded-folder.mjs';
import { ADMIN_TOKEN, call } from './load.mjs';

const CLIENTS = 200;
/** As connections.ts of the backend bounds them, in milliseconds, with a margin for its looks and a busy machine. */
const HEADERS_WITHIN = 10_000;
const BODY_WITHIN = 30_000;
/** Twice what it is set to: Node looks again when a part had still gone out. */
const TAKEN_WITHIN = 70_000;
const MARGIN = 4_000;
const READ_WITHIN = 5_000;
const OTHERS_WITHIN = 1_000;
/** So many answers of 1.8 MB that the 4 MB of a Linux socket do not hold them. */
const UNREAD = 4;

const HEADERS = 'POST /api/consultation-requests HTTP/1.1\r\nHost: localhost\r\n';

/** What each kind of slow client sends first, then every second, and after how long it is cut off. */
const KINDS = {
  'slow headers': { first: HEADERS, every: 'X-Slow: yes\r\n', within: HEADERS_WITHIN, answer: ' 408 ' },
  'silent connections': { first: '', every: '', within: HEADERS_WITHIN, answer: ' 408 ' },
  'slow bodies': {
    first: `${HEADERS}Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n{`,
    every: ' ',
    within: BODY_WITHIN,
    answer: ' 408 ',
  },
  'bodies that stop': {
    first: `${HEADERS}Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n{`,
    every: '',
    within: BODY_WITHIN,
    answer: ' 408 ',
  },
  'slow readers': {
    first: 'GET /api/universities HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(UNREAD),
    every: '',
    within: TAKEN_WITHIN,
    reads: false,
    answer: '',
  },
};

/** Clients that take their time are cut off, and hold up nobody meanwhile. */
export async function slowClients(report) {
  const DATA_DIR = await seededFolder('faults-');
  const server = await startServer({ DATA_DIR, ADMIN_TOKEN, RATE_LIMIT: 'off' });
  try {
    const others = everybodyElse(server.url);
    const found = await Promise.all(Object.values(KINDS).map((kind) => crowd(server.url, kind)));
    const slowest = await others.end();
    for (const [i, name] of Object.keys(KINDS).entries()) await report(name, async () => found[i]);
    await report('others meanwhile', async () => ({
      figures: `${slowest.count} answered, slowest after ${Math.round(slowest.ms)} ms`,
      problems:
        slowest.ms > OTHERS_WITHIN || slowest.failed > 0 ? [`${slowest.failed} failed, or too slow`] : [],
    }));
  } finally {
    await server.kill();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

async function crowd(url, { first, every, within, answer, reads = true }) {
  const { port } = new URL(url);
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      const client = { ms: Infinity, text: '', socket };
      const start = performance.now();
      socket.setEncoding('utf8').on('error', () => undefined);
      socket.on('close', () => (client.ms = performance.now() - start));
      if (reads) socket.on('data', (part) => (client.text += part));
      else socket.pause();
      socket.write(first);
      return client;
    }),
  );
  const open = () => clients.filter(({ ms }) => ms === Infinity);
  for (const end = performance.now() + within + MARGIN; performance.now() < end && open().length > 0;) {
    await sleep(1_000);
    if (every) for (const { socket } of open()) socket.write(every);
  }
  // A socket that is not read does not see its end. One that was not cut off gets the rest, and stays open.
  for (const { socket } of reads ? [] : open()) {
    const closed = once(socket, 'close');
    socket.resume();
    if (!(await Promise.race([closed, sleep(READ_WITHIN, null)]))) break;
  }
  const left = open().length;
  const other = clients.filter(({ text, ms }) => ms < Infinity && !text.includes(answer));
  for (const { socket } of clients) socket.destroy();
  const times = clients.map(({ ms }) => ms).filter(Number.isFinite);
  return {
    figures: `${CLIENTS} clients, cut off after ${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}`,
    problems: [
      left > 0 && `${left} were not cut off`,
      other.length > 0 && `${other.length} were answered ${JSON.stringify(other[0].text.slice(0, 60))}`,
    ].filter(Boolean),
  };
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

function everybodyElse(url) {
  let stopped = false;
  const slowest = { count: 0, ms: 0, failed: 0 };
  const running = (async () => {
    while (!stopped) {
      const { status, ms } = await call(url, { path: `/api/universities?limit=1&search=${slowest.count}` });
      slowest.count++;
      slowest.ms = Math.max(slowest.ms, ms);
      if (status !== 200) slowest.failed++;
      await sleep(50);
    }
  })();
  return { end: async () => ((stopped = true), await running, slowest) };
}
