import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { prepare } from './build.mjs';
import { readCompose } from './lib/compose.mjs';
import { Failure } from './lib/failure.mjs';
import { startFront } from './lib/front.mjs';
import { freePort, postgresFolder, withPostgres } from './lib/postgres.mjs';
import { catchSignals } from './lib/processes.mjs';
import { differences, requestOf, storedIds } from './lib/requests.mjs';
import { startServer } from './lib/server.mjs';

const ADMIN_TOKEN = 'a-token-for-the-restarts';
const INSTANCES = 3;
const READERS = 6;
const WRITERS = 4;
/** Between two requests of one client. */
const PAUSE_MS = 10;
/** Within which every open conversation hears of a message: each instance asks the database once a second. */
const NEWS_MS = 5_000;
const LISTENER = 'news@example.com';
const LIST = '/api/admin/consultation-requests';
const PATHS = ['/', '/country/canada', '/api/universities?limit=24', '/api/universities/1', '/sitemap.xml'];

/** `node scripts/run.cjs rolling-restart [rounds]`: does any request fail while every instance is restarted in turn? */
export default async function main([rounds = '1']) {
  if (!(rounds > 0)) throw new Failure('Say how many rounds: node scripts/run.cjs rolling-restart 3');
  if (!postgresFolder())
    throw new Failure('The server programs of PostgreSQL are needed: initdb and pg_ctl.');
  const release = catchSignals();
  await prepare();
  const { failed } = await withPostgres((url) => rollingRestart(url, Number(rounds)));
  release();
  if (failed > 0) throw new Failure('Requests failed, were lost or stored twice.');
}

/**
 * Three instances on one database behind a proxy, with the settings of the compose files; clients read and write
 * without a pause or a second try, while one instance after the other is stopped by SIGTERM and started again.
 */
export async function rollingRestart(databaseUrl, rounds) {
  const ports = [];
  while (ports.length < INSTANCES) ports.push(await freePort());
  const instances = await Promise.all(ports.map((port) => startInstance(databaseUrl, port)));
  let front;
  const load = { stopped: false, answered: {}, failures: [], acknowledged: new Map(), slowest: 0 };
  try {
    front = await startFront(instances.map(({ url }) => url));
    const heard = await newsHeard(front);
    const clients = startClients(front, load);
    await wait(1_000);
    const begun = performance.now();
    for (let round = 1; round <= rounds; round++) {
      for (const [index, port] of ports.entries()) {
        await instances[index].stop();
        instances[index] = await startInstance(databaseUrl, port);
        // Until the front has seen it.
        await wait(2_000);
      }
    }
    const seconds = (performance.now() - begun) / 1000;
    load.stopped = true;
    await clients;
    const problems = differences(load.acknowledged, await storedIds(instances[0].url, ADMIN_TOKEN), [
      LISTENER,
    ]);
    return report({ front, load, problems, heard, restarts: rounds * ports.length, seconds });
  } finally {
    load.stopped = true;
    await front?.stop();
    await Promise.all(instances.map((instance) => instance.kill()));
  }
}

function startInstance(databaseUrl, port) {
  const given = { POSTGRES_PASSWORD: 'none', ADMIN_TOKEN, PUBLIC_URL: 'https://localhost' };
  const { app } = readCompose(['docker-compose.yml', 'docker-compose.scale.yml'], given).services;
  const { TRUST_PROXY, DRAIN_SECONDS } = app.environment;
  return startServer({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    ...{ ADMIN_TOKEN, TRUST_PROXY, DRAIN_SECONDS, DATABASE_URL: databaseUrl, PORT: String(port) },
  });
}

