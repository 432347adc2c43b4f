import type { Page, Request } from '@playwright/test';
import { card, LIST, LISTS, names, open, reach, send, statusOf } from './desk';
import { expect, newEmail } from './fixtures';
import { test } from './own-server';

// All of them read what is stored once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes until midnight in the office. */
const leftToday = DAY - ((Date.now() / 60_000 + 5.5 * HOUR) % DAY);

test.beforeAll('requests of three days', async ({ server, request }) => {
  test.setTimeout(180_000);
  const at = (minutesAgo: number, name: string, country = 'Germany') => {
    server.setMinutesAgo(minutesAgo);
    return send(request, { name, email: 'hours@example.com', country });
  };
  const answerAt = async (minutesAgo: number, id: number) => {
    server.setMinutesAgo(minutesAgo);
    await reach(request, id);
  };
  await at(50.5 * HOUR, 'Waits Longest');
  await answerAt(48.5 * HOUR, await at(50.5 * HOUR, 'Answered in Two Hours', 'Canada'));
  await at(30.5 * HOUR, 'Waits Too Long', '');
  await at(DAY - leftToday / 2, 'Due Tonight');
  await answerAt(11, await at(20, 'Answered Before'));
  await answerAt(5.5, await at(20.5, 'Answered Just Now'));
  server.setMinutesAgo(0);
});

const isList = (url: string) => url.includes(`${LIST}?`);
const tile = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('whoever waits too long, or will tonight, is found and shown with the time', async ({ page }) => {
  test.skip(leftToday < 20, 'The office is about to begin another day.');
  await open(page, '/admin');
  for (const count of ['3 new', '3 contacted', '0 scheduled', '0 completed', '6 total'])
    await expect(tile(page, `${count}, show them`)).toBeVisible();
  await expect(page.getByText(/^First answer/).locator('..')).toHaveText(/1[56] min$/);

  await tile(page, '2 Overdue, show them').click();
  await expect(page.getByText('2 requests', { exact: true })).toBeVisible();
  expect(await names(page)).toEqual(['Waits Too Long', 'Waits Longest']);
  await expect(card(page, 'Waits Too Long')).toContainText('Overdue by 6 h');
  await expect(card(page, 'Waits Longest')).toContainText('Overdue by 26 h');
  await page.getByLabel('Order').selectOption('Oldest first');
  await expect.poll(() => names(page)).toEqual(['Waits Longest', 'Waits Too Long']);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Waits Longest', 'Waits Too Long']);
  await page.getByRole('button', { name: 'Remove the filter Overdue' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  expect((await names(page)).slice(0, 2).toSorted()).toEqual(['Answered in Two Hours', 'Waits Longest']);
  await expect(card(page, 'Answered in Two Hours').getByText(/left$|^Overdue/)).toHaveCount(0);

  await tile(page, '1 Due today, show them').click();
  await expect(page.getByText('1 request', { exact: true })).toBeVisible();
  await expect(card(page, 'Due Tonight')).toContainText(/\d+ (h|min) left/);
  await page.getByRole('button', { name: 'More filters (1)' }).click();
  await page.getByLabel('Answer due').selectOption('Overdue');
  await expect(page.getByText('2 requests', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await card(page, 'Answered Just Now').getByRole('link', { name: 'Answered Just Now' }).click();
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText(/Office called and reached the visitor \([5-9] min ago\)\./);
  await expect(panel.getByRole('button', { name: 'Undo the attempt' })).toBeVisible();
  await card(page, 'Answered Before').getByRole('link', { name: 'Answered Before' }).click();
  await expect(panel.getByRole('heading', { name: 'Answered Before' })).toBeVisible();
  await expect(panel.getByText('called and reached the visitor')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('a bar of a chart leads to just the requests that it counts', async ({ page }) => {
  await open(page, '/admin?view=charts');
  await expect(
    page.getByText(/^6 requests from \d+ \w+ to \d+ \w+, office time, at most \d on/),
  ).toBeVisible();
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  for (const [bar, requests] of [
    ['New', 3],
    ['Contacted', 3],
    ['Completed', 0],
    ['Germany', 4],
    ['None given', 1],
  ] as const) {
    await expect(row(bar).getByRole('cell')).toHaveText(String(requests));
    await row(bar).getByRole('link').click();
    await expect(
      page.getByText(requests === 1 ? '1 request' : `${requests} requests`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(requests);
    if (requests === 0)
      await expect(page.getByText('No consultation requests found', { exact: true })).toBeVisible();
    await page.goBack();
  }
  const day = page.getByRole('link', { name: /: [1-9] requests?$/ }).first();
  const [, requests] = /: (\d)/.exec((await day.getAttribute('aria-label'))!)!;
  await day.click();
  await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await expect(page.getByRole('article')).toHaveCount(Number(requests));
});

test('the students’ accounts are counted and the newest named', async ({ page, request }) => {
  const username = newEmail();
  const data = { username, password: 'correct horse' };
  expect((await request.post('/api/users/register', { data })).status()).toBe(201);
  await open(page, '/admin');
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Accounts' }).click();
  await expect(page.getByRole('heading', { name: /^[1-9]\d* student accounts?$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: username })).toHaveText(/ IST0$/);
});

test.describe('the list is asked for every 15 seconds', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('with an answer 304 while nothing has changed, and no sooner after a failure', async ({ page }) => {
    const wire = await page.context().newCDPSession(page);
    const lists: string[] = [];
    const statuses = new Map<string, number>();
    wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (isList(request.url)) lists.push(requestId);
    });
    // The one that may come before the other.
    wire.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      statuses.set(requestId, statusCode);
    });
    const answers = () => lists.map((id) => statuses.get(id));
    await wire.send('Network.enable');
    let asked = 0;
    let underWay = 0;
    const end = (request: Request) => {
      if (isList(request.url())) underWay--;
    };
    page.on('request', (request) => {
      if (!isList(request.url())) return;
      asked++;
      underWay++;
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);

    await page.clock.install();
    await open(page, '/admin?search=hours@example.com');
    await expect(statusOf(page, 'Waits Longest')).toHaveValue('new');
    await expect.poll(answers).toEqual([200]);

    await page.clock.pauseAt(Date.now() + 60_000);
    /** Moves the page's clock on, by only 10 ms at a time while it waits for the server. @returns seconds until the next poll */
    const untilPoll = async () => {
      const before = asked;
      let seconds = 0;
      while (asked === before || underWay > 0) {
        if (underWay === 0) seconds++;
        await page.clock.runFor(underWay > 0 ? 10 : 1_000);
      }
      return seconds;
    };
    const reach = (what: () => Promise<void>) =>
      expect(async () => {
        await page.clock.runFor(10);
        await what();
      }).toPass();
    const expectPause = async () => {
      const seconds = await untilPoll();
      expect(seconds).toBeGreaterThanOrEqual(13);
      expect(seconds).toBeLessThanOrEqual(30);
    };
    await untilPoll();
    const earlier = asked;
    await expectPause();
    await expectPause();
    await expect.poll(() => answers().slice(earlier)).toEqual([304, 304]);

    await page.route(LISTS, (route) => route.fulfill({ status: 503, body: '{}' }));
    await expectPause();
    const heading = page.getByRole('heading', { level: 1, name: 'Server Error' });
    await reach(() => expect(heading).toBeVisible({ timeout: 100 }));
    await expectPause();
    await page.unroute(LISTS);
    await expectPause();
    await reach(() => expect(heading).toBeHidden({ timeout: 100 }));
    await expect(card(page, 'Waits Longest')).toBeVisible();
  });
});
