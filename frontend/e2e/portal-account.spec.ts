import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { expectToast, idsOf, PASSWORD, signUp } from './portal';

test.use({ reducedMotion: 'reduce' });

test('a student tells of themselves, searches with it, and sees how universities fit', async ({ page }) => {
  await signUp(page);
  await page.goto('/student-portal/profile');
  const about = page.getByRole('form', { name: 'About you' });
  await about.getByLabel('Program level').selectOption('Undergraduate');
  await about.getByLabel('Field of study').selectOption('Engineering');
  await about.getByLabel('GPA').fill('3.255');
  await expect(about.getByText('Enter a GPA from 0 to 4 with at most two decimals.')).toBeVisible();
  await about.getByLabel('GPA').fill('3.1');
  await about.getByLabel('Budget for tuition').fill('24000');
  await about.getByRole('checkbox', { name: 'Ireland' }).check();
  await about.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(page, 'Profile saved');
  await page.reload();
  await expect(about.getByLabel('GPA')).toHaveValue('3.1');

  await about.getByRole('link', { name: 'Search with these' }).click();
  await expect(page.getByRole('article').first()).toContainText('Ireland');
  await page.goto(
    `/student-portal/search?level=undergraduate&open=${(await idsOf(page, 'Trinity College Dublin'))[0]}`,
  );
  const fit = page.locator('[data-slot="card"]', {
    has: page.getByRole('heading', { name: 'How it fits you' }),
  });
  await expect(fit).toContainText('Undergraduate GPABelow our estimate');
  await expect(fit).toContainText('Tuition budgetClose');
  await expect(fit).toContainText('Field of studyMeets');
  await expect(fit).not.toContainText(/chance|likel/i);
});

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: [/status of 40[01] /] });

  test('nothing is changed or deleted; with the right one it is, and for good', async ({
    page,
    browser,
    baseURL,
  }) => {
    const username = await signUp(page);
    // Logged in elsewhere as well.
    const elsewhere = await browser.newContext({ baseURL });
    await elsewhere.request.post('/api/users/login', { data: { username, password: PASSWORD } });

    await page.goto('/student-portal/profile');
    const change = page.getByRole('form', { name: 'Change password' });
    await change.getByLabel('Current password').fill('not this one');
    await change.getByLabel('New password').fill('battery staple');
    await change.getByRole('button', { name: 'Change password' }).click();
    await expect(change.getByText('This is not your current password.')).toBeVisible();
    await change.getByLabel('Current password').fill(PASSWORD);
    await change.getByRole('button', { name: 'Change password' }).click();
    await expectToast(page, 'Password changed', 'You have been logged out everywhere else.');
    expect((await elsewhere.request.get('/api/users/me')).status()).toBe(401);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('This is not your current password.')).toBeVisible();
    await dialog.getByLabel('Your password').fill('battery staple');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account and what was saved in it are deleted.')).toBeVisible();
    const logIn = await elsewhere.request.post('/api/users/login', {
      data: { username, password: 'battery staple' },
    });
    expect(logIn.status()).toBe(401);
    await elsewhere.close();
  });
});

test('everything that is stored is downloaded as a file', async ({ page }) => {
  const [trinity] = await idsOf(page, 'Trinity College Dublin');
  const username = await signUp(page, { profile: { gpa: 3.4 }, saved: [[trinity!, 'Education']] });
  await page.goto('/student-portal/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({
    account: { username, gpa: 3.4 },
    shortlist: [{ universityId: trinity, fieldOfStudy: 'Education' }],
  });
});

test('Application Status is empty and says what to do next', async ({ page }) => {
  await signUp(page);
  await page.goto('/student-portal/applications');
  await expect(page.getByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'Tell us about yourself' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});
