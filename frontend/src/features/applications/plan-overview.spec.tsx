import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import * as irish from '@/content/admissions/ireland';
import { isRefusal, makePlan } from '@/planner/planner';
import { toKeep } from '@/planner/proposals';
import { subjectFor } from '@/planner/use-records';
import { momentOf } from '@/lib/zones';
import { application, applicationDocument, applicationTask } from '@/test/application';
import { LIST, open, server, visit, setDay } from '@/test/applications';
import { university } from '@/test/university';

test('a day that was read in a copy only is not called official', async () => {
  const { id, city, region } = university(1);
  const tum = {
    id,
    name: 'Technical University of Munich',
    city,
    region,
    country: 'Germany',
    sector: 'public',
  };
  const own = application(7, { university: tum, programme: 'Informatics (MSc)', intake: '2027-10' });
  const task = applicationTask(1, { rule: 'apply', dueOn: '2027-05-10', dueAt: '2027-05-10T18:30:00.000Z' });
  server({
    [LIST]: { body: [{ ...own, openTasks: [task] }] },
    'GET /api/applications/7': { body: own },
    'GET /api/applications/7/tasks': { body: [task] },
  });
  visit();
  const entry = (await screen.findByText(/^Technical University of Munich, Informatics/)).closest('li')!;
  expect(entry).toHaveTextContent(/^Day from a copy.+a stored copy read on 26 November 2026/);
  expect(entry.closest('details')).not.toHaveTextContent(/with official days/);
});

test('a day stands in the month that is told where it counts', async () => {
  const dueAt = '2027-06-01T04:00:00.000Z';
  const task = applicationTask(1, { dueOn: '2027-05-31', zone: 'America/New_York', dueAt });
  server({ [LIST]: { body: [{ ...application(7), openTasks: [task] }] } });
  visit();
  const month = (await screen.findByRole('heading', { name: 'May 2027' })).closest('details')!;
  expect(month).toHaveTextContent('Task 1');
});

test.each([
  [{ dueOn: '2027-03-01' }, 'are now too late'],
  [{ dueOn: '2027-03-01', outdated: true }, 'are now too late'],
  [{ dueOn: '2027-01-10', outdated: true }, 'are from before the start, level or closing day was changed'],
  [{ dueOn: '2027-01-10' }, 'would now be different'],
  [{ dueOn: '2027-01-10', pinned: true }, undefined],
  [{ dueOn: '2027-01-15', zone: 'Europe/Dublin' }, undefined],
] as const)('of dates of %j Next and the card say that they %s', async (change, words) => {
  const own = application(7, { closesOn: '2027-01-15' });
  const due = { dueAt: `${change.dueOn}T12:00:00.000Z` };
  const task = applicationTask(1, { rule: 'apply', ...change, ...due });
  server({ [LIST]: { body: [{ ...own, openTasks: [task] }] } });
  visit();
  await screen.findByText('A course closes, by your own entry');
  expect(screen.queryAllByText(/^Some dates/).map(({ textContent }) => textContent)).toEqual(
    words ? ['', '.'].map((end) => `Some dates ${words}: look at the new plan${end}`) : [],
  );
});

test('of a date that leaves less than the least time Next and the card say so, once it is kept', async () => {
  const task = { rule: 'english-test', dueOn: '2026-11-30', dueAt: '2026-11-30T12:00:00.000Z', pinned: true };
  const said = async (closesOn: string) => {
    cleanup();
    server({
      [LIST]: { body: [{ ...application(7, { closesOn }), openTasks: [applicationTask(1, task)] }] },
    });
    visit();
    await screen.findByText('A course closes, by your own entry');
    return screen.queryAllByText(/^Some dates/).map(({ textContent }) => textContent);
  };
  const words = 'Some dates can hardly be kept: look at the plan';
  expect(await said('2026-11-30')).toEqual([words, `${words}.`]);
  expect(await said('2027-01-15')).toEqual([]);
});

