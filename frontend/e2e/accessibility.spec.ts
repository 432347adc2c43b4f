import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures';

const PAGES = [
  '/',
  '/country/canada',
  '/services',
  '/services/visa-guidance',
  '/resources/university-rankings',
  '/resources/cost-calculators',
  '/support/faq',
  '/student-portal',
  '/admin',
];

test.use({ expectedErrors: [/status of 401 .*\/api\/users\/me\)$/], reducedMotion: 'reduce' });

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
    ).toEqual([]);
  });
}
