import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { textOf } from '@/components/said';
import { admissions } from '@/content/admissions/canada';
import * as irish from '@/content/admissions/ireland';
import { isRefusal, makePlan } from '@/planner/planner';
import { toKeep } from '@/planner/proposals';
import { subjectFor } from '@/planner/use-records';
import { toastStore } from '@/lib/toasts';
import { application, applicationDocument, applicationTask } from '@/test/application';
import { failure, LIST, open, PAGE, press, server, submitted, visit, setDay } from '@/test/applications';
import { problem } from '@/test/fake-api';
import { planSettings } from '@/test/portal';
import { university } from '@/test/university';

describe('the plan', () => {
  const TASKS = 'GET /api/applications/7/tasks';
  const PLAN = 'PUT /api/applications/7/tasks/planned';
  const preparing = (change: Partial<ApplicationDetails> = {}) => application(7, { version: 3, ...change });
  const sent = (calls: Awaited<ReturnType<typeof open>>, method: string) =>
    calls.filter((call) => call.method === method && !call.url.endsWith('/login'));
  const planOf = (call: { body: unknown }) => call.body as { tasks: { rule: string; dueOn: string }[] };

  beforeEach(() => setDay('2026-11-26'));
  afterEach(() => jest.restoreAllMocks());

  test('comes with one press on a start, of the version that is shown', async () => {
    const planned = preparing({ intake: '2027-09', version: 4 });
    let stored = preparing({ intake: null });
    const calls = await open(stored, {
      'GET /api/applications/7': () => ({ body: stored }),
      'PATCH /api/applications/7': () => ({ body: (stored = planned) }),
      [PLAN]: ({ body }) => ({
        body: (body as { tasks: object[] }).tasks.map((task, i) => applicationTask(i + 1, task)),
      }),
    });
    await press('Plan for September 2027');
    expect(await screen.findByRole('checkbox', { name: /^Send the application/ })).toBeEnabled();
    const [change] = sent(calls, 'PATCH');
    expect([change!.headers.get('if-match'), change!.body]).toEqual(['"3"', { intake: '2027-09' }]);
    const { tasks } = planOf(sent(calls, 'PUT')[0]!);
    expect(tasks.find(({ rule }) => rule === 'apply')).toMatchObject({
      dueOn: '2027-04-01',
      owner: 'student',
    });
    expect(screen.getAllByText(/It rests on “/).length).toBeGreaterThan(5);
    for (const [name, href] of [
      ['“Visa Process” in our guide to Ireland', '/country/ireland#visa'],
      [
        'months 9 to 7 of our timeline of 18 months',
        '/resources/blog/timeline-of-18-months#months-9-to-7-applications',
      ],
    ])
      expect(screen.getAllByRole('link', { name, hidden: true })[0]).toHaveAttribute('href', href);
  });

  test('of a start that is refused, with no later one known, offers the same start a year later', async () => {
    const oxford = {
      id: 1,
      name: 'University of Oxford',
      city: 'Oxford',
      region: 'England',
      country: 'United Kingdom',
      sector: 'public',
    };
    const own = preparing({ university: oxford, level: 'undergraduate', intake: '2027-09' });
    const calls = server({
      [LIST]: { body: [own] },
      'GET /api/applications/7': { body: own },
      'PATCH /api/applications/7': { body: { ...own, intake: '2028-09' } },
      'PUT /api/applications/7/tasks/planned': { body: [] },
    });
    visit(`${PAGE}?open=application-7`);
    expect(await screen.findByText(/^We know of no later one yet\./)).toBeVisible();
    expect(screen.getByText(/Keep it only/)).toHaveTextContent(
      /^The last day to apply has gone by: .+ We know of no later start in the United Kingdom at this level, but September 2028 can be planned from estimates\. Keep it only for an application that you have sent already: there is no plan for it\.$/,
    );
    expect(screen.queryByText(/You may keep it/)).toBeNull();
    expect(screen.getByText(/^Choose another start, because this one cannot be planned/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Starts in (month)'), 'Not decided');
    expect(screen.getByText(/^Starts that we know of/)).toHaveTextContent(
      / Too late to be planned: September 2027\. September 2028 can be planned from estimates\.$/,
    );
    await press('Plan for September 2028');
    await waitFor(() => expect(sent(calls, 'PATCH')[0]?.body).toEqual({ intake: '2028-09' }));
  });

  test('of a start that has gone by is refused, and the next one is offered', async () => {
    await open(preparing({ intake: '2026-09' }));
    expect((await screen.findByText(/This start cannot be planned\./)).parentElement).toHaveTextContent(
      'The start in September 2026 has gone by.',
    );
    expect(screen.getByRole('button', { name: 'Plan for September 2027' })).toBeEnabled();
  });

  test('of a start that is not known says that its dates are estimates, and offers the nearest one known', async () => {
    await open(preparing({ intake: '2028-02' }));
    expect((await screen.findByText('These dates are estimates.')).parentElement).toHaveTextContent(
      'We know of no start in February 2028 at this level, so they are those of January 2028, moved.',
    );
    expect(screen.getByRole('button', { name: 'Plan for January 2028' })).toBeEnabled();
    const hint = screen.getByText(/^Starts that we know of in Ireland/);
    expect(hint).toHaveTextContent(
      /: September 2027, January 2028\.February 2028 is not among them\. You may keep it/,
    );
    await userEvent.selectOptions(screen.getByLabelText('Starts in (month)'), 'January');
    expect(hint).toHaveTextContent(/January 2028\.$/);
  });

  test('has no start that has gone by: the form says so at once, and names the next one', async () => {
    const listed = (name: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ textContent }) => textContent);
    await open(preparing({ intake: null }));
    const [year, month] = ['Starts in (year)', 'Starts in (month)'];
    await screen.findByText(/^Starts that we know of in Ireland/);
    expect(listed(month).slice(0, 3)).toEqual(['Not decided', 'January', 'February']);
    expect(listed(year).slice(0, 2)).toEqual(['Not decided', '2026']);
    await userEvent.selectOptions(screen.getByLabelText(year), '2026');
    expect(listed(month)).toEqual(['Not decided', 'November', 'December']);
    cleanup();
    await open(preparing({ intake: '2026-03' }));
    expect(
      (await screen.findByText(/^The start in March 2026 has gone by\. The/)).parentElement,
    ).toHaveTextContent(
      'The start in March 2026 has gone by. The next start in Ireland at this level that can be planned is September 2027. Keep it only for an application that you have sent already: there is no plan for it.',
    );
    expect(listed(month)).toEqual(['Not decided', 'March', 'November', 'December']);
    await userEvent.selectOptions(screen.getByLabelText(year), '2028');
    expect(screen.getByText(/^March 2028 is not among them\./)).toBeVisible();
  });

  test('that was begun too late says what does not fit and what still works, and offers the next start', async () => {
    setDay('2027-03-27');
    await open(preparing());
    const note = within(await screen.findByRole('region', { name: 'Too little time' }));
    expect(note.getByText(/^\d+ of \d+ tasks are usually begun before today:$/)).toBeVisible();
    expect(note.getByText(/^\d+ before 1 April 2027/)).toHaveTextContent(
      /They need up to 12 weeks; there are 5 days\.$/,
    );
    expect(note.getByText('What does not fit any more,')).toBeVisible();
    expect(note.getAllByRole('listitem')[0]).toHaveTextContent(
      'Take the English test, unless you have a result that counts: it takes 3 weeks at the least, and there are 5 days.',
    );
    expect(note.getByText('What still works:')).toBeVisible();
    expect(note.getByRole('button', { name: /^Plan for January 2028/ })).toBeEnabled();
  });

  test('offers the same start a year later, too, where the guide knows the course only in that month', async () => {
    const carnegie = { id: 1, name: 'Carnegie Mellon University', city: 'Pittsburgh', sector: 'private' };
    const there = { ...carnegie, region: 'Pennsylvania', country: 'United States' };
    for (const [day, name] of [
      ['2027-02-27', 'Too little time'],
      ['2027-04-02', undefined],
    ] as const) {
      setDay(day);
      const own = preparing({ university: there, intake: '2027-08' });
      server({ [LIST]: { body: [own] }, 'GET /api/applications/7': { body: own } });
      visit(`${PAGE}?open=application-7`);
      const part = name ? await screen.findByRole('region', { name }) : document.body;
      expect(await within(part).findByRole('button', { name: /^Plan for January 2028/ })).toBeEnabled();
      expect(within(part).getByRole('button', { name: /^Plan for August 2028/ })).toBeEnabled();
      expect(within(part).getByText(/our guide dates no closing day for January 2028/)).toBeVisible();
      cleanup();
    }
  });

  test('of a start that is refused offers to take away what was planned before, but nothing of the student’s own', async () => {
    const planned = { rule: 'apply', title: 'Send the application' };
    const tasks = [
      applicationTask(1, planned),
      applicationTask(2, { ...planned, rule: 'loan' }),
      applicationTask(3, { ...planned, rule: 'visa', pinned: true }),
      applicationTask(4, { ...planned, rule: 'room', note: 'With Asha' }),
      applicationTask(5, { ...planned, rule: 'passport', doneAt: '2026-11-01T06:00:00.000Z' }),
      applicationTask(6),
    ];
    const gone = new Set<number>();
    const takeAway = (id: number) => () => {
      gone.add(id);
      return { status: 204 };
    };
    const calls = await open(preparing({ intake: '2026-09' }), {
      [TASKS]: () => ({ body: tasks.filter(({ id }) => !gone.has(id)) }),
      'DELETE /api/applications/7/tasks/1': takeAway(1),
      'DELETE /api/applications/7/tasks/2': takeAway(2),
    });
    await press('Take away the 2 tasks of the old plan');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Tasks' })).getAllByRole('checkbox')).toHaveLength(4),
    );
    expect(sent(calls, 'DELETE').map(({ url }) => url)).toEqual([
      '/api/applications/7/tasks/1',
      '/api/applications/7/tasks/2',
    ]);
    expect(screen.queryByRole('button', { name: /of the old plan/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Plan' })).toHaveFocus();
  });

  test('of before the start was taken away says that its days are old, and to choose a start', async () => {
    const planned = applicationTask(1, { rule: 'apply', title: 'Send the application', outdated: true });
    const stored = { ...preparing({ intake: null }), openTasks: [planned] };
    await open(stored, { [TASKS]: { body: [planned] } });
    expect(await screen.findByText(/The days of the task below come from an earlier plan/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take away the task of the old plan' })).toBeEnabled();
    expect(screen.getByText(/: choose a start\.$/)).toBeVisible();
    expect(screen.queryByText(/look at the new plan/)).toBeNull();
  });

  test('of a start that is not known never names an earlier one to take more time', async () => {
    setDay('2027-03-27');
    await open(preparing({ intake: '2027-10' }), {});
    const note = within(await screen.findByRole('region', { name: 'Too little time' }));
    expect(note.getByText(/^Better take more time:/)).toHaveTextContent(
      'Better take more time: a start that we know of is in January 2028.',
    );
    cleanup();
    setDay('2027-09-20');
    await open(preparing({ intake: '2028-02' }), {});
    const later = within(await screen.findByRole('region', { name: 'Too little time' }));
    expect(later.getByText(/^Better take more time:/)).toHaveTextContent(
      'we know of no later start yet, but the same a year later, planned from estimates, is in February 2029.',
    );
    expect(later.getByRole('button', { name: 'Plan for February 2029' })).toBeEnabled();
  });

  test('that cannot be reached names the next start first, and the plan as the second choice', async () => {
    const { id, name, city, region } = university(1);
    const german = { id, name, city, region, country: 'Germany', sector: null };
    await open(preparing({ university: german, intake: '2027-04' }));
    const note = within(await screen.findByRole('region', { name: 'Too little time' }));
    expect(note.getByRole('heading')).toHaveTextContent('This start can hardly be reached');
    const all = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
    const [better, plan] = [/^Plan for October 2027/, /^Make it all the same: \d+ tasks, \d+ of them/].map(
      (words) => all.findIndex((text) => words.test(text)),
    );
    expect([better! >= 0, plan! > better!]).toEqual([true, true]);
    expect(screen.queryByRole('button', { name: /^Make the plan/ })).toBeNull();
    expect(screen.getByText(/^Or plan for April 2027 all the same\./)).toHaveTextContent(
      /What does not fit in it: .*Apply for the visa and take the first appointment/,
    );
    const days = screen.getByRole('heading', { name: 'What it rests on' }).nextElementSibling!;
    expect([...days.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
      '17 December 2026',
      '17 December 2026',
      '1 January 2027',
      '1 April 2027',
    ]);
  });

  test('proposes new days, and keeps what is done and pinned', async () => {
    const tasks = [
      applicationTask(1, { rule: 'apply', title: 'Send the application', dueOn: '2027-02-01' }),
      applicationTask(2, { rule: 'visa', title: 'Apply for the visa', dueOn: '2027-02-01', pinned: true }),
    ];
    const calls = await open(preparing(), { [TASKS]: { body: tasks }, [PLAN]: { body: tasks } });
    const proposed = within(await screen.findByRole('region', { name: 'Proposed changes' }));
    expect(proposed.getAllByText(/^Send the application/)[0]!.parentElement).toHaveTextContent(
      /By 1 April 2027, not 1 February 2027\. On 1 April 2027: /,
    );
    expect(proposed.queryByText(/^Apply for the visa/)).toBeNull();
    // The reasons are those of the day that is proposed, and say so.
    const said = screen.getAllByText(/Planned today, the task would be due on/).map((one) => one.textContent);
    expect(said).toEqual([
      expect.stringMatching(
        /^It is from an earlier plan\. .+ 1 April 2027\. What follows is about that day\.$/,
      ),
      expect.stringMatching(/^You set or kept it yourself\. /),
    ]);
    await userEvent.click(proposed.getByRole('button', { name: /^Accept.*Send the application/ }));
    await waitFor(() => expect(sent(calls, 'PUT')).toHaveLength(1));
    expect(planOf(sent(calls, 'PUT')[0]!).tasks.map(({ rule }) => rule)).toEqual(['apply']);
  });

  test('says of what it proposes how much can hardly be had in time', async () => {
    const subject = subjectFor(preparing())!;
    const plan = makePlan(subject, '2027-09', irish.admissions, Date.parse('2026-11-26'));
    if (isRefusal(plan)) throw new Error(plan.why);
    const tasks = plan.tasks.map((one, i) => applicationTask(i + 1, { ...toKeep(one), outdated: true }));
    await open(preparing({ closesOn: '2026-12-01' }), { [TASKS]: { body: tasks } });
    const proposed = within(await screen.findByRole('region', { name: 'Proposed changes' }));
    expect(proposed.getAllByText(/Hardly in time: it takes/)).toHaveLength(2);
    expect(
      proposed.getByRole('button', { name: /^Accept all \d+ dates, 2 of them hardly in time$/ }),
    ).toBeEnabled();
    const note = within(screen.getByRole('region', { name: 'Too little time' }));
    const works = note.getByText('What still works:').parentElement!;
    expect(works).toHaveTextContent(
      /: \d+ tasks, on their usual days\. \d may still fit in less time than usual, if you begin today\./,
    );
  });

  test('has the next proposal at hand once one is accepted, and keeps the days of all by one press', async () => {
    const plan = makePlan(subjectFor(preparing())!, '2027-09', irish.admissions, Date.parse('2026-11-26'));
    if (isRefusal(plan)) throw new Error(plan.why);
    const isMoved = (rule: string) => ['statement', 'check-application', 'apply'].includes(rule);
    let tasks = plan.tasks.map((one, i) =>
      applicationTask(i + 1, { ...toKeep(one), ...(isMoved(one.rule.key) && { dueOn: '2027-01-05' }) }),
    );
    const planned = tasks.filter(({ rule }) => isMoved(rule!));
    const calls = await open(preparing(), {
      [TASKS]: () => ({ body: tasks }),
      [PLAN]: ({ body }) => {
        const sent = new Map((body as { tasks: { rule: string }[] }).tasks.map((one) => [one.rule, one]));
        tasks = tasks.map((task) => ({ ...task, ...sent.get(task.rule!), outdated: false }));
        return { body: tasks };
      },
      ...Object.fromEntries(
        planned.map(({ id }) => [
          `PATCH /api/applications/7/tasks/${id}`,
          ({ body }: { body: unknown }) => {
            tasks = tasks.map((task) => (task.id === id ? { ...task, ...(body as object) } : task));
            return { body: tasks.find((task) => task.id === id) };
          },
        ]),
      ),
    });
    const proposed = within(await screen.findByRole('region', { name: 'Proposed changes' }));
    const accepts = () => proposed.getAllByRole('button', { name: /^Accept (?!all)/ });
    const [first, second, third] = accepts();
    await userEvent.click(first!);
    await waitFor(() => expect(accepts()).toEqual([second, third]));
    expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(accepts()).toEqual([third]));
    expect(third).toHaveFocus();
    await press('Keep the days as they are');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Plan' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Keep the days as they are' })).toBeNull();
    expect(tasks.filter(({ pinned }) => pinned)).toHaveLength(1);
    expect(sent(calls, 'PATCH').map(({ body }) => body)).toEqual([{ pinned: true }]);
  });

  test('confirms days that still hold after a change of the start, by one press or with what moves', async () => {
    const today = makePlan(subjectFor(preparing())!, '2027-09', irish.admissions, Date.parse('2026-11-26'));
    if (isRefusal(today)) throw new Error(today.why);
    const tasks = today.tasks.map((one, i) => applicationTask(i + 1, { ...toKeep(one), outdated: true }));
    tasks.push(applicationTask(90, { title: 'Ring the bank' }));
    const [first, ...rest] = tasks as [(typeof tasks)[number], ...typeof tasks];
    const calls = await open(preparing(), { [TASKS]: { body: tasks }, [PLAN]: { body: tasks } });
    const proposed = within(await screen.findByRole('region', { name: 'Proposed changes' }));
    expect(proposed.getByRole('heading', { name: 'The dates still hold' })).toBeVisible();
    expect(proposed.getByText(/^The start, the level or the closing day was changed/)).toHaveTextContent(
      `The days of ${today.tasks.length} tasks stay as planned.`,
    );
    await userEvent.click(proposed.getByRole('button', { name: 'Keep these days' }));
    await waitFor(() => expect(sent(calls, 'PUT')).toHaveLength(1));
    expect(planOf(sent(calls, 'PUT')[0]!).tasks).toEqual(today.tasks.map(toKeep));
    cleanup();
    const moved = [{ ...first, dueOn: '2028-01-01' }, ...rest];
    const again = await open(preparing(), { [TASKS]: { body: moved }, [PLAN]: { body: tasks } });
    await press(`Accept ${first.title}`);
    await waitFor(() => expect(sent(again, 'PUT')).toHaveLength(1));
    expect(planOf(sent(again, 'PUT')[0]!).tasks).toEqual(today.tasks.map(toKeep));
  });

  test('is ticked and moved of the version that is shown, and says what was changed elsewhere', async () => {
    const sentence =
      'This task was changed elsewhere: it is done now. Nothing was changed: look at it again.';
    const answers = [{ body: applicationTask(1) }, problem(409, sentence)];
    const calls = await open(preparing(), {
      [TASKS]: { body: [applicationTask(1, { title: 'Ring the bank', version: 5 })] },
      'PATCH /api/applications/7/tasks/1': () => answers.shift()!,
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ring the bank' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toHaveLength(1));
    const [tick] = sent(calls, 'PATCH');
    expect([tick!.headers.get('if-match'), tick!.body]).toEqual(['"5"', { done: true }]);
    const form = within(screen.getByRole('form', { name: 'Change: Ring the bank', hidden: true }));
    const day = form.getByLabelText('Day');
    await userEvent.clear(day);
    await userEvent.type(day, '2027-02-03');
    await userEvent.click(form.getByRole('button', { name: 'Save', hidden: true }));
    await waitFor(() => expect(toastStore.get()).toMatchObject(failure(sentence)));
    expect(sent(calls, 'PATCH')[1]!.body).toEqual({ dueOn: '2027-02-03' });
    expect(form.getByLabelText('Day')).toHaveValue('2027-02-03');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-01');
    await userEvent.click(form.getByRole('button', { name: 'Save', hidden: true }));
    expect(await form.findByText(/^This day has passed\./)).toBeInTheDocument();
    expect(
      form.getByRole('checkbox', { name: /^1 November 2026 has passed/, hidden: true }),
    ).not.toBeChecked();
    expect(sent(calls, 'PATCH')).toHaveLength(2);
  });

  test('is moved past an official day only knowingly: the form names it and the page it stands on', async () => {
    const { id, name, city, region } = university(1);
    const tasks = [
      applicationTask(1, {
        rule: 'statement',
        title: 'Finish the statement',
        dueOn: '2026-12-30',
        dueAt: '2026-12-30T18:30:00.000Z',
      }),
    ];
    const ucl = { id, name, city, region, country: 'United Kingdom', sector: null };
    const calls = await open(preparing({ level: 'undergraduate', university: ucl }), {
      [TASKS]: { body: tasks },
      'PATCH /api/applications/7/tasks/1': { body: tasks[0]! },
    });
    const form = within(
      await screen.findByRole('form', { name: 'Change: Finish the statement', hidden: true }),
    );
    const save = () => userEvent.click(form.getByRole('button', { name: 'Save', hidden: true }));
    const type = async (day: string) => {
      await userEvent.clear(form.getByLabelText('Day'));
      await userEvent.type(form.getByLabelText('Day'), day);
    };
    await type('2027-01-12');
    expect(form.queryByText(/^After the official day/)).toBeNull();
    await type('2027-01-20');
    expect(form.getByText(/^After the official day, 13 January 2027/).parentElement).toHaveTextContent(
      /All other courses through UCAS\. It stands on UCAS/,
    );
    await save();
    expect(await form.findByText(/^This is after 13 January 2027, 18:00/)).toBeInTheDocument();
    expect(sent(calls, 'PATCH')).toEqual([]);
    await userEvent.click(form.getByRole('checkbox', { name: 'I know, and keep this day', hidden: true }));
    await save();
    await waitFor(() => expect(sent(calls, 'PATCH')[0]?.body).toEqual({ dueOn: '2027-01-20' }));
  });

  test('has costs whose notes end with one full stop', async () => {
    const { id, name, city, region } = university(1);
    const american = { id, name, city, region, country: 'United States', sector: null };
    await open(preparing({ university: american, intake: '2027-08' }));
    const note = await screen.findByText(/it was not confirmed that it is collected/);
    expect(note).toHaveTextContent(/is collected\. \S/);
  });

  test('takes tasks and documents of one’s own', async () => {
    const calls = await open(preparing(), {
      'GET /api/applications/7/documents': { body: [applicationDocument(1)] },
      'POST /api/applications/7/tasks': { status: 201, body: applicationTask(9) },
    });
    await userEvent.click(await screen.findByText('Add a task of your own'));
    await press('Add the task');
    expect(await screen.findByText('Say what there is to do.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('What there is to do'), 'Ring the bank');
    await userEvent.type(screen.getByLabelText('By'), '2026-11-25');
    await press('Add the task');
    expect(await screen.findByText(/^This day has passed\./)).toBeVisible();
    expect(sent(calls, 'POST')).toHaveLength(0);
    expect(screen.getByLabelText('What there is to do')).toHaveValue('Ring the bank');
    await userEvent.click(
      screen.getByRole('checkbox', { name: '25 November 2026 has passed: add the task anyway' }),
    );
    await press('Add the task');
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Task added' }));
    expect(sent(calls, 'POST')[0]!.body).toEqual({
      title: 'Ring the bank',
      dueOn: '2026-11-25',
      zone: expect.any(String),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Document 1' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toHaveLength(1));
    expect(sent(calls, 'PATCH')[0]!.body).toEqual({ state: 'ready' });
  });

  test('shows what staff did: a task that they ticked, and what they say of a document', async () => {
    const done = { doneAt: '2026-11-20T09:30:00.000Z', doneBy: 'staff', doneByName: 'Mei Chen' } as const;
    const asked = {
      state: 'needs-change',
      comment: 'The page with the address is missing',
      reviewedBy: 'Mei Chen',
      reviewedAt: '2026-11-20T09:30:00.000Z',
    } as const;
    const calls = await open(preparing(), {
      [TASKS]: { body: [applicationTask(1, done)] },
      'GET /api/applications/7/documents': {
        body: [applicationDocument(1, asked), applicationDocument(2, { state: 'seen' })],
      },
    });
    expect(await screen.findByText(/done on 20 November 2026.*ticked by Mei Chen/)).toBeInTheDocument();
    expect(screen.getByText('Needs a change')).toBeVisible();
    expect(screen.getByText(/^Mei Chen, 20 November 2026:/).parentElement).toHaveTextContent(
      'The page with the address is missing',
    );
    expect(screen.getByText(/^1 of 2 ready/)).toBeVisible();
    const box = screen.getByRole('checkbox', { name: 'Document 1' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await waitFor(() => expect(sent(calls, 'PATCH')[0]?.body).toEqual({ state: 'ready' }));
  });

  test('keeps one’s own note on a document, of the version that is shown', async () => {
    const DOCUMENTS = 'GET /api/applications/7/documents';
    const answers = [problem(503, 'The database is away.')];
    let note = 'Valid until 2034';
    const calls = await open(preparing(), {
      [DOCUMENTS]: () => ({ body: [applicationDocument(1, { note, version: 4 }), applicationDocument(2)] }),
      'PATCH /api/applications/7/documents/1': ({ body }) => {
        const refused = answers.shift();
        if (!refused) ({ note } = body as { note: string });
        return refused ?? { body: applicationDocument(1, { note, version: 5 }) };
      },
    });
    expect(await screen.findByText('Valid until 2034')).toBeVisible();
    expect(screen.getByText('Add a note')).toHaveTextContent('Add a note: Document 2');
    await userEvent.click(screen.getByText('Change your note'));
    const form = within(screen.getByRole('form', { name: 'Note: Document 1' }));
    const field = form.getByLabelText('Your note');
    expect(field).toHaveValue('Valid until 2034');
    await userEvent.clear(field);
    await userEvent.type(field, 'Renewed');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toastStore.get()).toMatchObject(failure('The database is away.')));
    expect(field).toHaveValue('Renewed');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Renewed')).toBeVisible();
    expect(sent(calls, 'PATCH').map(({ headers, body }) => [headers.get('if-match'), body])).toEqual(
      Array.from({ length: 2 }, () => ['"4"', { note: 'Renewed' }]),
    );
    expect(screen.getByText('Change your note')).toHaveFocus();
  });

  test('that cannot be fetched is tried again', async () => {
    const answers = [problem(503, 'The database is away.')];
    await open(preparing(), { [TASKS]: () => answers.shift() ?? { body: [applicationTask(1)] } });
    const alert = within((await screen.findByText('The plan could not be loaded.')).parentElement!);
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: 'Task 1' })).toBeEnabled();
  });

  test('of all applications shows the three things that matter next, one for several, and the months', async () => {
    // Pinned, their days are no others by what holds now, which would be said under Next, too.
    const shared = { rule: 'english-test', title: 'Take the English test', pinned: true };
    const listed = [7, 8].map((id) => ({
      ...application(id),
      openTasks: [
        applicationTask(id * 10, {
          ...shared,
          dueOn: `2026-12-0${9 - id}`,
          dueAt: `2026-12-0${9 - id}T18:30:00.000Z`,
        }),
        applicationTask(id * 10 + 1),
      ],
    }));
    const calls = server({
      [LIST]: {
        body: [...listed, { ...application(9, { nextStages: [] }), openTasks: [applicationTask(99)] }],
      },
      'PATCH /api/applications/7/tasks/70': { body: applicationTask(70, { version: 2 }) },
      'PATCH /api/applications/8/tasks/80': { body: applicationTask(80, { version: 2 }) },
    });
    visit();
    const next = within((await screen.findByRole('heading', { name: 'Next' })).parentElement!);
    expect(next.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual([
      'Take the English test',
      'Task 71',
      'Task 81',
    ]);
    expect(next.getAllByRole('listitem')[0]).toHaveTextContent(
      /the first by .*1 December 2026.*University 1 \(MSc Data Science, Masters, from September 2027\), by 1 December 2026 · University 1 \(MSc Data Science, Masters, from September 2027\), by 2 December 2026/,
    );
    expect(next.getAllByRole('listitem')[1]).toHaveTextContent(/Task 71by .*University 1 .*Done/);
    await userEvent.click(next.getByRole('button', { name: 'Done for all 2 Take the English test' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toHaveLength(2));
    await waitFor(() => expect(next.getByRole('status')).toHaveFocus());
    expect(next.getByRole('status')).toHaveTextContent('Done for 2 applications: Take the English test.');
    await userEvent.click(next.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(next.getByRole('status')).toHaveTextContent('Undone.'));
    expect(
      sent(calls, 'PATCH').map(({ url, headers, body }) => [url, headers.get('if-match'), body]),
    ).toEqual([
      ['/api/applications/8/tasks/80', '"1"', { done: true }],
      ['/api/applications/7/tasks/70', '"1"', { done: true }],
      ['/api/applications/8/tasks/80', '"2"', { done: false }],
      ['/api/applications/7/tasks/70', '"2"', { done: false }],
    ]);
    await waitFor(() => expect(next.getByRole('status')).toHaveFocus());
    const timeline = within(screen.getByRole('heading', { name: 'Timeline' }).parentElement!);
    expect(await timeline.findByRole('heading', { name: 'September 2027' })).toBeVisible();
    expect(timeline.queryByText('Task 99')).toBeNull();
  });
});

test.each([
  ['undergraduate', 'British Columbia', 'public', ['pal', 'funds']],
  ['masters', 'British Columbia', null, ['references', 'degree', 'pal', 'funds']],
  ['masters', 'British Columbia', 'private', ['references', 'degree', 'pal', 'funds']],
  ['masters', 'British Columbia', 'public', ['references', 'degree', 'funds']],
  ['undergraduate', 'Quebec', 'public', ['caq', 'own']],
] as const)(
  'at %s level in %s, sector %s, the guide’s documents are those of the level, the province and the sector',
  async (level, region, sector, more) => {
    const { id, name, city } = university(1);
    const own = application(7, { level, university: { id, name, city, region, country: 'Canada', sector } });
    const calls = await open(own, { 'POST /api/applications/7/documents': { body: [] } });
    await press(/that the guide names/);
    const names = (
      calls.find(({ method, url }) => method === 'POST' && url.endsWith('/documents'))!.body as {
        documents: { name: string }[];
      }
    ).documents.map((document) => document.name);
    const papers = {
      references: /references/,
      degree: /^Degree/,
      pal: /PAL or TAL/,
      caq: /CAQ/,
      funds: /outside Québec/,
      own: /^In Québec/,
      school: /^Class X/,
    };
    const found = Object.entries(papers).flatMap(([key, words]) =>
      names.some((one) => words.test(one)) ? key : [],
    );
    expect(found).toEqual([...more, 'school']);
  },
);

test.each([
  ['masters', 'University of Waterloo', true],
  ['undergraduate', 'University of Waterloo', false],
  ['masters', 'Unread University', false],
] as const)(
  'at %s level the plan for %s names the day that the guide has there: %s',
  async (level, name, isNamed) => {
    const { id, city } = university(1);
    const own = { id, name, city, region: 'Ontario', country: 'Canada', sector: null };
    const stored = application(7, { level, university: own, intake: '2027-09' });
    server({ [LIST]: { body: [stored] }, 'GET /api/applications/7': { body: stored } });
    visit(`${PAGE}?open=application-7`);
    await screen.findByRole('heading', { name: 'What it rests on' });
    const told = screen.queryByText(/^A course here, /);
    expect(told !== null).toBe(isNamed);
    if (!told) return;
    const { course, deadline } = admissions.masters.find(({ university: one }) => one === name)!;
    expect(told).toHaveTextContent(`A course here, ${course}:`);
    expect(told.parentElement).toHaveTextContent(textOf(deadline));
    expect(within(told.parentElement!).getByRole('link')).toHaveAttribute('href', '/country/canada#masters');
  },
);

test.each([
  [{ intake: null }, [], 'It has no plan yet, because no start is chosen.', 'Choose the start'],
  [{ intake: '2027-09' }, [], 'No task of a plan is open here.', 'Make or see the plan'],
  [{ intake: '2027-09' }, [{}], 'No task of a plan is open here.', 'Make or see the plan'],
  [{ intake: '2027-09' }, [{ rule: 'apply' }], undefined, undefined],
  [{ intake: null, nextStages: [], stage: 'withdrawn' }, [], undefined, undefined],
] as const)(
  'a card of %j with tasks %j says that a plan is missing: %s',
  async (change, tasks, words, way) => {
    const own = application(7, change as Partial<ApplicationDetails>);
    server({
      [LIST]: { body: [{ ...own, openTasks: tasks.map((task, i) => applicationTask(i + 1, task)) }] },
    });
    visit();
    const card = (await screen.findByRole('heading', { name: 'University 1' })).closest('li')!;
    await screen.findByRole('heading', { name: 'Next' });
    if (!words) return expect(card).not.toHaveTextContent(/no plan yet|of a plan/);
    expect(card).toHaveTextContent(words);
    const link = within(card).getByRole('link', { name: way });
    expect(link.getAttribute('href')).toContain('open=application-7');
  },
);

test.each([
  [
    '2026-11-26',
    {},
    'You need the bank’s sanction letter by 23 June 2027, 41 days after the university’s answer. A public bank may take 8 weeks.',
  ],
  [
    '2027-06-02',
    { stage: 'offer', nextStages: ['accepted'] },
    'You need the bank’s sanction letter by 23 June 2027, 3 weeks from today. That is too soon for a public bank, which takes 4 weeks to 8 weeks: ask for a loan without security.',
  ],
] as const)('on %s the loan says by when its letter is needed', async (day, change, words) => {
  const ahead = Date.parse(`${day}T06:00Z`) - Date.now();
  const real = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + ahead);
  const loan = applicationTask(1, { rule: 'loan', title: 'The loan' });
  await open(application(7, { ...change } as Partial<ApplicationDetails>), {
    'GET /api/applications/7/tasks': { body: [loan] },
  });
  expect((await screen.findByRole('checkbox', { name: 'The loan' })).closest('li')).toHaveTextContent(words);
  jest.restoreAllMocks();
});

test('of an application that is closed no task is due', async () => {
  await open(application(7, { stage: 'withdrawn', nextStages: [] }), {
    'GET /api/applications/7/tasks': { body: [applicationTask(1, { dueOn: '2026-11-01' })] },
  });
  const task = (await screen.findByRole('checkbox', { name: 'Task 1' })).closest('li')!;
  expect(task.querySelector('p')).toHaveTextContent(/^not done$/);
});

test('leads to each of its parts from the top, and stays the page that is open', async () => {
  await open(application(7), { 'GET /api/applications/7/tasks': { body: [applicationTask(1)] } });
  await screen.findByRole('checkbox', { name: 'Task 1' });
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links).toHaveLength(8);
  for (const link of links) {
    const { search, hash } = new URL((link as HTMLAnchorElement).href);
    expect([search, document.querySelector(hash)]).toEqual(['?open=application-7', expect.anything()]);
  }
  expect(document.querySelector('#tasks')).toHaveTextContent(/^Task 1/);
});

test('on paper an application is with its notes and all that is folded on the screen', async () => {
  await open(application(7, { notes: 'Reference 4711' }), {
    'GET /api/applications/7/tasks': { body: [applicationTask(1)] },
  });
  await screen.findByRole('checkbox', { name: 'Task 1' });
  const print = jest.fn();
  window.print = print;
  await press('Print');
  expect(print).toHaveBeenCalledTimes(1);
  const folds = () => [...document.querySelectorAll('details')].map((details) => details.open);
  const before = folds();
  expect(before).toContain(false);
  window.dispatchEvent(new Event('beforeprint'));
  expect(folds()).not.toContain(false);
  window.dispatchEvent(new Event('afterprint'));
  expect(folds()).toEqual(before);
  expect(screen.getByText('Reference 4711', { selector: 'p' })).toBeInTheDocument();
});

describe('tasks that a stage has left behind', () => {
  const behind = [
    applicationTask(1, { rule: 'apply', beforeStage: 'submitted', title: 'Send the application' }),
    applicationTask(2, { rule: 'transcripts', beforeStage: 'submitted', title: 'Order transcripts' }),
  ];
  const tasks = [
    ...behind,
    applicationTask(3, { rule: 'loan', beforeStage: 'visa', title: 'Apply for the loan' }),
    applicationTask(4),
    // The counselor's is not ticked with them.
    applicationTask(5, { rule: 'check', owner: 'counselor', beforeStage: 'submitted', title: 'Check it' }),
  ];
  const done = (id: number) => ({
    body: applicationTask(id, { version: 2, doneAt: '2026-11-26T06:00:00.000Z' }),
  });
  const routes = {
    'GET /api/applications/7/tasks': { body: tasks },
    'PATCH /api/applications/7/tasks/1': done(1),
    'PATCH /api/applications/7/tasks/2': done(2),
  };
  const changed = (calls: Awaited<ReturnType<typeof open>>) =>
    calls.filter(({ method }) => method === 'PATCH').map(({ url, body }) => [url, body]);

  test('are done by one press on the application’s page, never by themselves, and undone by another', async () => {
    const calls = await open(submitted(), routes);
    const line = await screen.findByText(/^2 earlier tasks of yours are still open from before this stage\./);
    const titles = (name: string) =>
      within(screen.getByRole('list', { name, hidden: true }))
        .getAllByRole('checkbox', { hidden: true })
        .map((box) => box.closest('li')!.querySelector('label')!.textContent);
    expect([titles('Tasks'), titles('Earlier tasks')]).toEqual([
      ['Apply for the loan', 'Task 4'],
      ['Send the application', 'Order transcripts', 'Check it'],
    ]);
    expect(changed(calls)).toEqual([]);
    await userEvent.click(within(line).getByRole('button', { name: 'Mark 2 earlier tasks done' }));
    expect(await screen.findByText('2 earlier tasks are done.')).toBeVisible();
    await press('Undo');
    await screen.findByText('Undone.');
    expect(changed(calls)).toEqual(
      [true, false].flatMap((is) =>
        behind.map(({ id }) => [`/api/applications/7/tasks/${id}`, { done: is }]),
      ),
    );
  });

  test('are not what matters next', async () => {
    const calls = server({ ...routes, [LIST]: { body: [{ ...submitted(), openTasks: tasks }] } });
    visit();
    const next = within((await screen.findByRole('heading', { name: 'Next' })).parentElement!);
    expect(next.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual([
      'Apply for the loan',
      'Task 4',
    ]);
    expect(changed(calls)).toEqual([]);
    await press('Mark 2 earlier tasks done');
    await screen.findByText('2 earlier tasks are done.');
    expect(changed(calls)).toHaveLength(2);
  });
});

describe('reminders, calendar and family', () => {
  const SETTINGS = '/api/applications/plan-settings';
  const list = { [LIST]: { body: [application(7)] } };

  test('are switched off with one press, and say in which zone they come', async () => {
    const calls = server({
      ...list,
      [`GET ${SETTINGS}`]: { body: planSettings({ timeZone: 'Europe/London', emailConfirmed: false }) },
      [`PATCH ${SETTINGS}`]: ({ body }) => ({ body: planSettings(body as object) }),
    });
    visit();
    const box = await screen.findByRole('checkbox', { name: 'Mail me what is due' });
    expect(box).toBeChecked();
    expect(screen.getByText(/in the time zone Europe\/London\. Mails come once/)).toBeVisible();
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({ reminders: false });
  });

  test('have secret addresses, which are made, renewed and ended', async () => {
    let made = 0;
    const calls = server({
      ...list,
      [`POST ${SETTINGS}/family`]: () => ({ body: planSettings({ familyToken: `token-${++made}` }) }),
      [`DELETE ${SETTINGS}/family`]: { body: planSettings() },
      [`POST ${SETTINGS}/calendar`]: { body: planSettings({ calendarToken: 'feed' }) },
    });
    visit();
    await press('Make a link for your family');
    expect(await screen.findByDisplayValue('http://localhost/plans/token-1')).toBeVisible();
    await press('Make a new one');
    expect(await screen.findByDisplayValue('http://localhost/plans/token-2')).toBeVisible();
    await press('End it');
    expect(await screen.findByRole('button', { name: 'Make a link for your family' })).toBeEnabled();
    await press('Make a calendar address');
    expect(await screen.findByDisplayValue('http://localhost/api/plans/calendar/feed')).toBeVisible();
    expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(4);
  });
});
