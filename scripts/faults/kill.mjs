import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { withPostgres } from '../lib/postgres.mjs';
import { startServer } from '../lib/server.mjs';
import { seededFolder } from '../lib/seeded-folder.mjs';
import { ADMIN_TOKEN, Ledger, Load } from './load.mjs';

const LIFE_MS = { shortest: 100, longest: 1500 };
const SETTINGS = { ADMIN_TOKEN, RATE_LIMIT: 'off' };

/** `kill -9` at a random moment of writes, again and again: does every acknowledged request outlive it, once? */
export async function killEmbedded(report, { rounds }) {
  const DATA_DIR = await seededFolder('kill-');
  const start = () => startServer({ ...SETTINGS, DATA_DIR });
  try {
    await report('kill -9, embedded database', () => killServer(start, new Ledger(), rounds));
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

export async function killWithPostgres(report, { rounds }) {
  await withPostgres(
    async (url, postgres) => {
      const start = () => startServer({ ...SETTINGS, DATABASE_URL: url });
      // One for both, as they store in one database.
      const ledger = new Ledger();
      await report('kill -9 of the site, PostgreSQL', () => killServer(start, ledger, rounds));
      await report('kill -9 of PostgreSQL', () => killPostgres(start, postgres, ledger, rounds));
    },
    { settings: '' },
  );
}

const randomLife = () => sleep(LIFE_MS.shortest + Math.random() * (LIFE_MS.longest - LIFE_MS.shortest));

/** Every round kills the process, starts it again, repeats what got no answer and compares. */
async function killServer(start, ledger, count) {
  return inRounds(start, ledger, count, async (server, load) => {
    await server.kill();
    await load.stop();
    return start();
  });
}

/** The site lives on. */
async function killPostgres(start, postgres, ledger, count) {
  return inRounds(start, ledger, count, async (server, load) => {
    await postgres.kill();
    await postgres.start();
    await load.goes(performance.now(), 1, 10_000);
    await load.stop();
    return server;
  });
}

async function inRounds(start, ledger, count, kill) {
  const known = ledger.acknowledged.size;
  const problems = [];
  let unanswered = 0;
  let server = await start();
  try {
    for (let round = 1; round <= count; round++) {
      const before = ledger.acknowledged.size;
      const load = new Load(server.url, ledger, `${process.hrtime.bigint()}.r${round}`, { readers: 0 });
      await load.goes(0, 1, 10_000);
      await randomLife();
      const failed = load.answers.length;
      server = await kill(server, load);
      const cut = load.answers.slice(failed).filter(({ status }) => status !== 201).length;
      unanswered += cut;
      problems.push(...(await ledger.settle(server.url)).map((problem) => `round ${round}: ${problem}`));
      if (ledger.acknowledged.size === before || cut === 0)
        problems.push(`round ${round}: the kill did not come during writes`);
    }
  } finally {
    await server.kill();
  }
  return {
    figures: `${count} rounds, ${ledger.acknowledged.size - known} acknowledged, ${unanswered} calls cut`,
    problems,
  };
}
