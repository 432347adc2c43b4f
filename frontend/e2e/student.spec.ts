import { expect, newEmail, test } from './fixtures';
import { card, expectToast, PASSWORD, signUp } from './portal';

test.use({ reducedMotion: 'reduce' });

test.describe(() => {
  // A visitor without a session: the browser itself reports the answer to the one call that looks for one.
  test.use({ expectedErrors: [/status of 40[19] /] });

  test('a student registers and searches real universities with filters', async ({ page }) => {
    const email = newEmail();
    await page.goto('/student-portal');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Username').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expectToast(page, 'Registration successful!');

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

  test('what is wrong at the door is told, and nothing is sent for nothing', async ({ page }) => {
    const email = newEmail();
    let sent = 0;
    page.on('request', (request) => request.method() === 'POST' && sent++);
    await page.goto('/student-portal');
    const logIn = page.getByRole('button', { name: 'Log in', exact: true });
    await logIn.click();
    await expectToast(page, 'Error', 'Please enter both username and password');
    await page.getByLabel('Username').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await logIn.click();
    await expectToast(page, 'Error', 'Password must be at least 6 characters long');
    expect(sent).toBe(0);

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await logIn.click();
    await expectToast(page, 'Login Error', 'The e-mail address or the password is wrong.');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectToast(page, 'Registration successful!');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Username').fill(email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectToast(page, 'Registration Error', 'An account with this e-mail address already exists.');
    await page.getByRole('button', { name: 'Log in instead' }).click();
    await logIn.click();
    await expectToast(page, 'Welcome back!');
  });

  test('an answer that nobody understands is told, too', async ({ page }) => {
    await page.route('**/api/users/login', (route) => route.fulfill({ status: 401, body: '<html>' }));
    await page.goto('/student-portal');
    await page.getByLabel('Username').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Login Error', 'Authentication failed. Please try again.');
  });

  test('a session that ended on the server asks for the log-in, and leads back to where one was', async ({
    page,
  }) => {
    const username = await signUp(page);
    await page.goto('/student-portal/search?country=Ireland');
    await expect(card(page, 'Trinity College Dublin')).toBeVisible();
    await page.context().request.post('/api/users/logout');
    await page.getByRole('button', { name: 'Favorite: Trinity College Dublin, General Interest' }).click();
    await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/student-portal/search?country=Ireland');
    // What was pressed when it was too late is done now.
    await expect(
      page.getByRole('button', { name: 'Favorite: Trinity College Dublin, General Interest' }),
    ).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('with another student in another tab', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('the first tab says so', async ({ page }) => {
    await signUp(page);
    await page.goto('/student-portal/search?country=Ireland');
    await expect(card(page, 'Trinity College Dublin')).toBeVisible();
    await signUp(page);
    await page.getByRole('button', { name: 'Favorite: Trinity College Dublin, General Interest' }).click();
    await expect(page.getByText(/^Another student has logged in with this browser/)).toBeVisible();
  });
});

test('a reload and a new tab keep the student in; the password can be shown', async ({ page, context }) => {
  const username = await signUp(page);
  await page.goto('/student-portal/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('student-user'))).toBe(username);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/student-portal/anything/else');
  await expect(other.getByRole('heading', { name: 'University Search' })).toBeVisible();

  const password = page.getByLabel('Current password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('form', { name: 'Change password' }).getByLabel('Show password').first().click();
  await expect(password).toHaveAttribute('type', 'text');
});

test.describe('a server that is away', () => {
  test.use({ expectedErrors: [/status of 503|ERR_INTERNET_DISCONNECTED/] });

  test('is told at the door, and asked again on demand', async ({ page }) => {
    await signUp(page);
    await page.route('**/api/users/me', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/student-portal');
    await expect(page.getByRole('heading', { name: 'The student portal cannot be reached' })).toBeVisible();
    await page.unroute('**/api/users/me');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'University Search' })).toBeVisible();
  });

  test('leaves the filters as they are, and the list comes when the connection is back', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await page.goto('/student-portal/search?country=Ireland', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('region', { name: 'Filters' }).getByLabel('Country').selectOption('Slovakia');
    // The shortlist may have failed too, and has a button of its own.
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch universities' });
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
    await context.setOffline(false);
    await expect(card(page, 'Comenius University Bratislava')).toBeVisible();
  });
});

test('the sidebar folds to icons with tooltips, and a cookie remembers it for 7 days', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/student-portal/applications');
  const sidebar = page.getByRole('complementary', { name: 'Portal' });
  const width = async () => (await sidebar.boundingBox())!.width;
  await expect(page.getByText('No Applications Yet')).toBeVisible();
  expect(await width()).toBe(352);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(48);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar')!;
  expect(cookie.value).toBe('false');
  expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(604_700);
  await sidebar.getByRole('link', { name: 'My Profile' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('My Profile');
  await page.reload();
  await expect(page.getByText('No Applications Yet')).toBeVisible();
  expect(await width()).toBe(48);
  await page.keyboard.press('Meta+b');
  await expect.poll(width).toBe(352);

  await page.setViewportSize({ width: 767, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu & filters' });
  expect((await sheet.boundingBox())!.width).toBe(288);
  await sheet.getByRole('link', { name: 'University Search' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'University Search' })).toBeVisible();
});
