import { expect, test } from './fixtures';

interface ApiDocument {
  paths: Record<string, Record<string, { summary: string }>>;
}

test('/api/docs shows every operation under the content security policy', async ({ page, request }) => {
  const response = await page.goto('/api/docs');
  expect(response!.headers()['content-security-policy']).not.toContain('unsafe-inline');
  const { paths } = (await (await request.get('/api/docs-json')).json()) as ApiDocument;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.length).toBeGreaterThan(15);
  await expect(page.locator('.opblock')).toHaveCount(operations.length);
  const shown = await page.locator('.opblock').evaluateAll((blocks) =>
    blocks.map((block) => {
      const method = block.querySelector('.opblock-summary-method')!.textContent;
      // A zero-width space after each slash lets long paths wrap.
      const path = block.querySelector('.opblock-summary-path')!.getAttribute('data-path');
      return `${method} ${path}`;
    }),
  );
  expect(shown.sort()).toEqual(operations.sort());
  await page.locator('.opblock-summary-control').first().click();
  await expect(page.locator('.opblock.is-open .responses-table').first()).toBeVisible();
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('shows the not-found page with status 404', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});

test('the pages of the site open one from the other without leaving it', async ({ page }) => {
  await page.goto('/');
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('main').locator('a[href="/country/canada"]').first().click();
  await expect(page).toHaveURL('/country/canada');
  await expect(page.getByRole('heading', { level: 1, name: 'Study in Canada' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/support/faq');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Study in Canada' })).toBeVisible();
  expect(loads).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open, every detail shows, and no button is dead', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Test Preparation' }).click();
    await expect(page).toHaveURL('/services/test-preparation');

    await page.goto('/');
    const steps = page.locator('#how-we-help');
    await expect(steps.locator('ol > li').first().getByRole('listitem')).toHaveCount(5);
    await expect(steps.getByRole('button')).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/support/faq');
  });
});

test.describe('the portal', () => {
  // Nobody is logged in.
  test.use({ expectedErrors: [/status of 401/] });

  test('has one title and is not to be indexed, as a shell and when it has come alive', async ({ page }) => {
    await page.goto('/student-portal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  });
});

test('visitors of public pages load nothing of the student portal', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  for (const path of ['/', '/country/canada', '/services', '/resources/university-rankings', '/support/faq'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(3);
  for (const url of scripts)
    expect(await (await page.request.get(url)).text(), url).not.toMatch(
      /Failed to fetch shortlist|Compare universities|How it fits you|Map of the results|No Favorites Yet/,
    );
});
