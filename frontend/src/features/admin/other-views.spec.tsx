import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  SharedApplication,
  SharedDocument,
  SharedStudent,
  SharedTask,
  StudentApplication,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ago } from '@/lib/ages';
import { toastStore } from '@/lib/toasts';
import { applicationEvent } from '@/test/application';
import { deskColleagues, deskServer, details, LIST, sharedStudent, studentDetails, TOKEN } from '@/test/desk';
import { offline, problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from './admin-page';

const { matchMedia } = window;
const wide = (matches: boolean) => {
  window.matchMedia = (media) => ({
    ...matchMedia(media),
    matches,
    addEventListener() {},
    removeEventListener() {},
  });
};
beforeEach(() => {
  sessionStorage.setItem('admin-token', TOKEN);
  wide(true);
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

const open = (query: string) => renderFeature(<AdminPage />, `/admin${query}`, '/admin');
const SUBSCRIBERS = '/api/admin/newsletter-subscriptions';

const statistics = {
  from: '2026-10-22',
  to: '2026-11-20',
  days: Array.from({ length: 30 }, (_, i) => ({
    day: new Date(Date.UTC(2026, 9, 22 + i)).toISOString().slice(0, 10),
    requests: i,
  })),
  statuses: { new: 5, contacted: 10, scheduled: 20, completed: 400 },
  countries: [
    { country: 'Canada', requests: 300 },
    { country: null, requests: 135 },
  ],
};

test('30 days as bars and as a table, each leading to its requests', async () => {
  deskServer({ others: { [`${LIST}/statistics`]: () => ({ body: statistics }) } });
  open('?view=charts');
  expect(
    await screen.findByText(
      /435 requests from 22 October to 20 November, office time, at most 29 on 20 November/,
    ),
  ).toBeVisible();
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('20 November: 29 requests')).toHaveAttribute('href', '/admin?from=2026-11-20&to=2026-11-20');
  const span = 'from=2026-10-22&to=2026-11-20';
  expect(link('Contacted')).toHaveAttribute('href', `/admin?status=contacted&${span}`);
  expect(link('None given')).toHaveAttribute('href', `/admin?country=none&${span}`);
  await userEvent.click(screen.getByText('Show as a table'));
  const table = within(screen.getByRole('table', { name: 'Requests per day, the newest first' }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent('20 November29');
});

test('bars too narrow for a finger are a picture, and the table leads to the requests', async () => {
  wide(false);
  deskServer({ others: { [`${LIST}/statistics`]: () => ({ body: statistics }) } });
  open('?view=charts');
  await userEvent.click(await screen.findByText('Show the days and their requests'));
  expect(screen.queryByRole('link', { name: /29 requests/ })).toBeNull();
  expect(screen.getByRole('link', { name: '20 November' })).toHaveAttribute(
    'href',
    '/admin?from=2026-11-20&to=2026-11-20',
  );
});

test('subscribers are filtered on the server and read on', async () => {
  const subscriber = (id: number, status: string) => ({
    id,
    email: `reader${id}@example.com`,
    status,
    createdAt: '2026-11-20T09:30:00.000Z',
  });
  const calls = deskServer({
    others: {
      [SUBSCRIBERS]: ({ url }): Answer =>
        url.includes('cursor')
          ? { body: [subscriber(1, 'unsubscribed')] }
          : {
              body: [subscriber(3, 'pending'), subscriber(2, 'confirmed')],
              headers: { Link: `<${SUBSCRIBERS}?cursor=2>; rel="next"`, 'X-Total-Count': '3' },
            },
    },
  });
  open('?view=newsletter');
  expect(await screen.findByText('3 addresses')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('reader1@example.com')).toBeVisible();
  for (const state of ['Pending', 'Confirmed', 'Unsubscribed'])
    expect(screen.getByText(state, { selector: 'span' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'confirmed');
  await waitFor(() => expect(calls.at(-1)!.url).toBe(`${SUBSCRIBERS}?status=confirmed`));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin?view=newsletter&status=confirmed');
});

test('accounts at a glance', async () => {
  const newest = [{ username: 'asha@example.com', createdAt: '2026-11-20T09:30:00.000Z', saved: 4 }];
  deskServer({ others: { '/api/admin/accounts': () => ({ body: { total: 1042, newest } }) } });
  open('?view=accounts');
  expect(await screen.findByText('1,042 student accounts')).toBeVisible();
  expect(screen.getByRole('row', { name: /asha@example.com/ })).toHaveTextContent('4');
  expect(screen.getByText('The newest:')).toBeVisible();
});

test.each([
  ['charts', `${LIST}/statistics`, 'The figures could not be loaded'],
  ['newsletter', SUBSCRIBERS, 'The subscriptions could not be loaded'],
  ['accounts', '/api/admin/accounts', 'The accounts could not be loaded'],
])('%s that cannot be loaded say so, and a refused token ends the session', async (view, url, title) => {
  let answer: () => Answer | Promise<Answer> = offline;
  deskServer({ others: { [url]: () => answer() } });
  open(`?view=${view}`);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  answer = () => problem(401, 'The admin token is wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
});

test.each([
  ['charts', `${LIST}/statistics`, statistics, /435 requests/],
  [
    'newsletter',
    SUBSCRIBERS,
    [{ id: 1, email: 'reader@example.com', status: 'confirmed', createdAt: '2026-11-20T09:30:00.000Z' }],
    /reader@/,
  ],
  ['accounts', '/api/admin/accounts', { total: 1042, newest: [] }, /1,042/],
])(
  '%s that cannot be refreshed stay, and say that they may be out of date',
  async (view, url, body, text) => {
    let answer: () => Answer | Promise<Answer> = () => ({ body });
    deskServer({ others: { [url]: () => answer() } });
    open(`?view=${view}`);
    expect(await screen.findByText(text)).toBeVisible();
    answer = () => problem(503, 'The database is away.');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/so this may be out of date\. The database is away\./)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    answer = () => ({ body });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  },
);

test.each([
  ['newsletter', SUBSCRIBERS, []],
  ['accounts', '/api/admin/accounts', { total: 1, newest: [] }],
])('%s are asked for again every 15 seconds', async (view, url, body) => {
  jest.useFakeTimers();
  const calls = deskServer({ others: { [url]: () => ({ body }) } });
  open(`?view=${view}`);
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(calls.filter((call) => call.url.startsWith(url))).toHaveLength(3);
  jest.useRealTimers();
});

test('the list as it is filtered is saved as a file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(`${this.href} ${this.download}`);
  };
  let answer: () => Answer | Promise<Answer> = () => ({
    body: 'Number',
    headers: { 'Content-Disposition': 'attachment; filename="consultation-requests-2026-11-20.csv"' },
  });
  const calls = deskServer({ others: { [`${LIST}/export`]: () => answer() } });
  open('?status=new');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'File saved' }));
  expect(saved).toEqual(['blob:file consultation-requests-2026-11-20.csv']);
  const files = calls.filter(({ url }) => url.includes('/export'));
  expect(files.map(({ url }) => url)).toEqual([`${LIST}/export?status=new`]);
  expect(files[0]!.headers.get('admin-token')).toBe(TOKEN);
  answer = () => problem(503, 'Away.');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject({ title: 'Export failed', variant: 'destructive' }),
  );
});

