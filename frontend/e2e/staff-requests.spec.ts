import type { Locator, Page } from '@playwright/test';
import { card, holdLists, names, open, searchFor, send, setStatus, statusOf, store, toast } from './desk';
import { ADMIN_TOKEN, expect, newEmail, test } from './fixtures';

test.describe.configure({ timeout: 120_000 });

const storedToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('admin-token'));
const panelOf = (page: Page) => page.getByRole('complementary');
const total = (page: Page, text: string) => page.getByText(text, { exact: true });

/** The hue of what an element is painted on, in degrees: 0 red, 60 yellow, 120 green, 240 blue. */
const hueOf = (element: Locator) =>
  element.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(node).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data as unknown as [number, number, number];
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    const sixth =
      most === red
        ? (green - blue) / range
        : most === green
          ? 2 + (blue - red) / range
          : 4 + (red - green) / range;
    return (sixth * 60 + 360) % 360;
  });

test('a session: log-in, statuses in their colours, the filter, Refresh, Logout', async ({
  page,
  request,
}) => {
  const email = newEmail();
  for (const status of ['new', 'contacted', 'scheduled', 'completed']) {
    const id = await send(request, { name: `Is ${status}`, email });
    if (status !== 'new') await setStatus(request, id, status);
  }
  await page.goto(searchFor(email));
  const entry = page.getByLabel('Admin token');
  await entry.fill(ADMIN_TOKEN);
  expect(await storedToken(page)).toBeNull();
  await page.getByRole('button', { name: 'Open dashboard' }).click();
  await expect(page.getByText('Signed in as Office')).toBeVisible();
  await expect(total(page, '4 requests')).toBeVisible();
  expect(await storedToken(page)).toBe(ADMIN_TOKEN);

  for (const [status, from, to] of [
    ['new', 195, 250],
    ['contacted', 40, 65],
    ['scheduled', 255, 300],
    ['completed', 90, 165],
  ] as const) {
    const hue = await hueOf(card(page, `Is ${status}`).locator('p').getByText(status, { exact: true }));
    expect(hue, status).toBeGreaterThan(from);
    expect(hue, status).toBeLessThan(to);
  }

  const filter = page.getByRole('search').getByLabel('Status');
  await expect(filter.getByRole('option')).toHaveText([
    'All statuses',
    'New',
    'Contacted',
    'Scheduled',
    'Completed',
  ]);
  for (const status of ['new', 'contacted', 'scheduled', 'completed']) {
    await filter.selectOption(status);
    await expect(total(page, '1 request')).toBeVisible();
    await expect.poll(() => names(page)).toEqual([`Is ${status}`]);
  }
  await page.reload();
  await expect(filter).toHaveValue('completed');
  await expect(total(page, '1 request')).toBeVisible();
  await page.getByRole('searchbox').fill(`${email} and more`);
  await expect(page.getByText('No consultation requests found', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('searchbox').fill(email);
  await filter.selectOption('All statuses');
  await expect(total(page, '4 requests')).toBeVisible();

  await filter.selectOption('New');
  await expect.poll(() => names(page)).toEqual(['Is new']);
  await statusOf(page, 'Is new').selectOption('scheduled');
  await expect(card(page, 'Is new').getByText('No longer in this view')).toBeVisible();
  await send(request, { name: 'Asked Meanwhile', email });
  const release = await holdLists(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
  release();
  await expect.poll(() => names(page)).toEqual(['Asked Meanwhile']);
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeEnabled();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(entry).toBeFocused();
  await expect(entry).toHaveValue('');
  await expect(page).toHaveURL(/\/admin$/);
  expect(await storedToken(page)).toBeNull();
  await page.goto(searchFor(email));
  await expect(entry).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a person is called, written to and copied, and what they asked before is found', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const digits = String(Math.random()).slice(2, 10).padEnd(8, '7');
  const email = `o'hara+abroad?subject=${newEmail()}`;
  await send(request, { name: 'Asked by Phone', email: newEmail(), phone: `(098) ${digits}` });
  await send(request, { name: 'Asked by Mail', email, phone: '+44 20 7946 0958' });
  await send(request, { name: 'Asked Today', email, phone: `+91 98 ${digits}` });
  await open(page, searchFor(email));

  const contacts = async (place: Locator) => {
    await expect(place.locator('a[href^="tel:"]')).toHaveAttribute('href', `tel:+9198${digits}`);
    const mail = await place.locator('a[href^="mailto:"]').getAttribute('href');
    expect(mail).toMatch(/^mailto:[^?&]+$/);
    expect(decodeURIComponent(mail!)).toBe(`mailto:${email}`);
  };
  await contacts(card(page, 'Asked Today'));
  await page.getByRole('link', { name: 'Asked Today' }).click();
  const panel = panelOf(page);
  await expect(panel.getByText('sent the request')).toBeVisible();
  await contacts(panel);
  for (const [what, text] of [
    ['phone number', `+91 98 ${digits}`],
    ['e-mail address', email],
  ] as const) {
    await panel.getByRole('button', { name: `Copy ${what}` }).click();
    const told = page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true });
    await expect(toast(page, 'Copied')).toBeVisible();
    await expect(told).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await panel.getByRole('button', { name: 'Copy phone number' }).click();
  await expect(toast(page, 'Not copied')).toBeVisible();
  await expect(page.getByText('Please select the phone number instead.', { exact: true })).toBeVisible();

  const earlier = panel.getByRole('region', { name: 'Other requests of this person' }).getByRole('listitem');
  await expect(earlier).toHaveCount(2);
  await expect(earlier.filter({ hasText: 'Asked by Phone' })).toContainText('same phone');
  await expect(earlier.filter({ hasText: 'Asked by Mail' })).toContainText('same e-mail');
  await earlier.getByRole('link', { name: 'Asked by Phone' }).click();
  await expect(panel.getByRole('heading', { name: 'Asked by Phone' })).toBeFocused();
  await expect(earlier).toHaveText(/Asked Today/);
  await earlier.getByRole('link', { name: 'Asked Today' }).click();
  await expect(panel.getByRole('heading', { name: 'Asked Today' })).toBeFocused();
  await page.goBack();
  await expect(panel.getByRole('heading', { name: 'Asked by Phone' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close request' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(searchFor(email));
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('Back takes back one step at a time, and an address opens what it names', async ({
  page,
  request,
  context,
}) => {
  const email = await store(request, ['Step One', 'Step Two']);
  await open(page, '/admin');
  await page.getByRole('searchbox').pressSequentially(email);
  await expect(total(page, '2 requests')).toBeVisible();
  await page.getByRole('search').getByLabel('Status').selectOption('new');
  await expect(page).toHaveURL(/status=new/);
  await page.getByRole('link', { name: 'Step One' }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'Step One' })).toBeFocused();
  const address = page.url();
  await page.getByRole('button', { name: 'Previous request' }).click();
  await expect(panel.getByRole('heading', { name: 'Step Two' })).toBeFocused();

  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('search').getByLabel('Status')).toHaveValue('new');
  await page.goBack();
  await expect(page.getByRole('search').getByLabel('Status')).toHaveValue('all');
  await expect(page.getByRole('searchbox')).toHaveValue(email);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goForward();
  await expect(page.getByRole('searchbox')).toHaveValue(email);
  await page.goForward();
  await page.goForward();
  await expect(panel.getByRole('heading', { name: 'Step Two' })).toBeVisible();

  const other = await context.newPage();
  await open(other, address);
  await expect(panelOf(other).getByRole('heading', { name: 'Step One' })).toBeVisible();
  await expect(other.getByRole('searchbox')).toHaveValue(email);
  await expect(other.getByRole('search').getByLabel('Status')).toHaveValue('new');
  await expect(other.getByRole('article')).toHaveCount(2);
  await panelOf(other).getByRole('button', { name: 'Close request' }).click();
  await expect(panelOf(other)).toBeHidden();
  await expect(other).toHaveURL(searchFor(email).replace('?', '?status=new&'));
  await other.goto('/admin?request=2147483647');
  await expect(panelOf(other).getByText('There is no such request')).toBeVisible();
});

test('single keys are switched off on this device, and on again', async ({ page, request }) => {
  const email = await store(request, ['Second Key', 'First Key']);
  const changes: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'GET') changes.push(sent.url());
  });
  await open(page, searchFor(email));
  await expect(statusOf(page, 'First Key')).toHaveValue('new');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const isOn = help.getByLabel('Use keyboard shortcuts on this device');
  await page.keyboard.press('?');
  await isOn.uncheck();
  await help.getByRole('button', { name: 'Close', exact: true }).click();

  const link = page.getByRole('link', { name: 'First Key' });
  for (const when of ['at once', 'after a reload']) {
    if (when === 'after a reload') await page.reload();
    await link.focus();
    for (const key of ['2', 'x', 'j', 'k', 'u', '/', '?']) await page.keyboard.press(key);
    await expect(link, when).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Select First Key' })).not.toBeChecked();
    await expect(help).toBeHidden();
    await expect(statusOf(page, 'First Key')).toHaveValue('new');
  }
  expect(changes).toEqual([]);

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(isOn).not.toBeChecked();
  await isOn.check();
  await help.getByRole('button', { name: 'Close', exact: true }).click();
  await page.reload();
  await link.focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Second Key' })).toBeFocused();
  await page.keyboard.press('2');
  await expect(toast(page, 'Status Updated')).toBeVisible();
  await expect(statusOf(page, 'Second Key')).toHaveValue('contacted');
});

test('a change is taken back for ten minutes and no longer', async ({ page, request }) => {
  const email = newEmail();
  await send(request, { name: 'Ten Minutes', email });
  const changes: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'PATCH') changes.push(sent.postDataJSON());
  });
  await page.clock.install();
  await open(page, searchFor(email));
  const undo = page.getByRole('button', { name: 'Undo: Ten Minutes' });
  await statusOf(page, 'Ten Minutes').selectOption('contacted');
  await expect(undo).toBeVisible();
  await page.clock.fastForward('08:00');
  await expect(toast(page, 'Status Updated')).toBeHidden();
  await page.reload();
  await undo.click();
  await expect(page.getByText('Undone. Ten Minutes: contacted to new.', { exact: true })).toBeVisible();
  await expect(undo).toBeHidden();

  await statusOf(page, 'Ten Minutes').selectOption('scheduled');
  await expect(undo).toBeVisible();
  await page.clock.fastForward('11:00');
  await expect(undo).toBeHidden();
  await page.getByRole('link', { name: 'Ten Minutes' }).focus();
  await page.keyboard.press('u');
  await page.reload();
  await expect(statusOf(page, 'Ten Minutes')).toHaveValue('scheduled');
  await expect(undo).toBeHidden();
  expect(changes).toHaveLength(3);
});
