import type { Page } from '@playwright/test';
import { expect, newEmail, test } from './fixtures';
import { expectNoShift } from './sound';

/** What a visitor does while the page can be read but has not come alive. */

test.use({
  expectedErrors: [/ERR_FAILED|dynamically imported module/],
  viewport: { width: 390, height: 844 },
});

/** Keeps the page's first module back until the answer is called. */
async function heldBack(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByText('Loading…'))).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return release;
}

test('a menu that is pressed opens once the page is alive', async ({ page }) => {
  const release = await heldBack(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('all that is pressed opens once the page is alive, each thing once', async ({ page }) => {
  const release = await heldBack(page, '/resources/blog');
  const toggles = page.getByRole('button', { name: 'Read Full Article' });
  for (const nth of [0, 3, 3]) await toggles.nth(nth).click();
  release();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(2);
});

test('a link that searches shows what it finds, not the whole list before, and nothing moves', async ({
  page,
}) => {
  const release = await heldBack(page, '/resources/scholarships?country=Germany&search=epos');
  await expect(page.getByRole('listitem').filter({ hasText: 'Eligibility' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Eligibility' })).toHaveCount(1);
  await expectNoShift(page);
});

test('mailed pages that lack their token come as they stay', async ({ page }) => {
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByText('This link is not complete')).toBeVisible();
    await expectNoShift(page);
  }
});

test('a list that was searched and scrolled is found at the same place when it is loaded again', async ({
  page,
}) => {
  await page.goto('/resources/scholarships?search=e', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('a page whose code does not come does what it can do without scripts', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/resources/university-rankings', { waitUntil: 'commit' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Canada' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Canada');
});

test('what is chosen and written in the form stays, against the link’s own choice and on the way', async ({
  page,
}) => {
  const release = await heldBack(page, '/?country=canada');
  const form = page.getByRole('form', { name: 'Free consultation' });
  await form.getByLabel('Country').selectOption('Germany');
  await form.getByLabel('Full name').fill('Asha Rao');
  release();
  await page.waitForFunction(() => 'alive' in window);
  await expect(form.getByLabel('Country')).toHaveValue('Germany');
  await page.goto('/support/faq');
  await page.goto('/');
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Rao');
  await expect(form.getByLabel('Country')).toHaveValue('Germany');
});

test('what was written is there again when the page is left before it is alive', async ({ page }) => {
  await heldBack(page, '/');
  const form = page.getByRole('form', { name: 'Free consultation' });
  await form.getByLabel('Full name').fill('Asha Rao');
  await page.unroute('**/assets/index-*.js');
  await page.goto('/support/faq');
  await page.goto('/contact');
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Rao');
});

test('what was sent before the page is alive is not kept', async ({ page }) => {
  await heldBack(page, '/contact');
  const form = page.getByRole('form', { name: 'Free consultation' });
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await page.unroute('**/assets/index-*.js');
  await form.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  // The page of thanks forgets it, as soon as it is alive.
  await page.waitForFunction(() => 'alive' in window);
  await page.goto('/contact');
  await expect(form.getByLabel('Full name')).toHaveValue('');
});

test('a page that can only stay plain loads anew without losing what was written', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => request.isNavigationRequest() && documents++);
  await page.route('**/assets/index-*.js', (route) =>
    route.request().resourceType() === 'fetch' ? route.continue() : route.abort(),
  );
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Free consultation' });
  await form.getByLabel('Country').selectOption('Germany');
  await form.getByLabel('Full name').fill('Asha Rao');
  await expect.poll(() => documents).toBe(2);
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Rao');
  await expect(form.getByLabel('Country')).toHaveValue('Germany');
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await page.unroute('**/assets/index-*.js');
  await page.goto('/contact');
  await expect(form.getByLabel('Full name')).toHaveValue('');
});

test('a link within the page leads to its place before the page is alive', async ({ page }) => {
  const release = await heldBack(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Book' }).first().click();
  const top = () => page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThan(0);
  release();
});

test('where scripts never come, what needs them says so', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/requests/some-link', { waitUntil: 'commit' });
  await expect(
    page.getByText(/needs JavaScript, which is switched off or could not be loaded/),
  ).toBeVisible();
  await page.goto('/resources/scholarships', { waitUntil: 'commit' });
  await expect(page.getByText(/The whole list is below/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.goto('/student-portal', { waitUntil: 'commit' });
  await expect(
    page.getByText(/needs JavaScript, which is switched off or could not be loaded/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible();
});

test('a page that runs in the browser only says that it is on its way', async ({ page }) => {
  const release = await heldBack(page, '/compare');
  release();
  await expect(page.getByText('Loading…')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('filters and the calculator take nothing that they would forget', async ({ page }) => {
  const release = await heldBack(page, '/resources/university-rankings');
  const asleep = page.locator('[data-needs=script][inert]');
  await expect(asleep.getByRole('searchbox')).toBeVisible();
  release();
  await expect(asleep).toHaveCount(0);
});

test('a page whose first module does not come is loaded anew when it can be had, with what was written', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/assets/index-*.js', (route) => (asked++ < 2 ? route.abort() : route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('form', { name: 'Free consultation' }).getByLabel('Full name').fill('Asha Rao');
  await page.waitForFunction(() => 'alive' in window);
  expect(asked).toBeGreaterThan(2);
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test.describe('with storage blocked', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new Error('denied');
        },
      }),
    ),
  );

  test('a page whose first module does not come is loaded anew, too', async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/vendor-*.js', (route) => (asked++ < 1 ? route.abort() : route.continue()));
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => asked).toBeGreaterThan(1);
    await page.waitForFunction(() => 'alive' in window);
  });

  test('a page whose code does not come does what it can do without scripts', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) =>
      route.request().resourceType() === 'fetch' ? route.continue() : route.abort(),
    );
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html.plain')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  });
});

test('what was written is there again when missing code makes the page load anew', async ({ page }) => {
  let documents = 0;
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  page.on('request', (request) => request.isNavigationRequest() && documents++);
  await page.route('**/assets/home-page-*.js', async (route) => {
    if (documents > 1) return route.continue();
    await failing;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Free consultation' });
  await form.getByLabel('Full name').fill('Asha Rao');
  fail();
  await expect.poll(() => documents).toBe(2);
  await page.waitForFunction(() => 'alive' in window);
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Rao');
});
