import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { prepareBackend } from './build.mjs';
import { Failure } from './lib/failure.mjs';
import { filesBelow } from './lib/files.mjs';
import { at, cache, root } from './lib/project.mjs';
import { catchSignals, run, runTool, succeed } from './lib/processes.mjs';
import { step } from './lib/progress.mjs';

const SPEC = 'openapi.json';
const CLIENT = 'frontend/src/api/generated';
/** What Orval reads besides the document. */
const SOURCES = [
  'package.json',
  'frontend/orval.config.ts',
  'frontend/package.json',
  'frontend/tsconfig.json',
  'frontend/src/api/http.ts',
  'frontend/src/api/list-page.ts',
  'frontend/src/api/file.ts',
];

/** Writes openapi.json from the backend's classes and the client from openapi.json; with --check only compares. */
export default async function main([option]) {
  const release = catchSignals();
  await prepareBackend();
  if (option === '--check') await assertFresh();
  else await step('Writing openapi.json and the client', () => generate(root));
  release();
}

async function generate(project) {
  await succeed(
    'The API document could not be written.',
    run(process.execPath, [at('backend/dist/write-openapi.js'), join(project, SPEC)]),
  );
  await succeed(
    'The client could not be generated.',
    runTool('orval/dist/bin/orval.mjs', ['--config', 'orval.config.ts'], { cwd: join(project, 'frontend') }),
  );
}

/** @throws Failure naming the committed files that differ from what the sources give */
export async function assertFresh() {
  // Inside the project, so that the generator finds its packages.
  const copy = join(cache, 'api-check');
  rmSync(copy, { recursive: true, force: true });
  for (const file of SOURCES) cpSync(at(file), join(copy, file));
  mkdirSync(join(copy, CLIENT), { recursive: true });
  await generate(copy);

  const inCopy = (path) => relative(root, join(copy, path));
  const expected = contents([inCopy(SPEC), inCopy(CLIENT)], copy);
  const committed = contents([SPEC, CLIENT], root);
  const stale = [...new Set([...expected.keys(), ...committed.keys()])].filter(
    (file) => !expected.get(file)?.equals(committed.get(file) ?? Buffer.alloc(0)),
  );
  if (stale.length > 0) throw new Failure(`Stale, run "npm run api":\n${stale.join('\n')}`);
}

/** The files' contents by their path below `base`. */
const contents = (paths, base) =>
  new Map(filesBelow(paths).map((file) => [relative(base, at(file)), readFileSync(at(file))]));
