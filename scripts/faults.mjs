import { prepare } from './build.mjs';
import { Failure, Interrupted } from './lib/failure.mjs';
import { ensurePostgres, postgresFolder } from './lib/postgres.mjs';
import { catchSignals } from './lib/processes.mjs';
import { killEmbedded, killWithPostgres } from './faults/kill.mjs';
import { drain } from './faults/drain.mjs';
import { slowClients } from './faults/slow-clients.mjs';
import { connections } from './faults/connections.mjs';
import { diskFull } from './faults/disk-full.mjs';
import { outbox } from './faults/outbox.mjs';
import { smtpAway } from './faults/smtp-away.mjs';
import { databaseAway } from './faults/database-away.mjs';

const NO_POSTGRES = 'skipped: no PostgreSQL server programs (initdb, pg_ctl) here';

/**
 * Each part causes one kind of fault and reports the result. `npm test` has time only for the parts marked `short`; its
 * API suite contains shorter tests of slow clients and of mail servers that fail.
 */
const PARTS = {
  'kill-embedded': { run: killEmbedded, short: true },
  'kill-postgres': { run: killWithPostgres, postgres: true },
  drain: { run: drain, short: true },
  'database-away': { run: databaseAway, postgres: true, short: true },
  'slow-clients': { run: slowClients },
  connections: { run: connections, short: true },
  'disk-full': { run: diskFull },
  'smtp-away': { run: smtpAway },
  outbox: { run: outbox },
};

const ROUNDS = { short: 3, full: 50 };

/** `npm run test:faults [-- part … rounds]`: does the product keep its promises while things break? */
export default async function main(args) {
  const [names, [rounds]] = [
    args.filter((arg) => !/^\d+$/.test(arg)),
    args.filter((arg) => /^\d+$/.test(arg)),
  ];
  const release = catchSignals();
  await prepare();
  await ensurePostgres();
  const { failed } = await faults(names, { rounds: Number(rounds) || ROUNDS.full });
  release();
  if (failed > 0) throw new Failure('A promise was broken.');
}

/**
 * @param names of the parts wanted, or none for all
 * @param say gets what a person reads, line by line
 */
export async function faults(names, { short = false, rounds = ROUNDS.short, say = console.log } = {}) {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Failure(`There is no part ${unknown.join(', ')}, only ${Object.keys(PARTS).join(', ')}.`);
  const rows = [];
  const report = async (name, work) => {
    const { figures, problems } = await work().catch((error) => {
      if (error instanceof Interrupted) throw error;
      return { figures: '', problems: [error.message] };
    });
    rows.push({ name, figures, problems });
    say(`${name}: ${[figures, ...problems].filter(Boolean).join('; ')}`);
  };
  for (const [name, { run, postgres, ...part }] of Object.entries(PARTS)) {
    if (names.length > 0 ? !names.includes(name) : short && !part.short) continue;
    if (postgres && !postgresFolder())
      await report(name, async () => ({ figures: NO_POSTGRES, problems: [] }));
    else await run(report, { short, rounds });
  }
  const width = Math.max(...rows.map(({ name }) => name.length));
  say('');
  for (const { name, figures, problems } of rows) {
    say(
      `${name.padEnd(width)}  ${problems.length > 0 ? 'BROKEN' : 'kept  '}  ${[figures, ...problems].filter(Boolean).join('; ')}`,
    );
  }
  const failed = rows.filter(({ problems }) => problems.length > 0).length;
  return { passed: rows.length - failed, failed };
}
