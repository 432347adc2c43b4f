import type { Locator, Page } from '@playwright/test';
import { open } from './desk';
import { expect, test } from './fixtures';
import { mailedLink } from './inbox';
import { expectToast, idsOf, signUp } from './portal';
import { expectSoundAtAnyWidth } from './sound';

test.use({ reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata' });

const TRINITY = 'Trinity College Dublin';
const openOnes = (page: Page) => page.getByRole('region', { name: 'Open applications' });

/** Reaches it with the tabulator key, and presses Enter. */
async function enter(page: Page, target: Locator) {
  await expect(target).toBeEnabled();
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached: ${target}`);
}

test('an application goes from a favorite to the offer and into the history, by keyboard alone', async ({
  page,
}) => {
  const [trinity] = await idsOf(page, TRINITY);
  await signUp(page, { saved: [[trinity!, 'Engineering']] });
  await page.goto('/student-portal/shortlist');
  await enter(page, page.getByRole('link', { name: `Plan application to ${TRINITY}` }));
  await expect(page.getByRole('heading', { level: 1, name: 'Add an application' })).toBeFocused();
  await expect(page.getByRole('heading', { name: TRINITY })).toBeVisible();
  await page.getByLabel('Programme').focus();
  await page.keyboard.type('MSc Data Science');
  await page.getByLabel('Level').selectOption('Masters');
  await page.getByLabel('Starts in (month)').selectOption('September');
  await page.getByLabel('Starts in (year)').selectOption({ index: 2 });
  await page.getByLabel('Programme').focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Application added');
  await expect(page.getByRole('heading', { level: 1, name: TRINITY })).toBeFocused();

  await enter(page, page.getByRole('button', { name: 'Start preparing' }));
  const stage = page.getByRole('status').filter({ hasText: /since/ });
  await expect(stage).toBeFocused();
  await expect(stage).toHaveText(/^Preparingsince .+, today$/);
  await page.getByLabel('On which day').fill('2026-10-05');
  await enter(page, page.getByRole('button', { name: 'It is submitted' }));
  await expect(stage).toHaveText(/^Submittedsince 5 October 2026, \d+ days ago$/);
  await page.getByLabel('On which day').fill('2026-10-30');
  await enter(page, page.getByRole('button', { name: 'I asked the university: nothing has changed' }));
  await expect(stage).toHaveText(/; asked 30 October 2026, \d+ days ago: unchanged$/);
  await enter(page, page.getByRole('button', { name: 'Undo the last change' }));
  await expect(stage).not.toHaveText(/asked/);
  await enter(page, page.getByRole('button', { name: 'I have an offer' }));
  await expect(stage).toHaveText(/^Offer received/);
  const reply = page.getByLabel('Answer by, as the offer says');
  await reply.fill('2020-01-13');
  await enter(page, page.getByRole('button', { name: 'Save the day' }).first());
  await expect(page.getByText(/^This day has gone by, so it cannot be saved\./)).toBeVisible();
  await expect(reply).toBeFocused();
  await page.getByRole('textbox', { name: 'Notes' }).focus();
  await page.keyboard.type('Reference 4711');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Saved');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Reference 4711');
  const history = page
    .getByRole('listitem')
    .filter({ hasText: /^(Notes|Offer|Asked|Submitted|Preparing|Added)/ });
  await expect(history).toHaveText([
    /^Notes changedYou, /,
    /^Offer received on /,
    /^Asked the university on 30 October 2026: unchangedYou, .+Undone by you, /,
    /^Submitted on 5 October 2026You, /,
    /^Preparing on /,
    /^Added as planned/,
  ]);

  await enter(page, page.getByRole('link', { name: 'Back to the list' }));
  const entry = openOnes(page).getByRole('listitem');
  await expect(entry).toContainText('MSc Data Science · Masters · from September');
  await expect(entry).toContainText('Next: Read the conditions');
  await enter(page, entry.getByRole('link', { name: TRINITY }));
  await enter(page, page.getByRole('button', { name: 'Remove this application' }));
  await enter(page, page.getByRole('button', { name: 'Remove it' }));
  await expectToast(page, 'Application removed');
  await expect(page.getByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
});

test('four applications in three countries are planned, each day with its reason, and ticked, by keyboard', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await page.goto('/student-portal/applications');
  const tasks = page.getByRole('list', { name: 'Tasks' });
  for (const name of [TRINITY, 'University College Cork', 'Boston University', 'University of Toronto']) {
    await enter(page, page.getByRole('link', { name: 'Add an application' }));
    await page.getByLabel('Search by name or city').fill(name);
    await enter(page, page.getByRole('link', { name: new RegExp(`^${name}`) }).first());
    await page.getByLabel('Level').selectOption('Masters');
    await enter(page, page.getByRole('button', { name: 'Add the application' }));
    await enter(page, page.getByRole('button', { name: /^Plan for/ }).first());
    await expect(tasks.getByRole('checkbox').nth(10)).toBeEnabled();
    await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeFocused();
    await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
  }
  const next = page.locator('[data-slot="card"]', { has: page.getByRole('heading', { name: 'Next' }) });
  await expect(next.getByRole('listitem')).toHaveCount(3);
  const first = await next.getByRole('listitem').first().locator('p').first().textContent();
  await enter(page, next.getByRole('button', { name: `Done for all 4 ${first}` }));
  await expect(next.getByRole('status')).toBeFocused();
  await expect(next.getByRole('status')).toContainText(`Done for 4 applications: ${first}`);
  await expect(next.getByRole('listitem').first()).not.toContainText(first!);

  const open = page.getByRole('region', { name: 'Open applications' });
  await enter(page, open.getByRole('link', { name: TRINITY }));
  await expect(tasks.getByText(/^by /).first()).toBeVisible();

  // The course closes a week from today, which is after none and before all that was planned for its end.
  const closes = page.getByLabel('Your course closes on');
  const inAWeek = new Date(Date.now() + 7 * 24 * 3600_000);
  const words = `${inAWeek.getDate()} ${inAWeek.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })}`;
  const digits = inAWeek.toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });
  await closes.focus();
  await page.keyboard.type('01012020');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This day has gone by.')).toBeVisible();
  await expect(closes).toHaveValue('2020-01-01');
  // From its year back to its first part.
  await closes.blur();
  await closes.focus();
  await page.keyboard.type(digits.replaceAll('/', ''));
  await expect(page.getByText(`${words}, not saved yet`, { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Saved');
  await expect(page.getByRole('heading', { name: 'The closing day of your course' })).toBeFocused();
  const rests = page.getByRole('listitem').filter({ hasText: 'Your own entry' }).first();
  await expect(rests).toContainText(`${words} in Dublin`);
  const proposed = page.getByRole('region', { name: 'Proposed changes' });
  await expect(proposed).toContainText(`On ${words}: Your course closes`);
  // Until the student takes the new days over, list, calendar and page say that the kept ones are older.
  const back = page.getByRole('link', { name: 'Back to the list' });
  await back.press('Enter');
  const older = page.getByText(/^Some dates .+: look at the new plan/);
  await expect(older).toHaveCount(2);
  const { calendarToken } = await (
    await page.request.post('/api/applications/plan-settings/calendar')
  ).json();
  const feed = async () =>
    (await (await page.request.get(`/api/plans/calendar/${calendarToken}`)).text()).replaceAll('\r\n ', '');
  expect(await feed()).toContain(`SUMMARY:Course closes: ${TRINITY}`);
  expect(await feed()).toContain('You changed the start');
  await enter(page, open.getByRole('link', { name: TRINITY }));
  await enter(page, proposed.getByRole('button', { name: /^Accept all/ }));
  await expect(proposed).toBeHidden();
  expect(await feed()).not.toContain('You changed the start');
  await back.press('Enter');
  await expect(next).toBeVisible();
  await expect(older).toHaveCount(0);
  await expect(next).toContainText(/A course closes, by your own entry/);
  await expect(next).toContainText(`${words} in Dublin`);
  await enter(page, open.getByRole('link', { name: TRINITY }));
  await enter(page, page.getByRole('button', { name: 'Take the day away' }));
  await expect(closes).toHaveValue('');
  await enter(page, page.getByRole('button', { name: /^Accept all/ }));

  const apply = tasks.getByRole('listitem').filter({ hasText: 'Send the application' });
  const why = apply.getByText('Why this day, and change it');
  await enter(page, why);
  await expect(apply.getByText('Counted back from')).toBeVisible();
  await apply.getByLabel('Note').fill('Ask Professor Rao');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Saved');
  await expect(apply.getByText('Ask Professor Rao')).toBeVisible();
  await expect(why).toBeFocused();

  // The fact stands on the page that the task names.
  const visa = tasks.getByRole('listitem').filter({ hasText: 'Apply for the visa' });
  await visa.getByText('Why this day, and change it').click();
  await visa.getByRole('link', { name: '“Visa Process” in our guide to Ireland' }).click();
  await expect(page.getByText('Four to eight weeks after the office in New Delhi').first()).toBeVisible();
});

// Axe takes its time.
test('the list, the form and an application are sound at any width', async ({ page }) => {
  test.setTimeout(180_000);
  const [trinity] = await idsOf(page, TRINITY);
  await signUp(page, { saved: [[trinity!, 'Engineering']] });
  await page.goto('/student-portal/applications?open=apply');
  await expect(page.getByRole('link', { name: new RegExp(TRINITY) })).toBeVisible();
  await expectSoundAtAnyWidth(page, 'choice of a university');
  await page.getByRole('link', { name: new RegExp(TRINITY) }).click();
  await page.getByLabel('Starts in (month)').selectOption('September');
  await page.getByRole('button', { name: 'Add the application' }).click();
  await expect(page.getByText('Choose the year, too.')).toBeVisible();
  await expectSoundAtAnyWidth(page, 'new application');
  await page.getByLabel('Level').selectOption('Masters');
  await page.getByLabel('Starts in (month)').selectOption('Not decided');
  await page.getByRole('button', { name: 'Add the application' }).click();
  await page
    .getByRole('button', { name: /^Plan for/ })
    .first()
    .click();
  await page.getByText('Why this day, and change it').first().click();
  await page.getByLabel('Day', { exact: true }).first().fill('2029-01-01');
  await expect(page.getByRole('checkbox', { name: 'I know, and keep this day' })).toBeVisible();
  await page.getByRole('button', { name: /that the guide names/ }).click();
  await expect(page.getByRole('button', { name: /that the guide names/ })).toBeHidden();
  await page.getByText('Add a note').first().click();
  await page.getByRole('button', { name: 'Start preparing' }).click();
  await page.getByRole('button', { name: 'It is submitted' }).click();
  await expect(page.getByRole('button', { name: /^Mark \d+ earlier tasks done/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(page.getByText('Undone by you')).toBeVisible();
  await page.getByText('Add a task of your own').click();
  await page.getByLabel('What there is to do').fill(`Pay at https://example.com/${'fee'.repeat(40)}`);
  await page.getByLabel('By', { exact: true }).fill('2026-12-24');
  await page.getByRole('button', { name: 'Add the task' }).click();
  await expect(page.getByRole('checkbox', { name: /^Pay at/ })).toBeVisible();
  await expectSoundAtAnyWidth(page, 'application');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(openOnes(page)).toBeVisible();
  await expectSoundAtAnyWidth(page, 'applications');
});

