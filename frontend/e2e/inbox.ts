import { expect, type Page, test } from '@playwright/test';

/**
 * Looks into the inbox of unsent mails for the newest of that subject to that address; leaves the test out when the
 * server has none.
 * @returns where its only link to such a page leads, without the host
 */
export async function mailedLink(page: Page, email: string, subject: string, path: string): Promise<string> {
  test.skip(Boolean(process.env.E2E_WITHOUT_INBOX), 'This server does not show its mails.');
  const mail = page
    .getByRole('article')
    .filter({ hasText: `To ${email}` })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first();
  // A mail may be written just after the answer that promised it.
  await expect(async () => {
    await page.goto('/api/dev/inbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  const addresses = (await mail.locator('pre').textContent())!.match(/https?:\/\/\S+/g)!;
  const links = addresses.map((address) => address.replace(/^https?:\/\/[^/]+/, ''));
  const found = links.filter((link) => link.startsWith(path));
  expect(found).toHaveLength(1);
  return found[0]!;
}
