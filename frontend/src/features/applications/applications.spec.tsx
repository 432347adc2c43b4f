import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SharingState } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ago, today } from '@/lib/ages';
import { toastStore } from '@/lib/toasts';
import { application, applicationEvent, applicationTask } from '@/test/application';
import { failure, heading, LIST, open, PAGE, press, server, submitted, visit } from '@/test/applications';
import { pending, problem, type Answer } from '@/test/fake-api';
import { expectAllBut, lacking } from '@/test/lacking';
import { account, entry, ME, SHORTLIST } from '@/test/portal';
import { university } from '@/test/university';

const address = () => screen.getByTestId('address').textContent;

describe('the list', () => {
  test('says of each its stage, how old that is and what comes next, and keeps those that are closed apart', async () => {
    const { name, city, region, country } = university(2);
    const closed = application(8, {
      university: { id: 2, name, city, region, country, sector: null },
      programme: null,
      intake: null,
      stage: 'withdrawn',
      nextStages: [],
    });
    server({ [LIST]: { body: [closed, submitted({ unchangedOn: '2026-03-12' })] } });
    visit();
    const open = within(await screen.findByRole('region', { name: 'Open applications' }));
    expect(open.getByRole('listitem')).toHaveTextContent(
      `University 1MSc Data Science · Masters · from September 2027Submittedsince 5 March 2026, ${ago('2026-03-05')}; asked 12 March 2026, ${ago('2026-03-12')}: unchangedNext: Wait for the decision.`,
    );
    expect(
      within(screen.getByRole('region', { name: 'Closed applications' })).getByRole('listitem'),
    ).toHaveTextContent(`${name}Programme not decided · Masters · intake not decidedWithdrawn`);
    expect(screen.queryByText('No Applications Yet')).toBeNull();
  });

  test('says the next dated task, not one from before the stage, and how many documents need a change', async () => {
    const { documentsToChange: _, ...plain } = { ...submitted(), documentsToChange: 0 };
    const openTasks = [
      applicationTask(1, { rule: 'apply', beforeStage: 'submitted', title: 'Send the application' }),
      applicationTask(2, { rule: 'accept', beforeStage: 'accepted', title: 'Accept an offer' }),
    ];
    server({
      [LIST]: {
        body: [
          { ...plain, openTasks, documentsToChange: 1 },
          { ...application(8), openTasks: [], documentsToChange: 2 },
          { ...application(9), openTasks: [] },
        ],
      },
    });
    visit();
    const open = within(await screen.findByRole('region', { name: 'Open applications' }));
    const [first, second, third] = open.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Next: Accept an offer, by 13 January 2027 in Kolkata/);
    expect(first).toHaveTextContent('Your counselor asks for a change to one document');
    expect(second).toHaveTextContent(/Next: Read on the university’s page/);
    expect(second).toHaveTextContent('Your counselor asks for a change to 2 documents');
    expect(third).not.toHaveTextContent('Your counselor');
  });

  test('of nobody who has one is what the specification says, and leads to the form', async () => {
    server();
    visit();
    expect(await screen.findByText('No Applications Yet')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Add an application' }));
    await heading('Add an application');
    expect(address()).toBe(`${PAGE}?open=apply`);
  });

  test('that cannot be fetched is tried again', async () => {
    const answer = pending<Answer>();
    const answers = [answer.promise, problem(503, 'The database is away.')];
    server({ [LIST]: () => answers.shift() ?? { body: [submitted()] } });
    visit();
    await heading('Application Status');
    expect(document.querySelector('[aria-busy] [data-slot="skeleton"]')).not.toBeNull();
    answer.resolve(problem(503, 'The database is away.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your applications');
    await press('Retry');
    await press('Retry');
    expect(await screen.findByRole('link', { name: 'University 1' })).toBeVisible();
  });
});

describe('one application', () => {
  const ONE = 'GET /api/applications/7';
  const STAGE = 'PATCH /api/applications/7/stage';
  const last = (calls: Awaited<ReturnType<typeof open>>, start: string) => {
    const { url, method, body, headers } = calls.findLast((call) => `${call.method} ${call.url}` === start)!;
    return [`${method} ${url}`, headers.get('if-match'), body];
  };

  test('goes on by the stages that may follow, of the version and on the day that is shown', async () => {
    const offer = submitted({
      stage: 'offer',
      nextStages: ['accepted', 'declined', 'withdrawn'],
      version: 4,
    });
    const calls = await open(submitted(), { [STAGE]: { body: offer } });
    const group = screen.getByRole('group', { name: 'What has happened' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'I have an offer',
      'I was rejected',
      'I asked the university: nothing has changed',
      'Withdraw the application',
    ]);
    const day = screen.getByLabelText('On which day');
    expect(day).toHaveValue(today());
    await userEvent.clear(day);
    await userEvent.type(day, '2026-03-20');
    await press('I have an offer');
    expect(await screen.findByText('Offer received')).toBeVisible();
    expect(last(calls, STAGE)).toEqual([STAGE, '"3"', { stage: 'offer', day: '2026-03-20' }]);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Offer received/));
    expect(day).toHaveValue(today());
    await press('I decline the offer');
    expect(last(calls, STAGE)).toEqual([STAGE, '"4"', { stage: 'declined', day: today() }]);
  });

  test('records that the university was asked, and undoes what came last while that is possible', async () => {
    const ASKED = 'POST /api/applications/7/asked';
    const UNDO = 'POST /api/applications/7/undo';
    const undoUntil = new Date(Date.now() + 600_000).toISOString();
    const calls = await open(submitted(), {
      [ASKED]: {
        body: submitted({
          unchangedOn: today(),
          undoUntil,
          version: 4,
          history: [applicationEvent(1, { action: 'asked', changes: [] })],
        }),
      },
      [UNDO]: { body: submitted({ version: 5, undoUntil: '2026-03-05T10:00:00.000Z' }) },
    });
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
    await press(/^I asked the university/);
    expect(last(calls, ASKED)).toEqual([ASKED, '"3"', { day: today() }]);
    expect(await screen.findByText(/unchanged; possible until \d\d:\d\d$/)).toBeVisible();
    await press('Undo the last change');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull());
    expect(last(calls, UNDO)).toEqual([UNDO, '"4"', undefined]);
  });

  test('says in the server’s words what was changed elsewhere, and then shows it', async () => {
    const sentence = 'This application is “offer” now. Nothing was changed: look at it again.';
    let stored = submitted();
    await open(stored, {
      [ONE]: () => ({ body: stored }),
      [STAGE]: () => {
        stored = submitted({
          stage: 'offer',
          nextStages: ['accepted'],
          version: 4,
          notes: 'From the other tab',
        });
        return problem(409, sentence);
      },
    });
    const notes = screen.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(notes, 'From this tab');
    await press('I was rejected');
    expect(await screen.findByRole('button', { name: 'I accept the offer' })).toBeEnabled();
    expect(toastStore.get()).toMatchObject(failure(sentence));
    expect(notes).toHaveValue('From this tab');
    expect(screen.getByText('Saved elsewhere meanwhile:').parentElement).toHaveTextContent(
      'From the other tab',
    );
  });

  test('keeps what was typed when it could not be saved, also over a new log-in', async () => {
    const CHANGE = 'PATCH /api/applications/7';
    const answers = [problem(503, 'The database is away.'), problem(401, 'Please log in.')];
    const calls = await open(submitted(), {
      [CHANGE]: () => answers.shift() ?? { body: submitted({ notes: 'Reference 4711', version: 4 }) },
    });
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Reference 4711');
    await press('Save notes');
    await waitFor(() => expect(toastStore.get()).toMatchObject(failure('The database is away.')));
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Reference 4711');
    await press('Save notes');
    await heading('Student Login');
    cleanup();

    sessionStorage.setItem('student-user', ME);
    visit(`${PAGE}?open=application-7`);
    expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue('Reference 4711');
    await press('Save notes');
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Saved' }));
    expect(last(calls, CHANGE)).toEqual([CHANGE, '"3"', { notes: 'Reference 4711' }]);
    expect(sessionStorage.getItem('student-application-drafts')).not.toContain('4711');
  });

  test('shows the start that was chosen at the plan, and keeps what was typed beside it', async () => {
    const CHANGE = 'PATCH /api/applications/7';
    let stored = submitted({ intake: '2026-03' });
    const calls = await open(stored, {
      [ONE]: () => ({ body: stored }),
      [CHANGE]: ({ body }) => ({
        body: (stored = { ...stored, ...(body as object), version: stored.version + 1 }),
      }),
      'PUT /api/applications/7/tasks/planned': { body: [] },
    });
    const month = () => screen.getByLabelText('Starts in (month)');
    expect(month()).toHaveDisplayValue('March');
    await userEvent.type(screen.getByLabelText('Programme'), ' II');
    const [button] = await screen.findAllByRole('button', { name: /^Plan for/ });
    await userEvent.click(button!);
    const { intake } = last(calls, CHANGE)[2] as { intake: string };
    await waitFor(() => expect(month()).toHaveValue(intake.slice(5)));
    expect(screen.getByLabelText('Starts in (year)')).toHaveValue(intake.slice(0, 4));
    expect(screen.queryByText(/^March 2026/)).toBeNull();
    const programme = screen.getByLabelText('Programme');
    expect(programme).toHaveValue('MSc Data Science II');
    await userEvent.type(programme, '{Enter}');
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Saved' }));
    expect(last(calls, CHANGE)).toEqual([CHANGE, '"4"', { programme: 'MSc Data Science II' }]);
    // The same field, so that the keyboard stays in it.
    expect(screen.getByLabelText('Programme')).toBe(programme);
    expect(month()).toHaveValue(intake.slice(5));
  });

  test('sends of programme and intake only what the student has changed', async () => {
    const CHANGE = 'PATCH /api/applications/7';
    const calls = await open(submitted(), { [CHANGE]: { body: submitted({ intake: null, version: 4 }) } });
    await userEvent.selectOptions(screen.getByLabelText('Starts in (month)'), 'Not decided');
    await press('Save programme and intake');
    expect(await screen.findByText('Choose the month, too.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Starts in (year)'), 'Not decided');
    await press('Save programme and intake');
    expect(await screen.findByText('MSc Data Science · Masters · intake not decided')).toBeVisible();
    expect(last(calls, CHANGE)).toEqual([CHANGE, '"3"', { intake: '' }]);
  });

  test('tells its history, the newest first, with what was undone', async () => {
    await open(
      submitted({
        history: [
          applicationEvent(1),
          applicationEvent(2, { action: 'asked', changes: [], undoneAt: '2026-11-21T09:35:00.000Z' }),
          applicationEvent(3, {
            action: 'details',
            day: null,
            changes: [
              { field: 'programme', from: 'MSc Data Science', to: null },
              { field: 'intake', from: null, to: '2027-09' },
              { field: 'level', from: 'undergraduate', to: 'masters' },
              { field: 'notes', from: null, to: null },
              { field: 'replyDay', from: null, to: '2027-05-01' },
            ],
          }),
        ],
      }),
    );
    const items = within(screen.getByRole('heading', { name: 'History' }).parentElement!).getAllByRole(
      'listitem',
    );
    expect(items.map(({ firstChild }) => firstChild!.textContent)).toEqual([
      'Programme: not decided, before: “MSc Data Science”; Intake: September 2027, before: not decided; Level: Masters, before: Undergraduate; Notes changed; Day to answer the offer by: 1 May 2027, before: not entered',
      'Asked the university on 21 November 2026: unchanged',
      'Preparing on 21 November 2026',
      'Added as planned',
    ]);
    expect(items[1]!.firstChild).toEqual(expect.objectContaining({ tagName: 'S' }));
    expect(items[1]).toHaveTextContent(/Undone by you/);
  });

  test('tells who undid a stage and who corrected it, which may be another than set it', async () => {
    const stage = (from: string, to: string) => [{ field: 'stage', from, to }];
    const undoneAt = '2026-11-21T09:35:00.000Z';
    const office = { actor: 'staff', actorName: 'Office' } as const;
    const mei = { actor: 'staff', actorName: 'Mei Chen' } as const;
    const correction = { action: 'correction', day: null } as const;
    await open(
      submitted({
        history: [
          applicationEvent(1, { changes: stage('planned', 'preparing'), undoneAt }),
          applicationEvent(2, { changes: stage('submitted', 'offer'), undoneAt, ...office }),
          applicationEvent(3, { changes: stage('submitted', 'offer'), undoneAt, ...office }),
          applicationEvent(4, { changes: stage('offer', 'submitted'), ...correction, ...mei }),
          applicationEvent(5, { changes: stage('submitted', 'offer'), undoneAt, ...mei }),
          applicationEvent(6, { changes: stage('preparing', 'planned'), ...correction }),
        ],
      }),
    );
    const items = within(screen.getByRole('heading', { name: 'History' }).parentElement!).getAllByRole(
      'listitem',
    );
    expect(items.map(({ textContent }) => /(Undone|Corrected) by [\w ]+/.exec(textContent)?.[0])).toEqual([
      undefined,
      'Undone by Mei Chen',
      undefined,
      'Corrected by Mei Chen',
      'Undone by Office',
      'Corrected by you',
      undefined,
    ]);
  });

  test('is removed after a question', async () => {
    const REMOVE = 'DELETE /api/applications/7';
    const calls = await open(submitted(), { [REMOVE]: { body: { removed: true } } });
    await press('Remove this application');
    await press('Keep it');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('Remove this application');
    await press('Remove it');
    await heading('Application Status');
    expect(calls.findLast(({ method }) => method === 'DELETE')!.url).toBe('/api/applications/7');
    expect(address()).toBe(PAGE);
  });

  test('that is not there, or not the student’s, says so', async () => {
    server({ [ONE]: problem(404, 'There is no such application.') });
    visit(`${PAGE}?open=application-7`);
    await heading('This application is not there');
    expect(document.title).toBe('Application not found - Student Portal | Meridian');
  });

  const whole = submitted({ unchangedOn: '2026-03-12', history: [applicationEvent(1)] });
  test.each(lacking(whole, ['id', 'version']))(
    'that lacks $field costs that field',
    async ({ field, answer }) => {
      server({ [LIST]: { body: [answer] }, [ONE]: { body: answer } });
      visit(`${PAGE}?open=application-7`);
      await screen.findByRole('heading', { name: 'History' });
      expectAllBut(field, [
        ['University 1', 'university'],
        ['MSc Data Science', 'programme'],
        ['Submitted', 'stage'],
        ['since 5 March 2026', 'stageSince'],
        ['asked 12 March 2026', 'unchangedOn'],
        ['I have an offer', 'nextStages'],
        ['Preparing on 21 November 2026', 'history'],
      ]);
      cleanup();
      visit();
      await screen.findByRole('link', { name: 'Add an application' });
      expectAllBut(field, [
        ['University 1', 'university'],
        ['Submitted', 'stage'],
      ]);
    },
  );

  test.each(lacking(applicationEvent(1), ['id']))(
    'whose event lacks $field costs that field',
    async ({ field, answer }) => {
      const changed = submitted({ history: [answer] });
      server({ [LIST]: { body: [changed] }, [ONE]: { body: changed } });
      visit(`${PAGE}?open=application-7`);
      await screen.findByRole('heading', { name: 'History' });
      expectAllBut(field, [['Added as planned']]);
    },
  );
});

