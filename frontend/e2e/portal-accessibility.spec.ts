import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { idsOf, signUp } from './portal';
import { expectSound, expectSoundAtAnyWidth, expectToFitAt, WIDTHS } from './sound';

test.use({ reducedMotion: 'reduce', expectedErrors: [/status of (401|503) /] });

/** On phones the rows stand one below the other: their roles say what the trial rule reads from the columns. */
const STACKED = ['td-has-header'];

// Many screens, and axe takes its time.
test.setTimeout(180_000);

test('the door is sound', async ({ page }) => {
  await page.goto('/student-portal');
  await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
  await expectSoundAtAnyWidth(page, 'log-in');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Please enter both username and password', { exact: true })).toBeVisible();
    await expectSound(page, `log-in with a toast at ${width} px`);
  }
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expectSoundAtAnyWidth(page, 'registration');
  await page.route('**/api/users/me', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectSoundAtAnyWidth(page, 'no answer');
});

test('the other screens are sound', async ({ page }) => {
  const [trinity, harvard, cork] = (await idsOf(
    page,
    'Trinity College Dublin',
    'Harvard University',
    'University College Cork',
  )) as [number, number, number];
  await signUp(page, { profile: { gpa: 3.3, budgetUSD: 30000 } });
  await page.goto('/student-portal/shortlist');
  await expect(page.getByText('No Favorites Yet')).toBeVisible();
  await expectSoundAtAnyWidth(page, 'no favorites');

  await signUp(page, {
    profile: { gpa: 3.3, budgetUSD: 30000 },
    saved: [
      [trinity, 'Education'],
      [harvard, 'General Interest'],
      [cork, 'Medicine & Health Sciences'],
    ],
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/student-portal/shortlist');
  await expect(page.getByRole('table')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: /^Remove Trinity/ }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    // The bar with the way back stands over a part of the first row.
    await expectSound(page, `favorites at ${width} px`, ['target-size']);
    await page.getByRole('button', { name: 'Undo' }).click();
  }

  await page.goto(`/student-portal/search?open=${trinity}`);
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Research Organization Registry/ }).first()).toBeVisible();
  await expectSoundAtAnyWidth(page, 'university');

  await page.goto(`/student-portal/search?open=compare&compare=${trinity}-${harvard}-${cork}`);
  await page.getByRole('button', { name: 'Make a link to share' }).click();
  const link = await page.getByLabel(/^Link to 3 universities/).inputValue();
  await expectSoundAtAnyWidth(page, 'comparison', STACKED);
  await page.goto('/student-portal/search?open=compare&compare=1');
  await expect(page.getByText('Choose at least two universities')).toBeVisible();
  await expectSoundAtAnyWidth(page, 'comparison of one');

  await page.goto('/student-portal/profile');
  await page.getByLabel('GPA').fill('9');
  await expectSoundAtAnyWidth(page, 'profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectSoundAtAnyWidth(page, 'deletion');
  await page.goto('/student-portal/applications');
  await expect(page.getByText('No Applications Yet')).toBeVisible();
  await expectSoundAtAnyWidth(page, 'applications');

  await page.goto(link);
  await expect(page.getByRole('table')).toBeVisible();
  await expectSoundAtAnyWidth(page, 'shared comparison', STACKED);
});

/**
 * Scrolls to the end of the page, where nothing lies under the tray. Anywhere else axe would measure what the tray leaves of
 * a target that scrolling brings out from under it.
 */
const clearOfTray = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

for (const [width, other] of [
  [320, 390],
  [1440, 768],
] as const) {
  test.describe(`at ${width} and ${other} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the search and its states are sound', async ({ page }) => {
      const expectStateSound = async (what: string, ready?: (page: Page) => Promise<void>) => {
        await expectToFitAt(page, what, [other]);
        await ready?.(page);
        await expectSound(page, what);
      };
      await signUp(page, {
        profile: { gpa: 3.3, budgetUSD: 30000, fieldOfStudy: 'Computer Science & Technology' },
      });
      await page.goto('/student-portal');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByText('How this list is ordered').click();
      await page.getByText('About these figures').first().click();
      await expectStateSound('search');
      // A list that ends: a longer one goes on when the page is scrolled to its end.
      await page.goto('/student-portal/search?search=kosice');
      await page
        .getByRole('checkbox', { name: /^Compare: / })
        .first()
        .check();
      await page
        .getByRole('checkbox', { name: /^Compare: / })
        .nth(1)
        .check();
      await expectStateSound('search with a comparison', clearOfTray);
      if (width < 768) {
        await page.getByRole('button', { name: /^Menu & filters/ }).click();
        await expectStateSound('sheet');
      } else {
        await page.keyboard.press('Control+b');
        await expectStateSound('folded sidebar', clearOfTray);
      }
      await page.goto('/student-portal/search?maxTuition=1&country=Canada&gpa=9');
      await expect(page.getByText('No Universities Found')).toBeVisible();
      await expectStateSound('nothing found');
      await page.goto('/student-portal/search?view=map&country=Ireland');
      await expect(page.getByRole('region', { name: 'Map of the results' })).toBeVisible();
      await page.locator('svg g:not(:has(text))').first().click();
      await expect(
        page.getByRole('region', { name: 'Chosen on the map' }).getByRole('heading'),
      ).toBeVisible();
      await expectStateSound('map');
      await page.route('**/api/universities?**', (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.route('**/shortlist', (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.goto('/student-portal/search');
      await expect(page.getByText('Failed to fetch universities')).toBeVisible();
      await expectStateSound('search that failed');
      await page.unroute('**/api/universities?**');
      await page.route('**/api/universities?**', () => undefined);
      await page.reload();
      await expect(page.locator('[data-slot="skeleton"]').first()).toBeVisible();
      await expectStateSound('search on its way');
    });
  });
}
