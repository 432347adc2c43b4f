import type { Page } from '@playwright/test';
import { card, LIST, names, open, nextPoll, searchFor, statusOf, store, toast } from './desk';
import { ADMIN_TOKEN, expect, test } from './fixtures';
import { expectSound, expectToFit, expectToFitAt } from './sound';

test('a change is undone from the toast, and from the panel of the request', async ({ page, request }) => {
  const email = await store(request, ['Undo Person']);
  await open(page, searchFor(email));
  await statusOf(page, 'Undo Person').selectOption('contacted');
  await expect(toast(page, 'Status Updated')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone. Undo Person: contacted to new.', { exact: true })).toBeVisible();
  await expect(statusOf(page, 'Undo Person')).toHaveValue('new');
  await expect(card(page, 'Undo Person').getByText(/^2[34] h left$/)).toBeVisible();

  await page.getByRole('link', { name: 'Undo Person' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Completed', exact: true }).click();
  await panel.getByRole('button', { name: 'Undo the change to completed' }).click();
  await expect(panel.getByRole('button', { name: 'New', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(panel.getByText('changed the status from completed to new')).toBeVisible();
});

test('of two colleagues the slower one is shown what the faster one did', async ({
  browser,
  baseURL,
  request,
}) => {
  const email = await store(request, ['Wanted Twice']);
  const [first, second] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ baseURL })).newPage()),
  );
  for (const page of [first!, second!]) {
    await open(page, searchFor(email));
    await expect(statusOf(page, 'Wanted Twice')).toHaveValue('new');
  }
  await statusOf(first!, 'Wanted Twice').selectOption('contacted');
  await expect(toast(first!, 'Status Updated')).toBeVisible();
  await statusOf(second!, 'Wanted Twice').selectOption('scheduled');
  const dialog = second!.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(dialog).toContainText(/“contacted” now\. Office set it so on .+, \d\d:\d\d IST/);
  await expect(toast(second!, 'Update Failed')).toBeAttached();
  await expect(
    second!.getByText('Failed to update consultation request status.', { exact: true }),
  ).toBeAttached();
  await dialog.getByRole('button', { name: 'Keep contacted' }).click();
  await expect(statusOf(second!, 'Wanted Twice')).toHaveValue('contacted');

  await statusOf(first!, 'Wanted Twice').selectOption('completed');
  await expect(first!.getByText('Wanted Twice: contacted to completed.', { exact: true })).toBeVisible();
  await statusOf(second!, 'Wanted Twice').selectOption('scheduled');
  await dialog.getByRole('button', { name: 'Set to scheduled all the same' }).click();
  await expect(statusOf(second!, 'Wanted Twice')).toHaveValue('scheduled');
  for (const page of [first!, second!]) await page.context().close();
});

test('polling shows a colleague’s change and new requests without moving what is read', async ({
  browser,
  baseURL,
  request,
  page,
}) => {
  const email = await store(request, ['First Asked', 'Second Asked']);
  await page.clock.install();
  await open(page, searchFor(email));
  await card(page, 'First Asked').getByRole('link', { name: 'First Asked' }).click();
  await expect(page.getByRole('complementary')).toBeVisible();
  await nextPoll(page);

  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await open(colleague, searchFor(email));
  await statusOf(colleague, 'Second Asked').selectOption('scheduled');
  await expect(toast(colleague, 'Status Updated')).toBeVisible();
  await colleague.context().close();
  const data = { name: 'Third Asked', email, phone: '+91 90000 12345' };
  expect((await request.post('/api/consultation-requests', { data })).status()).toBe(201);

  await nextPoll(page);
  await expect(page.getByRole('button', { name: '1 new request' })).toBeVisible();
  await expect(statusOf(page, 'Second Asked')).toHaveValue('scheduled');
  expect(await names(page)).toEqual(['Second Asked', 'First Asked']);
  await page.getByRole('button', { name: '1 new request' }).click();
  await expect.poll(() => names(page)).toEqual(['Third Asked', 'Second Asked', 'First Asked']);
  await expect(card(page, 'Third Asked').getByRole('link', { name: 'Third Asked' })).toBeFocused();
});

test('several are changed together, taken back together, and saved as a file', async ({ page, request }) => {
  const email = await store(request, ['Bulk A', 'Bulk B', 'Bulk C']);
  await open(page, searchFor(email));
  await page.getByRole('checkbox', { name: 'Select Bulk A' }).check();
  const bar = page.getByRole('region', { name: 'Selected requests' });
  await bar.getByRole('button', { name: 'Select all shown' }).click();
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Scheduled' }).click();
  await expect(page.getByText('3 requests to scheduled.', { exact: true })).toBeVisible();
  for (const name of ['Bulk A', 'Bulk B', 'Bulk C'])
    await expect(statusOf(page, name)).toHaveValue('scheduled');
  await page.getByRole('button', { name: 'Undo: 3 requests to scheduled.' }).click();
  for (const name of ['Bulk A', 'Bulk B', 'Bulk C']) await expect(statusOf(page, name)).toHaveValue('new');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^consultation-requests-[\d-]+\.csv$/);
  await expect(toast(page, 'File saved')).toBeVisible();
});

