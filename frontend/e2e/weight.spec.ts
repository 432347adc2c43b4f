import { expect, test } from './fixtures';

/** One of each kind; `npm run check` weighs what the HTML of all pages names. */
const pages = [
  '/',
  '/country/slovakia',
  '/services',
  '/services/visa-guidance',
  '/resources/country-guides',
  '/resources/university-rankings',
  '/resources/scholarships',
  '/resources/cost-calculators',
  '/resources/student-stories',
  '/resources/blog',
  '/resources/blog/first-month-abroad',
  '/support/privacy',
  '/newsletter/confirm',
];

/** What the pages load ahead for the next one is none of their own. */
test('the scripts that a page loads are those that its HTML names', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  });
  for (const path of pages) {
    loaded.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    // React has taken the page over.
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer')),
    );
    const named = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
          'script[src], link[rel=modulepreload]',
        ),
      ].map((element) => new URL('src' in element ? element.src : element.href).pathname),
    );
    expect([...loaded].sort(), path).toEqual([...new Set(named)].sort());
  }
});