describe('students who share their applications', () => {
  const STUDENTS = '/api/admin/students';
  const row = () => screen.findByRole('row', { name: /^Asha Rao/ });

  test('are listed with the oldest status, and lead to the student and back', async () => {
    const calls = deskServer({
      others: {
        [`${STUDENTS}/7`]: () => ({ body: studentDetails }),
        [STUDENTS]: () => ({ body: [sharedStudent], headers: { 'X-Total-Count': '1' } }),
      },
    });
    open('?view=students&assignee=none');
    const cells = within(await row()).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^by 13 January 2027 in Kolkata \(until 18:29 where you are\).+Send the application, University 11 document ready to be looked at$/,
      ),
      `Submittedsince 5 March 2026, ${ago('2026-03-05')}University 1`,
      '2 of 3',
      'Mei',
    ]);
    expect(screen.getByText('1 student, the oldest status first')).toBeVisible();
    expect(calls.find(({ url }) => url.startsWith(STUDENTS))?.url).toBe(`${STUDENTS}?assignee=none`);
    await userEvent.click(screen.getByRole('link', { name: 'Asha Rao' }));
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toHaveFocus();
    expect(
      screen.getByText(/^Shares all applications, with tasks and documents, since 20 Nov 2026, 15:00 IST/),
    ).toHaveTextContent('with Mei');
    expect(screen.getByRole('link', { name: 'Request No. 12' })).toHaveAttribute('href', '/admin?request=12');
    expect(await screen.findByLabelText('Message to the visitor')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All students' }));
    await row();
    expect(screen.getByTestId('address')).toHaveTextContent('/admin?view=students&assignee=none');
  });

  test('show the closing day of a course, which the student has entered', async () => {
    const [first, ...others] = studentDetails.applications;
    const open7 = { ...first!, stage: 'preparing' as const, closesOn: '2099-01-15' };
    deskServer({
      others: {
        [`${STUDENTS}/7`]: () => ({ body: { ...studentDetails, applications: [open7, ...others] } }),
        [STUDENTS]: () => ({ body: [sharedStudent] }),
      },
    });
    open('?view=students&student=7');
    expect(await screen.findByText(/^The course closes on/)).toHaveTextContent(
      'The course closes on 15 January 2099, as the student entered it.',
    );
  });

  test.each([
    [
      '2026-09',
      false,
      /^This start cannot be planned any more\. The start in September 2026 has gone by\. The next that can be is in September 2027\.$/,
    ],
    [
      '2027-09',
      true,
      /^Some dates are from before the start, level or closing day was changed\. The student can/,
    ],
    ['2027-09', false, undefined],
  ])('from %s with days that are older, %s: it is said %s', async (intake, outdated, words) => {
    const [first] = studentDetails.applications as [StudentApplication];
    const own = { ...first, stage: 'preparing' as const, intake };
    const [task, ...others] = first.tasks as [SharedTask, ...SharedTask[]];
    deskServer({
      others: {
        [`${STUDENTS}/7`]: () => ({
          body: {
            ...studentDetails,
            applications: [{ ...own, tasks: [{ ...task, outdated }, ...others] }],
          },
        }),
        [STUDENTS]: () => ({ body: [{ ...sharedStudent, outdatedPlans: 2 }] }),
      },
    });
    open('?view=students');
    expect(await row()).toHaveTextContent(
      'University 12 plans are from before the start, level or closing day was changed1 document ready',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Asha Rao' }));
    const card = await screen.findByRole('article', { name: 'University 1' });
    const said = () => within(card).queryByText(/cannot be planned any more|^Some dates/)?.parentElement;
    if (words) await waitFor(() => expect(said()).toHaveTextContent(words));
    else expect(said()).toBeUndefined();
  });

  test('counselors of one name are told apart, and a lead chooses one of them', async () => {
    const twins = [2, 3].map((id) => ({
      ...deskColleagues[0]!,
      id,
      name: 'Mei',
      email: `mei${id}@example.com`,
    }));
    const calls = deskServer({
      others: {
        '/api/admin/colleagues': () => ({ body: twins }),
        [`${STUDENTS}/7`]: () => ({ body: studentDetails }),
        [STUDENTS]: () => ({ body: [sharedStudent] }),
      },
    });
    open('?view=students&assignee=9');
    expect(await screen.findByRole('cell', { name: 'Mei (mei2@example.com)' })).toBeVisible();
    const whose = screen.getByLabelText('Whose');
    expect(whose).toHaveDisplayValue('Assignee No. 9');
    await userEvent.selectOptions(whose, 'Mei (mei3@example.com)');
    expect(screen.getByTestId('address')).toHaveTextContent('/admin?view=students&assignee=3');
    await waitFor(() => expect(calls.some(({ url }) => url === `${STUDENTS}?assignee=3`)).toBe(true));
    expect(
      within(whose)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Anybody', 'Mine', 'Unassigned', 'Mei (mei2@example.com)', 'Mei (mei3@example.com)']);
    await userEvent.selectOptions(whose, 'Anybody');
    expect(screen.getByTestId('address')).toHaveTextContent(/view=students$/);
    await userEvent.click(screen.getByRole('link', { name: 'Asha Rao' }));
    expect(await screen.findByText(/with Mei \(mei2@example\.com\)/)).toBeVisible();
  });

  test('nobody, nobody found, and a failure with another try', async () => {
    let answer: Answer = { body: [] };
    deskServer({ others: { [STUDENTS]: () => answer } });
    open('?view=students');
    expect(await screen.findByText('Nobody shares applications yet')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'zoe');
    expect(await screen.findByText('No students found')).toBeVisible();
    cleanup();
    answer = problem(500, 'Something went wrong.');
    open('?view=students');
    expect(await screen.findByText('The students could not be loaded')).toBeVisible();
    answer = { body: [sharedStudent] };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await row();
  });

  test('a stage is set and taken back, of the version that was seen', async () => {
    const [seen] = studentDetails.applications as [StudentApplication];
    const offer: SharedApplication = {
      ...seen,
      stage: 'offer',
      stageSince: '2026-11-20',
      nextStages: [],
      undoUntil: new Date(Date.now() + 600_000).toISOString(),
      version: 4,
      history: [
        applicationEvent(1, {
          actor: 'staff',
          actorName: 'Priya',
          changes: [{ field: 'stage', from: 'submitted', to: 'offer' }],
        }),
      ],
    };
    const calls = deskServer({
      others: {
        [`${STUDENTS}/7/applications/1/stage`]: () => ({ body: offer }),
        [`${STUDENTS}/7/applications/1/undo`]: () => ({ body: seen }),
        [`${STUDENTS}/7`]: () => ({ body: studentDetails }),
      },
    });
    open('?view=students&student=7');
    const card = within(await screen.findByRole('article', { name: 'University 1' }));
    expect(card.queryByRole('button', { name: 'Withdrawn' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Offer received' }));
    const status = await card.findByText('Offer received', { selector: '[role=status] *' });
    expect(status.closest('[role=status]')).toHaveFocus();
    expect(card.getByText(/^Priya,/)).toBeInTheDocument();
    expect(card.queryByRole('button', { name: /Asked/ })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Undo the last change' }));
    expect(await card.findByRole('button', { name: 'Rejected' })).toBeVisible();
    expect(
      calls
        .filter(({ method }) => ['PATCH', 'POST'].includes(method))
        .map(({ url, headers }) => [url, headers.get('if-match')]),
    ).toEqual([
      [`${STUDENTS}/7/applications/1/stage`, '"3"'],
      [`${STUDENTS}/7/applications/1/undo`, '"4"'],
    ]);
  });

  test('tasks are ticked and documents reviewed, each of the version that was seen', async () => {
    const [{ tasks, documents }] = studentDetails.applications as [StudentApplication];
    const path = `${STUDENTS}/7/applications/1`;
    const [task] = tasks as [SharedTask];
    const [document] = documents as [SharedDocument];
    const calls = deskServer({
      others: {
        [`${path}/tasks/5`]: ({ body }) => ({
          body: {
            ...task,
            version: 2,
            ...((body as { done: boolean }).done && {
              doneAt: '2026-11-20T09:30:00.000Z',
              doneBy: 'staff',
              doneByName: 'Priya',
            }),
          },
        }),
        [`${path}/documents/3`]: ({ body }) => ({
          body: {
            ...document,
            ...(body as object),
            version: document.version + 1,
            reviewedBy: 'Priya',
            reviewedAt: '2026-11-20T09:30:00.000Z',
          },
        }),
        [`${STUDENTS}/7`]: () => ({ body: studentDetails }),
      },
    });
    open('?view=students&student=7');
    const next = within((await screen.findByRole('heading', { name: 'Due next' })).parentElement!);
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Check the statement (counselor) · University 1by 24 December 2026'),
      expect.stringContaining('Send the application · University 1by 13 January 2027'),
    ]);
    const card = within(screen.getByRole('article', { name: 'University 1' }));
    expect(card.getByText('1 done')).toBeVisible();
    await userEvent.click(card.getByRole('checkbox', { name: 'Send the application' }));
    expect(await card.findByText(/^Priya, 20 Nov 2026/)).toBeInTheDocument();
    expect(card.getByText('2 done')).toBeVisible();
    expect(card.getByRole('heading', { name: 'Tasks' })).toHaveFocus();
    expect(card.getByText('Send the application: done')).toBeInTheDocument();
    expect(card.getByText('Documents: 0 of 1 seen, 1 ready to be looked at')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Seen: Passport' }));
    expect(await card.findByText('Documents: 1 of 1 seen')).toBeVisible();
    expect(card.getByText('Seen by the counselor').parentElement).toHaveFocus();
    await userEvent.click(card.getByText('Needs a change'));
    const form = within(card.getByRole('form', { name: 'What needs a change: Passport' }));
    await userEvent.click(form.getByRole('button', { name: 'Tell the student' }));
    expect(await form.findByText('Say what needs a change.')).toBeInTheDocument();
    await userEvent.type(form.getByRole('textbox'), 'The page with the address is missing');
    await userEvent.click(form.getByRole('button', { name: 'Tell the student' }));
    expect(await card.findByText('The page with the address is missing', { selector: 'p' })).toBeVisible();
    expect(
      calls
        .filter(({ method }) => method === 'PATCH')
        .map(({ url, headers, body }) => [url, headers.get('if-match'), body]),
    ).toEqual([
      [`${path}/tasks/5`, '"1"', { done: true }],
      [`${path}/documents/3`, '"1"', { state: 'seen', comment: null }],
      [
        `${path}/documents/3`,
        '"2"',
        { state: 'needs-change', comment: 'The page with the address is missing' },
      ],
    ]);
  });

  test('without a plan that is shared the page says so, and the list is sorted by what is due', async () => {
    const { sharesPlan: _, applications, ...rest } = studentDetails;
    const bare = applications.map((one) => ({ ...one, tasks: [], documents: [] }));
    const calls = deskServer({
      others: {
        [`${STUDENTS}/7`]: () => ({ body: { ...rest, sharesPlan: false, applications: bare } }),
        [STUDENTS]: () => ({
          body: [{ ...sharedStudent, sharesPlan: false, nextTask: null, documentsReady: 0 }],
        }),
      },
    });
    open('?view=students');
    expect(await row()).toHaveTextContent('Tasks not shared');
    expect(await row()).not.toHaveTextContent('looked at');
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Next due day');
    expect(screen.getByTestId('address')).toHaveTextContent('/admin?view=students&sort=due');
    await waitFor(() => expect(calls.some(({ url }) => url === `${STUDENTS}?sort=due`)).toBe(true));
    await userEvent.click(screen.getByRole('link', { name: 'Asha Rao' }));
    expect(await screen.findByText(/^Tasks and documents are not shared/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Tasks' })).toBeNull();
  });

  test('what was not ticked before a stage is apart, and nothing is due of what is closed', async () => {
    const [one] = studentDetails.applications as [StudentApplication];
    const [task] = one.tasks as [SharedTask];
    const late = { dueOn: '2026-01-13', dueAt: '2026-01-13T18:30:00.000Z' };
    const body = {
      ...studentDetails,
      applications: [
        { ...one, tasks: [{ ...task, ...late, beforeStage: 'submitted' }] },
        {
          ...one,
          id: 2,
          stage: 'rejected',
          nextStages: [],
          tasks: [{ ...task, ...late, id: 8, title: 'Ring' }],
        },
      ],
    };
    deskServer({ others: { [`${STUDENTS}/7`]: () => ({ body }) } });
    open('?view=students&student=7');
    const [first, second] = await screen.findAllByRole('article', { name: 'University 1' });
    expect(within(first!).getByText('1 not ticked from before this stage')).toBeVisible();
    expect(within(second!).getByRole('checkbox', { name: 'Ring' })).toBeVisible();
    expect(second).not.toHaveTextContent(/late|January/);
    expect(within(second!).getByText('not done')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Due next' })).toBeNull();
  });

  test('what is due next stands in the one order: equal tasks once, old days marked, and what is cut said', async () => {
    const [one] = studentDetails.applications as [StudentApplication];
    const [task] = one.tasks as [SharedTask];
    const on = (id: number, dueOn: string, change: Partial<SharedTask> = {}): SharedTask => ({
      ...task,
      id,
      rule: null,
      title: `Task ${id}`,
      dueOn,
      dueAt: `${dueOn}T18:30:00.000Z`,
      ...change,
    });
    const test = { rule: 'english-test', title: 'Take the test', beforeStage: 'submitted' as const };
    const at = (id: number, rest: Partial<StudentApplication>): StudentApplication => ({
      ...one,
      id,
      university: { ...one.university!, name: `University ${id}`, country: 'Nowhere' },
      tasks: [],
      ...rest,
    });
    const applications = [
      at(1, {
        stage: 'planned',
        closesOn: '2099-02-01',
        tasks: [on(1, '2020-03-01'), on(2, '2099-01-20', test)],
      }),
      at(2, { stage: 'preparing', closesOn: '2099-01-15', tasks: [on(3, '2099-01-21', test)] }),
      at(3, { stage: 'submitted', closesOn: '2099-01-01' }),
      at(4, { stage: 'offer' }),
      at(5, {
        stage: 'offer',
        tasks: [on(4, '2099-01-17', { rule: 'accept', title: 'Answer', pinned: true })],
      }),
      at(6, { stage: 'withdrawn', nextStages: [], closesOn: '2099-01-01' }),
      at(7, { tasks: [on(5, '2099-03-01'), on(6, '2099-03-02')] }),
    ];
    deskServer({ others: { [`${STUDENTS}/7`]: () => ({ body: { ...studentDetails, applications } }) } });
    open('?view=students&student=7');
    const next = within((await screen.findByRole('heading', { name: 'Due next' })).parentElement!);
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Task 1 · University 1by 1 March 2020.+late$/),
      'An offer waits for the student’s answer · University 4The day to answer by is not entered.',
      expect.stringMatching(/^The course closes, .+ · University 2by 15 January 2099in /),
      expect.stringMatching(/^An offer waits for the student’s answer · University 5by 17 January 2099/),
      expect.stringMatching(
        /^Take the test · University 1, by 20 January 2099 · University 2, by 21 January 2099, after the course closesthe first by 20 /,
      ),
      expect.stringMatching(/^The course closes, .+ · University 1by 1 February 2099in /),
    ]);
    expect(next.getByText('and 2 more, at each application below')).toBeVisible();
  });

  test('the list tells the next task, and an offer and a closing day that are near, in the same order', async () => {
    const far = { dueTime: null, zone: 'Asia/Kolkata', dueOn: '2099-01-13', pinned: true };
    const past = { ...far, dueOn: '2020-01-13' };
    const at = (applicationId: number) => ({ applicationId, university: `University ${applicationId}` });
    const place = { country: 'Atlantis', region: null, city: 'Poseidonis' };
    const [today] = new Date().toISOString().split('T') as [string];
    const own = { ...sharedStudent.nextTask!, ...at(1) };
    const cell = async (change: Partial<SharedStudent>) => {
      cleanup();
      deskServer({
        others: { [STUDENTS]: () => ({ body: [{ ...sharedStudent, documentsReady: 0, ...change }] }) },
      });
      open('?view=students');
      const [next] = within(await row()).getAllByRole('cell');
      return [...next!.querySelector('span.grid')!.children].map(({ textContent }) =>
        textContent!.replace(/^by .+?(late|in \d+ weeks|today|tomorrow)/, '$1: '),
      );
    };
    const task = 'Send the application, University 1';
    const offer = 'An offer waits for the student’s answer, University 2';
    const closing = 'The course closes, as the student entered it, University 3';
    expect(
      await cell({
        nextTask: { ...own, ...past },
        nextOffer: { ...at(2), taskId: null, dueOn: null, dueTime: null, zone: null, pinned: null },
        nextClosing: { ...at(3), ...place, closesOn: today },
      }),
    ).toEqual([`late: ${task}`, expect.stringContaining(closing), offer]);
    expect(
      await cell({
        nextTask: { ...own, ...past },
        nextOffer: { ...at(2), taskId: 9, ...far },
        nextClosing: { ...at(3), ...place, closesOn: '2099-01-01' },
      }),
    ).toEqual([`late: ${task}`]);
    expect(
      await cell({ nextTask: { ...own, ...far, id: 9 }, nextOffer: { ...at(2), taskId: 9, ...far } }),
    ).toEqual([expect.stringContaining(offer)]);
    expect(await cell({ nextTask: null, nextClosing: { ...at(3), ...place, closesOn: today } })).toEqual([
      expect.stringContaining(closing),
      'No task open',
    ]);
  });

  test('the closing day in the list counts where the university is', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-01-10T20:00:00Z'));
    const closing = (change: object) => ({
      ...sharedStudent,
      nextTask: null,
      nextClosing: {
        applicationId: 1,
        university: 'Somewhere',
        country: 'United States',
        region: 'New York',
        city: 'Ithaca',
        closesOn: '2027-01-15',
        ...change,
      },
    });
    const show = async (change: object) => {
      cleanup();
      deskServer({ others: { [STUDENTS]: () => ({ body: [closing(change)] }) } });
      open('?view=students');
      return (await row()).textContent;
    };
    expect(await show({})).toMatch(/by 15 January 2027 in New York \(until .+ where you are\)in 5 days/);
    expect(await show({ region: 'California', city: 'Davis' })).toContain('in Los Angeles');
    // Over there it is the next day already.
    expect(
      await show({ country: 'New Zealand', region: null, city: 'Dunedin', closesOn: '2027-01-10' }),
    ).not.toContain('closes');
  });

  test('a refusal is told in the server’s words, and what is there is read again', async () => {
    let reads = 0;
    deskServer({
      others: {
        [`${STUDENTS}/7/applications/1/asked`]: () => problem(409, 'This application is “offer” now.'),
        [`${STUDENTS}/7`]: () => {
          reads++;
          return { body: studentDetails };
        },
      },
    });
    open('?view=students&student=7');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Asked the university: nothing has changed' }),
    );
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject({
        title: 'Nothing was changed',
        description: 'This application is “offer” now.',
      }),
    );
    await waitFor(() => expect(reads).toBe(2));
  });

  test('what a proxy says instead of the server leaves open whether it was saved', async () => {
    deskServer({
      others: {
        [`${STUDENTS}/7/applications/1/asked`]: () => ({ status: 504, body: 'Gateway Timeout' }),
        [`${STUDENTS}/7`]: () => ({ body: studentDetails }),
      },
    });
    open('?view=students&student=7');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Asked the university: nothing has changed' }),
    );
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject({
        title: 'We do not know whether it was saved',
        description: 'No answer came. Look at what is shown once you are connected.',
      }),
    );
  });

  test('who shares no more is not there, said in words', async () => {
    deskServer({ others: { [`${STUDENTS}/7`]: () => problem(404, 'There is no such student.') } });
    open('?view=students&student=7');
    expect(await screen.findByText('There is no such student')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'All students' })).toBeVisible();
  });

  test('a request leads to the applications that are shared with it', async () => {
    deskServer({
      details: () => ({
        body: details(1, {
          studentId: 7,
          history: [
            {
              id: 1,
              actor: 'visitor',
              actorName: null,
              action: 'sharing',
              detail: { shared: true },
              createdAt: '2026-11-20T09:30:00.000Z',
            },
          ],
        }),
      }),
    });
    open('?request=1');
    expect(await screen.findByRole('link', { name: 'Shared applications' })).toHaveAttribute(
      'href',
      '/admin?view=students&student=7',
    );
    expect(screen.getByText('shares applications with staff')).toBeInTheDocument();
  });
});
