import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { open, searchFor, send, setStatus, toast } from './desk';
import { expect, newEmail, test } from './fixtures';
import { mailedLink } from './inbox';

test.describe.configure({ timeout: 120_000 });

/** Presses Export CSV. @returns the file's lines, without the mark of UTF-8 in front */
async function exported(page: Page, list: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${list}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
  await expect(toast(page, 'File saved')).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\ufeff[^\ufeff]+\r\n$/);
  return text.slice(1, -2).split('\r\n');
}

test('the file of requests holds what the list shows, and nothing that a spreadsheet would run', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const formula = await send(request, {
    name: '=HYPERLINK("https://example.com","Open")',
    email,
    message: '@SUM(1+1), please',
  });
  const contacted = await send(request, { name: 'Zoë, "the" Second', email, message: '' });
  await setStatus(request, contacted, 'contacted');
  const HEAD =
    'Number,Received (IST),Status,Name,E-mail,Phone,Country,Course,Message,First contact (IST),Withdrawn (IST),Assignee';
  const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`;
  const first = new RegExp(
    `^${formula},${time},new,"'=HYPERLINK\\(""https://example.com"",""Open""\\)",${email},'\\+91 90000 12345,Germany,,"'@SUM\\(1\\+1\\), please",,,$`,
  );
  const second = new RegExp(
    `^${contacted},${time},contacted,"Zoë, ""the"" Second",${email},'\\+91 90000 12345,Germany,,,${time},,$`,
  );

  await open(page, searchFor(email, '&sort=oldest'));
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await exported(page, 'consultation-requests')).toEqual([
    HEAD,
    expect.stringMatching(first),
    expect.stringMatching(second),
  ]);
  await page.getByRole('search').getByLabel('Status').selectOption('contacted');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await exported(page, 'consultation-requests')).toEqual([HEAD, expect.stringMatching(second)]);
});

test.describe('the newsletter', () => {
  // The page of unsent mails has no icon.
  test.use({ expectedErrors: [/favicon\.ico/] });

  test('shows its addresses with their state, filtered, and saves them as a file', async ({
    page,
    request,
  }) => {
    const run = randomUUID();
    const tokens: Record<string, string> = {};
    for (const name of ['waiting', 'reader', 'gone']) {
      const email = `${name}-${run}@example.com`;
      const answer = await request.post('/api/newsletter-subscription', { data: { email } });
      expect(answer.status()).toBe(201);
      if (name === 'waiting') continue;
      const link = await mailedLink(page, email, 'Please confirm', '/newsletter/confirm');
      tokens[name] = new URLSearchParams(link.split('?')[1]).get('token')!;
    }
    const act = async (what: string, token: string | undefined) => {
      const answer = await request.post(`/api/newsletter-subscription/${what}`, { data: { token } });
      expect(answer.status()).toBe(200);
    };
    await act('confirm', tokens.reader);
    await act('confirm', tokens.gone);
    const link = await mailedLink(
      page,
      `gone-${run}@example.com`,
      'Welcome to the',
      '/newsletter/unsubscribe',
    );
    await act('unsubscribe', new URLSearchParams(link.split('?')[1]).get('token')!);

    await open(page, '/admin');
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Newsletter' }).click();
    // The view of requests has a search, too, and stays until this one has come.
    await expect(page.getByPlaceholder('E-mail address')).toBeVisible();
    await page.getByRole('searchbox').fill(run.toUpperCase());
    await expect(page.getByText('3 addresses', { exact: true })).toBeVisible();
    const rows = page.getByRole('table').getByRole('row');
    const row = (name: string, state: string) => new RegExp(`^${name}-${run}@example\\.com${state}.+ IST$`);
    await expect(rows).toHaveText([
      /^E-mailStateSince$/,
      row('gone', 'Unsubscribed'),
      row('reader', 'Confirmed'),
      row('waiting', 'Pending'),
    ]);
    expect(await exported(page, 'newsletter-subscriptions')).toHaveLength(4);
    await page.getByLabel('State').selectOption('Confirmed');
    await expect(page.getByText('1 address', { exact: true })).toBeVisible();
    await expect(rows.nth(1)).toContainText('reader');
    await page.reload();
    await expect(page.getByText('1 address', { exact: true })).toBeVisible();
    const [head, ...lines] = await exported(page, 'newsletter-subscriptions');
    expect(head).toBe('Number,E-mail,State,Since (IST)');
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^\\d+,reader-${run}@example\\.com,confirmed,`)),
    ]);
  });
});
