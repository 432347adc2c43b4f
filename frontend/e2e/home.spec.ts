import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ reducedMotion: 'reduce' });

const header = (page: Page) => page.getByRole('banner');
const form = (page: Page) => page.getByRole('form', { name: 'Free consultation' });

/** Presses where the text stands, whatever receives it there. */
async function press(page: Page, text: Locator) {
  await text.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await text.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** The top of the section stands below the header, with the air that belongs above it. */
async function expectBelowHeader(page: Page, id: string) {
  const bottom = (await header(page).boundingBox())!.height;
  await expect
    .poll(async () => Math.round((await page.locator(`#${id}`).boundingBox())!.y))
    .toBe(Math.round(bottom + 20));
}

test('the buttons of the hero lead to their sections, below the header', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Destinations' }).click();
  await expectBelowHeader(page, 'countries');
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await expectBelowHeader(page, 'contact');
});

test('the sections stand in their order with their anchors', async ({ page }) => {
  await page.goto('/');
  expect(await page.locator('main section').evaluateAll((sections) => sections.map(({ id }) => id))).toEqual([
    'countries',
    'about',
    'how-we-help',
    'testimonials',
    'contact',
  ]);
});

test('a header group opens on hover, and its links lead on', async ({ page }) => {
  await page.goto('/services');
  const group = page.getByRole('button', { name: 'Study Destinations' });
  await group.hover();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  // The way from the button into the list leaves no gap.
  const ireland = header(page).getByRole('link', { name: 'Ireland' });
  const { x, y, width, height } = (await ireland.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 });
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL('/country/ireland');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('the header is walked by keyboard: groups open on focus, Escape closes them', async ({ page }) => {
  await page.goto('/');
  const group = page.getByRole('button', { name: 'Resources' });
  await group.focus();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Country Guides' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Support' })).toBeFocused();
  await expect(header(page).getByRole('link', { name: 'FAQ' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(header(page).getByRole('link', { name: 'FAQ' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(header(page).getByRole('link', { name: 'FAQ' })).toBeHidden();
});

test('nothing that has the focus is under the header', async ({ page }) => {
  await page.goto('/#contact');
  await form(page).getByLabel('Full name').focus();
  const covered: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Shift+Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement!;
      if (focused.closest('header') || focused === document.body) return 'header';
      const { top } = focused.getBoundingClientRect();
      return top < document.querySelector('header')!.offsetHeight ? focused.outerHTML.slice(0, 90) : '';
    });
    if (found === 'header') break;
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);
});

test('a destination card leads to its guide wherever it is pressed', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Slovakia' });
  await expect(card.getByRole('link', { name: 'Discover Slovakia' })).toHaveAttribute(
    'href',
    '/country/slovakia',
  );
  await press(page, card.getByText('Low cost of living'));
  await expect(page).toHaveURL('/country/slovakia');
});

test('a step opens from its card; Escape gives the focus back; starting it leads to the form', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'View details of Visa Processing' });
  await press(page, page.getByRole('heading', { name: 'Visa Processing' }));
  const dialog = page.getByRole('dialog', { name: 'Visa Processing' });
  await expect(dialog.getByRole('heading', { name: 'What’s Included' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();

  await opener.click();
  await dialog.getByRole('button', { name: 'Start This Step' }).click();
  await expect(dialog).toBeHidden();
  await expectBelowHeader(page, 'contact');
  await expect(form(page).getByLabel('Message')).toHaveValue('I would like to start with: Visa Processing.');
});

test('on a desktop two rows run there and back, read 1 to 8, with two details behind a toggle', async ({
  page,
}) => {
  await page.goto('/');
  const steps = page.locator('#how-we-help ol > li');
  const boxes = await steps.evaluateAll((items) =>
    items.map((item) => {
      const { x, y } = item.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y + window.scrollY) };
    }),
  );
  const rows = [...new Set(boxes.map(({ y }) => y))];
  expect(boxes.map(({ y }) => rows.indexOf(y))).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  const first = boxes.slice(0, 4).map(({ x }) => x);
  expect(first).toEqual([...first].sort((a, b) => a - b));
  expect(boxes.slice(4).map(({ x }) => x)).toEqual([...first].reverse());

  const step = steps.first();
  await expect(step.getByRole('listitem')).toHaveCount(3);
  await step.getByRole('button', { name: /^\+2 more details/ }).click();
  await expect(step.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('dialog')).toBeHidden();
  await step.getByRole('button', { name: /^Show less/ }).click();
  await expect(step.getByRole('listitem')).toHaveCount(3);
});

test('a testimonial leads to the contact section', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Ananya/ }).click();
  await expectBelowHeader(page, 'contact');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true });

  test('the menu scrolls inside its 24rem and closes on navigation; call and book stay in reach', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())!.height).toBeLessThanOrEqual(384);
    await menu.getByRole('link', { name: 'Student Portal' }).scrollIntoViewIfNeeded();
    await menu.getByRole('link', { name: 'FAQ' }).tap();
    await expect(page).toHaveURL('/support/faq');
    await expect(menu).toBeHidden();
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole('link', { name: /^Call/ })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Book Free Consultation' }).first()).toBeInViewport();
  });

  test.describe('with a picture that does not load', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('every step has all its details, and the picture is hidden', async ({ page }) => {
      await page.route('**/visa-processing-*.svg', (route) => route.fulfill({ status: 404 }));
      await page.goto('/');
      const step = page.locator('#how-we-help ol > li').nth(6);
      await step.scrollIntoViewIfNeeded();
      await expect(step.getByRole('listitem')).toHaveCount(5);
      await expect(step.getByRole('button', { name: /more details/ })).toBeHidden();
      await expect(step.locator('img')).toBeHidden();
    });
  });
});

test.describe('when the toast’s code cannot be had', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('its words are shown all the same, and the page stays', async ({ page }) => {
    await page.goto('/');
    await page.route('**/assets/toast-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert').getByText('Email Required')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Email Required')).toBeHidden({ timeout: 7_000 });
  });
});

test.describe('on a short screen', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('the whole menu can be reached', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).first().click();
    const last = header(page).getByRole('link', { name: 'Student Portal' });
    await last.scrollIntoViewIfNeeded();
    const { y, height } = (await last.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(360);
  });
});
