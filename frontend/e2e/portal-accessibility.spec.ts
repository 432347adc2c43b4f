import { expect, test } from './fixtures';
import { idsOf, signUp } from './portal';
import { expectSound } from './sound';

test.use({ reducedMotion: 'reduce', expectedErrors: [/status of (401|503) /] });

/** On phones the rows stand one below the other: their roles say what the trial rule reads from the columns. */
const STACKED = ['td-has-header'];

for (const width of [320, 390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    // Many screens, and axe takes its time.
    test.setTimeout(180_000);

    test('the door is sound', async ({ page }) => {
      await page.goto('/student-portal');
      await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
      await expectSound(page, 'log-in');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByText('Please enter both username and password', { exact: true })).toBeVisible();
      await expectSound(page, 'log-in with a toast');
      await page.getByRole('button', { name: 'Create an account' }).click();
      await expectSound(page, 'registration');
      await page.route('**/api/users/me', (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.reload();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expectSound(page, 'no answer');
    });

    test('the search and its states are sound', async ({ page }) => {
      await signUp(page, {
        profile: { gpa: 3.3, budgetUSD: 30000, fieldOfStudy: 'Computer Science & Technology' },
      });
      await page.goto('/student-portal');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByText('How this list is ordered').click();
      await page.getByText('About these figures').first().click();
      await expectSound(page, 'search');
      await page
        .getByRole('checkbox', { name: /^Compare: / })
        .first()
        .check();
      await page
        .getByRole('checkbox', { name: /^Compare: / })
        .nth(1)
        .check();
      await expectSound(page, 'search with a comparison');
      if (width < 768) {
        await page.getByRole('button', { name: /^Menu & filters/ }).click();
        await expectSound(page, 'sheet');
      } else {
        await page.keyboard.press('Control+b');
        await expectSound(page, 'folded sidebar');
      }
      await page.goto('/student-portal/search?maxTuition=1&country=Canada&gpa=9');
      await expect(page.getByText('No Universities Found')).toBeVisible();
      await expectSound(page, 'nothing found');
      await page.goto('/student-portal/search?view=map&country=Ireland');
      await expect(page.getByRole('region', { name: 'Map of the results' })).toBeVisible();
      await page.locator('svg g:not(:has(text))').first().click();
      await expect(
        page.getByRole('region', { name: 'Chosen on the map' }).getByRole('heading'),
      ).toBeVisible();
      await expectSound(page, 'map');
      await page.route('**/api/universities?**', (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.route('**/shortlist', (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.goto('/student-portal/search');
      await expect(page.getByText('Failed to fetch universities')).toBeVisible();
      await expectSound(page, 'search that failed');
      await page.unroute('**/api/universities?**');
      await page.route('**/api/universities?**', () => undefined);
      await page.reload();
      await expect(page.locator('[data-slot="skeleton"]').first()).toBeVisible();
      await expectSound(page, 'search on its way');
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
      await expectSound(page, 'no favorites');

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
      await page.getByRole('button', { name: /^Remove Trinity/ }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      // The bar with the way back stands over a part of the first row.
      await expectSound(page, 'favorites', ['target-size']);

      await page.goto(`/student-portal/search?open=${trinity}`);
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
      await expect(page.getByRole('link', { name: /Research Organization Registry/ }).first()).toBeVisible();
      await expectSound(page, 'university');

      await page.goto(`/student-portal/search?open=compare&compare=${trinity}-${harvard}-${cork}`);
      await page.getByRole('button', { name: 'Make a link to share' }).click();
      const link = await page.getByLabel(/^Link to 3 universities/).inputValue();
      await expectSound(page, 'comparison', STACKED);
      await page.goto('/student-portal/search?open=compare&compare=1');
      await expect(page.getByText('Choose at least two universities')).toBeVisible();
      await expectSound(page, 'comparison of one');

      await page.goto('/student-portal/profile');
      await page.getByLabel('GPA').fill('9');
      await expectSound(page, 'profile');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expectSound(page, 'deletion');
      await page.goto('/student-portal/applications');
      await expect(page.getByText('No Applications Yet')).toBeVisible();
      await expectSound(page, 'applications');

      await page.goto(link);
      await expect(page.getByRole('table')).toBeVisible();
      await expectSound(page, 'shared comparison', STACKED);
    });
  });
}
