import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationTaskDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { toastStore } from '@/lib/toasts';
import { applicationEvent, applicationTask } from '@/test/application';
import { failure, open, press, setDay, submitted } from '@/test/applications';
import { problem } from '@/test/fake-api';

const TASKS = 'GET /api/applications/7/tasks';
const TASK = 'PATCH /api/applications/7/tasks/1';
const PLAN = 'PUT /api/applications/7/tasks/planned';
const offer = submitted({ stage: 'offer', nextStages: ['accepted', 'declined', 'withdrawn'] });
const reply = (change: Partial<ApplicationTaskDto> = {}) =>
  applicationTask(1, {
    rule: 'accept',
    beforeStage: 'accepted',
    title: 'Accept an offer',
    dueOn: '2027-06-23',
    zone: 'Europe/Dublin',
    dueAt: '2027-06-23T23:00:00.000Z',
    version: 4,
    ...change,
  });
const form = async () => within(await screen.findByRole('form', { name: 'By when to answer the offer' }));
const field = async () => (await form()).getByLabelText('Answer by, as the offer says');

beforeEach(() => setDay('2026-11-27'));
afterEach(() => jest.restoreAllMocks());

/** With a server that keeps what is sent. */
async function offered(stored: ApplicationTaskDto[]) {
  const kept = (task: ApplicationTaskDto) => {
    stored = [task];
    return { body: task };
  };
  const calls = await open(offer, {
    [TASKS]: () => ({ body: stored }),
    [TASK]: ({ body }) => kept(reply({ ...stored[0], ...(body as object), version: 5 })),
    [PLAN]: ({ body }) => {
      kept(reply({ ...(body as { tasks: [object] }).tasks[0], version: 1 }));
      return { body: stored };
    },
  });
  return () =>
    calls.flatMap(({ method, url, headers, body }) =>
      url.includes('/tasks') && method !== 'GET' ? [[method, headers.get('if-match'), body]] : [],
    );
}

