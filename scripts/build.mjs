import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash, filesBelow, touchHash } from './lib/files.mjs';
import { withLock } from './lib/lock.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { at, cache } from './lib/project.mjs';
import { catchSignals, run, runTool, succeed } from './lib/processes.mjs';
import { step } from './lib/progress.mjs';

const PAGES = join('frontend', 'dist', 'pages');
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.ico']);
const SMALLEST_COMPRESSED = 256;

/** What is built, from what, to where. `hash` covers everything that the result depends on. */
const backend = {
  name: 'backend',
  hash: () =>
    inputs('backend/src', 'backend/tsconfig.json', 'backend/tsconfig.build.json', 'backend/package.json'),
  made: () => touchHash(['backend/dist'], (path) => path.endsWith('.tsbuildinfo')),
  build: buildBackend,
};
const frontend = {
  name: 'frontend',
  hash: () =>
    inputs(
      ...[
        'src',
        'public',
        'index.html',
        'vite.config.ts',
        'markdown.ts',
        'shared-facts.ts',
        'tsconfig.json',
        'package.json',
      ].map(inFrontend),
    ),
  made: () => touchHash(['frontend/dist', 'frontend/dist-ssr'], (path) => path === PAGES),
  build: buildFrontend,
};
const pages = {
  name: 'pages',
  hash: () => backend.hash() + frontend.hash(),
  made: () => touchHash([PAGES]),
  build: () =>
    succeed(
      'The pages could not be rendered.',
      run(process.execPath, [at('backend/dist/site/write-prerendered.js')]),
    ),
};

export default async function main() {
  const release = catchSignals();
  await prepare();
  release();
  console.log('Everything is built.');
}

/** Packages installed and everything built, as the sources are now. */
export const prepare = () => prepareParts('Building the site', [backend, frontend], [pages]);

/** Packages installed and the backend built. */
export const prepareBackend = () => prepareParts('Building the backend', [backend]);

function prepareParts(label, ...stages) {
  return withLock(async () => {
    await ensurePackages();
    if (stages.flat().every(upToDate)) return;
    await step(label, async () => {
      for (const stage of stages) await Promise.all(stage.filter((part) => !upToDate(part)).map(make));
    });
  });
}

const inFrontend = (path) => `frontend/${path}`;
const inputs = (...paths) =>
  contentHash([...paths, 'scripts/build.mjs', 'package-lock.json'], process.versions.node.split('.')[0]);
const stamp = ({ name }) => join(cache, `built-${name}`);

function upToDate(part) {
  try {
    return readFileSync(stamp(part), 'utf8') === `${part.hash()} ${part.made()}`;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

async function make(part) {
  rmSync(stamp(part), { force: true });
  // Taken first: what changes during the build counts as not built.
  const hash = part.hash();
  await part.build();
  writeFileSync(stamp(part), `${hash} ${part.made()}`);
}

async function buildBackend() {
  rmSync(at('backend/dist'), { recursive: true, force: true });
  await succeed(
    'The backend does not compile.',
    runTool('typescript/bin/tsc', ['-p', at('backend/tsconfig.build.json'), '--pretty', 'false']),
  );
}

async function buildFrontend() {
  const vite = (...args) =>
    succeed(
      'The frontend does not build.',
      runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args], {
        cwd: at('frontend'),
        env: { NODE_ENV: 'production' },
      }),
    );
  await Promise.all([vite(), vite('--ssr', 'src/entry-server.tsx', '--outDir', 'dist-ssr')]);
  await compressFiles();
}

/** Puts a .br and a .gz beside every text file that they make smaller, so that the server compresses nothing. */
async function compressFiles() {
  const files = filesBelow(['frontend/dist']).filter(
    (file) => TEXT.has(extname(file)) && statSync(at(file)).size >= SMALLEST_COMPRESSED,
  );
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(at(file));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      const compressed = {
        br: await promisify(brotliCompress)(content, { params }),
        gz: await promisify(gzip)(content, { level: 9 }),
      };
      for (const [ending, smaller] of Object.entries(compressed))
        if (smaller.length < content.length) writeFileSync(at(`${file}.${ending}`), smaller);
    }),
  );
}