describe('the day of a stage', () => {
  test('is not before the stage that it follows', async () => {
    await open(submitted());
    const day = await screen.findByLabelText('On which day');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-03-04');
    expect(screen.getByText('That is before “Submitted”, 5 March 2026.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'I have an offer' })).toBeDisabled();
    await userEvent.clear(day);
    await userEvent.type(day, '2026-03-05');
    expect(screen.getByRole('button', { name: 'I have an offer' })).toBeEnabled();
  });
});

describe('a stage that was wrong', () => {
  const rejected = application(7, {
    stage: 'rejected',
    nextStages: [],
    version: 4,
    history: [applicationEvent(1, { changes: [{ field: 'stage', from: 'submitted', to: 'rejected' }] })],
  });

  test('is set back with the reason, which stays when that fails', async () => {
    let fails = true;
    const calls = server({
      [LIST]: { body: [rejected] },
      'GET /api/applications/7': { body: rejected },
      'POST /api/applications/7/correction': ({ body }) =>
        fails
          ? problem(503, 'Please try again.')
          : {
              body: {
                ...rejected,
                stage: 'submitted',
                nextStages: ['offer'],
                version: 5,
                history: [
                  { ...rejected.history[0]!, undoneAt: '2026-11-20T09:30:00.000Z' },
                  applicationEvent(2, {
                    action: 'correction',
                    day: null,
                    changes: [
                      { field: 'stage', from: 'rejected', to: 'submitted' },
                      { field: 'reason', from: null, to: (body as { reason: string }).reason },
                    ],
                  }),
                ],
              },
            },
    });
    visit(`${PAGE}?open=application-7`);
    await userEvent.click(await screen.findByText('This stage is wrong'));
    await press('Set it back to “Submitted”');
    expect(await screen.findByText('Say what was wrong.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^What was wrong/), 'Wrong button');
    await press('Set it back to “Submitted”');
    await waitFor(() => expect(toastStore.get()).toMatchObject(failure('Please try again.')));
    fails = false;
    await press('Set it back to “Submitted”');
    expect(await screen.findByText('Corrected: Submitted, not Rejected. “Wrong button”')).toBeInTheDocument();
    expect(screen.queryByText('This stage is wrong')).toBeNull();
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual(
      Array.from({ length: 2 }, () => [{ reason: 'Wrong button' }, '"4"']),
    );
  });

  test('by staff is theirs to correct', async () => {
    const byStaff = { actor: 'staff', actorName: 'Mei Chen' } as const;
    server({
      [LIST]: { body: [rejected] },
      'GET /api/applications/7': {
        body: { ...rejected, history: [{ ...rejected.history[0]!, ...byStaff }] },
      },
    });
    visit(`${PAGE}?open=application-7`);
    expect(await screen.findByRole('heading', { name: 'Stage' })).toBeVisible();
    expect(screen.queryByText('This stage is wrong')).toBeNull();
  });
});

describe('a new application', () => {
  const ADD = 'POST /api/applications';

  test('begins at a favorite, keeps what is refused, and opens once it is there', async () => {
    const added = application(9, {
      university: {
        id: 2,
        name: 'University 2',
        city: 'Cork',
        region: 'Munster',
        country: 'Ireland',
        sector: null,
      },
    });
    const answers = [problem(409, 'You have 30 applications already.')];
    const calls = server({
      [SHORTLIST]: { body: [entry(2, 'Education')] },
      'GET /api/users/me': { body: account({ programLevel: 'undergraduate' }) },
      [ADD]: () => answers.shift() ?? { status: 201, body: added },
      'GET /api/applications/9': { body: added },
    });
    visit('/student-portal/shortlist');
    await userEvent.click(await screen.findByRole('link', { name: 'Plan application to University 2' }));
    await heading('Add an application');
    expect(await screen.findByRole('heading', { name: 'University 2' })).toBeVisible();
    expect(screen.getByLabelText('Level')).toHaveValue('undergraduate');
    await userEvent.type(screen.getByLabelText('Programme'), 'BSc Nursing');
    await userEvent.selectOptions(screen.getByLabelText('Starts in (month)'), 'February');
    await press('Add the application');
    expect(await screen.findByText('Choose the year, too.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    const year = String(new Date().getFullYear() + 1);
    await userEvent.selectOptions(screen.getByLabelText('Starts in (year)'), year);
    await press('Add the application');
    await waitFor(() => expect(toastStore.get()).toMatchObject(failure('You have 30 applications already.')));
    expect(screen.getByLabelText('Programme')).toHaveValue('BSc Nursing');
    await press('Add the application');
    await heading('University 2');
    expect(toastStore.get()).toMatchObject({ title: 'Application added' });
    expect(address()).toBe(`${PAGE}?open=application-9`);
    expect(calls.findLast(({ method }) => method === 'POST')!.body).toEqual({
      universityId: 2,
      programme: 'BSc Nursing',
      level: 'undergraduate',
      intake: `${year}-02`,
    });
  });

  test('that the student has already is said to be so', async () => {
    const known = application(9);
    server({ [LIST]: { body: [known] }, [ADD]: { body: known }, 'GET /api/applications/9': { body: known } });
    visit();
    await screen.findByRole('link', { name: 'University 1' });
    await userEvent.click(screen.getByRole('link', { name: 'Add an application' }));
    await userEvent.type(await screen.findByLabelText('Search by name or city'), 'univ');
    await userEvent.click(await screen.findByRole('link', { name: /^University 1/ }));
    expect(await screen.findByText('You have already:')).toBeVisible();
    expect(screen.getByRole('link', { name: /^MSc Data Science/ })).toBeVisible();
    await press('Add the application');
    expect(await screen.findByText('Choose the level.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'Masters');
    await press('Add the application');
    await heading('University 1');
    expect(toastStore.get()).toMatchObject({ title: 'You have this application already' });
  });

  test('keeps what was typed while another university is chosen, and for nobody else', async () => {
    server();
    visit(`${PAGE}?open=apply-1`);
    await userEvent.type(await screen.findByLabelText('Programme'), 'MSc Physics');
    await userEvent.click(screen.getByRole('link', { name: 'another university' }));
    await userEvent.type(await screen.findByLabelText('Search by name or city'), '2');
    await userEvent.click(await screen.findByRole('link', { name: /^University 2/ }));
    expect(await screen.findByLabelText('Programme')).toHaveValue('MSc Physics');
    cleanup();

    sessionStorage.setItem('student-user', 'ravi@example.com');
    server({ 'GET /api/users/me': { body: account({ username: 'ravi@example.com' }) } });
    visit(`${PAGE}?open=apply-1`);
    expect(await screen.findByLabelText('Programme')).toHaveValue('');
  });

  test('that was begun is forgotten at the log-out', async () => {
    server();
    visit(`${PAGE}?open=apply-1`);
    await userEvent.type(await screen.findByLabelText('Programme'), 'MSc Physics');
    expect(sessionStorage.getItem('student-application-drafts')).toContain('MSc Physics');
    await press('Log out');
    await heading('Student Login');
    expect(sessionStorage.getItem('student-application-drafts')).toBeNull();
  });

  test('is for a university that is listed', async () => {
    server();
    visit(`${PAGE}?open=apply-99`);
    expect(await screen.findByText('This university is not listed')).toBeVisible();
  });
});

describe('sharing', () => {
  const SHARING = '/api/applications/sharing';
  const CONFIRMATION = 'POST /api/users/me/email-confirmation';
  const request = {
    id: 12,
    name: 'Asha Rao',
    country: 'Canada',
    course: 'Law',
    createdAt: '2026-11-20T09:30:00.000Z',
    counselor: 'Mei Chen',
  };
  const free: SharingState = { emailConfirmed: true, shared: [], requests: [request] };
  const shared: SharingState = {
    ...free,
    shared: [{ ...request, sharedSince: '2026-11-21T09:30:00.000Z', plan: true }],
  };
  const card = async (name: string) => within((await screen.findByRole('heading', { name })).parentElement!);
  const list = { [LIST]: { body: [submitted()] } };

  test('is offered to whoever has an application, and first asks whether mail arrives', async () => {
    server({ [LIST]: { body: [] } });
    visit();
    await screen.findByText('No Applications Yet');
    expect(screen.queryByText('Share with your counselor')).toBeNull();
    cleanup();
    server({
      ...list,
      [`GET ${SHARING}`]: { body: { emailConfirmed: false, shared: [], requests: [] } },
      [CONFIRMATION]: { body: { emailConfirmed: false } },
    });
    visit();
    const offered = await card('Share with your counselor');
    expect(offered.getByText(/It does not show your notes/)).toBeVisible();
    await press('Send me the link');
    expect(await offered.findByText(/^A link is on its way to asha@example.com/)).toBeVisible();
    expect(offered.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  });

  test('the mailed link confirms the address by its button, and a useless one says so', async () => {
    let confirmed = false;
    const calls = server({
      ...list,
      [`GET ${SHARING}`]: () => ({
        body: { ...free, emailConfirmed: confirmed, requests: confirmed ? [request] : [] },
      }),
      [`${CONFIRMATION}/confirm`]: ({ body }) => {
        if ((body as { token: string }).token !== 'good') return problem(404, 'This link does not work.');
        confirmed = true;
        return { body: { emailConfirmed: true } };
      },
    });
    visit(`${PAGE}#confirm=bad`);
    await press('Confirm asha@example.com');
    expect(await screen.findByText('This link does not work.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send me the link' })).toBeVisible();
    cleanup();
    visit(`${PAGE}#confirm=good`);
    expect(calls.filter(({ url }) => url.endsWith('/confirm'))).toHaveLength(1);
    await press('Confirm asha@example.com');
    expect(
      await screen.findByRole('button', {
        name: 'Share with Mei Chen, through the request of 20 November 2026',
      }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Share with your counselor' })).toHaveFocus();
  });

  test('begins with one press, says with whom and since when, and ends with one', async () => {
    let state = free;
    const calls = server({
      ...list,
      [`GET ${SHARING}`]: () => ({ body: state }),
      [`POST ${SHARING}`]: () => ({ status: 201, body: (state = shared) }),
      [`DELETE ${SHARING}`]: () => ({ body: (state = free) }),
    });
    visit();
    await press(/^Share with Mei Chen/);
    const on = await card('Shared with your counselor');
    expect(on.getByRole('heading')).toHaveFocus();
    expect(on.getByText(/^With/)).toHaveTextContent(
      'With Mei Chen. Shared since 21 November 2026, through your request of 20 November 2026. Those who lead our office see it, too.',
    );
    await press('Stop sharing');
    await card('Share with your counselor');
    expect(
      calls
        .filter(({ url, method }) => url === SHARING && method !== 'GET')
        .map(({ method, body }) => [method, body]),
    ).toEqual([
      ['POST', { requestId: 12, plan: true }],
      ['DELETE', undefined],
    ]);
  });

  test('whoever has no request makes one, and what was typed stays when that fails', async () => {
    let fails = true;
    const calls = server({
      ...list,
      [`GET ${SHARING}`]: { body: { ...free, requests: [] } },
      [`POST ${SHARING}/request`]: () => (fails ? problem(503, 'Please try again.') : { body: shared }),
    });
    visit();
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Asha Rao');
    await userEvent.type(screen.getByLabelText(/^Phone/), '+91 98765 43210');
    await press('Make a request and share');
    await waitFor(() => expect(toastStore.get()).toMatchObject(failure('Please try again.')));
    fails = false;
    await press('Make a request and share');
    await card('Shared with your counselor');
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ name: 'Asha Rao', phone: '+91 98765 43210', plan: true })),
    );
  });

  test('that began without tasks and documents stays so until the student adds them', async () => {
    const before = { ...shared, shared: [{ ...shared.shared[0]!, plan: false }] };
    const calls = server({
      ...list,
      [`GET ${SHARING}`]: { body: before },
      [`POST ${SHARING}`]: { body: shared },
    });
    visit();
    const on = await card('Shared with your counselor');
    expect(on.getByText(/It does not show your tasks and documents, your notes/)).toBeVisible();
    await press('Share tasks and documents, too');
    expect(await on.findByText(/which your counselor can tick/)).toBeVisible();
    expect(on.queryByRole('button', { name: /too/ })).toBeNull();
    expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ requestId: 12, plan: true });
  });

  test('that cannot be read is tried again', async () => {
    let answer: Answer = problem(500, 'Something went wrong.');
    server({ ...list, [`GET ${SHARING}`]: () => answer });
    visit();
    const failed = await card('Share with your counselor');
    answer = { body: shared };
    await userEvent.click(await failed.findByRole('button', { name: 'Retry' }));
    await card('Shared with your counselor');
  });
});
