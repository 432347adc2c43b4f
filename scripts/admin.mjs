import { pathToFileURL } from 'node:url';
import { prepareBackend } from './build.mjs';
import { at } from './lib/project.mjs';
import { catchSignals } from './lib/processes.mjs';

/** Makes, lists and revokes tokens of persons; without arguments it says how. */
export default async function main(args) {
  const release = catchSignals();
  await prepareBackend();
  release();
  process.argv = [process.execPath, at('backend/dist/admin-command.js'), ...args];
  await import(pathToFileURL(process.argv[1]).href);
}
