import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN, FILTER, JSON_BODY, LIST, NAME, REQUEST, STUDENT } from './calls.mjs';

const CLIENTS = 16;
/** A call without an answer for so long has failed. */
const GIVE_UP_MS = 30_000;
const SEARCHES = ['', 'London', 'University of', 'Toronto', 'techn'];

/** What visitors, students and staff do, and how often of a hundred calls. */
const CALLS = [
  [20, () => get('/api/universities?' + new URLSearchParams({ ...FILTER, maxTuitionUSD: amount() }))],
  [8, () => get(`/api/universities?search=${encodeURIComponent(one(SEARCHES))}&limit=24`)],
  [4, () => get('/api/universities')],
  [4, () => get('/api/universities/points')],
  [20, () => get(one(['/', '/services', '/country/canada', '/country/canada/universities']))],
  [6, () => get('/universities/university-of-toronto')],
  [20, (n) => post('/api/consultation-requests', { ...REQUEST, email: `visitor${n}@example.com` })],
  [8, () => get(`${LIST}?limit=50`, ADMIN)],
  [4, () => get(`${LIST}?search=${NAME}`, ADMIN)],
  [3, () => get(`${LIST}/summary`, ADMIN)],
  [1, () => get(`${LIST}/statistics`, ADMIN)],
  [2, () => post('/api/users/login', STUDENT)],
];

const one = (choices) => choices[Math.floor(Math.random() * choices.length)];
const amount = () => 20_000 + 500 * Math.floor(Math.random() * 80);
const get = (path, headers = {}) => ({ method: 'GET', path, headers });
const post = (path, body) => ({ method: 'POST', path, headers: JSON_BODY, body: JSON.stringify(body) });
const drawn = CALLS.flatMap(([share, make]) => Array(share).fill(make));

/**
 * Visitors, students and staff at once, each one call after the other, for so many seconds. Answers other than well, and
 * none, are counted.
 * @param pace calls a second of all together, without it as fast as they are answered
 */
export async function mixedLoad(url, seconds, pace) {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1000;
  let calls = 0;
  const failed = {};
  await call(url, agent, post('/api/users/register', STUDENT));
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        const what = one(drawn)(++calls);
        const status = await call(url, agent, what);
        if (status >= 300 || status === 0) {
          const name = `${what.method} ${what.path.split('?')[0]} ${status}`;
          failed[name] = (failed[name] ?? 0) + 1;
        }
        if (pace) await sleep(Math.max(0, start + (CLIENTS * 1000) / pace - performance.now()));
      }
    }),
  );
  agent.destroy();
  return { calls, failed };
}

/** @returns the status, 0 for a connection that broke */
function call(url, agent, { method, path, headers, body }) {
  return new Promise((resolve) => {
    const sent = request(
      url + path,
      { method, agent, timeout: GIVE_UP_MS, headers: { 'accept-encoding': 'br, gzip', ...headers } },
      (response) =>
        response
          .on('error', () => resolve(0))
          .on('end', () => resolve(response.statusCode))
          .resume(),
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}
