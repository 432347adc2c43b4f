import { expect, test } from './fixtures';
import { card, expectToast, heart, idsOf, printedPages, savedBy, signUp } from './portal';
import { expectToFit } from './sound';

test.use({ reducedMotion: 'reduce' });

const TRINITY = 'Trinity College Dublin';
const CORK = 'University College Cork';

test('what is saved under a field stands in the table, and can be taken away and brought back', async ({
  page,
}) => {
  const username = await signUp(page);
  await page.goto('/student-portal/shortlist');
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Search universities' }).click();
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Field of study').selectOption('Education');
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Country').selectOption('Ireland');
  await heart(page, TRINITY, 'Education').click();
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Field of study').selectOption('All fields');
  await expect(card(page, TRINITY)).toContainText('Saved under Education');
  await heart(page, TRINITY).click();
  await heart(page, CORK).click();
  const [trinity, cork] = await idsOf(page, TRINITY, CORK);
  await expect.poll(() => savedBy(page, username)).toHaveLength(3);
  expect((await savedBy(page, username)).sort()).toEqual(
    [`${trinity} Education`, `${trinity} General Interest`, `${cork} General Interest`].sort(),
  );

  await page.getByRole('checkbox', { name: 'Shortlist only' }).check();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'My Shortlist' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(CORK);
  await expect(rows.nth(1).getByRole('list', { name: 'Programs' }).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: `Remove ${TRINITY}, Education` }).click();
  await expect(rows).toHaveCount(3);
  await expect.poll(() => savedBy(page, username)).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(4);
  await expect.poll(() => savedBy(page, username)).toHaveLength(3);

  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(rows.nth(1)).toContainText(TRINITY);
  expect(await printedPages(page)).toBe(1);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expectToFit(page, 'the shortlist in text twice as large');
});

test('two presses in a hurry end where they began, three do not', async ({ page }) => {
  const username = await signUp(page);
  await page.route('**/api/shortlist**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/student-portal/search?country=Ireland');
  await heart(page, TRINITY).dblclick();
  await expect(heart(page, TRINITY)).toHaveAttribute('aria-pressed', 'false');
  await heart(page, CORK).click({ clickCount: 3 });
  await expect(heart(page, CORK)).toHaveAttribute('aria-pressed', 'true');
  const [cork] = await idsOf(page, CORK);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => savedBy(page, username)).toEqual([`${cork} General Interest`]);
  await page.reload();
  await expect(heart(page, CORK)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, TRINITY)).toHaveAttribute('aria-pressed', 'false');
});

test('two tabs of one student follow each other', async ({ page, context }) => {
  const username = await signUp(page);
  await page.goto('/student-portal/search?country=Ireland');
  await expect(heart(page, TRINITY)).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/student-portal/search?country=Ireland');
  await expect(heart(other, TRINITY)).toBeEnabled();

  await heart(page, TRINITY).click();
  await expect(heart(other, TRINITY)).toHaveAttribute('aria-pressed', 'true');
  await heart(other, TRINITY).click();
  await expect(heart(page, TRINITY)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => savedBy(page, username)).toEqual([]);

  // Both press at once: the same wish twice is one entry.
  await Promise.all([heart(page, CORK).click(), heart(other, CORK).click()]);
  await page.waitForLoadState('networkidle');
  const pressed = async (tab: typeof page) =>
    (await heart(tab, CORK).getAttribute('aria-pressed')) === 'true';
  await expect
    .poll(async () => {
      const [first, second, saved] = await Promise.all([
        pressed(page),
        pressed(other),
        savedBy(page, username),
      ]);
      return first === second && first === (saved.length === 1);
    })
    .toBe(true);
});

test.describe('when the server does not take it', () => {
  test.use({ expectedErrors: [/status of 503|ERR_INTERNET_DISCONNECTED/] });

  test('the heart goes back, and the student is told', async ({ page, context }) => {
    const ids = await idsOf(page, CORK);
    const username = await signUp(page, { saved: [[ids[0]!, 'General Interest']] });
    await page.goto('/student-portal/search?country=Ireland');
    await expect(heart(page, CORK)).toHaveAttribute('aria-pressed', 'true');
    await page.route('**/api/shortlist**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await heart(page, TRINITY).click();
    await expectToast(page, 'Error', 'Failed to add university to shortlist');
    await expect(heart(page, TRINITY)).toHaveAttribute('aria-pressed', 'false');

    await context.setOffline(true);
    await heart(page, CORK).click();
    await expectToast(page, 'Error', 'Failed to remove university from shortlist');
    await expect(heart(page, CORK)).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    expect(await savedBy(page, username)).toHaveLength(1);
  });

  test('a shortlist that cannot be fetched says so, and the hearts wait for it', async ({ page }) => {
    await signUp(page);
    await page.route('**/shortlist', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/student-portal/search?country=Ireland');
    await expect(page.getByText('Failed to fetch shortlist')).toBeVisible();
    await expect(heart(page, TRINITY)).toBeDisabled();
    await page.getByRole('link', { name: 'My Shortlist' }).click();
    await expect(page.getByRole('heading', { name: 'Failed to fetch shortlist' })).toBeVisible();
    await page.unroute('**/shortlist');
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  });
});
