import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { polled } from '../src/features/admin/desk/calls';
import { card, holdLists, OFFICE, open, searchFor, statusOf, store, toast } from './desk';
import { expect, test } from './fixtures';

test.describe.configure({ timeout: 120_000 });

/** A token of a person's own, as the office makes them. */
async function hire(request: APIRequestContext, name: string): Promise<{ id: number; token: string }> {
  const answer = await request.post('/api/admin/tokens', { headers: OFFICE, data: { name, days: 1 } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; token: string };
}

/** A page in a browser of its own. */
const another = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();

test.describe('a person’s own token', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('puts the name into the history, and revoked ends the session at the next look', async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    const email = await store(request, ['Named Change']);
    const asha = await hire(request, 'Asha Rao');
    await open(page, searchFor(email));
    await expect(page.getByText('Signed in as Office')).toBeVisible();

    const hers = await another(browser, baseURL);
    await hers.clock.install();
    await hers.goto(searchFor(email));
    await hers.getByLabel('Admin token').fill(asha.token);
    await hers.getByRole('button', { name: 'Open dashboard' }).click();
    await expect(hers.getByText('Signed in as Asha Rao')).toBeVisible();
    await statusOf(hers, 'Named Change').selectOption('scheduled');
    await expect(toast(hers, 'Status Updated')).toBeVisible();
    await hers.getByRole('link', { name: 'Named Change' }).click();
    await hers.getByLabel('Internal note').fill('Calls again on Monday.');
    await hers.keyboard.press('Control+Enter');
    await expect(toast(hers, 'Note saved')).toBeVisible();

    await page.getByRole('link', { name: 'Named Change' }).click();
    const panel = page.getByRole('complementary');
    const history = panel.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(history).toHaveText([
      /^Asha Rao.+Calls again on Monday\.$/,
      /^Asha Rao.+changed the status from new to scheduled$/,
      /^Visitor.+sent the request$/,
    ]);
    await expect(panel).toContainText('Asha Rao changed it from new to scheduled just now.');

    expect((await request.delete(`/api/admin/tokens/${asha.id}`, { headers: OFFICE })).status()).toBe(200);
    // At the poll, or before it, when the news of the revoked token ends.
    const denied = hers.getByRole('heading', { level: 1, name: 'Access Denied' });
    await expect(async () => {
      await hers.clock.fastForward(polled.refetchInterval);
      await expect(denied).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(hers.getByText('Invalid admin token. Please check your credentials.')).toBeVisible();
    await expect(hers.getByText('Unauthorized - invalid token')).toBeVisible();
    await expect(hers.getByText('Named Change')).toHaveCount(0);
    expect(await hers.evaluate(() => sessionStorage.getItem('admin-token'))).toBeNull();
    await hers.getByRole('button', { name: 'Try Again' }).click();
    await expect(hers.getByLabel('Admin token')).toBeFocused();
    await hers.getByLabel('Admin token').fill(asha.token);
    await hers.keyboard.press('Enter');
    await expect(hers.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await hers.context().close();
  });
});

test('of several changed together, one that a colleague has changed is named and left', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const email = await store(request, ['Bulk Three', 'Bulk Two', 'Bulk One']);
  const ravi = await hire(request, 'Ravi Kumar');
  const his = await another(browser, baseURL);
  await open(his, searchFor(email), ravi.token);
  await open(page, searchFor(email));
  for (const name of ['Bulk One', 'Bulk Two', 'Bulk Three'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();

  const release = await holdLists(page);
  await statusOf(his, 'Bulk Two').selectOption('contacted');
  await expect(toast(his, 'Status Updated')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Selected requests' });
  await bar.getByRole('button', { name: 'Completed' }).click();
  release();

  const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(dialog).toContainText('Changed: 2 requests to completed.');
  await expect(dialog.getByRole('listitem')).toHaveText(
    /^Bulk Two: This request is “contacted” now\. Ravi Kumar set it so on .+ IST\. It was not changed to “completed”\.$/,
  );
  await dialog.getByRole('button', { name: 'Keep contacted' }).click();
  await expect(statusOf(page, 'Bulk One')).toHaveValue('completed');
  await expect(statusOf(page, 'Bulk Two')).toHaveValue('contacted');
  await expect(statusOf(page, 'Bulk Three')).toHaveValue('completed');
  await expect(page.getByText('2 requests to completed.', { exact: true })).toBeVisible();

  await his.reload();
  await expect(statusOf(his, 'Bulk One')).toHaveValue('completed');
  await expect(statusOf(his, 'Bulk Two')).toHaveValue('contacted');
  await page.getByRole('button', { name: 'Undo: 2 requests to completed.' }).click();
  for (const name of ['Bulk One', 'Bulk Three']) await expect(statusOf(page, name)).toHaveValue('new');
  await expect(statusOf(page, 'Bulk Two')).toHaveValue('contacted');
  await expect(card(page, 'Bulk Two')).toContainText('contacted');
  await his.context().close();
});