test('the timeline marks old days, of each application of several', async () => {
  const task = { rule: 'english-test', title: 'Take the test', dueOn: '2027-01-13' };
  const of = (id: number, change: Partial<ApplicationDetails>, outdated: boolean) => ({
    ...application(id, { programme: `MSc ${id}`, ...change }),
    openTasks: [applicationTask(id, { ...task, outdated, beforeStage: 'submitted' })],
  });
  server({ [LIST]: { body: [of(7, { closesOn: '2027-01-01' }, true), of(8, {}, true), of(9, {}, false)] } });
  visit();
  const month = (await screen.findByRole('heading', { name: 'January 2027' })).closest('details')!;
  const entry = within(month).getByText('Take the test').closest('li')!;
  expect(entry.lastElementChild).toHaveTextContent(
    /^\S+ 1 \(MSc 7[^)]+\), after the course closes · \S+ 1 \(MSc 8[^)]+\), an old day · \S+ 1 \(MSc 9[^)]+\)$/,
  );
});

test('days that the plan of today has as well are no old ones', async () => {
  const own = application(7, { closesOn: '2027-01-15' });
  const subject = subjectFor(own)!;
  const plan = makePlan(subject, own.intake!, irish.admissions, Date.parse('2026-11-26'));
  if (isRefusal(plan)) throw new Error(plan.why);
  const [same, other] = plan.tasks
    .filter(({ due }) => due.date > '2026-12-31')
    .map((one, i) =>
      applicationTask(i + 1, {
        ...toKeep(one),
        outdated: true,
        dueAt: new Date(momentOf(one.due)).toISOString(),
      }),
    );
  const said = async (...openTasks: (typeof same)[]) => {
    cleanup();
    server({ [LIST]: { body: [{ ...own, openTasks }] } });
    visit();
    await screen.findByText('A course closes, by your own entry');
    return screen.queryAllByText(/^, an old day$|^Some dates are from before/).length;
  };
  expect(await said(same)).toBe(0);
  expect(await said(same, { ...other!, dueOn: '2026-12-05' })).toBeGreaterThan(0);
});

test('an offer comes after what is due today, and before that by which it need not be answered for weeks', async () => {
  setDay('2026-11-26');
  const due = (id: number, change: object, dueOn: string) => ({
    ...applicationTask(id, { ...change, dueOn }),
    dueAt: `${dueOn}T18:30:00.000Z`,
  });
  const heads = async (day: string, pinned = true) => {
    cleanup();
    const openTasks = [
      due(1, { title: 'Ring' }, '2026-11-26'),
      due(2, { rule: 'accept', pinned }, day),
      due(3, { title: 'Write' }, '2026-11-28'),
    ];
    server({ [LIST]: { body: [{ ...application(7, { stage: 'offer' }), openTasks }] } });
    visit();
    const card = (await screen.findByText(/^An offer waits/)).closest<HTMLElement>('[data-slot="card"]')!;
    return within(card)
      .getAllByText(/^(Ring|Write|An offer waits.*)$/, { selector: 'p' })
      .map(({ textContent }) => textContent);
  };
  expect(await heads('2026-12-01')).toEqual(['Ring', 'An offer waits for your answer', 'Write']);
  expect(await heads('2027-03-01')).toEqual(['Ring', 'Write', 'An offer waits for an answer later']);
  // The plan's own day is a guess: the letter may name one that is near.
  expect(await heads('2027-03-01', false)).toEqual(['Ring', 'An offer waits for your answer', 'Write']);
});

test('an offer whose day the student has set is told by that day, and not twice', async () => {
  const task = {
    ...applicationTask(1, { rule: 'accept', dueOn: '2026-12-10' }),
    dueAt: '2026-12-10T18:30:00.000Z',
  };
  server({
    [LIST]: {
      body: [{ ...application(7, { stage: 'offer' }), openTasks: [{ ...task, pinned: true }] }],
    },
  });
  visit();
  const next = within(
    (await screen.findByText(/^An offer waits/)).closest<HTMLElement>('[data-slot="card"]')!,
  );
  expect(next.getByText(/^By 10 December 2026/)).not.toHaveTextContent('Until then');
  expect(next.queryByText(task.title)).toBeNull();
  expect(screen.getByText(/^Next:/).parentElement).toHaveTextContent(`${task.title}, by 10 December 2026`);
});

