import { expect, test } from './fixtures';
import { expectToFit, WIDTHS } from './sound';

test.use({ reducedMotion: 'reduce' });

test('the contents of a guide follow the reader, and lead on and back', async ({ page }) => {
  await page.goto('/country/ireland');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Visa Process' }).click();
  await expect(contents.locator('[aria-current=location]:visible')).toHaveText('Visa Process');
  await expect(page.getByRole('heading', { name: 'Visa Process' })).toBeInViewport();

  await page.locator('#visa sup a').first().click();
  await expect(page.locator('li:target, li:focus')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#visa sup a').first()).toBeInViewport();

  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('link', { name: /cost calculator/ }).click();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Ireland');
  await page.goBack();
  await expect(page.getByRole('link', { name: /cost calculator/ })).toBeInViewport();
  expect(loads).toBe(0);
});

test('a guide that a link leads to is whole after its beginning, and stands at the anchor that the link names', async ({
  page,
}) => {
  await page.goto('/country/ireland');
  const places = await page
    .locator('#guide > section')
    .evaluateAll((sections) =>
      sections.map((section) => [section.id, Math.round(section.getBoundingClientRect().top + scrollY)]),
    );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Canada' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Study in Canada' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ireland' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Study in Ireland' })).toBeVisible();
  await expect(page.locator('#guide > section > h2:only-child')).toHaveCount(0);
  for (const [id, top] of places)
    expect(
      await page
        .locator(`#${id}`)
        .evaluate((section) => Math.round(section.getBoundingClientRect().top + scrollY)),
    ).toBe(top);

  await page.goto('/universities/university-of-toronto');
  await page.locator('main a[href="/country/canada#scholarships"]').click();
  await expect(page.getByRole('heading', { name: 'Available Scholarships' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Available Scholarships' })).toBeInViewport();
});

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a link from far down glides to the top of its page; back while it glides returns', async ({
    page,
  }) => {
    await page.goto('/country/canada');
    // Before that a link is the browser's own, and loads a document.
    await page.waitForFunction(() => 'alive' in window);
    await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
    // Not by the mouse, for which Playwright moves the page.
    const leave = () =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Ireland' })
        .evaluate((link: HTMLElement) => link.click());
    const stood = await page.evaluate(() => scrollY);
    await leave();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood);
    await leave();
    await expect(page.getByRole('heading', { level: 1, name: 'Study in Ireland' })).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Study in Canada' })).toBeAttached();
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => scrollY)).toBe(stood);
  });
});

test('on a phone the contents stay in reach below the header and cover no heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/country/united-states#scholarships');
  const bar = page.locator('summary', { hasText: 'On this page' });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('Scholarships');
  await bar.click();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Document Requirements' })
    .click();
  const below = (await bar.boundingBox())!;
  const heading = (await page.getByRole('heading', { name: 'Document Requirements' }).boundingBox())!;
  expect(heading.y).toBeGreaterThanOrEqual(below.y + below.height);
  expect(heading.y).toBeLessThan(300);
});

test('an anchor that a link names stays in place while the page above it grows, until the reader moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/country/united-states#scholarships');
  const top = () =>
    page.locator('#scholarships').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // Late fonts do so; this is a change that browsers do not make up for by themselves.
  const grow = (by: number) =>
    page.locator('#guide').evaluate((guide, by) => void (guide.style.paddingTop = `${by}px`), by);
  await expect.poll(top).toBeLessThan(200);
  const stood = await top();
  await grow(300);
  await expect.poll(top).toBe(stood);
  // Painted, too: what is scrolled meanwhile would begin where it was.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  await page.mouse.wheel(0, 100);
  await expect.poll(top).toBe(stood - 100);
  await grow(500);
  await page.waitForTimeout(300);
  expect(await top()).toBe(stood + 100);
});

test('every guide and the calculator fit into windows of any width', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const guides = [...sitemap.matchAll(/\/country\/[\w-]+(?=<)/g)].map(([path]) => path);
  expect(guides).toHaveLength(10);
  for (const path of [...guides, '/resources/cost-calculators?country2=dubai&country3=canada&years3=6']) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page, `${path} at ${width} px`);
    }
  }
});

test('a shared comparison shows the same figures after a reload', async ({ page }) => {
  await page.goto('/resources/cost-calculators');
  const compare = page.getByRole('button', { name: 'Compare with another country' });
  await page.getByLabel('Country', { exact: true }).selectOption('Germany');
  await page.getByLabel(/^Tuition/).fill('1500');
  await compare.click();
  await page.getByLabel('Country 2', { exact: true }).selectOption('Ireland');
  await page
    .getByRole('group', { name: 'Country 2: Ireland' })
    .getByLabel(/^Scholarship/)
    .fill('4000');
  await expect(page).toHaveURL(/\?country=germany&tuition=1500&country2=ireland&scholarship2=4000$/);
  const total = page.getByRole('row', { name: /^Left to pay/ });
  const shown = await total.textContent();
  await page.reload();
  await expect(total).toHaveText(shown!);
  await expect(page.getByLabel(/^Tuition/).first()).toHaveValue('1500');
});

test('a sum says that it is not final while an amount cannot be used', async ({ page }) => {
  await page.goto('/resources/cost-calculators');
  const warnings = page.getByText(/^Not the final sum/);
  const tuition = page.getByLabel(/^Tuition/).first();
  for (const amount of ['1000000000', '-5']) {
    await tuition.fill(amount);
    for (const warning of await warnings.all()) await expect(warning).toBeVisible();
    await expect(warnings).toHaveCount(2);
    await tuition.fill('500');
    for (const warning of await warnings.all()) await expect(warning).toBeHidden();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide is whole, and its contents open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/country/dubai');
    await expect(page.locator('#guide > section')).toHaveCount(17);
    await page.locator('summary', { hasText: 'On this page' }).click();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Sources' })
      .click();
    await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeInViewport();

    await page.goto('/country/canada#source-20');
    await expect(page.locator('#source-20')).toBeInViewport();
  });
});
