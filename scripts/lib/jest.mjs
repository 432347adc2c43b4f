import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { at, cache } from './project.mjs';
import { runTool } from './processes.mjs';
import { leftOut, readReport } from './results.mjs';
import { noSettings } from './settings.mjs';

/** A test that leaves something open keeps Jest from ending; a busy machine is only slow. */
const TIMEOUT_MS = 40 * 60_000;

/**
 * Runs the tests of a workspace, without any setting from outside.
 * @param name of the report, where two runs of one workspace go side by side
 * @param hear gets what a person reads; without it the terminal does
 */
export async function jest(workspace, env, args = [], { name = workspace, hear } = {}) {
  const report = join(cache, `jest-${name}.json`);
  rmSync(report, { force: true });
  const { code } = await runTool('jest/bin/jest.js', ['--json', `--outputFile=${report}`, ...args], {
    cwd: at(workspace),
    env: {
      ...noSettings(),
      NODE_ENV: 'test',
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      TEST_DATABASE_URL: '',
      ...env,
    },
    timeout: TIMEOUT_MS,
    // What a person reads comes on the error stream, the report once more on the other.
    stdio: ['ignore', 'ignore', hear ? 'pipe' : 'inherit'],
    hear,
  });
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults } =
    readReport(report);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const broken = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, assertionResults }) => {
      const names = assertionResults.filter(({ status }) => status === 'failed').map((each) => each.fullName);
      return (names.length > 0 ? names : ['does not run']).map((test) => `${basename(file)}: ${test}`);
    });
  return {
    passed: numPassedTests,
    failed: failed || (code ? 1 : 0),
    note: leftOut(numPendingTests),
    broken,
  };
}
