import type { Page } from '@playwright/test';
import { ADMIN_TOKEN, expect, newEmail, test } from './fixtures';
import { signUp } from './portal';

test.use({
  reducedMotion: 'reduce',
  expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED|dynamically imported module/],
});

const footer = (page: Page) => page.getByRole('contentinfo');

/** Every script the page has not asked for yet is gone, as after a new build, until a page is loaded. */
async function deploy(page: Page, forGood = false) {
  const loads = { count: 0 };
  page.on('request', (request) => request.isNavigationRequest() && loads.count++);
  await page.route('**/assets/**', (route) =>
    loads.count === 0 || forGood ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
  return loads;
}

test('after a deploy the next page comes all the same, and what was typed is kept', async ({ page }) => {
  await page.goto('/#contact', { waitUntil: 'networkidle' });
  const name = page.getByRole('form', { name: 'Free consultation' }).getByLabel('Full name');
  await name.fill('Asha Rao');
  const loads = await deploy(page);
  await footer(page).getByRole('link', { name: 'Emergency Support' }).click();
  await expect(page).toHaveURL('/support/emergency');
  await expect(page.getByRole('heading', { level: 1, name: /Emergency/ })).toBeVisible();
  expect(loads.count).toBe(1);
  await page.goBack();
  await expect(name).toHaveValue('Asha Rao');
});

test('where loading again does not help, it is not done for ever', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const loads = await deploy(page, true);
  await footer(page).getByRole('link', { name: 'FAQ' }).click();
  // Without its scripts the page is read all the same.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Questions/);
  await page.waitForTimeout(2000);
  expect(loads.count).toBe(1);
});

test('a screen that cannot be loaded says so, after one more try', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && loads++);
  await page.route('**/assets/portal-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/student-portal');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads).toBe(2);
});

for (const [script, query, name, level] of [
  ['map-view', 'view=map', 'The map could not be loaded', 2],
  ['university-page', 'open=1', 'This page could not be loaded', 1],
] as const)
  test(`the portal stands without its ${script}, after one more try`, async ({ page }) => {
    await signUp(page);
    let loads = 0;
    page.on('request', (request) => request.isNavigationRequest() && loads++);
    await page.route(`**/assets/${script}-*.js`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`/student-portal/search?country=Ireland&${query}`);
    const failure = page.getByRole('alert');
    await expect(failure.getByRole('heading', { name, level })).toBeVisible();
    await expect(failure).not.toContainText(/connection|online/);
    expect(loads).toBe(2);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page.getByLabel('Country')).toHaveValue('Ireland');
    await page.getByRole('link', { name: level === 1 ? 'University Search' : 'List', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(failure).toBeHidden();
    expect(loads).toBe(2);
  });

test('figures that cannot be loaded cost nothing but themselves', async ({ page }) => {
  await page.route('**/assets/response-figures-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && loads++);
  const asked = page.waitForResponse('**/assets/response-figures-*.js');
  await page.goto('/#contact');
  await asked;
  await page.waitForTimeout(500);
  expect(loads).toBe(1);
  await expect(page.getByRole('form', { name: 'Free consultation' })).toBeVisible();
});

test('a lost connection is told, and the page that was asked for comes when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByText('comes by itself')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a request is stored although a deploy has replaced the page’s code', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/#contact', { waitUntil: 'networkidle' });
  await deploy(page);
  const form = page.getByRole('form', { name: 'Free consultation' });
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const list = await request.get('/api/admin/consultation-requests', {
    headers: { 'admin-token': ADMIN_TOKEN },
    params: { search: email },
  });
  expect(await list.json()).toHaveLength(1);
});