test('the list loads on as it is scrolled', async ({ page, request }) => {
  test.setTimeout(90_000);
  const email = await store(
    request,
    Array.from({ length: 60 }, (_, i) => `Scroll ${i + 1}`),
  );
  await open(page, searchFor(email));
  await expect(page.getByRole('article')).toHaveCount(50);
  await card(page, 'Scroll 12').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();

  // The bar of the selected moves no card, and neither it nor the one above the list lies over what has the keyboard.
  const box = card(page, 'Scroll 30').getByRole('checkbox');
  // In the middle of the window nothing scrolls it; cards that are drawn as they come into view move it a little first.
  await box.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  let before = await box.boundingBox();
  await expect(async () => {
    const earlier = before;
    before = await box.boundingBox();
    expect(before).toEqual(earlier);
  }).toPass();
  await box.check();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
  for (const key of [...Array(20).fill('Shift+Tab'), ...Array(20).fill('Tab')] as string[]) {
    await page.keyboard.press(key);
    const covering = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { x, y, width } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + 5);
      return focused.closest('article')?.contains(seen) === false && (seen?.outerHTML ?? 'the window');
    });
    expect(covering).toBe(false);
  }
});

test('the list fits a window that has become narrower, and larger text', async ({ page, request }) => {
  const email = await store(
    request,
    Array.from({ length: 20 }, (_, i) => `Turned ${i + 1}`),
  );
  await page.setViewportSize({ width: 800, height: 390 });
  await open(page, searchFor(email));
  await card(page, 'Turned 3').scrollIntoViewIfNeeded();
  for (const [size, width] of [
    ['16px', 320],
    ['24px', 390],
    ['32px', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    await expectToFit(page, `${size} at ${width} px`);
  }
});

test('a whole working day without a mouse', async ({ page, request }) => {
  const email = await store(request, ['Key Three', 'Key Two', 'Key One']);
  await page.goto('/admin');
  await page.getByLabel('Admin token').focus();
  await page.keyboard.type(ADMIN_TOKEN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(email);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect.poll(() => names(page)).toEqual(['Key One', 'Key Two', 'Key Three']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Key One' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('2');
  await expect(statusOf(page, 'Key Two')).toHaveValue('contacted');
  await expect(toast(page, 'Status Updated')).toBeVisible();
  await page.keyboard.press('u');
  await expect(statusOf(page, 'Key Two')).toHaveValue('new');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: 'Key Two' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { name: 'Key Three' })).toBeFocused();
  await page.keyboard.press('4');
  await expect(panel.getByRole('button', { name: 'Completed', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await panel.getByLabel('Internal note').focus();
  await page.keyboard.type('Told about 3 intakes, x and j too');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Note saved')).toBeVisible();
  await expect(panel.getByText('Told about 3 intakes, x and j too')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Completed', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await panel.getByRole('button', { name: 'Close request' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: 'Key Three' })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test.describe('the server away', () => {
  test.use({ expectedErrors: [/status of 503|ERR_INTERNET_DISCONNECTED/] });

  test('shows Server Error, keeps what was open, and heals by itself', async ({ page, request }) => {
    const email = await store(request, ['Outage Person']);
    await page.clock.install();
    await open(page, searchFor(email));
    await page.getByRole('link', { name: 'Outage Person' }).click();
    await page.getByLabel('Internal note').fill('Half a sentence');
    await page.route(`**${LIST}?**`, (route) => route.fulfill({ status: 503, body: '{}' }));
    await nextPoll(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Server Error' })).toBeVisible();
    await expect(page.getByText(/^Unable to load consultation requests/)).toBeVisible();
    const retried = page.waitForResponse(`**${LIST}?**`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await retried;
    await expect(page.getByRole('heading', { level: 1, name: 'Server Error' })).toBeVisible();
    await page.unroute(`**${LIST}?**`);
    await nextPoll(page);
    await expect(page.getByLabel('Internal note')).toHaveValue('Half a sentence');
  });

  test('without a connection a change is rolled back, and a request opens with what the list knows', async ({
    page,
    request,
    context,
  }) => {
    const email = await store(request, ['Offline Person']);
    await open(page, searchFor(email));
    await expect(statusOf(page, 'Offline Person')).toHaveValue('new');
    await context.setOffline(true);
    await statusOf(page, 'Offline Person').selectOption('completed');
    await expect(toast(page, 'Update Failed')).toBeVisible();
    await expect(
      page.getByText('Failed to update consultation request status.', { exact: true }),
    ).toBeVisible();
    await expect(statusOf(page, 'Offline Person')).toHaveValue('new');

    await page.getByRole('link', { name: 'Offline Person' }).click();
    const panel = page.getByRole('complementary');
    await expect(panel.getByRole('heading', { name: 'Offline Person' })).toBeFocused();
    await expect(panel.getByText('This request could not be loaded')).toBeVisible();
    await context.setOffline(false);
    // Before the next poll, which comes after 15 s.
    await expect(panel.getByText('This request could not be loaded')).toBeHidden({ timeout: 10_000 });
  });
});

test.describe('a token revoked meanwhile', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('ends the session with the next change', async ({ page, request }) => {
    const email = await store(request, ['Revoked Person']);
    await open(page, searchFor(email));
    await expect(statusOf(page, 'Revoked Person')).toHaveValue('new');
    await page.route('**/status', (route) => route.fulfill({ status: 401, body: '{}' }));
    await statusOf(page, 'Revoked Person').selectOption('contacted');
    await expect(toast(page, 'Session Expired')).toBeVisible();
    await expect(page.getByText('Please log in again.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText('Unauthorized - invalid token')).toBeVisible();
  });
});

/**
 * The size of targets aside: axe measures what the panel or a bar of buttons leaves of those under it, and the bars of
 * the days, whose links stand in the table below them, too.
 */
async function expectDeskSound(page: Page, what: string, others: readonly number[]) {
  await expectToFitAt(page, what, others);
  await expectSound(page, what, ['target-size']);
}

test.describe('the desk is sound', () => {
  test.use({ reducedMotion: 'reduce', expectedErrors: [/status of (401|409|503)/] });

  for (const [width, ...others] of [[320, 390], [1440]] as const)
    test(`in any state at ${[width, ...others].join(', ')} px`, async ({ page, request }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 844 });
      const person = '<b>Axe & Person</b>';
      const email = await store(request, [person, 'A Person with a Name that Does Not Want to End Anywhere']);
      await open(page, searchFor(email));
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.getByRole('button', { name: 'More filters' }).click();
      await page.getByRole('checkbox').first().check();
      await expectDeskSound(page, 'list', others);
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectDeskSound(page, 'shortcuts', others);
      await page.keyboard.press('Escape');

      // Changed by a colleague meanwhile.
      const headers = { 'admin-token': ADMIN_TOKEN };
      const list = (await (await request.get(`${LIST}?search=${email}`, { headers })).json()) as {
        id: number;
        name: string;
      }[];
      const { id } = list.find(({ name }) => name === person)!;
      await request.patch(`${LIST}/${id}/status`, { headers, data: { status: 'contacted' } });
      await statusOf(page, person).selectOption('scheduled');
      const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
      await expect(dialog).toBeVisible();
      await expectDeskSound(page, 'conflict, and a toast', others);
      await dialog.getByRole('button', { name: 'Keep contacted' }).click();

      await page.getByRole('link', { name: person }).click();
      await expect(page.getByText('sent the request')).toBeVisible();
      await expectDeskSound(page, 'request', others);
      await page.goto('/admin?search=nobody-at-all');
      await expect(page.getByText('No consultation requests found', { exact: true })).toBeVisible();
      await expectDeskSound(page, 'nothing found', others);
      for (const [view, text] of [
        ['charts', 'Requests per day'],
        ['newsletter', 'Export CSV'],
        ['accounts', /student accounts?$/],
      ] as const) {
        await page.goto(`/admin?view=${view}`);
        await expect(page.getByText(text).first()).toBeVisible();
        await expectDeskSound(page, view, others);
      }
      await page.route(`**${LIST}?**`, () => undefined);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectDeskSound(page, 'list on its way', others);
      for (const [status, title] of [
        [503, 'Server Error'],
        [401, 'Access Denied'],
      ] as const) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.route(`**${LIST}?**`, (route) => route.fulfill({ status, body: '{}' }));
        await page.goto('/admin');
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectDeskSound(page, title, others);
      }
    });
});
