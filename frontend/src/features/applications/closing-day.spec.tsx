import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationDetails, OpenTask } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { FamilyPage } from '@/features/plans/family-page';
import { toastStore } from '@/lib/toasts';
import { application, applicationEvent, applicationTask } from '@/test/application';
import { LIST, open, PAGE, press, server, setDay, submitted, visit } from '@/test/applications';
import { fakeApi, problem } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { waterloo } from '@/test/university';

const ONE = 'GET /api/applications/7';
const EDIT = 'PATCH /api/applications/7';
const TASKS = 'GET /api/applications/7/tasks';
const OWN_ENTRY = /Your course closes\. Your own entry: check it on the university’s page\./;
const own = () => screen.findByText(OWN_ENTRY, { selector: 'li' });
const field = () => screen.findByLabelText('Your course closes on');
const heading = () => screen.findByRole('heading', { name: 'The closing day of your course' });

beforeEach(() => setDay('2026-11-26'));
afterEach(() => jest.restoreAllMocks());

/** Shows an application that keeps what it is sent. */
async function kept(start: ApplicationDetails, tasks = [applicationTask(1)]) {
  let stored = start;
  const calls = server({
    [LIST]: () => ({ body: [stored] }),
    [ONE]: () => ({ body: stored }),
    [EDIT]: ({ body }) => ({
      body: (stored = { ...stored, ...(body as object), version: stored.version + 1 }),
    }),
    [TASKS]: { body: tasks },
  });
  visit(`${PAGE}?open=application-7`);
  await heading();
  return () =>
    calls
      .filter(({ method }) => method === 'PATCH')
      .map(({ headers, body }) => [headers.get('if-match'), body] as const);
}
async function type(day: string) {
  const input = await field();
  await userEvent.clear(input);
  if (day) await userEvent.type(input, day);
}

test('is entered by keyboard, said in words, and moves what is neither pinned nor done only as a proposal', async () => {
  const planned = { rule: 'apply', title: 'Send the application', dueOn: '2027-04-01' };
  const sent = await kept(application(7, { version: 3 }), [
    applicationTask(1, planned),
    applicationTask(2, { rule: 'passport', title: 'Check your passport', pinned: true }),
    applicationTask(3, { rule: 'statement', title: 'Finish the statement', doneAt: '2026-11-25T10:00:00Z' }),
  ]);
  await type('2027-01-15');
  expect(await field()).toHaveAccessibleDescription('15 January 2027, not saved yet');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toEqual([['"3"', { closesOn: '2027-01-15' }]]));
  expect(await own()).toHaveTextContent(/^15 January 2027: /);
  expect(await heading()).toHaveFocus();
  expect(toastStore.get()).toMatchObject({ title: 'Saved' });
  const proposals = within(screen.getByRole('region', { name: 'Proposed changes' }));
  expect(
    proposals.getByText(/^Send the application/, { selector: 'strong' }).parentElement,
  ).toHaveTextContent('By 15 January 2027, not 1 April 2027. On 15 January 2027: Your course closes');
  expect(proposals.queryByText(/Check your passport|Finish the statement/)).toBeNull();
  await press('Take the day away');
  await waitFor(() => expect(sent()[1]).toEqual(['"4"', { closesOn: null }]));
  await waitFor(() => expect(screen.queryByText(OWN_ENTRY, { selector: 'li' })).toBeNull());
  expect(await field()).toHaveValue('');
  expect(await heading()).toHaveFocus();
});

test.each([
  ['', 'Enter the whole day, with its month and year.'],
  ['2026-11-25', 'This day has gone by.'],
  [
    '2027-09-01',
    'Studies begin in September 2027, counted from its first day. The course closes before that.',
  ],
])('is refused in words before it is sent, and stays in the field: “%s”', async (day, sentence) => {
  const sent = await kept(application(7));
  await type(day);
  await press('Save the day');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await field()).toBeInvalid();
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue(day);
  expect(sent()).toEqual([]);
});

test('stays in the field when the server refuses it, or was changed elsewhere', async () => {
  const wrong = 'This day has gone by.';
  const changed = 'Its stage was changed by you. Your change was not made: look at it again.';
  const answers = [problem(400, wrong, [{ field: 'closesOn', message: wrong }]), problem(409, changed)];
  let stored = application(7);
  await open(stored, { 'GET /api/applications/7': () => ({ body: stored }), [EDIT]: () => answers.shift()! });
  await type('2027-01-15');
  await press('Save the day');
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(await field()).toHaveValue('2027-01-15');
  // Another day was saved in another tab: the form says so, and keeps what was typed.
  stored = application(7, { closesOn: '2027-02-01', version: 2 });
  await press('Save the day');
  expect(await screen.findByText(`${changed} The day that is saved is 1 February 2027.`)).toBeVisible();
  expect(await field()).toHaveValue('2027-01-15');
  expect(await field()).toHaveFocus();
  expect(toastStore.get()).not.toMatchObject({ description: changed });
});