test('of dates that a stage has left behind nothing is said', async () => {
  const own = application(7, { stage: 'submitted' });
  const task = applicationTask(1, { rule: 'apply', outdated: true, beforeStage: 'submitted' });
  server({ [LIST]: { body: [{ ...own, openTasks: [task, applicationTask(2)] }] } });
  visit();
  await screen.findByRole('heading', { name: 'Timeline' });
  expect(screen.queryByText(/^Some dates/)).toBeNull();
});

const LETTER = 'unless your offer letter names an earlier day.';

test.each([
  [
    'United Kingdom',
    'undergraduate',
    [],
    `By 1 May 2027, ${LETTER}UCAS declines what is not answered by its day`,
  ],
  [
    'United States',
    'undergraduate',
    [],
    `By 1 May 2027, ${LETTER}For the autumn most universities answer by the end of March`,
  ],
  ['United Kingdom', 'masters', [], 'Read in the offer by when to answer it, and enter that day.'],
  ['United Kingdom', 'undergraduate', [{ rule: 'accept', pinned: true }], 'By 13 January 2027'],
  [
    'United Kingdom',
    'masters',
    [{ rule: 'accept' }],
    'Read in the offer by when to answer it, and enter that day. Until then the plan has 13 January 2027.',
  ],
  [
    'United Kingdom',
    'undergraduate',
    [{ rule: 'accept' }],
    `Until then the plan has 13 January 2027.By 1 May 2027, ${LETTER}UCAS declines`,
  ],
] as const)('an offer from the %s, %s, with %j is answered: %s', async (country, level, tasks, words) => {
  const own = application(7, {
    stage: 'offer',
    nextStages: ['accepted', 'declined'],
    level,
    intake: country === 'United States' ? '2027-08' : '2027-09',
    university: { ...application(7).university, country },
  });
  server({
    [LIST]: { body: [{ ...own, openTasks: tasks.map((task) => applicationTask(1, task)) }] },
  });
  visit();
  const waits = (await screen.findByText(/^An offer waits for/)).parentElement!;
  await waitFor(() => expect(waits.querySelector('li')!.textContent).toContain(words));
  expect(within(waits).getByRole('link', { name: 'University 1' })).toBeVisible();
});

test('of more than three things those come first that need an answer, and then what is due first', async () => {
  const listed = [7, 8, 9].map((id) => ({
    ...application(id, { programme: null, intake: `202${id}-09`, ...(id === 7 && { stage: 'offer' }) }),
    openTasks: [1, 2].map((n) => applicationTask(id * 10 + n)),
    documentsToChange: id === 8 ? 1 : 0,
  }));
  server({ [LIST]: { body: listed } });
  visit();
  const next = within((await screen.findByRole('heading', { name: 'Next' })).parentElement!);
  expect(
    next.getAllByText(/^(An offer waits|Your counselor asks|Task \d+$)/, { selector: 'p' }),
  ).toHaveLength(3);
  expect(next.getByText('Task 71', { selector: 'p' })).toBeVisible();
  expect(
    next.getAllByRole('link', { name: 'University 1 (Programme not decided, Masters, from September 2027)' }),
  ).toHaveLength(2);
});

