import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepare } from './build.mjs';
import { Failure } from './lib/failure.mjs';
import { catchSignals } from './lib/processes.mjs';
import { startServer } from './lib/server.mjs';

const ADMIN_TOKEN = 'a-token-for-the-kill-rounds';
const WRITERS = 4;
const LIFE_MS = { shortest: 100, longest: 1500 };

/** `node scripts/run.cjs kill-rounds [rounds]`: does every acknowledged request outlive kill -9? */
export default async function main([rounds = '20']) {
  if (!(rounds > 0)) throw new Failure('Say how many rounds: node scripts/run.cjs kill-rounds 20');
  const release = catchSignals();
  await prepare();
  const { failed } = await killRounds(Number(rounds));
  release();
  if (failed > 0) throw new Failure('Acknowledged requests were lost or stored twice.');
}

/**
 * Each round starts the server on the embedded database, sends requests from several writers, kills the process at
 * a random moment, starts it again, repeats the requests that got no answer, and compares what is stored.
 */
export async function killRounds(rounds) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-rounds-'));
  const results = { passed: 0, failed: 0 };
  /** Ids that the server acknowledged, by e-mail address. */
  const acknowledged = new Map();
  let server;
  try {
    server = await start(dataDir);
    for (let round = 1; round <= rounds; round++) {
      const before = acknowledged.size;
      const { unanswered, life } = await killDuringWrites(server, round, acknowledged);
      const answered = acknowledged.size - before;
      server = await start(dataDir);
      const survivors = await storedIds(server.url);
      const problems = differences(acknowledged, survivors, unanswered);
      for (const email of unanswered) acknowledged.set(email, await send(server.url, email));
      problems.push(...differences(acknowledged, await storedIds(server.url), []));
      if (answered === 0 || unanswered.length === 0) problems.push('the kill did not come during writes');
      results[problems.length > 0 ? 'failed' : 'passed']++;
      const counts = `${answered} acknowledged, killed after ${life} ms with ${unanswered.length} unanswered`;
      console.log(`Round ${round}: ${counts}; ${problems.join('; ') || 'all there once'}`);
    }
    console.log(
      `${acknowledged.size} requests in ${rounds} rounds: ${results.failed} rounds with losses or doubles`,
    );
    return results;
  } finally {
    await server?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const start = (dataDir) => startServer({ DATA_DIR: dataDir, ADMIN_TOKEN, RATE_LIMIT: 'off' });

async function killDuringWrites(server, round, acknowledged) {
  const unanswered = new Set();
  let alive = true;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    // Until the server is gone, so that the kill always comes during writes.
    for (let count = 0; ; count++) {
      const email = `r${round}.w${writer}.n${count}@example.com`;
      unanswered.add(email);
      const id = await send(server.url, email).catch((error) => {
        if (alive || !(error instanceof TypeError)) throw error;
      });
      if (id === undefined) return;
      acknowledged.set(email, id);
      unanswered.delete(email);
    }
  });
  const ended = Promise.all(writers);
  const life = Math.round(LIFE_MS.shortest + Math.random() * (LIFE_MS.longest - LIFE_MS.shortest));
  await Promise.race([wait(life), ended]);
  alive = false;
  await server.kill();
  await ended;
  return { unanswered: [...unanswered], life };
}

/** @returns the id of the stored request; the e-mail address is its idempotency key, too */
async function send(url, email) {
  const response = await fetch(`${url}/api/consultation-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': email },
    body: JSON.stringify({ name: 'Asha Rao', email, phone: '+91 98765 43210', message: 'x'.repeat(200) }),
  });
  const body = await response.json();
  if (response.status !== 201) throw new Error(`POST answered ${response.status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Every stored request's id by e-mail address; for an address stored more than once, all its ids. */
async function storedIds(url) {
  const stored = new Map();
  let next = `${url}/api/admin/consultation-requests`;
  while (next) {
    const response = await fetch(next, { headers: { 'admin-token': ADMIN_TOKEN } });
    if (response.status !== 200) throw new Error(`The admin list answered ${response.status}`);
    for (const { id, email } of await response.json()) stored.set(email, [...(stored.get(email) ?? []), id]);
    const link = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    next = link && new URL(link, url).href;
  }
  return stored;
}

function differences(acknowledged, stored, mayBeThere) {
  const lost = [...acknowledged].filter(([email, id]) => !stored.get(email)?.includes(id));
  const doubled = [...stored].filter(([, ids]) => ids.length > 1);
  const unknown = [...stored.keys()].filter(
    (email) => !acknowledged.has(email) && !mayBeThere.includes(email),
  );
  return [
    lost.length > 0 && `${lost.length} lost, first ${lost[0][0]}`,
    doubled.length > 0 && `${doubled.length} stored more than once, first ${doubled[0][0]}`,
    unknown.length > 0 && `${unknown.length} that nobody sent, first ${unknown[0]}`,
  ].filter(Boolean);
}
