import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { assertFresh } from './api.mjs';
import { prepare } from './build.mjs';
import { assertMailLayoutFresh } from './mail-layout.mjs';
import { assertBudgets } from './lib/budgets.mjs';
import { assertDeployment } from './lib/deployment.mjs';
import { Failure, Interrupted } from './lib/failure.mjs';
import { assertImportDirections } from './lib/import-directions.mjs';
import { jest } from './lib/jest.mjs';
import { assertNoMachinePaths } from './lib/machine-paths.mjs';
import { at } from './lib/project.mjs';
import { assertLicences, assertNoKnownVulnerabilities } from './lib/packages-audit.mjs';
import { catchSignals, runTool, succeed } from './lib/processes.mjs';
import { timed } from './lib/progress.mjs';
import { forgetResults, printTable, saveResults, totals } from './lib/results.mjs';
import { exampleSettings } from './lib/settings.mjs';
import { assertSpecificationLints } from './lib/specification.mjs';

const tool = (file, args, options) => () => succeed('', runTool(file, args, options));
const types = (project) => tool('typescript/bin/tsc', ['-p', at(project), '--noEmit', '--pretty', 'false']);

/** Each passes or throws what is wrong. The slow ones come first. */
const checks = {
  'migrations match entities': assertMigrationsMatchEntities,
  'types, backend': types('backend'),
  'types, frontend': types('frontend'),
  'types, browser journeys': types('frontend/e2e'),
  'specification and client are fresh': assertFresh,
  'specification lints': assertSpecificationLints,
  'template of the mails is fresh': assertMailLayoutFresh,
  format: tool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  'import directions': assertImportDirections,
  'dead code': tool('knip/bin/knip.js', ['--no-progress']),
  lint: tool('oxlint/bin/oxlint', ['--deny-warnings']),
  'settings are documented': assertSettingsAreDefaults,
  'files for Docker': assertDeployment,
  'no paths of one machine': assertNoMachinePaths,
  'weight of the pages': assertBudgets,
  'licences of what is deployed': assertLicences,
  'known vulnerabilities': assertNoKnownVulnerabilities,
};

/** What `npm test` runs, too: the checks of how the parts fit together. */
export const architecture = [
  'import directions',
  'specification and client are fresh',
  'template of the mails is fresh',
  'settings are documented',
  'files for Docker',
];

/** @param args `after-test` leaves out what `npm test` has just found out */
export default async function main([only]) {
  const tested = only === 'after-test' ? [...architecture, 'migrations match entities'] : [];
  const release = catchSignals();
  forgetResults('check');
  const start = performance.now();
  await prepare();
  const results = await runChecks(Object.keys(checks).filter((name) => !tested.includes(name)));
  release();
  console.log();
  printTable(results);
  saveResults('check', results);
  const { passed, failed } = totals(results);
  console.log(`${Math.round((performance.now() - start) / 1000)} s in all`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/** Runs checks side by side. @returns their results by name */
export async function runChecks(names) {
  const results = Object.fromEntries(names.map((name) => [name, undefined]));
  const waiting = [...names];
  const worker = async () => {
    for (let name; (name = waiting.shift());) results[name] = await attempt(name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

async function attempt(name) {
  const { result, seconds } = await timed(() =>
    checks[name]().then(
      () => ({ passed: 1, failed: 0 }),
      (error) => {
        if (error instanceof Interrupted) throw error;
        console.error(`\n== ${name}\n${error instanceof Failure ? error.message : error.stack}`);
        return { passed: 0, failed: 1 };
      },
    ),
  );
  return { ...result, seconds };
}

/** One test of the backend, by its name; that it ran is part of the check. */
async function assertMigrationsMatchEntities() {
  const { passed, failed } = await jest('backend', {}, [
    'database',
    '-t',
    'has the schema that the entities state',
  ]);
  if (passed === 0 || failed > 0) throw new Failure('The test of the schema failed or did not run.');
}

/** The values in .env.example are the ones in force without it; a test of the backend compares the names. */
async function assertSettingsAreDefaults() {
  const { loadConfig } = await import(at('backend/dist/config/config.js'));
  if (isDeepStrictEqual(loadConfig(exampleSettings()), loadConfig({}))) return;
  throw new Failure('.env.example gives a value that is not the default.');
}
