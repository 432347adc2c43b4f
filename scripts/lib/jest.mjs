import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { at, cache } from './project.mjs';
import { runTool } from './processes.mjs';
import { leftOut, readReport } from './results.mjs';
import { noSettings } from './settings.mjs';

/** A test that leaves something open keeps Jest from ending; a busy machine is only slow. */
const TIMEOUT_MS = 40 * 60_000;

/** Runs the tests of a workspace, without any setting from outside. */
export async function jest(workspace, env, args = []) {
  const report = join(cache, `jest-${workspace}.json`);
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
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = readReport(report);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed || (code ? 1 : 0), note: leftOut(numPendingTests) };
}
