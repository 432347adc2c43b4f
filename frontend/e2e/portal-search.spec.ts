import { expect, test } from './fixtures';
import { card, signUp } from './portal';

test.use({ reducedMotion: 'reduce' });

test('words and order find a university, and the address brings the same list back', async ({ page }) => {
  await signUp(page);
  await page.goto('/student-portal');
  await page.getByRole('searchbox', { name: 'Search by name or city' }).fill('metropolitan toronto');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox').fill('dublin');
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(page).toHaveURL('/student-portal?search=dublin&sort=name');
  const names = page.getByRole('article').getByRole('heading');
  let inOrder: string[] = [];
  // Until the answer is there, the list before it stands.
  await expect(async () => {
    inOrder = await names.allTextContents();
    expect(inOrder.length).toBeGreaterThan(3);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a.localeCompare(b, 'en')));
  }).toPass();
  await page.reload();
  await expect(names).toHaveText(inOrder);
  await page.getByText('How this list is ordered').click();
  await expect(page.getByText('Nobody can pay for a place')).toBeVisible();
});

test('a thousand universities scroll with a handful of cards in the page', async ({ page }) => {
  await signUp(page);
  await page.goto('/student-portal');
  await expect(page.getByText('1,230 universities')).toBeVisible();
  const loaded = page.getByText(/^\d+ of 1,230$/);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 20_000);
        return Number((await loaded.textContent())!.split(' ')[0]);
      },
      { timeout: 30_000, intervals: [150] },
    )
    .toBeGreaterThanOrEqual(240);
  await expect.poll(() => page.getByRole('article').count()).toBeLessThanOrEqual(60);
});

test('a card opens its university; the way back leads to the same place and the same card', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/student-portal');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 6000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(5000);
  const link = page.getByRole('article').getByRole('heading').getByRole('link');
  const shown = await link.evaluateAll((links) =>
    links.findIndex((each) => each.getBoundingClientRect().top > 150),
  );
  const name = (await link.nth(shown).textContent())!;
  await link.nth(shown).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await link.nth(shown).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(/\?open=\d+$/);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { name: 'University Search' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
});

test('the page of a university leads to a consultation that is filled in', async ({ page }) => {
  await signUp(page, { profile: { fieldOfStudy: 'Law & Legal Studies' } });
  await page.goto('/student-portal/search?search=trinity+college+dublin');
  await page.getByRole('link', { name: 'Trinity College Dublin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cost of a year' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Research Organization Registry/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Book Free Consultation' }).click();
  const form = page.getByRole('form', { name: 'Free consultation' });
  await expect(form).toBeInViewport();
  await expect(form.getByLabel('Preferred country')).toHaveValue('Ireland');
  await expect(form.getByLabel('Course of interest')).toHaveValue('Law');
  await expect(form.getByLabel('Message')).toHaveValue(
    'I would like to know more about Trinity College Dublin.',
  );
});

test('a slow list shows where its cards will be, and the old one until the new is there', async ({
  page,
}) => {
  await signUp(page);
  const slow = async () => {
    await page.route('**/api/universities?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
  };
  await slow();
  await page.goto('/student-portal/search?country=Ireland');
  await expect(page.locator('[data-slot="skeleton"]').first()).toBeVisible();
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(card(page, 'Trinity College Dublin')).toBeVisible();
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Country').selectOption('Slovakia');
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(card(page, 'Trinity College Dublin')).toBeVisible();
  await expect(card(page, 'Comenius University Bratislava')).toBeVisible();
  await expect(card(page, 'Trinity College Dublin')).toHaveCount(0);
});

test('another list begins in view, and Back leads to where the one before was left', async ({ page }) => {
  await signUp(page);
  await page.goto('/student-portal');
  await expect(page.getByText('1,230 universities')).toBeVisible();
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(top).toBe(1500);
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByLabel('Country').selectOption('Slovakia');
  await expect(card(page, 'Comenius University Bratislava')).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBeGreaterThan(1400);
});

test('what is wrong with a number is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await signUp(page);
  await page.goto('/student-portal');
  await page.getByLabel('Minimum GPA').fill('5');
  const problem = page.getByText('Enter a GPA from 0 to 4');
  await expect
    .poll(() =>
      problem.evaluate((element) => {
        const { x, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(x + 5, bottom - 5) === element;
      }),
    )
    .toBe(true);
});

test('the profile fills in the filters once; cleared they stay cleared', async ({ page }) => {
  await signUp(page, {
    profile: { gpa: 3.2, programLevel: 'undergraduate', budgetUSD: 20000, destinations: ['Canada'] },
  });
  await page.goto('/student-portal');
  await expect(page).toHaveURL('/student-portal');
  await expect(page.getByRole('link', { name: 'From your profile' })).toBeVisible();
  const filters = page.getByRole('region', { name: 'Filters' });
  await expect(filters.getByLabel('Minimum GPA')).toHaveValue('3.2');
  await filters.getByLabel('Program level').selectOption('Masters');
  await expect(filters.getByLabel('Minimum GPA')).toHaveValue('');
  await expect(filters.getByLabel('Maximum tuition')).toHaveValue('');
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await page.reload();
  await expect(page.getByText('1,230 universities')).toBeVisible();
});

test('with the keyboard alone a student finds, saves, compares and opens universities', async ({ page }) => {
  await signUp(page);
  await page.goto('/student-portal');
  await expect(page.getByRole('article').first()).toBeVisible();
  const tabTo = async (
    name: string | RegExp,
    role: 'link' | 'button' | 'checkbox' | 'searchbox' | 'combobox',
  ) => {
    const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    for (let step = 0; step < 60; step++) {
      if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard never reached ${role} ${name}`);
  };
  await tabTo('Search by name or city', 'searchbox');
  await page.keyboard.type('college dublin');
  await expect(page.getByRole('article')).toHaveCount(8);
  await tabTo('Favorite: Trinity College Dublin, General Interest', 'button');
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('button', { name: 'Favorite: Trinity College Dublin, General Interest' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await tabTo('Compare: Trinity College Dublin', 'checkbox');
  await page.keyboard.press('Space');
  await tabTo('Compare: University College Dublin', 'checkbox');
  await page.keyboard.press('Space');
  await tabTo('Compare', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Compare universities' })).toBeFocused();
  await tabTo('Trinity College Dublin', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Trinity College Dublin', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Compare universities' })).toBeVisible();
});
