import type {
  ApplicationDetails,
  ApplicationDto,
  ListedApplication,
} from '../src/applications/applications.dto.js';
import type { ApplicationDocumentDto, ApplicationTaskDto } from '../src/applications/plan.dto.js';
import { STAGES } from '../src/applications/stages.js';
import { bringUpToDate } from '../src/database/database.js';
import { client, type Reply } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

/** What may follow each stage. */
const OPEN: Record<string, string[]> = {
  planned: ['preparing', 'withdrawn'],
  preparing: ['submitted', 'withdrawn'],
  submitted: ['offer', 'rejected', 'withdrawn'],
  offer: ['accepted', 'declined', 'withdrawn'],
  accepted: ['visa', 'withdrawn'],
  visa: ['enrolled', 'refused', 'withdrawn'],
  enrolled: [],
  rejected: [],
  declined: [],
  refused: [],
  withdrawn: [],
};
const SUBJECT = { universityId: 30, programme: 'MSc Data Science', level: 'masters', intake: '2027-09' };
const DAY = '2026-03-12';

describe('applications', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let asha: string;
  let ravi: string;

  const student = async (username: string) => {
    const reply = await call('POST', '/api/users/register', {
      body: { username, password: 'correct horse' },
    });
    return reply.headers.get('set-cookie')!.split(';')[0]!;
  };
  const add = (cookie: string, change: object = {}) =>
    call('POST', '/api/applications', { headers: { cookie }, body: { ...SUBJECT, ...change } });
  const list = async (cookie: string) =>
    (await call('GET', '/api/applications', { headers: { cookie } })).body as ApplicationDto[];
  const read = (cookie: string, id: unknown) =>
    call('GET', `/api/applications/${id}`, { headers: { cookie } });
  /** @param version what If-Match says, in quotes unless it is any */
  const change = (method: string, at: string, cookie: string, version: number | '*', body?: object) =>
    call(method, `/api/applications/${at}`, {
      headers: { cookie, 'if-match': version === '*' ? '*' : `"${version}"` },
      ...(body && { body }),
    });
  const edit = (cookie: string, { id, version }: { id: number; version: number }, body: object) =>
    change('PATCH', `${id}`, cookie, version, body);
  const setStage = (cookie: string, id: number, stage: string, version: number | '*' = '*', day?: string) =>
    change('PATCH', `${id}/stage`, cookie, version, { stage, ...(day && { day }) });
  const ask = (cookie: string, id: number, day: string, version: number | '*' = '*') =>
    change('POST', `${id}/asked`, cookie, version, { day });
  const undo = (cookie: string, id: number, version: number | '*' = '*') =>
    change('POST', `${id}/undo`, cookie, version);
  const remove = (cookie: string, id: unknown) =>
    call('DELETE', `/api/applications/${id}`, { headers: { cookie } });
  const statuses = (replies: Reply[]) =>
    Object.fromEntries(
      [200, 201, 409].map((status) => [status, replies.filter((r) => r.status === status).length]),
    );
  const count = async (rest: string) =>
    (await server.database.query<[{ n: number }]>(`SELECT count(*)::int AS n FROM ${rest}`))[0].n;

  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.database.query('TRUNCATE users, rate_limits CASCADE');
    asha = await student('asha@example.com');
    ravi = await student('ravi@example.com');
  });

  it('are added as planned, and listed to their student, newest first', async () => {
    const first = await add(asha);
    expect(first.status).toBe(201);
    expect(first.headers.get('etag')).toBe('"1"');
    const { notes, history, ...shown } = first.body;
    expect(first.body).toEqual({
      id: expect.any(Number),
      university: {
        id: 30,
        name: expect.any(String),
        city: expect.any(String),
        region: expect.any(String),
        country: expect.any(String),
        sector: expect.any(String),
      },
      programme: 'MSc Data Science',
      level: 'masters',
      intake: '2027-09',
      closesOn: null,
      stage: 'planned',
      stageSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      unchangedOn: null,
      nextStages: OPEN['planned'],
      undoUntil: null,
      version: 1,
      createdAt: expect.any(String),
      notes: null,
      history: [],
    });
    const { body: second } = await add(asha, { programme: '', intake: null });
    expect(second).toMatchObject({ programme: null, intake: null });
    expect((await list(asha)).map(({ id }) => id)).toEqual([second.id, first.body.id]);
    expect((await list(asha))[1]).toEqual({ ...shown, openTasks: [], documentsToChange: 0 });
    expect((await read(asha, first.body.id)).body).toEqual({ ...shown, notes, history });
    expect(await list(ravi)).toEqual([]);
  });

  describe('go from stage to stage', () => {
    it('as the table says, and no other way', async () => {
      expect(Object.keys(OPEN).sort()).toEqual([...STAGES].sort());
      const { id } = (await add(asha)).body;
      const told: string[] = [];
      for (const from of STAGES)
        for (const to of STAGES) {
          await server.database.query('UPDATE applications SET stage = $1, version = 7', [from]);
          const reply = await setStage(asha, id, to, 7);
          const legal = OPEN[from]!.includes(to);
          expect([from, to, reply.status]).toEqual([from, to, legal ? 200 : 409]);
          const { body } = await read(asha, id);
          expect([from, to, body.stage, body.version]).toEqual([from, to, ...(legal ? [to, 8] : [from, 7])]);
          expect(body.nextStages).toEqual(OPEN[body.stage]);
          const { notes: _notes, history: _history, ...shown } = body;
          expect(await list(asha)).toEqual([{ ...shown, openTasks: [], documentsToChange: 0 }]);
          if (!legal) {
            for (const stage of OPEN[from]!) expect(reply.body.error).toContain(`“${stage}”`);
            told.push(reply.body.error);
          }
        }
      expect(told).toContain('After “planned” comes “preparing” or “withdrawn”, not “offer”.');
      expect(told).toContain('After “visa” comes “enrolled”, “refused”, or “withdrawn”, not “planned”.');
      expect(told).toContain('This application is “enrolled”, and no other stage follows that.');
    });

    it('to the end, with the history of who and when', async () => {
      const { id } = (await add(asha)).body;
      const way = ['preparing', 'submitted', 'offer', 'accepted', 'visa', 'enrolled'];
      for (const [i, stage] of way.entries())
        expect((await setStage(asha, id, stage, i + 1, `2026-03-1${i}`)).headers.get('etag')).toBe(
          `"${i + 2}"`,
        );
      const { body } = await read(asha, id);
      expect(body).toMatchObject({ stage: 'enrolled', stageSince: '2026-03-15', nextStages: [], version: 7 });
      expect(body.history).toEqual(
        way.map((to, i) => ({
          id: expect.any(Number),
          action: 'stage',
          actor: 'student',
          actorName: null,
          changes: [{ field: 'stage', from: ['planned', ...way][i], to }],
          day: `2026-03-1${i}`,
          createdAt: expect.any(String),
          undoneAt: null,
        })),
      );
    });

    it('once, when a hundred calls change the same version', async () => {
      const { id } = (await add(asha)).body;
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, i) => setStage(asha, id, i % 2 ? 'preparing' : 'withdrawn', 1)),
      );
      expect(statuses(replies)).toEqual({ 200: 1, 201: 0, 409: 99 });
      const { body } = await read(asha, id);
      expect([body.version, body.history.length]).toEqual([2, 1]);
      expect(replies.find(({ status }) => status === 409)!.body.error).toBe(
        'Its stage was changed by you. Your change was not made: look at it again.',
      );
    });

    it('only of a version that the caller names', async () => {
      const { id } = (await add(asha)).body;
      const headers = { cookie: asha };
      const without = await call('PATCH', `/api/applications/${id}/stage`, {
        headers,
        body: { stage: 'preparing' },
      });
      expect(without.status).toBe(428);
      for (const tag of ['1', '"x"', '"0"', '"1", "2"']) {
        const reply = await call('PATCH', `/api/applications/${id}/stage`, {
          headers: { ...headers, 'if-match': tag },
          body: { stage: 'preparing' },
        });
        expect([tag, reply.status]).toEqual([tag, 400]);
      }
      expect((await setStage(asha, id, 'preparing', 2)).status).toBe(409);
      expect((await read(asha, id)).body).toMatchObject({ stage: 'planned', version: 1, history: [] });
      expect((await setStage(asha, id, 'preparing', '*')).status).toBe(200);
    });
  });

  describe('are there once', () => {
    it.each([[{}], [{ programme: null }], [{ intake: null }], [{ programme: null, intake: null }]])(
      'also with %j, and stay as they are when added again',
      async (lacking) => {
        const first = await add(asha, lacking);
        await setStage(asha, first.body.id, 'preparing');
        const again = await add(asha, lacking);
        expect([first.status, again.status]).toEqual([201, 200]);
        expect(again.body).toMatchObject({ id: first.body.id, stage: 'preparing', version: 2 });
        expect((await add(ravi, lacking)).status).toBe(201);
        expect(await count('applications')).toBe(2);
      },
    );

    it('and differ by each part of what they are about', async () => {
      for (const other of [
        {},
        { universityId: 2 },
        { programme: 'MSc Statistics' },
        { level: 'undergraduate' },
        { intake: '2028-01' },
      ])
        expect((await add(asha, other)).status).toBe(201);
      expect(await list(asha)).toHaveLength(5);
    });

    it('when ten calls add the same at once', async () => {
      const replies = await Promise.all(Array.from({ length: 10 }, () => add(asha, { programme: null })));
      expect(statuses(replies)).toEqual({ 200: 9, 201: 1, 409: 0 });
      expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    });

    it('and cannot be corrected into another one', async () => {
      await add(asha, { programme: null });
      const { body } = await add(asha);
      const reply = await edit(asha, body, { programme: null });
      expect(reply.status).toBe(409);
      expect(reply.body.error).toBe(
        'You have another application for this programme, level and intake at this university.',
      );
      expect((await read(asha, body.id)).body).toEqual(body);
    });
  });

  it('are at most thirty, said in words, however many come at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 34 }, (_, i) => add(asha, { programme: `Programme ${i}` })),
    );
    expect(statuses(replies)).toEqual({ 200: 0, 201: 30, 409: 4 });
    expect(replies.find(({ status }) => status === 409)!.body.error).toContain('30 applications');
    const [{ id, programme }] = (await list(asha)) as [ApplicationDto];
    expect((await add(asha, { programme })).status).toBe(200);
    expect((await add(ravi)).status).toBe(201);
    expect((await remove(asha, id)).body).toEqual({ removed: true });
    expect((await add(asha, { programme: 'One more' })).status).toBe(201);
  });

  it('are removed only as they were seen, if the caller says how', async () => {
    const { id } = (await add(asha, { programme: 'Removed' })).body;
    await setStage(asha, id, 'preparing', 1);
    const stale = await change('DELETE', `${id}`, asha, 1);
    expect([stale.status, stale.body.error]).toEqual([
      409,
      'Its stage was changed by you. Your change was not made: look at it again.',
    ]);
    expect((await change('DELETE', `${id}`, asha, 2)).body).toEqual({ removed: true });
    expect((await change('DELETE', `${id}`, asha, 2)).body).toEqual({ removed: false });
  });

  it('changed elsewhere name the closing day that is kept now', async () => {
    const { id } = (await add(asha, { programme: 'Closing', intake: '2099-09' })).body;
    const set = (body: object, version: number) => change('PATCH', `${id}`, asha, version, body);
    const stale = async () => (await set({ notes: 'Typed' }, 1)).body.error;
    await set({ closesOn: '2099-01-05' }, 1);
    expect(await stale()).toMatch(/^Its closing day \(now 5 January 2099\) was changed by you\. Your change/);
    await set({ closesOn: null }, 2);
    expect(await stale()).toMatch(/^Its closing day \(now none\) was changed by you\./);
    await set({ closesOn: '2099-02-05', programme: 'Both' }, 3);
    expect(await stale()).toMatch(/^Its details were changed by you\./);
  });

  it('are the same where the programme only looks different', async () => {
    const { id } = (await add(asha, { programme: 'MSc Data' })).body;
    for (const programme of ['MSc  Data', ' MSc\u00a0Data', '\u200bMSc Data', 'MSc\nData', 'msc data'])
      expect((await add(asha, { programme })).body).toMatchObject({ id, programme: 'MSc Data' });
    expect((await add(asha, { programme: '\u200b\ufeff' })).body.programme).toBeNull();
    // Capitals of every alphabet, on both databases.
    const { body: design } = await add(asha, { programme: 'Écologie' });
    expect((await add(asha, { programme: 'ÉCOLOGIE' })).body.id).toBe(design.id);
    expect((await edit(asha, design, { programme: 'MSC DATA' })).status).toBe(409);
    const { status, body: renamed } = await edit(asha, design, { programme: 'ÉCOLOGIE' });
    expect([status, renamed.programme]).toEqual([200, 'ÉCOLOGIE']);
  });

  describe('undo', () => {
    it('takes back the last change first, which the history keeps', async () => {
      const { id } = (await add(asha)).body;
      await setStage(asha, id, 'preparing', 1, '2026-03-01');
      await setStage(asha, id, 'submitted', 2, '2026-03-05');
      const { body: asked } = await ask(asha, id, DAY, 3);
      expect(Date.parse(asked.undoUntil) - Date.parse(asked.history.at(-1).createdAt)).toBe(600_000);
      expect(asked).toMatchObject({ stageSince: '2026-03-05', unchangedOn: DAY });
      expect((await undo(asha, id, 4)).body).toMatchObject({
        stage: 'submitted',
        stageSince: '2026-03-05',
        unchangedOn: null,
      });
      expect((await undo(asha, id, 5)).body).toMatchObject({ stage: 'preparing', stageSince: '2026-03-01' });
      const { body } = await undo(asha, id, 6);
      expect(body).toMatchObject({
        stage: 'planned',
        nextStages: OPEN['planned'],
        undoUntil: null,
        version: 7,
      });
      expect(
        body.history.map(({ action, undoneAt }: ApplicationDetails['history'][number]) => [action, undoneAt]),
      ).toEqual(['stage', 'stage', 'asked'].map((action) => [action, expect.any(String)]));
      const nothing = await undo(asha, id, 7);
      expect([nothing.status, nothing.body.error]).toEqual([
        409,
        'There is nothing to undo: that is possible for ten minutes.',
      ]);
    });

    it('is possible for ten minutes, and of the version that was seen', async () => {
      const { id } = (await add(asha)).body;
      await setStage(asha, id, 'withdrawn', 1);
      expect((await undo(asha, id, 1)).status).toBe(409);
      await server.database.query(
        `UPDATE application_events SET "createdAt" = now() - interval '10 minutes'`,
      );
      expect((await read(asha, id)).body.undoUntil).toBeNull();
      expect((await undo(asha, id, 2)).status).toBe(409);
      await server.database.query(`UPDATE application_events SET "createdAt" = now() - interval '9 minutes'`);
      expect((await undo(asha, id, 2)).body.stage).toBe('planned');
    });

    it('happens once, when twenty calls want it at once', async () => {
      const { id } = (await add(asha)).body;
      await setStage(asha, id, 'preparing');
      await setStage(asha, id, 'submitted');
      const replies = await Promise.all(Array.from({ length: 20 }, () => undo(asha, id, 3)));
      expect(statuses(replies)).toEqual({ 200: 1, 201: 0, 409: 19 });
      expect((await read(asha, id)).body.stage).toBe('preparing');
    });
  });

  describe('say how old their stage is', () => {
    it('by when it was reached, and when the university was last asked since', async () => {
      const { id } = (await add(asha)).body;
      await setStage(asha, id, 'preparing', '*', '2026-01-01');
      await setStage(asha, id, 'submitted', '*', '2026-01-02');
      await ask(asha, id, '2026-03-20');
      await ask(asha, id, DAY);
      expect((await read(asha, id)).body).toMatchObject({
        stage: 'submitted',
        stageSince: '2026-01-02',
        unchangedOn: '2026-03-20',
        version: 5,
      });
      const { body } = await setStage(asha, id, 'offer', '*', '2026-04-01');
      expect(body).toMatchObject({ stageSince: '2026-04-01', unchangedOn: null });
    });

    it('and nothing happens before the stage was reached', async () => {
      const { id } = (await add(asha)).body;
      // Planned and prepared for is an application on no certain day.
      await setStage(asha, id, 'preparing');
      await setStage(asha, id, 'submitted', '*', '2026-03-02');
      const early = await setStage(asha, id, 'offer', '*', '2026-03-01');
      expect([early.status, early.body.error]).toEqual([
        409,
        '“offer” cannot be before “submitted”, which was on 2026-03-02. If that day is wrong, correct the stage first.',
      ]);
      const asked = await ask(asha, id, '2026-03-01');
      expect([asked.status, asked.body.error]).toEqual([
        409,
        expect.stringMatching(/^“asked” cannot be before/),
      ]);
      expect((await setStage(asha, id, 'offer', '*', '2026-03-02')).status).toBe(200);
      // What was taken back does not count, and without a day it is never before.
      await change('POST', `${id}/undo`, asha, '*');
      await change('POST', `${id}/undo`, asha, '*');
      expect((await setStage(asha, id, 'submitted', '*', '2026-01-05')).status).toBe(200);
      expect((await setStage(asha, id, 'offer')).status).toBe(200);
    });

    it('and nobody asks about one that is closed', async () => {
      const { id } = (await add(asha)).body;
      await setStage(asha, id, 'withdrawn');
      const reply = await ask(asha, id, DAY);
      expect([reply.status, reply.body.error]).toEqual([
        409,
        'This application is “withdrawn”, so there is nothing to ask about.',
      ]);
    });

    it.each(['2099-12-31', '2026-02-30', '12 March', '', 20260312, null, ['2026-03-12'], undefined])(
      'and no university is asked on %j',
      async (day) => {
        const { id } = (await add(asha)).body;
        for (const reply of [
          await change('POST', `${id}/asked`, asha, '*', { day }),
          ...(day === null || day === undefined
            ? []
            : [await change('PATCH', `${id}/stage`, asha, '*', { stage: 'preparing', day })]),
        ]) {
          expect(reply.status).toBe(400);
          expect(reply.body.errors).toEqual([{ field: 'day', message: expect.any(String) }]);
        }
      },
    );
  });

  describe('are corrected', () => {
    it('in the given fields, with what was before in the history, and of notes only that they changed', async () => {
      const { body: first } = await add(asha);
      const { body: second } = await edit(asha, first, { programme: 'MSc Statistics', intake: null });
      expect(second).toMatchObject({
        programme: 'MSc Statistics',
        level: 'masters',
        intake: null,
        version: 2,
      });
      const { body: third } = await edit(asha, second, { level: 'undergraduate', notes: 'Login\nas asha' });
      expect(third.notes).toBe('Login\nas asha');
      expect(
        third.history.map(({ action, changes }: ApplicationDetails['history'][number]) => [action, changes]),
      ).toEqual([
        [
          'details',
          [
            { field: 'programme', from: 'MSc Data Science', to: 'MSc Statistics' },
            { field: 'intake', from: '2027-09', to: null },
          ],
        ],
        [
          'details',
          [
            { field: 'level', from: 'masters', to: 'undergraduate' },
            { field: 'notes', from: null, to: null },
          ],
        ],
      ]);
      expect((await edit(asha, first, { notes: null })).status).toBe(409);
      expect((await edit(asha, third, { notes: 'Login\nas asha' })).body).toEqual(third);
      expect((await edit(asha, third, {})).body).toEqual(third);
      expect((await edit(asha, third, { notes: '' })).body).toMatchObject({ notes: null, version: 4 });
      expect((await undo(asha, first.id, 4)).status).toBe(409);
    });

    it.each([
      ['programme', ['x'.repeat(201), 5, ['MSc'], 'a\u0000b']],
      ['level', ['phd', '', 5, null, ['masters']]],
      ['intake', ['2027', '2027-13', '2027-9', '1999-09', 'September 2027', 202709, ['2027-09']]],
    ])('to no wrong %s, nor added with one', async (field, values) => {
      const { body } = await add(asha);
      for (const value of values) {
        for (const reply of [
          await edit(asha, body, { [field]: value }),
          await add(asha, { [field]: value }),
        ]) {
          expect([value, reply.status]).toEqual([value, 400]);
          expect(reply.body.errors).toEqual([{ field, message: expect.any(String) }]);
        }
      }
      expect((await edit(asha, body, { notes: 'x'.repeat(5001) })).status).toBe(400);
      expect((await list(asha))[0]!.version).toBe(1);
    });
  });

  describe('have the closing day of their course,', () => {
    // Of a start that is always ahead.
    const intake = '2090-09';
    const closesOn = '2090-01-15';
    const at = async (change: object = {}) => (await add(asha, { intake, ...change })).body;

    it('which the student sets, changes and takes away, each of the version seen and in the history', async () => {
      const first = await at();
      const set = await edit(asha, first, { closesOn });
      expect([set.status, set.headers.get('etag'), set.body.closesOn]).toEqual([200, '"2"', closesOn]);
      expect((await edit(asha, set.body, { closesOn })).body).toEqual(set.body);
      expect((await edit(asha, first, { closesOn: null })).status).toBe(409);
      const { body: moved } = await edit(asha, set.body, { closesOn: '2090-08-31', notes: 'moved' });
      expect(await list(asha)).toMatchObject([{ closesOn: '2090-08-31', version: 3 }]);
      expect((await read(asha, first.id)).body).toEqual(moved);
      const { body: gone } = await edit(asha, moved, { closesOn: '' });
      expect(gone.closesOn).toBeNull();
      const told = gone.history.map(({ action, changes }: ApplicationDetails['history'][number]) => [
        action,
        ...changes,
      ]);
      const field = 'closesOn';
      expect(told).toEqual([
        ['details', { field, from: null, to: closesOn }],
        ['details', { field, from: closesOn, to: '2090-08-31' }, { field: 'notes', from: null, to: null }],
        ['details', { field, from: '2090-08-31', to: null }],
      ]);
      // Undone is what was done, not what was told.
      expect((await undo(asha, first.id)).status).toBe(409);
    });

    it.each([
      ['2020-01-15', 'This day has gone by.'],
      [
        '2090-09-01',
        'Studies begin in September 2090, counted from its first day. The course closes before that.',
      ],
      ['2090-02-30', 'The day must be one of the calendar, like 2027-01-15.'],
      ['15 January 2090', 'The day must be one of the calendar, like 2027-01-15.'],
      [20900115, 'The day must be one of the calendar, like 2027-01-15.'],
    ])('but not %s', async (wrong, message) => {
      const body = await at();
      const reply = await edit(asha, body, { closesOn: wrong });
      expect([reply.status, reply.headers.get('content-type')]).toEqual([
        400,
        expect.stringContaining('application/problem+json'),
      ]);
      expect(reply.body).toMatchObject({ detail: message, errors: [{ field: 'closesOn', message }] });
      expect(await list(asha)).toMatchObject([{ closesOn: null, version: 1 }]);
    });

    it('of one start: another one takes it away, unless it comes with a day before it', async () => {
      const undecided = await at({ intake: null });
      const early = await edit(asha, undecided, { closesOn });
      expect([early.status, early.body.errors[0].field]).toEqual([400, 'closesOn']);
      const { body: both } = await edit(asha, undecided, { intake, closesOn });
      expect(both).toMatchObject({ intake, closesOn });
      expect((await edit(asha, both, { intake: '2090-01', closesOn })).status).toBe(400);
      expect((await edit(asha, both, { intake: null, closesOn })).status).toBe(400);
      const { body: same } = await edit(asha, both, { intake, programme: 'MSc Statistics' });
      expect(same.closesOn).toBe(closesOn);
      const { body: later } = await edit(asha, same, { intake: '2091-09' });
      expect(later).toMatchObject({ intake: '2091-09', closesOn: null });
      expect(later.history.at(-1).changes).toEqual([
        { field: 'intake', from: intake, to: '2091-09' },
        { field: 'closesOn', from: closesOn, to: null },
      ]);
    });

    it('of what is not sent yet', async () => {
      const { id } = await at();
      await setStage(asha, id, 'preparing');
      const { body: set } = await change('PATCH', `${id}`, asha, '*', { closesOn });
      expect(set.closesOn).toBe(closesOn);
      await setStage(asha, id, 'submitted');
      const message = 'This application is sent or closed already, so its closing day stays as it is.';
      for (const day of ['2090-08-31', null]) {
        const { status, body } = await change('PATCH', `${id}`, asha, '*', { closesOn: day });
        expect([status, body.errors]).toEqual([400, [{ field: 'closesOn', message }]]);
      }
      const { body: moved } = await change('PATCH', `${id}`, asha, '*', { intake: '2091-09' });
      expect(moved).toMatchObject({ intake: '2091-09', closesOn: null });
      const same = await change('PATCH', `${id}`, asha, '*', { closesOn: null, notes: 'moved' });
      expect(same.status).toBe(200);
    });

    it('which stays when it has gone by, whatever else is changed', async () => {
      const first = await at();
      await server.database.query(`UPDATE applications SET "closesOn" = '2026-01-15'`);
      const { body } = await edit(asha, first, { notes: 'too late', closesOn: '2026-01-15' });
      expect(body).toMatchObject({ closesOn: '2026-01-15', notes: 'too late', version: 2 });
      expect((await setStage(asha, first.id, 'preparing')).body.closesOn).toBe('2026-01-15');
    });
  });

  it('are of universities that there are', async () => {
    for (const unknown of [999_999, 2 ** 31, 2 ** 53 - 1])
      expect((await add(asha, { universityId: unknown })).status).toBe(404);
    for (const wrong of [0, -1, 1.5, '30', null, undefined])
      expect((await add(asha, { universityId: wrong })).status).toBe(400);
    expect(await count('applications')).toBe(0);
  });

  it('are not there for another student, whatever they try', async () => {
    const { body } = await add(asha);
    const { id } = body;
    for (const reply of [
      await read(ravi, id),
      await edit(ravi, body, { notes: 'mine' }),
      await edit(ravi, body, { level: 'phd' }),
      await setStage(ravi, id, 'preparing', 1),
      await setStage(ravi, id, 'offer', 9),
      await ask(ravi, id, DAY),
      await undo(ravi, id),
    ]) {
      expect([400, 404]).toContain(reply.status);
      if (reply.status === 404) expect(reply.body.error).toBe('There is no such application.');
    }
    expect((await remove(ravi, id)).body).toEqual({ removed: false });
    expect(await list(ravi)).toEqual([]);
    expect((await read(asha, id)).body).toEqual(body);
  });

  it('are closed without a session, and have ids like every other thing', async () => {
    const { id } = (await add(asha)).body;
    for (const reply of [
      await call('GET', '/api/applications'),
      await add(''),
      await read('', id),
      await setStage('', id, 'preparing'),
      await ask('', id, DAY),
      await undo('', id),
      await remove('', id),
    ])
      expect(reply.status).toBe(401);
    for (const wrong of ['abc', '0', '-1', '1.5', '1e3', '%00']) {
      expect([wrong, (await read(asha, wrong)).status]).toEqual([wrong, 400]);
      expect([wrong, (await remove(asha, wrong)).status]).toEqual([wrong, 400]);
    }
    expect((await read(asha, '9'.repeat(30))).status).toBe(404);
  });

  it('go with their history', async () => {
    const { id } = (await add(asha)).body;
    await setStage(asha, id, 'preparing');
    expect((await remove(asha, id)).body).toEqual({ removed: true });
    expect((await remove(asha, id)).body).toEqual({ removed: false });
    expect([await count('applications'), await count('application_events')]).toEqual([0, 0]);
    await setStage(asha, (await add(asha)).body.id, 'preparing');
    await server.database.query('DELETE FROM users');
    expect([await count('applications'), await count('application_events')]).toEqual([0, 0]);
  });

  it('have at most 500 entries in their history', async () => {
    const { id } = (await add(asha)).body;
    await server.database.query(
      `INSERT INTO application_events ("applicationId", action, day) SELECT $1, 'asked', '2026-03-12' FROM generate_series(1, 499)`,
      [id],
    );
    expect((await ask(asha, id, DAY, 1)).status).toBe(200);
    const reply = await setStage(asha, id, 'preparing', 2);
    expect([reply.status, reply.body.error]).toEqual([
      409,
      'The history of this application has 500 entries, the most there may be.',
    ]);
    expect((await read(asha, id)).body).toMatchObject({ stage: 'planned', version: 2 });
  });

  it('move along when their university merges into another', async () => {
    const [gone, successor] = ['unitec-institute-of-technology', 'manukau-institute-of-technology'];
    const [{ id: old }] = await server.database.query<[{ id: number }]>(
      `INSERT INTO universities OVERRIDING SYSTEM VALUE SELECT r.* FROM
         (SELECT u, nextval(pg_get_serial_sequence('universities', 'id')) AS id FROM universities u LIMIT 1) AS copied,
         jsonb_populate_record(copied.u, jsonb_build_object('id', copied.id, 'slug', $1::text, 'name', 'Unitec')) AS r RETURNING id`,
      [gone],
    );
    const [{ id: merged }] = await server.database.query<[{ id: number }]>(
      'SELECT id FROM universities WHERE slug = $1',
      [successor],
    );
    for (const programme of ['Nursing', 'Design', null]) await add(asha, { universityId: old, programme });
    for (const programme of ['Nursing', null]) await add(asha, { universityId: merged, programme });
    await add(ravi, { universityId: merged, programme: 'Design' });
    await bringUpToDate(server.database, true);
    const moved = await list(asha);
    expect(moved.map(({ programme, university }) => [programme, university.id])).toEqual([
      [null, merged],
      ['Nursing', merged],
      ['(Unitec)', merged],
      ['Design', merged],
      ['Nursing (Unitec)', merged],
    ]);
  });

  describe('have a plan', () => {
    const PLANNED = {
      rule: 'apply',
      owner: 'student',
      title: 'Send the application',
      dueOn: '2027-01-13',
      dueTime: '18:00',
      zone: 'Europe/London',
    };
    const OWN = { title: 'Ring the bank', dueOn: '2026-12-01', zone: 'Asia/Kolkata' };
    let id: number;
    const plan = (tasks: unknown, cookie = asha) =>
      call('PUT', `/api/applications/${id}/tasks/planned`, {
        headers: { cookie },
        body: { tasks } as object,
      });
    const addTask = (body: object, cookie = asha) =>
      call('POST', `/api/applications/${id}/tasks`, { headers: { cookie }, body });
    const tasks = async () =>
      (await call('GET', `/api/applications/${id}/tasks`, { headers: { cookie: asha } }))
        .body as ApplicationTaskDto[];
    const documents = (names: string[]) =>
      call('POST', `/api/applications/${id}/documents`, {
        headers: { cookie: asha },
        body: { documents: names.map((name) => ({ name })) },
      });

    beforeEach(async () => {
      id = (await add(asha)).body.id;
    });

    it('of one task for each rule, kept once, and moved until it is settled', async () => {
      const { body: kept } = await plan([
        PLANNED,
        { ...PLANNED, rule: 'visa', dueOn: '2027-06-01', dueTime: '' },
      ]);
      expect(kept).toEqual([
        {
          ...PLANNED,
          id: expect.any(Number),
          beforeStage: null,
          note: null,
          dueAt: '2027-01-13T18:00:00.000Z',
          pinned: false,
          outdated: false,
          doneAt: null,
          doneBy: null,
          doneByName: null,
          version: 1,
        },
        expect.objectContaining({ rule: 'visa', dueTime: null, dueAt: '2027-06-01T23:00:00.000Z' }),
      ]);
      expect((await plan([PLANNED])).body).toEqual(kept);
      const [moved] = (await plan([{ ...PLANNED, dueOn: '2027-02-03' }])).body;
      expect(moved).toMatchObject({ dueAt: '2027-02-03T18:00:00.000Z', version: 2 });

      const ticked = await change('PATCH', `${id}/tasks/${moved.id}`, asha, 2, { done: true });
      expect(ticked.headers.get('etag')).toBe('"3"');
      expect(ticked.body).toMatchObject({ doneAt: expect.any(String), doneBy: 'student', pinned: false });
      const pinned = await change('PATCH', `${id}/tasks/${kept[1].id}`, asha, 1, { dueOn: '2027-05-01' });
      expect(pinned.body).toMatchObject({ pinned: true, dueOn: '2027-05-01' });
      const settled = await tasks();
      expect((await plan([PLANNED, { ...PLANNED, rule: 'visa' }])).body).toEqual(settled);
      const free = await change('PATCH', `${id}/tasks/${kept[1].id}`, asha, 2, {
        pinned: false,
        done: null,
        note: 'x',
      });
      expect(free.body).toMatchObject({ pinned: false, note: 'x' });
      expect((await plan([{ ...PLANNED, rule: 'visa' }])).body[0]).toMatchObject({
        dueOn: '2027-01-13',
        note: 'x',
      });
      expect((await change('PATCH', `${id}/tasks/${moved.id}`, asha, 3, { done: false })).body).toMatchObject(
        {
          doneAt: null,
          doneBy: null,
        },
      );
    });

    it('whose days are older once start, level or closing day change, until each is settled', async () => {
      const rules = ['apply', 'visa', 'loan', 'passport'];
      const all = rules.map((rule) => ({ ...PLANNED, rule }));
      const { body: planned } = await plan(all);
      const at = (rule: string) =>
        `${id}/tasks/${planned.find((one: ApplicationTaskDto) => one.rule === rule).id}`;
      await change('PATCH', at('loan'), asha, 1, { pinned: true });
      await addTask(OWN);
      const older = async () =>
        (await tasks()).flatMap(({ outdated, rule, title }) => (outdated ? (rule ?? title) : []));
      const edit = (body: object) => change('PATCH', String(id), asha, '*', body);
      await edit({ notes: 'Login', programme: 'MBA' });
      expect(await older()).toEqual([]);
      await edit({ intake: '2090-09', closesOn: '2090-01-15' });
      expect(await older()).toEqual(['apply', 'visa', 'passport']);
      const [listed] = (await list(asha)) as ListedApplication[];
      expect(listed!.openTasks.map(({ rule, pinned, outdated }) => [rule, pinned, outdated])).toEqual([
        [null, false, false],
        ['apply', false, true],
        ['visa', false, true],
        ['loan', true, false],
        ['passport', false, true],
      ]);
      // The same day is confirmed; another is the student's own.
      expect(
        (await plan([PLANNED])).body.find(({ rule }: ApplicationTaskDto) => rule === 'apply'),
      ).toMatchObject({
        outdated: false,
        version: 2,
      });
      await change('PATCH', at('passport'), asha, '*', { dueOn: '2027-02-01', pinned: false });
      expect(await older()).toEqual(['visa']);
      await change('PATCH', at('visa'), asha, '*', { pinned: true });
      expect(await older()).toEqual([]);
      await edit({ closesOn: null });
      expect(await older()).toEqual(['apply', 'passport']);
      await plan(all);
      await edit({ level: 'undergraduate' });
      expect(await older()).toEqual(['apply', 'passport']);
      await edit({ level: 'undergraduate' });
      await plan(all);
      expect(await older()).toEqual([]);
    });

    it('with a day to answer an offer by that is to come, and before the start', async () => {
      id = (await add(asha, { intake: '2097-09' })).body.id;
      const answer = { ...PLANNED, rule: 'accept', title: 'Accept an offer', dueOn: '2097-05-01' };
      const gone = [{ field: 'dueOn', message: 'This day has gone by.' }];
      const afterStart = [
        { field: 'dueOn', message: expect.stringContaining('an offer is answered before that') },
      ];
      const refused = await plan([PLANNED, { ...answer, dueOn: '2097-09-01' }]);
      expect([refused.status, refused.body.errors]).toEqual([400, afterStart]);
      expect(await tasks()).toEqual([]);
      // What else a plan has may be due then, and an application that has no start yet refuses no day.
      expect((await plan([answer, { ...PLANNED, rule: 'arrive', dueOn: '2097-09-01' }])).status).toBe(200);
      const [task, arrive] = (await tasks()) as [ApplicationTaskDto, ApplicationTaskDto];
      const move = (body: object, { id: taskId } = task) =>
        change('PATCH', `${id}/tasks/${taskId}`, asha, '*', body);
      for (const dueOn of ['2026-01-02', '2020-01-01']) {
        const late = await move({ dueOn, note: 'x' });
        expect([dueOn, late.status, late.body.errors]).toEqual([dueOn, 400, gone]);
      }
      expect((await tasks())[0]).toEqual(task);
      expect((await move({ dueOn: '2097-04-01', dueTime: null })).body).toMatchObject({ pinned: true });
      // Its own day may be over: a note on it changes no day, and other tasks are the student's to date.
      await server.database.query(
        `UPDATE application_tasks SET "dueOn" = '2026-01-02', "dueAt" = '2026-01-03' WHERE id = $1`,
        [task.id],
      );
      for (const body of [{ note: 'Called' }, { dueOn: '2026-01-02', note: 'Asked' }, { done: true }])
        expect([body, (await move(body)).status]).toEqual([body, 200]);
      expect((await move({ dueOn: '2026-01-03' })).body.errors).toEqual(gone);
      expect((await move({ dueOn: '2026-01-02' }, arrive)).status).toBe(200);
      await server.database.query('UPDATE applications SET intake = NULL WHERE id = $1', [id]);
      expect((await plan([{ ...answer, dueOn: '2097-09-01' }])).status).toBe(200);
    });

    // Standard time begins and ends in New York on these days.
    it.each([
      ['2027-03-14', '2027-03-15T03:59:00.000Z'],
      ['2027-11-07', '2027-11-08T04:59:00.000Z'],
    ])('with %s, 23:59 in New York, as a moment', async (dueOn, dueAt) => {
      const { body } = await addTask({ ...OWN, dueOn, dueTime: '23:59', zone: 'America/New_York' });
      expect(body.dueAt).toBe(dueAt);
    });

    it('that the list shows with all applications, without what is done', async () => {
      const second = (await add(asha, { programme: 'MBA' })).body.id;
      await plan([PLANNED]);
      const { body: own } = await addTask(OWN);
      expect(own).toMatchObject({ ...OWN, rule: null, owner: 'student', version: 1, dueTime: null });
      const done = (await addTask(OWN)).body;
      await change('PATCH', `${id}/tasks/${done.id}`, asha, 1, { done: true });
      const listed = (await list(asha)) as ListedApplication[];
      expect(listed.map((one) => [one.id, one.openTasks.map(({ title }) => title)])).toEqual([
        [second, []],
        [id, ['Ring the bank', 'Send the application']],
      ]);
      expect(await remove(asha, id)).toMatchObject({ status: 200 });
      expect(await count('application_tasks')).toBe(0);
    });

    it('whose parts another tab may have changed', async () => {
      const { body: task } = await addTask(OWN);
      const at = `${id}/tasks/${task.id}`;
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => change('PATCH', at, asha, 1, { note: 'mine' })),
      );
      expect(statuses(replies)).toEqual({ 200: 1, 201: 0, 409: 19 });
      const late = await change('PATCH', at, asha, 1, { done: true });
      expect(late.body.error).toBe(
        'This task was changed elsewhere: it is due on 1 December 2026 now. Nothing was changed: look at it again.',
      );
      const missing = await call('PATCH', `/api/applications/${at}`, { headers: { cookie: asha }, body: {} });
      expect(missing.status).toBe(428);
      const [planned] = (await plan([PLANNED])).body.slice(1);
      const renamed = await change('PATCH', `${id}/tasks/${planned.id}`, asha, '*', { title: 'Other' });
      expect(renamed.status).toBe(409);
      const [document] = (await documents(['Passport'])).body;
      const ready = { state: 'ready' };
      expect((await change('PATCH', `${id}/documents/${document.id}`, asha, 1, ready)).status).toBe(200);
      expect((await change('PATCH', `${id}/documents/${document.id}`, asha, 1, ready)).body.error).toBe(
        'This document was changed elsewhere: it is “ready” now. Nothing was changed: look at it again.',
      );
    });

    it('with documents, each name once, in the states that are a student’s', async () => {
      await documents(['Passport', 'Transcripts']);
      const { body } = await documents(['Transcripts', 'References']);
      expect(body.map(({ name, state }: ApplicationDocumentDto) => [name, state])).toEqual([
        ['Passport', 'needed'],
        ['Transcripts', 'needed'],
        ['References', 'needed'],
      ]);
      const at = `${id}/documents/${body[0].id}`;
      const changed = await change('PATCH', at, asha, 1, { state: 'ready', note: 'until 2034' });
      expect(changed.body).toMatchObject({ state: 'ready', note: 'until 2034', version: 2 });
      expect((await change('PATCH', at, asha, 2, { note: null })).body).toMatchObject({
        state: 'ready',
        note: null,
      });
      for (const state of ['seen', 'needs-change'])
        expect((await change('PATCH', at, asha, 3, { state })).status).toBe(400);
      for (const removed of [true, false])
        expect((await call('DELETE', `/api/applications/${at}`, { headers: { cookie: asha } })).body).toEqual(
          {
            removed,
          },
        );
      const { body: left } = await call('GET', `/api/applications/${id}/documents`, {
        headers: { cookie: asha },
      });
      expect(left).toHaveLength(2);
    });

    it('which is not there for another student', async () => {
      const { body: task } = await addTask(OWN);
      const [document] = (await documents(['Passport'])).body;
      const ravis = (await add(ravi)).body.id;
      const routes: [string, string, object?][] = [
        ['GET', `${id}/tasks`],
        ['PUT', `${id}/tasks/planned`, { tasks: [PLANNED] }],
        ['POST', `${id}/tasks`, OWN],
        ['PATCH', `${id}/tasks/${task.id}`, { done: true }],
        ['PATCH', `${ravis}/tasks/${task.id}`, { done: true }],
        ['DELETE', `${id}/tasks/${task.id}`],
        ['GET', `${id}/documents`],
        ['POST', `${id}/documents`, { documents: [{ name: 'x' }] }],
        ['PATCH', `${id}/documents/${document.id}`, { state: 'ready' }],
        ['PATCH', `${ravis}/documents/${document.id}`, { state: 'ready' }],
        ['DELETE', `${id}/documents/${document.id}`],
      ];
      for (const [method, at, body] of routes)
        expect([method, at, (await change(method, at, ravi, '*', body)).status]).toEqual([method, at, 404]);
      const gone = await change('DELETE', `${ravis}/tasks/${task.id}`, ravi, '*');
      expect(gone.body).toEqual({ removed: false });
      expect(await tasks()).toEqual([task]);
    });

    it('within limits, which are told in words', async () => {
      const many = (from: number, n: number) =>
        Array.from({ length: n }, (_, i) => ({ ...PLANNED, rule: `rule-${from + i}` }));
      expect((await plan(many(0, 60))).status).toBe(200);
      expect((await plan(many(60, 60))).body.error).toBe(
        'An application may have 100 tasks. Remove one to add another.',
      );
      expect((await plan(many(60, 40))).body).toHaveLength(100);
      expect((await addTask(OWN)).status).toBe(409);
      await documents(Array.from({ length: 60 }, (_, i) => `Paper ${i}`));
      expect((await documents(['One more'])).status).toBe(409);
    });

    it.each<[unknown, string]>([
      [[], 'There must be 1 to 60 in the list.'],
      ['x', 'There must be 1 to 60 in the list.'],
      [null, 'There must be 1 to 60 in the list.'],
      [[null], 'There must be 1 to 60 in the list.'],
      [[[]], 'There must be 1 to 60 in the list.'],
      [[PLANNED, PLANNED], 'The list names the same rule twice.'],
      [[{ ...PLANNED, rule: 'No' }], 'The rule must be a key like english-test.'],
      [[{ ...PLANNED, owner: 'parent' }], 'The owner must be one of: student, counselor.'],
      [[{ ...PLANNED, title: ' ' }], 'The title is required.'],
      [[{ ...PLANNED, title: 'x\u0000' }], 'The title contains characters that cannot be used.'],
      [
        [{ ...PLANNED, dueOn: '2027-02-30' }],
        'The day must be one of the calendar, like 2027-01-13, and not before 2020.',
      ],
      [
        [{ ...PLANNED, dueOn: '1900-01-01' }],
        'The day must be one of the calendar, like 2027-01-13, and not before 2020.',
      ],
      [[{ ...PLANNED, dueTime: '24:00' }], 'The time must be like 18:00.'],
      [[{ ...PLANNED, zone: '+05:30' }], 'The time zone must be one by name, like Asia/Kolkata.'],
      [[{ ...PLANNED, zone: {} }], 'The time zone must be one by name, like Asia/Kolkata.'],
    ])('but not of %j', async (wrong, message) => {
      const reply = await plan(wrong);
      expect([reply.status, reply.body.errors]).toEqual([400, [{ field: 'tasks', message }]]);
      expect(await tasks()).toEqual([]);
    });
  });
});
