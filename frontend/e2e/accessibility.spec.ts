import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open as openDesk } from './desk';
import { expect, test } from './fixtures';
import { signUp } from './portal';
import { expectSound, expectSoundAtAnyWidth, expectToFit, expectToFitAt, expectVisibleFocus } from './sound';

/** A page of every kind, in parts that run side by side. */
const PAGES = [
  [
    '/',
    '/country/canada',
    '/services',
    '/services/visa-guidance',
    '/services/test-preparation',
    '/services/education-loan',
  ],
  [
    '/resources/university-rankings',
    '/resources/scholarships',
    '/support/faq',
    '/accessibility',
    '/contact',
    '/contact/thank-you',
  ],
  [
    '/resources',
    '/resources/country-guides',
    '/resources/cost-calculators',
    '/resources/student-stories',
    '/resources/intake-calendar',
    '/resources/rules-side-by-side',
    '/resources/blog',
    '/resources/blog/budget-for-a-year-abroad',
  ],
  [
    '/country/canada/universities',
    '/universities/university-of-toronto',
    '/support/privacy',
    '/support/emergency',
    '/newsletter',
    '/no/such/page',
    '/country/atlantis',
    // Mails lead to these.
    '/requests/unknown',
    '/reset-password',
    '/reset-password?token=x',
    '/newsletter/confirm?token=x',
  ],
];

test.use({ expectedErrors: [/status of 40[04]|ERR_INTERNET_DISCONNECTED/], reducedMotion: 'reduce' });

for (const [part, paths] of PAGES.entries()) {
  test(`axe finds nothing on the pages, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSoundAtAnyWidth(page, path);
    }
  });
}

test('with the text enlarged in the browser the header holds its buttons, pages and desk still fit', async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(120_000);
  const profile = mkdtempSync(join(tmpdir(), 'large-text-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: 24 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const browser = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  const page = await browser.newPage();
  for (const path of [
    '/',
    '/country/canada',
    '/resources/cost-calculators',
    '/resources/university-rankings',
  ]) {
    await page.goto(path);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page, `${path} at ${width} px`);
      const widths = await page
        .locator('main td:visible > div')
        .evaluateAll((cells) => cells.map(({ clientWidth }) => clientWidth));
      // On a phone each stands on a line of its own; else a word is a column of letters.
      if (width < 768) expect(Math.min(...widths), `cells, ${path} at ${width} px`).toBeGreaterThan(90);
      const bottom = (await page.getByRole('banner').boundingBox())!.height;
      for (const control of await page.getByRole('banner').locator('a:visible, button:visible').all()) {
        const { y, height } = (await control.boundingBox())!;
        expect(y + height, `${path} at ${width} px`).toBeLessThanOrEqual(bottom);
      }
    }
  }
  await openDesk(page, '/admin');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectToFit(page, 'the desk');
  const tabs = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
  await expect(tabs).toHaveCount(7);
  // A text wider than its tab is printed over the next.
  expect(await tabs.evaluateAll((links) => links.map((link) => link.scrollWidth - link.clientWidth))).toEqual(
    [0, 0, 0, 0, 0, 0, 0],
  );
  await browser.close();
  rmSync(profile, { recursive: true });
});

test('with the text enlarged by a style, which no media query knows, the pages still fit', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  for (const [path, ...widths] of [
    ['/', 320],
    ['/services/test-preparation', 768, 1024, 1200],
    ['/services/education-loan', 1024],
    ['/resources/cost-calculators', 320, 390],
    ['/universities/harvard-university', 320],
    ['/resources/blog', 320],
    ['/country/united-states', 320],
    ['/student-portal', 320, 390],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
    if (path === '/student-portal') await expect(page.getByRole('article').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page, `${path} at ${width} px`);
      const room = await page.getByRole('banner').evaluate((banner) => {
        const call = banner.querySelector('a[href^="tel:"]')?.getBoundingClientRect();
        return call?.width ? call.x - banner.querySelector('svg')!.getBoundingClientRect().right : 0;
      });
      expect(room, `between logo and telephone, ${path} at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  }
});

for (const [width, ...others] of [[320, 390, 768], [1440]] as const) {
  const widths = [width, ...others].join(', ');
  test(`the states of the pages are sound at ${widths} px`, async ({ page, context }) => {
    test.setTimeout(240_000);
    const expectStateSound = async (what: string) => {
      await expectToFitAt(page, what, others);
      await expectSound(page, what);
    };
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: width < 1024 ? 'Menu' : 'Study Destinations' }).click();
    await expectStateSound('menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View details of University Research' }).click();
    await expectStateSound('dialog');
    await page.keyboard.press('Escape');
    const form = page.getByRole('form', { name: 'Free consultation' });
    await form.getByLabel('Full name').fill('Asha Rao');
    await form.getByLabel('Email').fill('asha@example.com');
    await form.getByLabel('Phone').fill('12-34');
    await form.getByRole('button', { name: 'Request Free Consultation' }).click();
    await expect(form.getByLabel('Phone')).toBeFocused();
    await expectStateSound('error beside a field, and a toast');
    await form.getByLabel('Phone').fill('+91 98765 43210');
    await form.getByRole('button', { name: 'Request Free Consultation' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await expectStateSound('thanks');
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expectStateSound('offline');
    await context.setOffline(false);
    // As a browser without scripts posts it.
    await page.goto('/contact');
    await form.getByLabel('Full name').fill('Asha Rao');
    await form.evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('heading', { name: 'Your request was not sent' })).toBeVisible();
    await expectStateSound('form refused without scripts');
  });
}

for (const [what, size] of Object.entries({
  'on a desktop': { width: 1280, height: 800 },
  'on a phone': { width: 390, height: 700 },
  'at 400% zoom': { width: 320, height: 256 },
})) {
  test(`the keyboard’s place is seen all the way through a page ${what}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    for (const path of ['/country/canada', '/resources/cost-calculators']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await expectVisibleFocus(page, path)).toBeGreaterThan(30);
    }
  });
}