test('a student shares applications with a counselor, who ticks, reviews and records an offer, and stops it again', async ({
  page,
  browser,
}) => {
  const [trinity] = await idsOf(page, TRINITY);
  const username = await signUp(page);
  const { request } = page.context();
  const added = await request.post('/api/applications', {
    data: { universityId: trinity, programme: 'MSc Data Science', level: 'masters' },
  });
  const { id } = (await added.json()) as { id: number };
  for (const stage of ['preparing', 'submitted'])
    await request.patch(`/api/applications/${id}/stage`, {
      headers: { 'if-match': '*' },
      data: { stage, day: '2026-10-05' },
    });
  const task = { title: 'Check the statement', dueOn: '2030-01-13', zone: 'Asia/Kolkata' };
  await request.post(`/api/applications/${id}/tasks`, { data: task });
  const answer = { title: 'Accept an offer', dueOn: '2030-06-23', zone: 'Europe/Dublin' };
  await request.put(`/api/applications/${id}/tasks/planned`, {
    data: { tasks: [{ ...answer, rule: 'accept', owner: 'student', beforeStage: 'accepted' }] },
  });
  const documents = [{ name: 'Passport' }];
  await request.post(`/api/applications/${id}/documents`, { data: { documents } });

  await page.goto('/student-portal/applications');
  await enter(page, page.getByRole('button', { name: 'Send me the link' }));
  await expect(page.getByText(`A link is on its way to ${username}`)).toBeVisible();
  const link = await mailedLink(
    page,
    username,
    'Confirm the e-mail address of your Meridian account',
    '/student-portal/applications',
  );
  await page.goto(link);
  await enter(page, page.getByRole('button', { name: `Confirm ${username}` }));
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+91 98765 43210');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Your applications are shared');
  await expect(page.getByRole('heading', { name: 'Shared with your counselor' })).toBeFocused();
  await expectSoundAtAnyWidth(page, 'shared applications');

  const desk = await browser.newPage();
  await open(desk, `/admin?view=students&search=${encodeURIComponent(username)}`);
  await enter(desk, desk.getByRole('link', { name: 'Asha Rao' }));
  await expect(desk.getByRole('heading', { name: 'Asha Rao' })).toBeFocused();
  await expect(desk.getByLabel('Message to the student')).toBeVisible();
  const application = desk.getByRole('article', { name: TRINITY });
  await enter(desk, application.getByText(/^Documents: 0 of 1 seen/));
  await enter(desk, application.locator('summary', { hasText: 'Needs a change' }));
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('The page with the address is missing');
  await enter(desk, application.getByRole('button', { name: 'Tell the student' }));
  await expect(application.getByText('Needs a change', { exact: true })).toBeVisible();
  await application.getByRole('checkbox', { name: task.title }).press('Space');
  await expect(application.getByText('1 done')).toBeVisible();
  await expectSoundAtAnyWidth(desk, 'a student on the desk');
  await enter(desk, application.getByRole('button', { name: 'Offer received' }));
  await expect(application.getByRole('status').first()).toBeFocused();
  await expect(application.getByRole('status').first()).toHaveText(/^Offer receivedsince .+, today$/);
  await application.getByLabel('Answer by, as the offer says').fill('2030-05-01');
  await enter(desk, application.getByRole('button', { name: 'Save the day' }));
  await expect(application.getByRole('button', { name: 'Change the day' })).toBeVisible();
  await expect(application.getByText('by 1 May 2030', { exact: false }).first()).toBeVisible();
  await enter(desk, desk.getByRole('link', { name: /^Request No/ }));
  await expect(desk.getByRole('link', { name: 'Shared applications' })).toBeVisible();
  await desk.goBack();
  await expect(application).toBeVisible();

  await page.goto(`/student-portal/applications?open=application-${id}`);
  await expect(page.getByText('Offer received', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Passport: The page with the address is missing')).toBeVisible();
  await expect(page.getByText('The page with the address is missing', { exact: true })).toBeVisible();
  await expect(page.getByText(/ticked by Office/)).toBeVisible();
  await expect(page.getByLabel('Answer by, as the offer says')).toHaveValue('2030-05-01');
  await expect(page.locator('li', { hasText: 'Offer received' }).getByText(/^Office, /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo the last change' })).toHaveCount(0);
  await page.goto('/student-portal/applications');
  await enter(page, page.getByRole('button', { name: 'Stop sharing' }));
  await expectToast(page, 'Your applications are no longer shared');
  await desk.reload();
  await expect(desk.getByText('There is no such student')).toBeVisible();
  await desk.close();
});
