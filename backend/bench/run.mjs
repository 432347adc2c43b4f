import { availableParallelism } from 'node:os';
import { withPostgres } from '../../scripts/lib/postgres.mjs';
import { api, desk, messages } from './api.mjs';
import { navigation } from './navigation.mjs';
import { pages } from './pages.mjs';
import { plans } from './plans.mjs';
import { costs } from './process.mjs';
import { CLIENT, CONNECTIONS } from './rate.mjs';
import { requests, students, universities, waiting } from './scale.mjs';
import { soak } from './soak.mjs';

/** Each reports rows of the one table. */
const PARTS = {
  api,
  desk,
  messages,
  pages,
  navigation,
  requests,
  waiting,
  students,
  plans,
  universities,
  costs,
  soak,
};
/** Only by name: an hour and more on each database. */
const LONG = [soak];

/**
 * Load and scale against their references, in one run on one machine: only the ratios mean anything elsewhere.
 * PostgreSQL is started here with its own defaults (fsync off, so that the disk decides nothing), or given by its address
 * and then keeps the databases for the next run.
 * Usage: npm run bench [-- part …] [seconds=2] [turns=5] [calls=100] [minutes=60] [only=part of a row's name] [server=postgres://…]
 */
const words = process.argv.slice(2);
const given = Object.fromEntries(
  words.filter((word) => word.includes('=')).map((word) => word.split(/=(.*)/s)),
);
const options = {
  seconds: Number(given.seconds ?? 2),
  turns: Number(given.turns ?? 5),
  calls: Number(given.calls ?? 100),
  minutes: Number(given.minutes ?? 60),
  only: given.only ?? '',
};
const names = words.filter((word) => !word.includes('='));
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}, only ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

let below = 0;
const cell = (value, width = 9) => String(value ?? '').padStart(width);

function report({
  name,
  ours,
  reference,
  small,
  large,
  ratio,
  least,
  most,
  target,
  atMost,
  within,
  value,
  ...row
}) {
  const missed =
    row.missed || (target && ratio < target) || (atMost && ratio > atMost) || (within && large > within);
  if (missed) below++;
  const figures = value
    ? [cell(value, 19)]
    : ours
      ? [cell(reference.toFixed(0)), cell(ours.toFixed(0))]
      : [cell(`${small.toFixed(1)} ms`), cell(`${large.toFixed(1)} ms`)];
  const shown = ratio && ratio.toFixed(2);
  const range = least ? `${least.toFixed(2)}-${most.toFixed(2)}` : '';
  const promise =
    row.promise ?? (target ? `>= ${target}` : atMost ? `<= ${atMost}` : within ? `${within} ms` : '');
  console.log(
    name.padEnd(56),
    ...figures,
    cell(shown, 7),
    cell(range, 12),
    cell(promise, 7),
    missed ? ' missed' : '',
  );
}

async function measure(server) {
  console.log(
    `${availableParallelism()} processors, Node ${process.versions.node}, ${CLIENT}, ${CONNECTIONS} connections, ${options.turns} turns of ${options.seconds} s; p95 of ${options.calls} calls\n`,
  );
  console.log(
    ''.padEnd(56),
    cell('reference'),
    cell('ours'),
    cell('ratio', 7),
    cell('(range)', 12),
    cell('promise', 7),
  );
  for (const [name, part] of Object.entries(PARTS)) {
    if (names.length > 0 ? !names.includes(name) : LONG.includes(part)) continue;
    if (part === requests) console.log(''.padEnd(56), cell('1,000'), cell('1 million'));
    if (part === universities) console.log(''.padEnd(56), cell('1,230'), cell('25,000'));
    await part(report, { server, ...options });
  }
  if (below > 0) process.exitCode = 1;
}

await (given.server ? measure(given.server) : withPostgres(measure));