test('what is late or due today, a closing day that is near and an offer come before all else; what has no room is counted', async () => {
  setDay('2026-11-26');
  const due = (id: number, dueOn: string) =>
    applicationTask(id, {
      dueOn,
      dueAt: new Date(momentOf({ date: dueOn, zone: 'Asia/Kolkata' })).toISOString(),
    });
  const offer = application(7, { stage: 'offer' });
  const closing = application(8, { closesOn: '2026-12-01', programme: 'MSc 8' });
  const next = async (...days: string[]) => {
    cleanup();
    const openTasks = days.map((day, i) => due(i + 1, day));
    server({
      [LIST]: {
        body: [
          { ...offer, openTasks },
          { ...closing, openTasks: [] },
        ],
      },
    });
    visit();
    await screen.findByText(/A course closes, by/);
    return screen.getByRole('heading', { name: 'Next' }).closest<HTMLElement>('[data-slot="card"]')!;
  };
  const heads = (card: HTMLElement) =>
    [...card.querySelectorAll('p')].flatMap(
      ({ textContent }) => textContent.match(/^(Task \d|An offer waits|A course closes|Besides)/)?.[0] ?? [],
    );
  const full = await next('2026-11-26', '2026-11-26', '2026-11-25', '2026-11-26');
  expect(heads(full)).toEqual(['Task 3', 'A course closes', 'An offer waits', 'Besides']);
  const besides = within(full).getByText('Besides').nextElementSibling!;
  expect([...besides.children].map(({ textContent }) => textContent)).toEqual([
    '3 more due by today, in the timeline',
  ]);
  const card = await next('2026-11-25', '2026-11-27');
  expect(heads(card)).toEqual(['Task 1', 'A course closes', 'An offer waits']);
  // A line stands between two things, never two.
  expect(card.querySelectorAll('[class*="border-b"]')).toHaveLength(0);
});

test('what the counselor asks for and a start that cannot be planned stand under Next, and all of it on the page', async () => {
  const [asked, past, closed] = [
    { ...application(7), documentsToChange: 1 },
    application(8, { intake: '2026-09' }),
    application(9, { intake: '2026-09', nextStages: [], stage: 'withdrawn' }),
  ];
  server({ [LIST]: { body: [asked, past, closed].map((one) => ({ ...one, openTasks: [] })) } });
  visit();
  const links = (words: RegExp) =>
    within(screen.getByText(words).parentElement!)
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href')!, location.href).search);
  await screen.findByText(/^A start that cannot be planned/);
  expect([
    links(/^Your counselor asks for a change to your documents/),
    links(/^A start that cannot be planned/),
  ]).toEqual([['?open=application-7'], ['?open=application-8']]);
  expect(
    screen
      .getByText(/^Choose another start/)
      .closest('li')!
      .querySelector('a')!
      .getAttribute('href'),
  ).toContain('open=application-8');
  cleanup();
  server({ [LIST]: { body: [{ ...closed, openTasks: [] }] } });
  visit();
  expect(await screen.findByText('None of your applications is open.')).toBeVisible();
  cleanup();
  await open(application(7), {
    'GET /api/applications/7/documents': {
      body: [
        applicationDocument(1, { name: 'Passport', state: 'seen' }),
        applicationDocument(2, { name: 'Transcripts', state: 'needs-change', comment: 'Which year?' }),
      ],
    },
  });
  const card = (await screen.findByRole('heading', { name: 'Your counselor asks for a change' }))
    .parentElement!;
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Transcripts: Which year?']);
});

test.each([
  ['accepted', /^Next: Find a room, by .+ \d+ (weeks|days|days late)$/],
  ['offer', /^Next: Read the conditions and until when the offer stands, then accept or decline it\.$/],
] as const)(
  'Next says the same on the card and on the page of an application with stage %s',
  async (stage, words) => {
    const own = application(7, { stage });
    const tasks = [
      applicationTask(1, { title: 'Send the application', beforeStage: 'submitted' }),
      applicationTask(2, {
        title: 'Ask for the loan',
        doneAt: '2026-11-20T09:30:00.000Z',
        doneBy: 'student',
      }),
      applicationTask(3, { title: 'Find a room', beforeStage: null }),
    ];
    const next = () => screen.getAllByText('Next:').map((word) => word.parentElement!.textContent);
    server({ [LIST]: { body: [{ ...own, openTasks: tasks.filter(({ doneAt }) => !doneAt) }] } });
    visit();
    await screen.findByText('Next:');
    const [onCard] = next();
    expect(onCard).toMatch(words);
    expect(screen.queryAllByText('An offer waits for your answer')).toHaveLength(stage === 'offer' ? 1 : 0);
    cleanup();
    await open(own, { 'GET /api/applications/7/tasks': { body: tasks } });
    await screen.findByText('Next:');
    expect(next()).toEqual([onCard]);
  },
);
