import { existsSync } from 'node:fs';
import { Failure } from './lib/failure.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { run, runTool } from './lib/processes.mjs';
import { findProgram, isExecutable, isRoot } from './lib/programs.mjs';
import { step } from './lib/progress.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

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
    for (const path of [...NAMES.map((name) => findProgram(name)), chromium.executablePath()]) {
      if (path && (await runs(path))) return path;
    }
  };
  let found = await find();
  for (const install of [installWithPlaywright, installWithApt]) found ??= (await install(), await find());
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
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing Chromium through apt', async () => {
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], { env });
  });
}
