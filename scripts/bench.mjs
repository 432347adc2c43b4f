import { prepare } from './build.mjs';
import { at } from './lib/project.mjs';
import { catchSignals, run } from './lib/processes.mjs';

/** Load and scale measurements against their references; see backend/bench. */
export default async function main(args) {
  const release = catchSignals();
  await prepare();
  const { code } = await run(process.execPath, [at('backend/bench/run.mjs'), ...args], { show: true });
  process.exitCode = code;
  release();
}