describe('that the guide knows', () => {
  const atWaterloo = (change: Partial<ApplicationDetails> = {}) =>
    application(7, { university: waterloo, ...change });
  const button = () => screen.queryByRole('button', { name: 'Plan by 1 December 2026' });

  test('is taken over by one press', async () => {
    const sent = await kept(atWaterloo());
    await press('Plan by 1 December 2026');
    await waitFor(() => expect(sent()).toEqual([['"1"', { closesOn: '2026-12-01' }]]));
    expect(await own()).toHaveTextContent(/^1 December 2026 in Toronto/);
    expect(await field()).toHaveValue('2026-12-01');
    expect(button()).toBeNull();
    expect(await heading()).toHaveFocus();
  });

  test('is told where the plan sends later, beside the day and under Next, until a day is entered', async () => {
    const told = 'A course there closes on 1 December 2026, earlier than the plan reckons with';
    const list = async (stored: ApplicationDetails, shown: string | RegExp, openTasks: OpenTask[] = []) => {
      cleanup();
      server({ [LIST]: { body: [{ ...stored, openTasks }] } });
      visit();
      await screen.findByText(shown);
      return screen.queryByText(told);
    };
    expect(await list(atWaterloo(), told)).not.toBeNull();
    expect(screen.getByText(`${told}.`)).toBeVisible();
    const entered = atWaterloo({ closesOn: '2026-12-20' });
    expect(await list(entered, 'A course closes, by your own entry')).toBeNull();
    const sending = {
      ...applicationTask(1, { rule: 'apply', dueOn: '2026-11-30' }),
      dueAt: '2026-11-30T18:30:00Z',
    };
    expect(await list(atWaterloo(), /^Studies begin in September 2027/, [sending])).toBeNull();
    cleanup();
    await kept(atWaterloo());
    expect(screen.getByText(/The plan reckons with a later day/)).toHaveTextContent(/If your course closes/);
  });

  test.each([
    ['of another start', atWaterloo({ intake: '2028-09' }), '2026-11-26'],
    ['at another level', atWaterloo({ level: 'undergraduate' }), '2026-11-26'],
    ['once it has gone by', atWaterloo(), '2026-12-02'],
    ['once it is entered', atWaterloo({ closesOn: '2026-12-01' }), '2026-11-26'],
  ])('is not offered %s', async (_, stored, day) => {
    setDay(day);
    await kept(stored);
    expect(button()).toBeNull();
  });
});

test('that has gone by is told, and another one makes the plan again', async () => {
  await kept(application(7, { closesOn: '2026-11-20' }));
  expect((await screen.findByText('This start cannot be planned.')).parentElement).toHaveTextContent(
    'The closing day that you entered, 20 November 2026, has gone by.',
  );
  expect(screen.getByRole('button', { name: 'Plan for January 2028' })).toBeEnabled();
  await type('2027-01-15');
  await press('Save the day');
  expect(await own()).toBeVisible();
  expect(await heading()).toHaveFocus();
});

test('makes a plan where the usual time has gone by, which is told beside it', async () => {
  setDay('2027-05-03');
  await kept(application(7, { closesOn: '2027-05-31' }));
  expect(await own()).toHaveTextContent(
    /By what we know it is late: The usual time to apply has gone by: October 2026 to April 2027\./,
  );
});

test.each([
  ['Ireland', null, /^The days follow from months/],
  ['Ireland', '2027-01-15', /^Except for your own entry, the days follow from months/],
  [
    'United Kingdom',
    null,
    /^Days with a source are official, unless only a copy was read\. The others follow from months/,
  ],
  [
    'United Kingdom',
    '2027-02-15',
    /^Days with a source .+ read\. Except for your own entry, the others follow from months/,
  ],
])('in %s, closing on %s, it is told which days are official', async (country, closesOn, words) => {
  setDay('2026-11-26');
  const place = { ...application(7).university!, country };
  const level = country === 'Ireland' ? 'masters' : 'undergraduate';
  await kept(application(7, { university: place, level, closesOn }));
  expect(await screen.findByText(/follow from months that are our judgement/)).toHaveTextContent(words);
});

test('is none of an application that is sent, and stands in the history', async () => {
  const changes = [
    { field: 'closesOn', from: null, to: '2027-01-15' },
    { field: 'closesOn', from: '2027-01-15', to: null },
  ].map((change, i) => applicationEvent(i + 1, { action: 'details', day: null, changes: [change] }));
  await open(submitted({ closesOn: '2027-01-15', history: changes }));
  expect(await screen.findByText('Closing day: 15 January 2027, before: none')).toBeVisible();
  expect(screen.getByText('Closing day: none, before: 15 January 2027')).toBeVisible();
  await screen.findByRole('heading', { name: 'What it rests on' });
  expect(screen.queryByLabelText('Your course closes on')).toBeNull();
  expect(screen.queryByText(OWN_ENTRY, { selector: 'li' })).toBeNull();
});

test('marks a task that goes past it', async () => {
  await kept(application(7, { closesOn: '2027-01-15' }), [
    applicationTask(1, { rule: 'apply', title: 'Send the application', dueOn: '2027-04-01', pinned: true }),
  ]);
  expect(await screen.findByText('after your course closes, 15 January 2027')).toBeVisible();
});

