import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { signUp } from './portal';

test.use({ reducedMotion: 'reduce' });

const map = 'Map of the results';

/** A dot of one university that nothing covers: what lies close together is one marker until the map is zoomed in. */
async function singleDot(page: Page) {
  const region = page.getByRole('region', { name: map });
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('g').first()).toBeVisible();
  for (let step = 0; step < 6; step++) {
    for (const dot of await region.locator('g:not(:has(text))').all()) {
      const inReach = await dot.evaluate((g) => {
        const { x, y, width, height } = g.getBoundingClientRect();
        return g.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      if (inReach) return dot;
    }
    await page.getByRole('button', { name: 'Zoom in' }).click();
  }
  throw new Error('No university stands alone on the map.');
}

test('the map shows the results beside the list, and each points at the other', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/student-portal/search?country=Slovakia');
  await page.getByRole('link', { name: 'Map' }).click();
  const region = page.getByRole('region', { name: map });
  await expect(region.locator('image')).toHaveAttribute('href', /world.*\.svg/);
  // Bratislava has many universities: they are one marker until one comes nearer.
  const many = region
    .locator('g')
    .filter({ has: page.locator('text') })
    .first();
  await expect(many).toBeVisible();
  const list = page.getByRole('article');
  await expect(list.first()).toBeVisible();

  await list.first().hover();
  await expect(region.locator('.stroke-marigold')).toHaveCount(1);
  const single = await singleDot(page);
  await single.hover();
  await expect(region.locator('.stroke-marigold')).toHaveCount(1);
  await single.click();
  const chosen = page.getByRole('region', { name: 'Chosen on the map' });
  const name = (await chosen.getByRole('heading').textContent())!;
  await chosen.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  // As it was left.
  await expect(chosen).toBeVisible();
});

test('Back from the map leads to the list, under the same filters', async ({ page }) => {
  await signUp(page);
  await page.goto('/student-portal/search');
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Country').selectOption('Ireland');
  await expect(page).toHaveURL('/student-portal/search?country=Ireland');
  await page.getByRole('link', { name: 'Map' }).click();
  await expect(page.getByRole('region', { name: map })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: map })).toBeHidden();
  await expect(page).toHaveURL('/student-portal/search?country=Ireland');
});

test('it zooms and moves by mouse, wheel, buttons and keys, and keeps no key for itself', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/student-portal/search?country=Ireland&view=map');
  const region = page.getByRole('region', { name: map });
  const image = region.locator('image');
  await expect(image).toBeVisible();
  const width = async () => Number(await image.getAttribute('width'));
  const left = async () => Number(await image.getAttribute('x'));
  const start = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeCloseTo(start * 2, 0);

  const { x, y, width: w, height: h } = (await region.boundingBox())!;
  const before = await left();
  await page.mouse.move(x + w / 2, y + h / 2);
  await page.mouse.down();
  await page.mouse.move(x + w / 2 + 60, y + h / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeCloseTo(before + 60, 0);

  // Without Ctrl the wheel belongs to the page.
  await page.mouse.wheel(0, 200);
  await expect.poll(width).toBeCloseTo(start * 2, 0);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 200);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeCloseTo(start, 0);

  await region.focus();
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(start * 2, 0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  await page.getByRole('button', { name: 'Show all results' }).click();
  await expect.poll(width).toBeCloseTo(start, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the map stands above the list, and a tap shows a university', async ({ page }) => {
    await signUp(page);
    await page.goto('/student-portal/search?country=New+Zealand');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Map' }).tap();
    const region = page.getByRole('region', { name: map });
    await expect(region).toBeVisible();
    const { y, height } = (await region.boundingBox())!;
    expect((await page.getByRole('article').first().boundingBox())!.y).toBeGreaterThan(y + height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await (await singleDot(page)).tap();
    await expect(page.getByRole('region', { name: 'Chosen on the map' }).getByRole('heading')).toBeVisible();
    await page.getByRole('link', { name: 'List', exact: true }).tap();
    await expect(region).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the map is in view from far down the list, and Back leads there again', async ({ page }) => {
    await signUp(page);
    await page.goto('/student-portal/search?country=Canada');
    await expect(page.getByRole('article').first()).toBeVisible();
    const top = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 3000));
    await expect.poll(top).toBe(3000);
    await page.getByRole('link', { name: 'Map' }).tap();
    await expect(page.getByRole('region', { name: map })).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page).toHaveURL('/student-portal/search?country=Canada');
    await expect.poll(top).toBeGreaterThan(2900);
  });
});

test.describe('when it cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('the list is there all the same', async ({ page }) => {
    await signUp(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route('**/api/universities/points?**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/student-portal/search?country=Ireland&view=map');
    await expect(page.getByText('The map could not be loaded')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.unroute('**/api/universities/points?**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('region', { name: map })).toBeVisible();
  });
});