test('the day by which an offer is to be answered is asked for beside the stage, and shows there with how to change it', async () => {
  const sent = await offered([reply()]);
  expect(await field()).toHaveValue('');
  expect(
    screen.getByText('Until you enter it, the plan has 23 June 2027, which no offer names.'),
  ).toBeVisible();
  expect(screen.getByText('Next:').parentElement).toHaveTextContent(
    /^Next: Read in the offer by when to answer it, and enter that day\. Then: Look/,
  );
  await userEvent.type(await field(), '2026-12-05');
  expect(await field()).toHaveAccessibleDescription('5 December 2026, not saved yet');
  await press('Save the day');
  await waitFor(() =>
    expect(sent()).toEqual([['PATCH', '"4"', { dueOn: '2026-12-05', dueTime: null, pinned: true }]]),
  );
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription('5 December 2026, in 8 days'));
  expect(screen.getByRole('heading', { name: 'By when to answer' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Change the day' })).toBeVisible();
  expect(screen.getByText(/^Next, your reminders and your calendar go by \d+ \w+ \d{4}\./)).toBeVisible();
  expect(screen.getByText(/^Accept an offer, by 5 December 2026/)).toBeVisible();
});

test.each([
  ['', 'Enter the whole day, with its month and year.'],
  [
    '2026-11-25',
    'This day has gone by, so it cannot be saved. If the offer names it, ask the university whether the offer still stands.',
  ],
  [
    '2027-09-01',
    'Studies begin in September 2027, counted from its first day. An offer is answered before that.',
  ],
])('“%s” is refused in words where it is typed', async (day, sentence) => {
  const sent = await offered([reply()]);
  const input = await field();
  if (day) await userEvent.type(input, day);
  await press('Save the day');
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(input).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('a kept day after the visa says so at the task, and is what comes next', async () => {
  await offered([
    reply({ dueOn: '2027-08-20', dueAt: '2027-08-20T22:59:59.000Z', zone: 'Europe/Dublin', pinned: true }),
  ]);
  expect(await screen.findByText(/^after \d+ \w+ 2027: The visa, applied for from/)).toBeVisible();
  expect(screen.getByText('Next:').parentElement).toHaveTextContent(
    /^Next: Choose an earlier day for what comes too late\./,
  );
});

test('without a plan the day becomes the task to answer it', async () => {
  const sent = await offered([]);
  expect(await screen.findByText('Until you enter it, nothing reminds you of it.')).toBeVisible();
  await userEvent.type(await field(), '2026-12-05');
  await press('Save the day');
  await waitFor(() =>
    expect(sent()).toMatchObject([
      [
        'PUT',
        null,
        {
          tasks: [{ rule: 'accept', beforeStage: 'accepted', dueOn: '2026-12-05', zone: 'Europe/Dublin' }],
        },
      ],
      ['PATCH', '"1"', { dueOn: '2026-12-05', pinned: true }],
    ]),
  );
  // It alone is no plan.
  expect(await screen.findByText('Day kept')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Make (the plan|it all the same): \d+ tasks/ })).toBeVisible();
});

test('what the server says of it is told, and what was typed stays', async () => {
  const changed =
    'This task was changed elsewhere: it is due on 2027-01-02. Nothing was changed: look at it again.';
  await open(offer, { [TASKS]: { body: [reply()] }, [TASK]: problem(409, changed) });
  await userEvent.type(await field(), '2026-12-05');
  await press('Save the day');
  await waitFor(() => expect(toastStore.get()).toMatchObject(failure(changed)));
  expect(await field()).toHaveValue('2026-12-05');
});

test('an answer that is ticked, and a stage without an offer, ask for no day', async () => {
  await open(offer, {
    [TASKS]: { body: [reply({ doneAt: '2026-11-26T06:00:00.000Z', doneBy: 'student' })] },
  });
  expect(await screen.findByText(/done on 26 November 2026/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'By when to answer the offer' })).toBeNull();
});

test.each(['undo', 'correction'])(
  'with the %s of an offer the task that answers it goes at once',
  async (way) => {
    let stored = [reply({ pinned: true, dueOn: '2026-12-05', dueAt: '2026-12-06T00:00:00.000Z' })];
    const set = applicationEvent(1, { changes: [{ field: 'stage', from: 'submitted', to: 'offer' }] });
    const undoUntil = way === 'undo' ? '2026-11-27T12:10:00.000Z' : null;
    await open(
      { ...offer, undoUntil, history: [set] },
      {
        [TASKS]: () => ({ body: stored }),
        [`POST /api/applications/7/${way}`]: () => {
          stored = [];
          return { body: submitted({ version: 5 }) };
        },
      },
    );
    expect(await screen.findByText(/^Accept an offer, by 5 December 2026/)).toBeVisible();
    if (way === 'undo') await press('Undo the last change');
    else {
      await userEvent.click(screen.getByText('This stage is wrong'));
      await userEvent.type(screen.getByLabelText(/^What was wrong/), 'Another letter');
      await press(/^Set it back/);
    }
    await waitFor(() => expect(screen.queryByText(/^Accept an offer/)).toBeNull());
  },
);

test('a day that has gone by is no day for the answer in the plan either, and no tick keeps it', async () => {
  const sent = await offered([reply()]);
  const change = within(await screen.findByRole('form', { name: 'Change: Accept an offer', hidden: true }));
  await userEvent.clear(change.getByLabelText('Day'));
  await userEvent.type(change.getByLabelText('Day'), '2026-11-01');
  await userEvent.click(change.getByRole('button', { name: 'Save', hidden: true }));
  expect(await change.findByText(/^This day has gone by, so it cannot be saved\./)).toBeInTheDocument();
  expect(change.queryByRole('checkbox', { hidden: true })).toBeNull();
  expect(sent()).toEqual([]);
});