test('stands under Next, the next first, and in the timeline, as the student’s own', async () => {
  const listed = (id: number, closesOn: string | null) => ({
    ...application(id, { closesOn, programme: `MSc ${id}` }),
    openTasks: [applicationTask(id, { dueOn: '2027-03-01', dueAt: '2027-03-01T18:30:00.000Z' })],
  });
  server({ [LIST]: { body: [listed(7, '2027-02-15'), listed(8, '2027-01-15'), listed(9, null)] } });
  visit();
  const list = (await screen.findByText('Courses close, by your own entry')).parentElement!;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(
      /^15 January 2027, in 7 weeksUniversity 1 \(MSc 8, Masters, from September 2027\)$/,
    ),
    expect.stringMatching(
      /^15 February 2027, in 11 weeksUniversity 1 \(MSc 7, Masters, from September 2027\)$/,
    ),
  ]);
  // Three things are enough.
  const next = screen.getByRole('heading', { name: 'Next' }).parentElement!;
  expect(within(next).getAllByRole('listitem')).toHaveLength(3);
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringContaining('open=application-8'),
  );
  const month = screen.getByRole('heading', { name: 'January 2027' }).closest('details')!;
  const entry = within(month).getByText('Your course closes').closest('li')!;
  expect(entry).toHaveTextContent(/^Your own entryYour course closes15 January 2027/);
  expect(entry).not.toHaveTextContent(/official/);
});

test('stands on top within 14 days, whatever is due before it, on the card as well, and else by its day', async () => {
  const openTasks = [1, 2, 3, 4].map((n) =>
    applicationTask(n, { dueOn: '2026-11-26', dueAt: '2026-11-26T18:30:00.000Z' }),
  );
  const heads = async (closesOn: string, tasks: OpenTask[]) => {
    cleanup();
    server({ [LIST]: { body: [{ ...application(7, { closesOn }), openTasks: tasks }] } });
    visit();
    await screen.findByText(/^A course closes, by your own entry/);
    const next = within(screen.getByRole('heading', { name: 'Next' }).parentElement!);
    return next
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent ?? item.textContent);
  };
  expect(await heads('2026-12-10', openTasks)).toEqual([
    'Task 1',
    'Task 2',
    expect.stringMatching(/^10 December 2026.*, in 14 days$/),
    '2 more due by today, in the timeline',
  ]);
  expect(screen.getByText(/^Your course closes on/)).toHaveTextContent(/10 December 2026.*, in 14 days\.$/);
  const later = openTasks.map((task) => ({
    ...task,
    dueOn: '2027-01-13',
    dueAt: '2027-01-13T18:30:00.000Z',
  }));
  expect(await heads('2027-02-15', later)).toEqual([
    'Task 1',
    'Task 2',
    'Task 3',
    expect.stringMatching(
      /^A course closes, by your own entry, by 15 February 2027.*, in \d+ weeks: University 1$/,
    ),
  ]);
  expect(await heads('2026-12-10', later)).toEqual([
    expect.stringMatching(/^10 December 2026/),
    'Task 1',
    'Task 2',
  ]);
  expect(screen.getByText('Next:').parentElement).toHaveTextContent(
    /^Next: Send the application before your course closes\. Then: Task 1, by 13 January 2027/,
  );
});

test.each([
  ['2027-02-01', /The plan is older than that: its days come too late\.$/],
  ['2027-01-15', /as the student entered it\.$/],
])('of a plan by which it is sent on %s the family reads whether that holds', async (dueOn, words) => {
  const tasks = [applicationTask(1, { rule: 'apply', dueOn })];
  fakeApi(() => ({ body: [{ ...application(1, { closesOn: '2027-01-15' }), tasks }] }));
  renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
  expect(await screen.findByText(/^The course closes/)).toHaveTextContent(words);
});

test('goes with the start that it was for, which is said', async () => {
  await open(application(7, { closesOn: '2027-01-15' }), {
    [EDIT]: { body: application(7, { intake: '2028-09', closesOn: null, version: 2 }) },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Starts in (year)'), '2028');
  expect(
    screen.getByText(
      'The closing day that you entered, 15 January 2027, is that of the start in September 2027: with another one it is taken away.',
    ),
  ).toBeVisible();
  await press('Save programme and intake');
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Saved', description: /closing day/ }));
});

test.each([
  ['planned', '2027-01-15', 'The course closes on 15 January 2027, as the student entered it.'],
  ['preparing', '2026-11-20', 'The course closed on 20 November 2026, as the student entered it.'],
  ['submitted', '2027-01-15', null],
  ['withdrawn', '2027-01-15', null],
  ['planned', null, null],
] as const)('of an application that is %s, on %s, the family reads: %s', async (stage, closesOn, told) => {
  fakeApi(() => ({ body: [{ ...application(1, { stage, closesOn }), tasks: [] }] }));
  renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
  await screen.findByRole('heading', { name: 'University 1' });
  expect(screen.queryByText(/^The course close/)?.textContent ?? null).toBe(told);
});
