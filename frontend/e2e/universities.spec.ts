import { expect, test } from './fixtures';

const TORONTO = '/universities/university-of-toronto';

test.use({ reducedMotion: 'reduce' });

test('from a guide over the list to a university, and to the form that names it', async ({ page }) => {
  await page.goto('/country/canada');
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('link', { name: 'All universities in Canada' }).click();
  await expect(page).toHaveURL('/country/canada/universities');
  await expect(page.getByRole('heading', { level: 1, name: 'Universities in Canada' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'University of Toronto' }).click();
  await expect(page).toHaveURL(TORONTO);
  await expect(page).toHaveTitle(/^University of Toronto: /);
  await expect(page.locator('main section > h2 + div:empty')).toHaveCount(0);
  const shown = await page.getByRole('main').textContent();
  expect(loads).toBe(0);

  // The server's page says the same.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'University of Toronto' })).toBeVisible();
  expect(await page.getByRole('main').textContent()).toBe(shown);

  await page.getByRole('link', { name: 'Ask a counsellor' }).first().click();
  await expect(page.getByLabel('Preferred country')).toHaveValue('Canada');
  await expect(page.getByLabel('Message')).toHaveValue(
    'I would like to know more about University of Toronto.',
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'University of Toronto' })).toBeVisible();
  await expect(page).toHaveTitle(/^University of Toronto: /);
});

test('a page that came from the server asks for nothing more, and loads no portal', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
  });
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto(TORONTO);
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Test Preparation' })).toBeVisible();
  expect(requests.filter((url) => url.includes(TORONTO.split('/')[2]!))).toEqual([]);
  for (const url of scripts)
    expect(await (await page.request.get(url)).text(), url).not.toMatch(/No Favorites Yet/);
});

test('similar universities lead on, and a favourite to the portal', async ({ page }) => {
  await page.goto(TORONTO);
  const similar = page.getByRole('region', { name: 'Similar universities' });
  await expect(similar.getByRole('listitem')).toHaveCount(6);
  await similar.getByRole('link', { name: 'McGill University' }).click();
  await expect(page).toHaveURL('/universities/mcgill-university');
  await expect(page.getByRole('heading', { level: 1, name: 'McGill University' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save as a favorite' })).toHaveAttribute(
    'href',
    /^\/student-portal\?open=\d+$/,
  );
});

test.describe('an unknown university', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is told with status 404, with the way to the lists', async ({ page }) => {
    expect((await page.goto('/universities/nobody'))!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'University Not Found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Ireland' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Universities in Ireland' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and the page are whole, and their links lead on', async ({ page }) => {
    await page.goto('/country/canada/universities');
    await page.getByRole('link', { name: 'University of Toronto' }).click();
    await expect(page).toHaveURL(TORONTO);
    await expect(page.getByRole('row', { name: /^Tuition and living together/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Canada' }).click();
    await expect(page).toHaveURL('/country/canada');
  });
});

test('a name without a place to break fits, too, on its page and in lists', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of [
    '/universities/university-of-applied-sciences-and-arts-hildesheim-holzminden-gottingen',
    // It names its neighbors.
    '/universities/ostfalia-university-of-applied-sciences',
    '/country/germany/universities',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Hildesheim/Holzminden/Göttingen').last()).toBeAttached();
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
});
