import { rmSync } from 'node:fs';
import { postgresFolder, withPostgres } from '../lib/postgres.mjs';
import { startServer } from '../lib/server.mjs';
import { seededFolder } from '../lib/seeded-folder.mjs';
import { ADMIN_TOKEN, Ledger, Load } from './load.mjs';

const SETTINGS = { ADMIN_TOKEN, RATE_LIMIT: 'off' };
const ENDED_WITHIN = 10_000;

/** SIGTERM under load: what was accepted is answered, and the process ends soon. */
export async function drain(report) {
  const DATA_DIR = await seededFolder('drain-');
  await report('SIGTERM, embedded database', () => terminate(() => startServer({ ...SETTINGS, DATA_DIR })));
  rmSync(DATA_DIR, { recursive: true, force: true });
  if (!postgresFolder()) return;
  await withPostgres((DATABASE_URL) =>
    report('SIGTERM, PostgreSQL', () => terminate(() => startServer({ ...SETTINGS, DATABASE_URL }))),
  );
}

async function terminate(start) {
  const ledger = new Ledger();
  const first = await start();
  const load = new Load(first.url, ledger, 'drain');
  await load.goes(0, 100, 20_000);
  const told = performance.now();
  const code = await first.stop();
  const took = performance.now() - told;
  await load.stop();
  // Whoever came too late was refused a connection, or found an idle one closed: nothing of theirs is stored.
  const cut = load
    .since(told)
    .filter(({ status, error }) => status !== 201 && status !== 200 && error?.code !== 'ECONNREFUSED');
  const second = await start();
  try {
    const stored = await ledger.differences(second.url);
    const extra = await ledger.storedUnanswered(second.url);
    const problems = [
      ...stored,
      extra > 0 && `${extra} were stored and never answered`,
      cut.some(({ status }) => status > 0) && `an answer ${cut.find(({ status }) => status > 0).status}`,
      code !== 0 && `the process ended with ${code}`,
      took > ENDED_WITHIN && 'it ended too late',
    ].filter(Boolean);
    const after = load.since(told).filter(({ status }) => status === 200 || status === 201).length;
    return {
      figures: `${ledger.acknowledged.size} acknowledged, ${after} answered after the signal, ${cut.length} found an idle connection closed, ended after ${Math.round(took)} ms`,
      problems,
    };
  } finally {
    await second.kill();
  }
}
