import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const PAGES = [
  '/',
  '/country/canada',
  '/services',
  '/services/visa-guidance',
  '/resources/university-rankings',
  '/resources/cost-calculators',
  '/resources/blog',
  '/resources/blog/budget-for-a-year-abroad',
  '/support/faq',
  '/student-portal',
  '/admin',
];

test.use({ expectedErrors: [/status of 401 .*\/api\/users\/me\)$/], reducedMotion: 'reduce' });

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingFound(page);
  });
}

async function expectNothingFound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  );
}

for (const width of [320, 390, 768, 1440]) {
  test(`axe finds nothing in the open states of the home page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: width < 1024 ? 'Menu' : 'Study Destinations' }).click();
    await expectNothingFound(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View details of University Research' }).click();
    await expectNothingFound(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Email Required', { exact: true })).toBeVisible();
    await expectNothingFound(page);
  });
}
