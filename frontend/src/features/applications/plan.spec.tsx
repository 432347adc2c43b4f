import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationDetails, FamilyTask } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { textOf } from '@/components/said';
import { admissions } from '@/content/admissions/canada';
import * as irish from '@/content/admissions/ireland';
import { facts } from '@/content/facts';
import { FamilyPage } from '@/features/plans/family-page';
import { isRefusal, makePlan } from '@/planner/planner';
import { toKeep } from '@/planner/proposals';
import { subjectFor } from '@/planner/use-records';
import { toastStore } from '@/lib/toasts';
import { momentOf } from '@/lib/zones';
import { application, applicationDocument, applicationTask } from '@/test/application';
import { failure, LIST, open, PAGE, press, server, submitted, visit, setDay } from '@/test/applications';
import { type Call, fakeApi, problem } from '@/test/fake-api';
import { listOf, planSettings } from '@/test/portal';
import { renderFeature } from '@/test/render-feature';
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
    expect(next.getByRole('status')).toHaveFocus();
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
  ['undergraduate', 22000, 38000, '$22,000 – $38,000', 'of this university, in US dollars'],
  ['masters', 22000, 38000, '$22,000 – $38,000', /mostly for bachelor’s degrees: ask what yours costs$/],
  ['masters', 0, 0, 'No tuition', /^at this university/],
] as const)(
  'at %s level a university whose year costs $%s to $%s costs %s',
  async (level, tuitionMinUSD, tuitionMaxUSD, text, note) => {
    const paid = university(1, { tuitionMinUSD, tuitionMaxUSD });
    await open(application(7, { level }), { 'GET /api/universities': listOf([paid]) });
    const year = (await screen.findByText('Tuition, a year')).parentElement!;
    expect(await within(year).findByText(text)).toBeVisible();
    expect(within(year).getByText(note)).toBeVisible();
    expect(screen.queryAllByText('Deposit')).toHaveLength(tuitionMaxUSD === 0 ? 0 : 1);
  },
);

