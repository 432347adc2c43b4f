import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from './fixtures';
import { expectNoShift } from './sound';

test.use({ reducedMotion: 'reduce' });

test('nothing moves while the fonts are late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await sleep(700);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expectNoShift(page);
});

test('nothing moves when something looks at the page before its styles are there', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    await page.waitForFunction(() => document.body?.offsetHeight);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expectNoShift(page);
});

/** Bytes that a slow connection brings between two frames, and of the body so many as hold the first view. */
const PIECE = 400;
const SLOW = 40_000;

test.describe('a page that arrives piece by piece', () => {
  test.use({
    /** The server behind a slow connection. */
    baseURL: async ({ baseURL }, provide) => {
      const slow = createServer(async ({ url, headers }, reply) => {
        const answer = await fetch(baseURL + url!, { headers: { accept: headers.accept ?? '*/*' } });
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type')!;
        reply.writeHead(answer.status, { 'content-type': type });
        let at = Math.max(0, body.indexOf('<body'));
        reply.write(body.subarray(0, at));
        for (const end = type.startsWith('text/html') ? at + SLOW : 0; at < end; at += PIECE) {
          reply.write(body.subarray(at, at + PIECE));
          await sleep(16);
        }
        reply.end(body.subarray(at));
      });
      await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
      await provide(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`);
      slow.closeAllConnections();
      slow.close();
    },
  });

  for (const width of [390, 1280])
    test(`does not move, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/country/canada', '/services/visa-guidance']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectNoShift(page);
      }
    });
});
