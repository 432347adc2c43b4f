import { isRoot } from './programs.mjs';

/** Pages of one kind, such as universities, beyond this many are like the others. */
const PER_KIND = 12;
const TIMEOUT_MS = 20_000;
/** As many as two cores keep busy. */
const AT_ONCE = 3;

/**
 * Opens the pages in Chromium: nothing may be logged as an error, no other host asked, nothing redirected, and the
 * text must be the server's once the page is alive.
 * @param {string} base the address of the server
 * @param {Iterable<string>} paths of the pages
 * @returns {Promise<{ findings: string[], figures: Record<string, number> }>}
 */
export async function browse(base, paths, executablePath) {
  const findings = [];
  const chosen = someOfEachKind(paths);
  // Loaded here: this file is read before packages are installed.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-background-networking', ...(isRoot() ? ['--no-sandbox'] : [])],
  });
  let requests = 0;
  const waiting = [...chosen];
  const look = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    let path = '';
    const note = (text) => findings.push(`${path}: ${text}`);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        note(`${message.type()} in the console: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    page.on('request', (request) => {
      requests++;
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== base) note(`asks another host: ${request.url()}`);
      if (request.redirectedFrom()) note(`redirected to ${request.url()}`);
    });
    while ((path = waiting.shift())) {
      await page.goto(base + path, { waitUntil: 'load', timeout: TIMEOUT_MS });
      try {
        await page.waitForFunction(isAlive, undefined, { timeout: TIMEOUT_MS });
      } catch {
        note('does not come alive');
        continue;
      }
      const [served, shown] = await page.evaluate(compareTexts);
      if (served !== shown) note(difference(served, shown));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, look));
  } finally {
    await browser.close();
  }
  return { findings, figures: { 'pages in Chromium': chosen.length, requests } };
}

function someOfEachKind(paths) {
  const kinds = new Map();
  return [...paths].filter((path) => {
    const kind = path.slice(0, path.lastIndexOf('/'));
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return kinds.get(kind) <= PER_KIND;
  });
}

/* These two run in the page. */

/** React has taken over the elements, and what that set off has been painted. */
function isAlive() {
  const first = document.querySelector('#root > *');
  if (!first || !Object.keys(first).some((key) => key.startsWith('__reactFiber'))) return false;
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true))));
}

/** The text of the page as the server sends it, and as it stands now. */
async function compareTexts() {
  const textOf = (body) => {
    const root = body.querySelector('#root').cloneNode(true);
    for (const element of root.querySelectorAll('noscript, script, title')) element.remove();
    return root.textContent.replaceAll(/\s+/g, ' ').trim();
  };
  const html = await (await fetch(location.href)).text();
  return [textOf(new DOMParser().parseFromString(html, 'text/html')), textOf(document.body)];
}

function difference(served, shown) {
  let start = 0;
  while (served[start] === shown[start]) start++;
  const part = (text) => JSON.stringify(text.slice(Math.max(0, start - 20), start + 60));
  return `the text changes when the page comes alive: ${part(served)} becomes ${part(shown)}`;
}
