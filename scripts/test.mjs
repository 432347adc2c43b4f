import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './build.mjs';
import { architecture, runChecks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { crawlOwn } from './crawl.mjs';
import { faults } from './faults.mjs';
import { Failure, Interrupted } from './lib/failure.mjs';
import { changesSince, reach } from './lib/changes.mjs';
import { jest } from './lib/jest.mjs';
import { ensurePostgres, postgresFolder, withPostgres } from './lib/postgres.mjs';
import { at, cache } from './lib/project.mjs';
import { catchSignals, runTool } from './lib/processes.mjs';
import { ahead, timed } from './lib/progress.mjs';
import { forgetResults, leftOut, printTable, readReport, saveResults, totals } from './lib/results.mjs';

const suites = {
  backend: backendSuite,
  frontend: frontendSuite,
  postgres: postgresSuite,
  browser: browserSuite,
  crawl: ({ crawl = true }) => (crawl ? crawlOwn() : NOTHING),
  faults: ({ faults: reached = true }, hear = process.stderr.write.bind(process.stderr)) =>
    reached ? faults([], { short: true, say: (line) => hear(`${line}\n`) }) : NOTHING,
};

/**
 * Suites that begin with another and are shown in their own turn. The API's on PostgreSQL waits for its database and for
 * processes half of the time, and takes as long as the two before it, which fill what it leaves of two cores; faults wait
 * most of the time.
 */
const BESIDE = { backend: 'postgres', crawl: 'faults' };

/** Of a suite that the change does not reach. */
const NOTHING = { passed: 0, failed: 0, note: 'out of reach of the change' };
const CHANGED = /^--changed(?:=(.+))?$/;

/**
 * Runs every suite, or those named: `npm test -- backend browser`. With `--changed`, or `--changed=<commit>`, of them the
 * tests that the change since that commit can reach.
 */
export default async function main(args) {
  const known = [...Object.keys(suites), 'architecture'];
  const names = args.filter((arg) => !CHANGED.test(arg));
  const changed = args.map((arg) => CHANGED.exec(arg)).find(Boolean);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Failure(`There is no suite ${unknown.join(', ')}, only ${known.join(', ')}.`);
  const chosen = names.length > 0 ? known.filter((name) => names.includes(name)) : known;

  const release = catchSignals();
  forgetResults('test');
  const start = performance.now();
  let part = {};
  if (changed) {
    const { base, paths } = await changesSince(changed[1]);
    part = { base, ...reach(paths) };
    console.log(`${paths.length} files changed since ${base}`);
  }
  await prepare();
  if (!process.env.DATABASE_URL) await ensurePostgres();
  const results = {};
  const begin = (name, hear) => attempt(async () => suites[name](part, hear));
  const begun = {};
  for (const name of chosen) {
    console.log(`\n== ${name}`);
    const other = BESIDE[name];
    if (chosen.includes(other)) begun[other] = ahead((hear) => begin(other, hear));
    if (name === 'architecture') Object.assign(results, await runChecks(architecture));
    else results[name] = await (begun[name] ?? begin)(name);
  }
  release();

  console.log();
  printTable(results);
  saveResults('test', results);
  const { passed, failed } = totals(results);
  console.log(`${Math.round((performance.now() - start) / 1000)} s in all`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/** A suite that cannot run, or ran nothing, counts as failed. */
async function attempt(suite) {
  const { result, seconds } = await timed(() =>
    suite().catch((error) => {
      if (error instanceof Interrupted) throw error;
      console.error(error instanceof Failure ? error.message : error);
      return { passed: 0, failed: 1, note: error.message.split('\n').at(-1) };
    }),
  );
  const nothing = result.passed + result.failed === 0 && !result.note;
  return { ...result, ...(nothing && { failed: 1, note: 'ran no test' }), seconds };
}

/** On the embedded database: what speaks to none or to this one, and of the API what says that it needs both. */
function backendSuite({ backend }) {
  if (!onServer()) return backendTests({}, backend);
  return backendTests({ TEST_SERVER_TOO: 'yes' }, backend, /\.spec|\.both\./);
}

/** The API on a PostgreSQL server. Where there is none, the suite before has run all of it on the embedded database. */
async function postgresSuite({ backend }, hear) {
  const withServer = onServer();
  if (withServer)
    return withServer((url) =>
      backendTests({ TEST_DATABASE_URL: url }, backend, /e2e-spec/, { name: 'postgres', hear }),
    );
  const note = 'on the embedded database: no DATABASE_URL, and no PostgreSQL server programs here';
  return { passed: 0, failed: 0, note };
}

/** @param files of the tests that are wanted, or none for all */
function backendTests(env, files, pattern = /./, options = {}) {
  if (!files) return jest('backend', env, [pattern.source], options);
  const chosen = files.filter((file) => pattern.test(file));
  return chosen.length > 0
    ? jest('backend', env, ['--runTestsByPath', ...chosen.map((file) => at(file))], options)
    : NOTHING;
}

/** What runs work with the address of a PostgreSQL server, if one is to be had. */
function onServer() {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? (work) => work(DATABASE_URL) : postgresFolder() && withPostgres;
}

async function frontendSuite({ base, articles }) {
  if (!base) return jest('frontend', {});
  const since = ['--changedSince', base, '--passWithNoTests'];
  if (!articles) return orNothing(await jest('frontend', {}, since));
  // Jest does not see who reads the articles, because they are imported by a pattern.
  const content = await jest('frontend', {}, ['src/content']);
  const others = await jest('frontend', {}, [...since, '--testPathIgnorePatterns', 'src/content']);
  return totals({ content, others });
}

const orNothing = (result) => (result.passed + result.failed > 0 ? result : NOTHING);

const inFrontend = (file) => file.replace('frontend/', '');

async function browserSuite({ browser = [], base }) {
  if (base && browser.length === 0) return NOTHING;
  const report = join(cache, 'playwright.json');
  rmSync(report, { force: true });
  const { code } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...browser.map(inFrontend)],
    {
      cwd: at('frontend'),
      env: { CHROME_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      show: true,
    },
  );
  const { stats, errors, suites: files } = readReport(report);
  const failed = stats.unexpected + stats.flaky + errors.length;
  return {
    passed: stats.expected,
    failed: failed || (code ? 1 : 0),
    note: leftOut(stats.skipped),
    broken: files.flatMap(brokenIn),
  };
}

const brokenIn = ({ title, specs = [], suites: inner = [] }) =>
  [
    ...specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky')),
    ...inner.flatMap(brokenIn).map((name) => ({ title: name })),
  ].map((spec) => `${title} › ${spec.title}`);
