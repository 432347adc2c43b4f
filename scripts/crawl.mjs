import { rmSync } from 'node:fs';
import { prepare } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { browse } from './lib/browsing.mjs';
import { crawl } from './lib/crawling.mjs';
import { Failure } from './lib/failure.mjs';
import { freePort } from './lib/postgres.mjs';
import { catchSignals } from './lib/processes.mjs';
import { timed } from './lib/progress.mjs';
import { seededFolder } from './lib/seeded-folder.mjs';
import { startServer } from './lib/server.mjs';

const PUBLIC_URL = 'https://www.example.com';
/** A crawl that saw fewer pages saw nothing. */
const LEAST_PAGES = 35;

/** `node scripts/run.cjs crawl [address]`: is every page found, whole and sound? Without an address, of a server of its own. */
export default async function main([address]) {
  const release = catchSignals();
  await prepare();
  const { failed } = address ? await crawlAt(new URL(address).origin) : await crawlOwn();
  release();
  if (failed > 0) throw new Failure(`${failed} things to mend.`);
}

/** Crawls the built site on an empty database. */
export async function crawlOwn() {
  const dataDir = await seededFolder('crawl-');
  let server;
  try {
    const PORT = String(await freePort());
    server = await startServer({ DATA_DIR: dataDir, PUBLIC_URL, PORT, RATE_LIMIT: 'off' });
    return await crawlAt(server.url);
  } finally {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function crawlAt(base) {
  const plain = await timed(() => crawl(base));
  const { pages } = plain.result;
  if (pages.size < LEAST_PAGES) plain.result.findings.push(`Only ${pages.size} pages were found.`);
  show('Without JavaScript', plain);
  const executable = await ensureChromium();
  // What runs in the browser only, the portal and the staff desk, says nothing before.
  const whole = [...pages.keys()].filter((path) => !pages.get(path).shell);
  const alive = await timed(() => browse(base, whole, executable));
  show('In Chromium', alive);
  const findings = [...plain.result.findings, ...alive.result.findings];
  for (const finding of findings) console.log(`  ${finding}`);
  console.log(findings.length > 0 ? `${findings.length} findings` : 'Nothing found.');
  return { passed: pages.size, failed: findings.length };
}

function show(title, { result, seconds }) {
  const figures = Object.entries(result.figures).map(([what, count]) => `${count} ${what}`);
  console.log(`${title}: ${figures.join(', ')}; ${seconds} s`);
}