/** @returns when every client has ended, after `load.stopped` is set */
function startClients({ url, ca }, load) {
  const agent = ca ? new HttpsAgent({ keepAlive: true, ca }) : new HttpAgent({ keepAlive: true });
  const client = async (next) => {
    for (let count = 0; !load.stopped; count++) {
      const start = performance.now();
      const { path, options, body, settle } = next(count);
      const { status, text, error } = await call(url + path, { agent, ...options }, body);
      load.slowest = Math.max(load.slowest, performance.now() - start);
      load.answered[status] = (load.answered[status] ?? 0) + 1;
      if (status >= 200 && status < 300) settle?.(JSON.parse(text));
      else load.failures.push(`${options?.method ?? 'GET'} ${path}: ${status || error}`);
      await wait(PAUSE_MS);
    }
  };
  const reader = (number) => client((count) => ({ path: PATHS[(number + count) % PATHS.length] }));
  const writer = (number) =>
    client((count) => {
      const email = `w${number}.n${count}@example.com`;
      const headers = { 'content-type': 'application/json', 'idempotency-key': email };
      return {
        path: '/api/consultation-requests',
        options: { method: 'POST', headers },
        body: requestOf(email),
        settle: ({ id }) => load.acknowledged.set(email, id),
      };
    });
  const numbers = (length) => Array.from({ length }, (_, number) => number);
  return Promise.all([...numbers(READERS).map(reader), ...numbers(WRITERS).map(writer)]).finally(() =>
    agent.destroy(),
  );
}

/**
 * Opens one conversation as often as there are instances, each time through the front, and writes a message to it.
 * @returns the milliseconds after which every stream told of the message; Infinity when one did not
 */
async function newsHeard({ url, ca }) {
  const agent = ca ? new HttpsAgent({ ca }) : new HttpAgent();
  const headers = { 'content-type': 'application/json', 'admin-token': ADMIN_TOKEN };
  const post = async (path, body) => {
    const { status, text, error } = await call(url + path, { agent, method: 'POST', headers }, body);
    if (status !== 201) throw new Error(`POST ${path}: ${status || error}`);
    return JSON.parse(text);
  };
  const { id } = await post('/api/consultation-requests', requestOf(LISTENER));
  const streams = await Promise.all(
    Array.from({ length: INSTANCES }, () => listen(`${url}${LIST}/${id}/messages/news`, { agent, headers })),
  );
  const start = performance.now();
  const told = Promise.all(streams.map((stream) => stream.next()));
  await post(`${LIST}/${id}/messages`, JSON.stringify({ text: 'Hello' }));
  const heard = await Promise.race([told.then(() => performance.now() - start), wait(NEWS_MS, Infinity)]);
  for (const stream of streams) stream.close();
  return heard;
}

/** @returns a stream of news, once it has begun; `next` resolves with its next event */
function listen(url, options) {
  return new Promise((resolve, reject) => {
    const request = (url.startsWith('https:') ? httpsRequest : httpRequest)(url, options, (response) => {
      let next;
      response.setEncoding('utf8').on('data', (text) => {
        if (!text.includes('event: changed')) return;
        resolve({ next: () => new Promise((done) => (next = done)), close: () => request.destroy() });
        next?.();
      });
    });
    request.on('error', reject).end();
  });
}

/** @returns the answer's status and text; status 0 and what went wrong when there was none */
function call(url, options, body) {
  return new Promise((resolve) => {
    const failed = ({ code, message }) => resolve({ status: 0, error: code ?? message });
    const request = (url.startsWith('https:') ? httpsRequest : httpRequest)(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text })).on('error', failed);
    });
    request.on('error', failed).end(body);
  });
}

function report({ front, load, problems, heard, restarts, seconds }) {
  const answers = Object.entries(load.answered).map(([status, count]) => `${count} × ${status}`);
  console.log(`${restarts} restarts behind ${front.name} in ${seconds.toFixed(0)} s: ${answers.join(', ')}`);
  console.log(
    `slowest answer ${Math.round(load.slowest)} ms, ${load.acknowledged.size} requests acknowledged`,
  );
  console.log(
    heard < NEWS_MS
      ? `a message reached ${INSTANCES} open conversations, one on each instance, in ${Math.round(heard)} ms`
      : `a message did not reach every open conversation within ${NEWS_MS} ms`,
  );
  console.log(`${load.failures.length} failures; ${problems.join('; ') || 'all stored once'}`);
  for (const failure of load.failures.slice(0, 10)) console.log(`  ${failure}`);
  const failed = load.failures.length + problems.length + (heard < NEWS_MS ? 0 : 1);
  return { passed: failed > 0 ? 0 : 1, failed };
}
