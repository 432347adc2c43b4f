import { card, open, searchFor, store } from './desk';
import { expect, newEmail, test } from './fixtures';
import { mailedLink } from './inbox';

test('a counselor whom the owner adds claims a request; the visitor reads the name, and it is handed over when they leave', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const name = 'Meera Counselor';
  await open(page, '/admin?view=staff');
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('E-mail').fill(newEmail());
  // Whoever is at work gets new requests by themselves; here one is to wait for the press.
  await dialog.getByLabel(/^Assign new requests automatically/).uncheck();
  await dialog.getByRole('button', { name: 'Add and make a token' }).click();
  const made = page.getByRole('dialog', { name: `Token of ${name}` });
  const token = (await made.locator('.font-mono').textContent())!;
  await made.getByRole('button', { name: 'Done' }).click();

  const email = await store(request, ['Wants A Person']);
  const hers = await (await browser.newContext({ baseURL })).newPage();
  await open(hers, searchFor(email), token);
  await expect(hers.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);
  await card(hers, 'Wants A Person').getByRole('button', { name: 'Claim' }).click();
  await expect(
    card(hers, 'Wants A Person')
      .getByLabel(/^Assignee/)
      .locator('option:checked'),
  ).toHaveText(name);

  const visitors = await (await browser.newContext({ baseURL })).newPage();
  await visitors.goto(await mailedLink(visitors, email, 'We have received', '/requests/'));
  await expect(visitors.getByText(name)).toBeVisible();

  await page.getByRole('button', { name: 'Refresh' }).click();
  const person = page.locator('article, li').filter({ has: page.getByRole('heading', { name }) });
  await person.getByRole('button', { name: 'Deactivate' }).click();
  const leaving = page.getByRole('dialog', { name: `Deactivate ${name}` });
  await expect(leaving.getByLabel('Hand over 1 open request to')).toBeVisible();
  await leaving.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByText(`${name}: 1 request now unassigned.`, { exact: true })).toBeVisible();
  await visitors.reload();
  await expect(visitors.getByText(name)).toHaveCount(0);
  for (const other of [hers, visitors]) await other.context().close();
});
