import { expect, newEmail, test } from './fixtures';

test.describe(() => {
  // A visitor without a session: the browser itself reports the answer to the one call that looks for one.
  test.use({ expectedErrors: [/status of 401 .*\/api\/users\/me\)$/] });

  test('a student registers and searches real universities with filters', async ({ page }) => {
    const email = newEmail();
    await page.goto('/student-portal');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Username').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Registration successful!', { exact: true })).toBeVisible();

    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByLabel('Country').selectOption('Ireland');
    await filters.getByLabel('Field of study').selectOption('Computer Science & Technology');
    await expect(cards.filter({ hasText: 'Trinity College Dublin' })).toBeVisible();
    await expect(cards.filter({ hasNotText: 'Ireland' })).toHaveCount(0);

    await page.reload();
    await expect(cards.filter({ hasText: 'Trinity College Dublin' })).toBeVisible();
    await expect(filters.getByLabel('Country')).toHaveValue('Ireland');

    await filters.getByLabel('Maximum tuition').fill('1');
    await expect(page.getByText('No Universities Found')).toBeVisible();
    await filters.getByRole('button', { name: 'Clear filters' }).click();
    await expect(cards.filter({ hasText: 'Harvard University' })).toBeVisible();
  });
});
