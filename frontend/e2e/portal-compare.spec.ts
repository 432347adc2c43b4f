import { expect, test } from './fixtures';
import { expectToast, heart, idsOf, printedPages, signUp } from './portal';

test.use({ reducedMotion: 'reduce' });

const NAMES = [
  'Trinity College Dublin',
  'University of Galway',
  'Harvard University',
  'Comenius University Bratislava',
];

test('four universities stand side by side, fit on one sheet, and are shared with a link that can be revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  const ids = await idsOf(page, ...NAMES);
  await signUp(page, { profile: { gpa: 3.3, budgetUSD: 25000 } });
  await page.goto('/student-portal/search?country=Ireland');
  await page.getByRole('checkbox', { name: `Compare: ${NAMES[0]}` }).check();
  await page.getByRole('checkbox', { name: `Compare: ${NAMES[1]}` }).check();
  await page.getByRole('region', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }).click();
  const table = page.getByRole('table', { name: 'Universities side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('rowheader', { name: 'How it fits you' })).toBeVisible();

  await page.goto(`/student-portal/search?open=compare&compare=${ids.join('-')}`);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  expect(await printedPages(page)).toBe(1);
  const rows = table.getByRole('row');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Show only what differs' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);

  await page.getByRole('button', { name: 'Make a link to share' }).click();
  const link = await page.getByLabel(/^Link to 4 universities, made on/).inputValue();
  expect(link).toMatch(/\/compare\/[\w-]{20,}$/);

  // Somebody else, with the link alone.
  const visitor = await browser.newContext({ baseURL });
  const guest = await visitor.newPage();
  const answer = await guest.goto(link);
  expect(answer!.status()).toBe(200);
  await expect(guest.getByRole('table').getByRole('columnheader')).toHaveCount(4);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Universities side by side');
  await expect(guest.getByText('How it fits you')).toHaveCount(0);
  expect(await guest.locator('meta[name="robots"]').first().getAttribute('content')).toBe('noindex');
  expect(await guest.content()).not.toContain('@example.com</');
  expect(await printedPages(guest)).toBe(1);

  await page.getByRole('button', { name: 'Revoke' }).click();
  await expectToast(page, 'Link revoked', 'It opens nothing any more.');
  await expect(page.getByRole('button', { name: 'Make a link to share' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This comparison is not shared' })).toBeVisible();
  await visitor.close();
});

test('on a phone everything is read without scrolling sideways', async ({ page }) => {
  const ids = await idsOf(page, ...NAMES);
  await signUp(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/student-portal/search?open=compare&compare=${ids.join('-')}`);
  const table = page.getByRole('table', { name: 'Universities side by side' });
  await expect(table.getByRole('rowheader', { name: /^Tuition, differs|^Tuition ?, differs/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(
    table.getByRole('row').filter({ hasText: 'Tuition and living' }).getByRole('cell'),
  ).toHaveCount(4);
});

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, expectedErrors: [/status of 500/] });

    test('a toast leaves the bar with the chosen ones free', async ({ page }) => {
      const ids = await idsOf(page, ...NAMES);
      await signUp(page);
      await page.goto(`/student-portal/search?country=Ireland&compare=${ids.join('-')}`);
      await page.route('**/api/shortlist**', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
      );
      await heart(page, NAMES[0]!).click();
      const bar = page.getByRole('region', { name: 'Comparison' });
      const clear = bar.getByRole('button', { name: 'Clear' });
      // Once both have come to rest.
      await expect
        .poll(async () => {
          const [toast, button] = [
            await page.locator('[data-slot=toast]').boundingBox(),
            await clear.boundingBox(),
          ];
          return (
            toast && button && (toast.y + toast.height <= button.y || button.x + button.width <= toast.x)
          );
        })
        .toBe(true);
      await clear.click();
      await expect(bar).toBeHidden();
    });
  });
