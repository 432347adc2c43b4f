import { card, open, searchFor, store } from './desk';
import { expect, test } from './fixtures';
import { mailedLink } from './inbox';
import { expectSound } from './sound';

test.use({ expectedErrors: [/the server responded with a status of 409|net::ERR_INTERNET_DISCONNECTED/] });

test('visitor and staff write to each other, and each sees at once what the other does', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const email = await store(request, ['Writes A Message']);
  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await visitor.goto(await mailedLink(visitor, email, 'We have received', '/requests/'));
  const question = visitor.getByLabel('Write to us');
  await question.fill('Which documents do you need?');
  await visitor.getByRole('button', { name: 'Send message' }).click();
  const own = visitor.getByRole('log');
  await expect(own.getByText('Which documents do you need?')).toBeVisible();
  await expect(own.getByText('Not seen yet')).toBeVisible();

  await open(page, searchFor(email));
  await expect(card(page, 'Writes A Message').getByText('1 new message')).toBeVisible();
  await page.getByRole('link', { name: 'Writes A Message' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: '1 new message' }).click();
  await expect(panel.getByRole('heading', { name: 'Messages' })).toBeFocused();
  await expect(panel.getByRole('log').getByText('Which documents do you need?')).toBeInViewport();
  // No reload: the visitor's page is told that it has been seen.
  await expect(own.getByText(/^Seen /)).toBeVisible();

  const answer = panel.getByLabel('Message to the visitor');
  await answer.fill('Your marks of classes ten and twelve.');
  await answer.press('Control+Enter');
  await expect(own.getByText('Your marks of classes ten and twelve.')).toBeVisible();
  await expect(visitor.getByText(/^We have answered you/)).toBeVisible();
  await expect(panel.getByRole('log').getByText(/^Seen /)).toBeVisible();
  await expect(
    panel.getByRole('region', { name: 'History' }).getByText('wrote to the visitor'),
  ).toBeVisible();
  await expect(card(page, 'Writes A Message').getByText(/Waiting since/)).toHaveCount(0);
  await expectSound(visitor, visitor.url());
  // Further down axe would measure what the header leaves of the tiles under it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectSound(page, page.url());

  // What is written without a connection is sent once there is one.
  await visitor.context().setOffline(true);
  await question.fill('And my passport?');
  await question.press('Control+Enter');
  await expect(own.getByText(/Not sent yet\. It is sent as soon as that is possible/)).toBeVisible();
  await visitor.context().setOffline(false);
  await expect(panel.getByRole('log').getByText('And my passport?')).toBeVisible();
  await expect(own.getByText('And my passport?')).toHaveCount(1);
  await expect(own.getByText(/Not sent yet/)).toHaveCount(0);
  await expect(visitor.getByText(/^Answer due by/)).toBeVisible();

  // With a connection the field would be gone as soon as the desk hears of the withdrawal.
  await page.context().setOffline(true);
  await answer.fill('Too late.');
  await answer.press('Control+Enter');
  await visitor.getByRole('button', { name: 'Withdraw request' }).click();
  await visitor.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect(question).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(panel.getByText('Not sent. This request has been withdrawn.')).toBeVisible();
  await visitor.context().close();
});

test('a mail says that a message waits, and its own link leads to it', async ({ page, request }) => {
  const email = await store(request, ['Reads A Mail']);
  await open(page, searchFor(email));
  await page.getByRole('link', { name: 'Reads A Mail' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Canned answers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New answer' }).click();
  // Esc leads back to the list, as often as it is pressed.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('heading', { name: 'Canned answers' })).toBeVisible();
  await dialog.getByRole('button', { name: 'New answer' }).click();
  const title = `Documents ${email}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill('Hello {name}, for {country} we need your marks.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: `Use “${title}”` }).click();
  const field = panel.getByLabel('Message to the visitor');
  await expect(field).toHaveValue('Hello Reads A Mail, for Germany we need your marks.');
  await expect(field).toBeFocused();
  await panel.getByRole('button', { name: 'Send message' }).click();
  await expect(panel.getByRole('log').getByText('for Germany we need your marks.')).toBeVisible();
  await expect(field).toHaveValue('');

  const link = await mailedLink(page, email, 'We have written to you', '/requests/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused();
  await expect(page.getByRole('log').getByText('for Germany we need your marks.')).toBeVisible();
});
