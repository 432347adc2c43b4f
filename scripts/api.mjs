import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { prepareBackend } from './build.mjs';
import { Failure } from './lib/failure.mjs';
import { filesBelow } from './lib/files.mjs';
import { at, cache, root } from './lib/project.mjs';
import { catchSignals, run, runTool, succeed } from './lib/processes.mjs';
import { step } from './lib/progress.mjs';

const SPEC = 'openapi.json';
const CLIENT = 'frontend/src/api/generated';
/** What Orval makes of the document only together with a library that validates. */
const LENGTHS = `${CLIENT}/lengths`;
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
  mkdirSync(join(project, LENGTHS), { recursive: true });
  const spec = JSON.parse(readFileSync(join(project, SPEC), 'utf8'));
  for (const [operation, lengths] of lengthsOf(spec))
    writeFileSync(
      join(project, LENGTHS, `${operation}.ts`),
      `/** Written by \`npm run api\` from openapi.json. */\nexport const ${operation}Lengths = ${lengths} as const;\n`,
    );
}

/** For each operation that takes texts: how long they may be, as attributes of their fields. */
function lengthsOf({ paths, components }) {
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId, parameters = [], requestBody }) => {
      const body = requestBody?.content['application/json']?.schema;
      const { properties = {} } = body?.$ref ? components.schemas[body.$ref.split('/').at(-1)] : (body ?? {});
      const texts = [...parameters.map(({ name, schema }) => [name, schema]), ...Object.entries(properties)]
        .filter(([, { maxLength }]) => maxLength)
        .map(([name, { minLength, maxLength }]) => [
          name,
          { ...(minLength > 1 && { minLength }), maxLength },
        ]);
      return [operationId, texts];
    })
    .filter(([, texts]) => texts.length > 0)
    .map(([operation, texts]) => [operation, JSON.stringify(Object.fromEntries(texts), null, 2)]);
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
