import { ADMIN_TOKEN, expect, newEmail, test } from './fixtures';

test('staff log in with the token, read a request and change its status', async ({ page, request }) => {
  const email = newEmail();
  const stored = await request.post('/api/consultation-requests', {
    data: { name: 'Vikram Shah', email, phone: '+91 90000 12345', country: 'Germany', message: 'In winter.' },
  });
  expect(stored.status()).toBe(201);

  await page.goto('/admin');
  await page.getByLabel('Admin token').fill(ADMIN_TOKEN);
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').fill(email);
  const card = page.getByRole('article').filter({ hasText: email });
  await expect(card).toContainText('Vikram Shah');
  await expect(card).toContainText('+91 90000 12345');
  await expect(card).toContainText('Germany');
  await expect(card).toContainText('In winter.');
  const status = card.getByLabel(/Status/);
  await expect(status).toHaveValue('new');
  await status.selectOption('scheduled');
  await expect(page.getByText('Status Updated', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('searchbox').fill(email);
  await expect(status).toHaveValue('scheduled');
});

test.describe('with a wrong token', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('staff are refused and can try again', async ({ page }) => {
    await page.goto('/admin');
    await page.getByLabel('Admin token').fill('not the token of this desk');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Access Denied')).toBeVisible();
    await expect(page.getByText('Invalid admin token. Please check your credentials.')).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('Admin token')).toBeVisible();
  });
});
