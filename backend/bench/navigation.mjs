import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { isRoot } from '../../scripts/lib/programs.mjs';
import { median } from './rate.mjs';
import { started } from './started.mjs';

const AT_MOST_MS = 120;
/** From where, and the address of the link that is followed. */
const WAYS = [
  ['/', '/services'],
  ['/services', '/services/visa-guidance'],
  ['/services', '/resources/university-rankings'],
  ['/resources/blog', '/resources/blog/budget-for-a-year-abroad'],
  ['/country/canada', '/country/germany'],
  ['/country/canada/universities', '/universities/university-of-toronto'],
];

/** From the press on a link, which the pointer has rested on for a tenth of a second, to the frame that shows its page. */
export async function navigation(report, { turns }) {
  const { child, url } = await started('ours.mjs');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: isRoot() ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    for (const [from, to] of WAYS) {
      const times = [];
      for (let turn = 0; turn < turns; turn++) {
        await page.goto(url + from, { waitUntil: 'networkidle' });
        const link = page.locator(`main a[href='${to}'], footer a[href='${to}'], header a[href='${to}']`);
        times.push(await follow(page, link.filter({ visible: true }).first()));
      }
      const value = median(times);
      report({ name: `shows ${to}`, value: `${Math.round(value)} ms`, missed: value > AT_MOST_MS });
    }
  } finally {
    await browser.close();
    child.kill();
  }
}

/** @returns milliseconds */
async function follow(page, link) {
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(100);
  await page.evaluate(() => {
    const heading = document.querySelector('h1')?.textContent;
    window.shown = new Promise((resolve) => {
      window.addEventListener('pointerdown', ({ timeStamp }) => {
        const look = () =>
          document.querySelector('h1') && document.querySelector('h1').textContent !== heading
            ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            : requestAnimationFrame(look);
        look();
      });
    });
  });
  await link.click();
  return page.evaluate(() => window.shown);
}