test('without the tuition of the university nothing is summed, and what failed can be tried again', async () => {
  let failing = true;
  await open(application(7), {
    'GET /api/universities': (call: Call) =>
      failing ? problem(503, 'Not now.') : listOf([university(1)])(call),
  });
  const card = within(
    (await screen.findByText('The costs could not be loaded.', {}, { timeout: 10_000 })).parentElement!,
  );
  expect(screen.queryByText('Tuition, a year')).toBeNull();
  failing = false;
  await userEvent.click(card.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Tuition, a year')).toBeVisible();
});

test('what the visa wants to see stands beside the sum, which it is no part of, each rate below', async () => {
  await open(application(7));
  const shown = await screen.findByRole('region', { name: 'To show, not to spend' });
  expect(shown).toHaveTextContent(
    /€10,000, about ₹10\.8 lakh for living \(a year\), besides tuition\. .+ not added to them\./,
  );
  expect(within(shown).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('irishimmigration'),
  );
  expect(screen.getByText(/^Rupees at/)).toHaveTextContent(
    /^Rupees at .*₹107\.89 to the euro, 5 October 2026/,
  );
});

test.each([
  ['Canada', 'Toronto', 'Ontario', /not to spendCAD 23,448, about .+ for living \(a year, outside Québec\)/],
  ['Canada', 'Montreal', 'Quebec', /not to spendCAD 24,617, about .+ for living \(a year, in Québec\)/],
  [
    'United Kingdom',
    'Leeds',
    'England',
    /not to spend£10,827, about .+ for living \(nine months, outside London\)/,
  ],
  [
    'United Kingdom',
    'London',
    'England',
    /not to spend£14,130, about .+ for living \(nine months, in London\)/,
  ],
])('in %s, %s, the sum to show is the one that holds there', async (country, city, region, words) => {
  const { id, name } = university(1);
  await open(application(7, { university: { id, name, city, region, country, sector: null } }));
  expect(await screen.findByRole('region', { name: 'To show, not to spend' })).toHaveTextContent(words);
});

test('the fixed rate of the dirham has its own source', async () => {
  const { id, name, city, region } = university(1);
  await open(application(7, { university: { id, name, city, region, country: 'Dubai', sector: null } }));
  expect(await screen.findByText(/^Rupees at/)).toHaveTextContent(
    /₹26\.22 to the dirham \(which is fixed at 3\.6725 to the US dollar\).+European Central Bank.+ and .*Central Bank of the UAE/,
  );
  expect(screen.getByRole('region', { name: 'To show, not to spend' })).toHaveTextContent(
    /We found no sum that the state sets/,
  );
});

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
  const heads = async (day: string) => {
    cleanup();
    const openTasks = [
      due(1, { title: 'Ring' }, '2026-11-26'),
      due(2, { rule: 'accept' }, day),
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
  expect(next.getByText(/^By 10 December 2026/)).not.toHaveTextContent('offer letter');
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
  [
    'United Kingdom',
    'masters',
    [],
    'The day by which to answer stands in your offer letter: enter it in the plan.',
  ],
  ['United Kingdom', 'undergraduate', [{ rule: 'accept' }], 'By 13 January 2027'],
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

test('of all open applications what is paid to apply is summed, and the first years stand side by side', async () => {
  const { id, name, city, region } = university(2);
  const ireland = application(7);
  const canada = application(8, { university: { id, name, city, region, country: 'Canada', sector: null } });
  const closed = application(9, { nextStages: [], stage: 'withdrawn' });
  const listed = (...some: ApplicationDetails[]) =>
    server({ [LIST]: { body: some.map((one) => ({ ...one, openTasks: [] })) } });
  listed(ireland, canada, closed);
  visit();
  const card = within(
    (await screen.findByRole('heading', { name: 'Costs of all open applications' })).parentElement!,
  );
  const lines = () =>
    card.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling!.textContent}`);
  expect(lines()).toEqual([
    `English test (IELTS): ${facts.tests.ieltsFee.text}, once`,
    expect.stringMatching(/^Application fee, University 1: €0 – €60/),
    expect.stringMatching(/^Application fee, University 2: CAD 100 – CAD 200/),
  ]);
  expect(card.getByText(/before any university answers, 3 of 3 items known\.$/)).toBeVisible();
  // You go to one of them: nobody pays the sum of both.
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^University 1MSc .+₹[\d.]+ lakh – ₹[\d.]+ lakh, \d+ of \d+ items known$/),
    expect.stringMatching(/^University 2MSc .+₹[\d.]+ lakh – ₹[\d.]+ lakh, \d+ of \d+ items known$/),
  ]);
  expect(card.queryByText(/together/i)).toBeNull();
  expect(card.getByText(/^Rupees at/)).toHaveTextContent(
    /^Rupees at ₹96\.30 to the US dollar, ₹107\.89 to the euro, ₹67\.56 to the Canadian dollar, 5 October 2026: European Central Bank/,
  );
  cleanup();
  listed(ireland, closed);
  visit();
  await screen.findByRole('heading', { name: 'Next' });
  expect(screen.queryByText('Costs of all open applications')).toBeNull();
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

describe('the page for the family', () => {
  const task = (rule: string | null, title: string, dueOn: string, zone: string): FamilyTask => {
    const { owner, dueTime, doneAt, outdated } = applicationTask(1);
    const dueAt = new Date(momentOf({ date: dueOn, zone })).toISOString();
    return { rule, title, owner, dueOn, dueTime, zone, dueAt, outdated, doneAt };
  };
  const shared = (dueOn: string) => task('english-test', 'Take the English test', dueOn, 'Asia/Kolkata');

  test('says zones in words, and a task that applications have in common once, with their names', async () => {
    const name = (n: number) => ({ ...application(n).university, name: `University ${n}` });
    fakeApi(() => ({
      body: [
        {
          ...application(1),
          tasks: [
            shared('2099-03-02'),
            task('apply', 'Send the application', '2099-03-14', 'America/New_York'),
          ],
        },
        { ...application(2), university: name(2), tasks: [shared('2099-03-01')] },
      ],
    }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    const card = (await screen.findByRole('heading', { name: 'For several applications' })).parentElement!;
    expect(within(card).getByRole('listitem')).toHaveTextContent(
      /^Take the English testthe first by 1 March 2099 in Kolkata .+University 2, by 1 March 2099 · University 1, by 2 March 2099$/,
    );
    expect(screen.getAllByText('Take the English test')).toHaveLength(1);
    expect(screen.getByText('Send the application').parentElement).toHaveTextContent(
      /by 14 March 2099 in New York \(until \d\d:59 on 15 March 2099 where you are\), in \d+ weeks$/,
    );
    expect(screen.queryByText('University 2', { selector: 'h2' })).toBeVisible();
  });

  test('begins with offers that wait for an answer', async () => {
    const of = (n: number, stage: ApplicationDetails['stage']) => ({
      ...application(n, { stage }),
      university: { ...application(n).university!, name: `University ${n}` },
      tasks: [shared(`2099-03-0${n}`)],
    });
    fakeApi(() => ({ body: [of(1, 'planned'), of(2, 'planned'), of(3, 'offer')] }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    await screen.findByText('This offer waits for the student’s answer.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'University 3',
      'For several applications',
      'University 1',
      'University 2',
    ]);
  });

  test('stands in the order of Next: what is due by today, then what closes or waits within 14 days, then the rest', async () => {
    setDay('2026-11-27');
    const of = (n: number, change: object) => ({
      ...application(n, { intake: null }),
      university: { ...application(n).university!, name: `University ${n}` },
      ...change,
    });
    const answer = (day: string) => task('accept', 'Answer', day, 'Asia/Kolkata');
    fakeApi(() => ({
      body: [
        of(1, { stage: 'offer', tasks: [answer('2027-03-27')] }),
        of(2, { stage: 'offer', tasks: [answer('2026-12-05')] }),
        of(3, { closesOn: '2026-12-09', tasks: [shared('2026-11-27')] }),
        of(4, { closesOn: '2026-12-01', tasks: [shared('2026-11-27')] }),
        of(5, { tasks: [] }),
      ],
    }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    await screen.findByRole('heading', { name: 'For several applications' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'For several applications',
      ...[4, 2, 3, 1, 5].map((n) => `University ${n}`),
    ]);
    expect(screen.getByText(/^A student shares with you/)).toHaveTextContent(
      /What is due by today stands first, then offers .+ within 14 days, then the rest by its day\./,
    );
    const bare = screen.getByRole('heading', { name: 'University 5' }).parentElement!;
    expect(bare).toHaveTextContent('It has no plan yet.');
  });

  test('tells the guide’s closing day where the plan sends later', async () => {
    setDay('2026-11-27');
    const { id, city } = university(1);
    const waterloo = {
      id,
      name: 'University of Waterloo',
      city,
      region: 'Ontario',
      country: 'Canada',
      sector: null,
    };
    fakeApi(() => ({ body: [{ ...application(1, { university: waterloo }), tasks: [] }] }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    expect(await screen.findByText(/^A course there closes on/)).toHaveTextContent(/1 December 2026/);
  });

  test('names what applications at one university are for', async () => {
    const of = (n: number) => ({
      ...application(n, { programme: `MSc ${n}` }),
      tasks: [shared('2099-03-01')],
    });
    fakeApi(() => ({ body: [of(1), of(2)] }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    const card = (await screen.findByRole('heading', { name: 'For several applications' })).parentElement!;
    expect(card).toHaveTextContent(/University 1 \(MSc 1, .+\) · University 1 \(MSc 2, .+\)$/);
  });

  test('marks old days among those that applications have in common', async () => {
    const of = (n: number, closesOn: string | null, outdated: boolean) => ({
      ...application(n, { closesOn }),
      university: { ...application(n).university, name: `University ${n}` },
      tasks: [
        { ...shared('2099-03-01'), outdated },
        { ...task('loan', 'Ask for the loan', '2099-05-01', 'Asia/Kolkata'), outdated },
      ],
    });
    fakeApi(() => ({ body: [of(1, '2099-02-01', true), of(2, null, true), of(3, '2099-06-01', false)] }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    const card = (await screen.findByRole('heading', { name: 'For several applications' })).parentElement!;
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.lastElementChild!.textContent),
    ).toEqual([
      'University 1, after the course closes · University 2, an old day · University 3',
      'University 1, an old day · University 2, an old day · University 3',
    ]);
  });

  test('says where days are older than the start or the closing day, each in one sentence', async () => {
    const apply = task('apply', 'Send the application', '2099-03-14', 'Asia/Kolkata');
    const own = application(1);
    const older = { ...apply, outdated: true };
    const done = { ...older, doneAt: '2026-11-20T09:30:00.000Z' };
    const of = (n: number, tasks: FamilyTask[], closesOn: string | null = null) => ({
      ...own,
      university: { ...own.university, name: `University ${n}` },
      closesOn,
      tasks,
    });
    fakeApi(() => ({
      body: [
        of(1, [older]),
        of(2, [apply, done]),
        of(3, [older], '2099-01-15'),
        { ...of(4, []), intake: '2026-01' },
        { ...of(5, []), intake: '2026-01', stage: 'visa' },
      ],
    }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    const card = async (n: number) =>
      (await screen.findByRole('heading', { name: `University ${n}` })).parentElement!;
    const words = 'Some days were planned before the start, level or closing day was changed';
    expect(await card(1)).toHaveTextContent(words);
    expect(await card(2)).not.toHaveTextContent(words);
    expect(await card(4)).toHaveTextContent('The start in January 2026 has gone by: it needs another one.');
    expect(await card(5)).not.toHaveTextContent('gone by');
    expect(await card(3)).not.toHaveTextContent(words);
    expect(await card(3)).toHaveTextContent('The plan is older than that: its days come too late.');
  });

  test('has the application with the next task first, and closed ones last', async () => {
    const of = (n: number, change: object) => ({
      ...application(n),
      university: { ...application(n).university, name: `University ${n}` },
      ...change,
    });
    fakeApi(() => ({
      body: [
        of(1, { stage: 'withdrawn', tasks: [task('apply', 'Send it', '2099-01-01', 'Asia/Kolkata')] }),
        of(2, { tasks: [task('apply', 'Send it', '2099-03-02', 'Asia/Kolkata')] }),
        of(3, { tasks: [] }),
        of(4, { tasks: [task('apply', 'Send it', '2099-03-01', 'Asia/Kolkata')] }),
        // Its course closes first; of the other one that is over.
        of(5, { closesOn: '2099-02-01', tasks: [task('apply', 'Send it', '2099-04-01', 'Asia/Kolkata')] }),
        of(6, {
          stage: 'submitted',
          closesOn: '2099-02-01',
          tasks: [task('loan', 'Ask for it', '2099-04-01', 'Asia/Kolkata')],
        }),
      ],
    }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    await screen.findByRole('heading', { name: 'University 1' });
    const headings = screen.getAllByRole('heading', { level: 2, name: /^University/ });
    expect(headings.map((one) => one.textContent)).toEqual([5, 4, 2, 6, 1, 3].map((n) => `University ${n}`));
  });
});
