import type { ApplicationDetails } from '../src/applications/applications.dto.js';
import { STAGES } from '../src/applications/stages.js';
import type { SharedStudent, StudentDetails } from '../src/applications/students.dto.js';
import { asAdmin } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';
import { type Person, type Student, STUDENTS, studentsOf } from './support/students.js';

/** What staff may set after each stage; after the others nothing. */
const FOR_STAFF: Record<string, string[]> = {
  submitted: ['offer', 'rejected'],
  visa: ['enrolled', 'refused'],
};

describe('students who share their applications', () => {
  let server: TestApp;
  const { call, as, get, person, share, stop, add, setOwn, change, ids, listed, sharing } = studentsOf(
    () => server,
  );

  beforeAll(async () => {
    server = await startApp({ rateLimit: false });
  });
  afterAll(() => server?.close());
  beforeEach(() => server.database.query('TRUNCATE users, consultation_requests CASCADE'));

  describe('are changed by staff', () => {
    it('only by what universities and embassies decide, whatever the stage', async () => {
      const who = await sharing();
      const { application } = who;
      for (const from of STAGES)
        for (const to of STAGES) {
          await server.database.query('DELETE FROM application_events');
          await server.database.query('UPDATE applications SET stage = $1, version = 7', [from]);
          const reply = await change(asAdmin, who, application, 'stage', { stage: to }, 7);
          const open = FOR_STAFF[from] ?? [];
          expect([from, to, reply.status]).toEqual([from, to, open.includes(to) ? 200 : 409]);
          if (reply.status === 200) expect(reply.body).toMatchObject({ stage: to, version: 8 });
          else for (const stage of open) expect(reply.body.error).toContain(`“${stage}”`);
        }
      await server.database.query(`UPDATE applications SET stage = 'offer'`);
      const own = await change(asAdmin, who, application, 'stage', { stage: 'accepted' });
      expect(own.body.error).toBe("What follows “offer” is the student's own act, not for staff to set.");
    });

    it('with who and when in the history of both, and of the version that was seen', async () => {
      const mei = await person('counselor', 'Mei Chen');
      const who = await sharing(mei);
      const { application } = who;
      await setOwn(who, application, 'preparing', '2026-01-01');
      await setOwn(who, application, 'submitted', '2026-01-02');
      const without = await call('POST', `${STUDENTS}/${who.id}/applications/${application}/asked`, {
        headers: mei.headers,
        body: { day: '2026-03-12' },
      });
      expect(without.status).toBe(428);
      const asked = await change(mei.headers, who, application, 'asked', { day: '2026-03-12' }, 3);
      expect(asked.body).toMatchObject({
        version: 4,
        unchangedOn: '2026-03-12',
        nextStages: ['offer', 'rejected'],
      });
      const late = await change(asAdmin, who, application, 'stage', { stage: 'offer' }, 3);
      expect([late.status, late.body.error]).toEqual([
        409,
        expect.stringMatching(/ by Mei Chen\. Your change was not made: look at it again\.$/),
      ]);
      const own = await call('PATCH', `/api/applications/${application}/stage`, {
        headers: { ...as(who), 'if-match': '"3"' },
        body: { stage: 'withdrawn' },
      });
      expect(own.body.error).toContain('by Mei Chen');
      await change(mei.headers, who, application, 'stage', { stage: 'offer', day: '2026-03-14' }, 4);
      const { body } = await get(`/api/applications/${application}`, as(who));
      expect(body).toMatchObject({ stage: 'offer', stageSince: '2026-03-14', undoUntil: null });
      expect(
        body.history.map(({ action, actor, actorName }: ApplicationDetails['history'][number]) => [
          action,
          actor,
          actorName,
        ]),
      ).toEqual([
        ['stage', 'student', null],
        ['stage', 'student', null],
        ['asked', 'staff', 'Mei Chen'],
        ['stage', 'staff', 'Mei Chen'],
      ]);
      const [stored] = await server.database.query<[{ actorId: number }]>(
        `SELECT "actorId" FROM application_events WHERE action = 'asked'`,
      );
      expect(stored.actorId).toBe(mei.id);
    });

    it('and taken back for ten minutes by whom it came from, also among namesakes', async () => {
      const mei = await person('lead', 'Mei Chen');
      const namesake = await person('lead', 'Mei Chen');
      const who = await sharing();
      const { application } = who;
      await server.database.query(`UPDATE applications SET stage = 'submitted'`);
      const undoneBy = (headers: Record<string, string>) => change(headers, who, application, 'undo');
      const own = () =>
        call('POST', `/api/applications/${application}/undo`, { headers: { ...as(who), 'if-match': '*' } });
      const set = await change(mei.headers, who, application, 'stage', { stage: 'rejected' });
      expect(set.body.undoUntil).not.toBeNull();
      for (const headers of [namesake.headers, asAdmin]) {
        const [reply] = [await undoneBy(headers)];
        expect([reply.status, reply.body.error]).toEqual([
          409,
          'The last change came from Mei Chen, and only who made it can undo it.',
        ]);
        expect((await get(`${STUDENTS}/${who.id}`, headers)).body.applications[0].undoUntil).toBeNull();
      }
      expect((await own()).body.error).toBe(
        'The last change came from Mei Chen, and only who made it can undo it.',
      );
      expect((await undoneBy(mei.headers)).body).toMatchObject({ stage: 'submitted', undoUntil: null });
      await setOwn(who, application, 'withdrawn');
      expect((await undoneBy(mei.headers)).body.error).toBe(
        'The last change came from the student, and only who made it can undo it.',
      );
      expect((await own()).body.stage).toBe('submitted');
      await change(asAdmin, who, application, 'stage', { stage: 'offer' });
      await server.database.query(
        `UPDATE application_events SET "createdAt" = now() - interval '10 minutes'`,
      );
      expect((await undoneBy(asAdmin)).body.error).toBe(
        'There is nothing to undo: that is possible for ten minutes.',
      );
    });

    it('and corrected whenever it turns out to be wrong, each side its own, with the reason', async () => {
      const mei = await person('counselor', 'Mei Chen');
      const who = await sharing();
      const { application } = who;
      const reason = 'The letter was for somebody else.';
      const own = (body: object = { reason }, version = '*') =>
        call('POST', `/api/applications/${application}/correction`, {
          headers: { ...as(who), 'if-match': version },
          body,
        });
      const byStaff = (headers = mei.headers) => change(headers, who, application, 'correction', { reason });
      expect((await own()).body.error).toBe('No stage was set yet, so there is none to correct.');
      await setOwn(who, application, 'preparing', '2026-01-02');
      await setOwn(who, application, 'submitted', '2026-01-05');
      expect((await byStaff()).body.error).toBe(
        '“submitted” was set by the student, and only the student can correct it.',
      );
      await change(asAdmin, who, application, 'stage', { stage: 'rejected', day: '2026-02-01' });
      await server.database.query(`UPDATE application_events SET "createdAt" = now() - interval '1 year'`);
      const refused = await own();
      expect([refused.status, refused.body.error]).toEqual([
        409,
        '“rejected” was set by Office, and only staff can correct it.',
      ]);
      for (const body of [{}, { reason: '' }, { reason: 5 }, { reason: 'x'.repeat(501) }])
        expect((await own(body)).status).toBe(400);
      const corrected = await byStaff();
      expect(corrected.body).toMatchObject({
        stage: 'submitted',
        stageSince: '2026-01-05',
        nextStages: ['offer', 'rejected'],
        undoUntil: null,
      });
      expect(corrected.body.history.slice(-2)).toMatchObject([
        { action: 'stage', actorName: 'Office', undoneAt: expect.any(String) },
        {
          action: 'correction',
          actorName: 'Mei Chen',
          changes: [
            { field: 'stage', from: 'rejected', to: 'submitted' },
            { field: 'reason', from: null, to: reason },
          ],
        },
      ]);
      expect((await change(mei.headers, who, application, 'undo')).status).toBe(409);
      expect((await own({ reason }, '"4"')).body.error).toBe(
        'Its stage was changed by Mei Chen. Your change was not made: look at it again.',
      );
      expect((await own()).body).toMatchObject({ stage: 'preparing', stageSince: '2026-01-02' });
      expect((await own()).body).toMatchObject({ stage: 'planned' });
      expect((await own()).status).toBe(409);
      const replies = await Promise.all([
        setOwn(who, application, 'preparing'),
        ...Array.from({ length: 6 }, () => own()),
      ]);
      expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    });

    it('once, when the student and many of the staff want it at once', async () => {
      const who = await sharing();
      const others = await Promise.all(Array.from({ length: 3 }, (_, n) => add(who, `MSc ${n}`)));
      await server.database.query(`UPDATE applications SET stage = 'submitted'`);
      const replies = await Promise.all([
        ...Array.from({ length: 10 }, (_, i) =>
          i % 2
            ? change(asAdmin, who, who.application, 'stage', { stage: 'offer' }, 1)
            : call('PATCH', `/api/applications/${who.application}/stage`, {
                headers: { ...as(who), 'if-match': '"1"' },
                body: { stage: 'rejected' },
              }),
        ),
        ...others.map(({ id }, i) =>
          i % 2 ? change(asAdmin, who, id, 'stage', { stage: 'offer' }, 1) : setOwn(who, id, 'rejected'),
        ),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1 + others.length);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    });
  });

  describe('are listed', () => {
    it('by the oldest status among the open ones, as each application tells it', async () => {
      const [none, recent, old, asked] = [await sharing(), await sharing(), await sharing(), await sharing()];
      const order = async () => (await get(STUDENTS)).body as SharedStudent[];
      await setOwn(none, none.application, 'withdrawn', '2020-01-01');
      await setOwn(recent, recent.application, 'preparing', '2026-03-10');
      await setOwn(old, old.application, 'preparing', '2026-02-01');
      const { id } = await add(old, 'MSc Law');
      await setOwn(old, id, 'preparing', '2025-02-01');
      await setOwn(asked, asked.application, 'preparing', '2025-03-01');
      const places = [old.id, asked.id, recent.id, none.id];
      expect((await order()).map((one) => one.id)).toEqual(places);
      expect((await order())[0]).toEqual({
        id: old.id,
        name: 'Asha Rao',
        email: old.username,
        requestId: old.requestId,
        assignee: null,
        sharesPlan: false,
        sharedSince: expect.any(String),
        nextTask: null,
        nextOffer: null,
        nextClosing: null,
        documentsReady: 0,
        outdatedPlans: 0,
        applications: 2,
        open: 2,
        stalest: {
          id,
          university: expect.any(String),
          stage: 'preparing',
          stageSince: '2025-02-01',
          unchangedOn: null,
        },
      });
      expect((await order())[3]).toMatchObject({ applications: 1, open: 0, stalest: null });
      await change(asAdmin, asked, asked.application, 'asked', { day: '2026-03-12' });
      expect((await order()).map((one) => one.id)).toEqual([old.id, recent.id, asked.id, none.id]);
      expect((await order())[2]!.stalest).toMatchObject({
        stageSince: '2025-03-01',
        unchangedOn: '2026-03-12',
      });
      await change(asAdmin, asked, asked.application, 'undo');
      expect((await order()).map((one) => one.id)).toEqual(places);
      await call('DELETE', `/api/applications/${id}`, { headers: as(old) });
      expect((await order()).map((one) => one.id)).toEqual([asked.id, old.id, recent.id, none.id]);
      for (const { id: studentId, stalest } of await order()) {
        const { applications } = (await get(`${STUDENTS}/${studentId}`)).body as StudentDetails;
        const ages = applications
          .filter(({ stage }) => stage !== 'withdrawn')
          .map((one) => [one.id, one.stageSince, one.unchangedOn]);
        expect(stalest ? [[stalest.id, stalest.stageSince, stalest.unchangedOn]] : []).toEqual(ages);
      }
    });

    it('a page at a time, and nobody is left out whose status changes meanwhile', async () => {
      const students: Student[] = [];
      for (let i = 0; i < 7; i++) {
        const who = await sharing(i % 2 ? await person() : undefined);
        await setOwn(who, who.application, 'preparing', `2026-01-0${i % 3 ? 1 : 2}`);
        students.push(who);
      }
      const read = async (
        headers: Record<string, string>,
        meanwhile?: (page: number[]) => Promise<unknown>,
      ) => {
        const found: number[] = [];
        for (let path = `${STUDENTS}?limit=2`; path;) {
          const reply = await get(path, headers);
          const page = ids(reply);
          found.push(...page);
          await meanwhile?.(page);
          meanwhile = undefined;
          path = /<(.+)>/.exec(reply.headers.get('link') ?? '')?.[1] ?? '';
        }
        return found;
      };
      const all = await listed(asAdmin);
      expect(await read(asAdmin)).toEqual(all);
      expect(new Set(all)).toEqual(new Set(students.map(({ id }) => id)));
      const last = await read(asAdmin, async ([, second]) => {
        const { applications } = (await get(`${STUDENTS}/${second}`)).body as StudentDetails;
        await change(asAdmin, { id: second! }, applications[0]!.id, 'asked', { day: '2026-03-12' });
      });
      expect(new Set(last)).toEqual(new Set(all));
      for (const cursor of ['999999999999999', '1'])
        expect((await get(`${STUDENTS}?cursor=${cursor}`)).status).toBe(200);
      for (const cursor of ['x', '-1', '1'.repeat(16)])
        expect((await get(`${STUDENTS}?cursor=${cursor}`)).status).toBe(400);
    });

    it.each([
      ['müller', 'Zoë "Z" Müller'],
      ['z', 'Zoë "Z" Müller'],
      ['%', null],
      ['quixotic', null],
    ])('by a search for %s', async (search, name) => {
      await sharing(undefined, 'Asha Rao');
      await sharing(undefined, 'Zoë "Z" Müller');
      const { body } = await get(`${STUDENTS}?search=${encodeURIComponent(search)}`);
      expect(body.map((one: SharedStudent) => one.name)).toEqual(name ? [name] : []);
    });
  });

  describe('with tasks and documents', () => {
    const task = {
      rule: 'apply',
      owner: 'student',
      title: 'Apply',
      dueOn: '2027-01-13',
      zone: 'Asia/Kolkata',
    };
    type Own = Awaited<ReturnType<typeof sharing>>;
    async function planning(
      assignee?: Person,
      plan = true,
    ): Promise<Own & { task: number; document: number }> {
      const who = await sharing(assignee, undefined, plan);
      const path = `/api/applications/${who.application}`;
      const tasks = await call('PUT', `${path}/tasks/planned`, { headers: as(who), body: { tasks: [task] } });
      const documents = await call('POST', `${path}/documents`, {
        headers: as(who),
        body: { documents: [{ name: 'Passport' }] },
      });
      return { ...who, task: tasks.body[0].id, document: documents.body[0].id };
    }
    const part = (
      by: Record<string, string>,
      { id, application }: Own,
      what: string,
      body: object,
      version: number | '*' = '*',
    ) =>
      call('PATCH', `${STUDENTS}/${id}/applications/${application}/${what}`, {
        headers: { ...by, 'if-match': version === '*' ? '*' : `"${version}"` },
        body,
      });
    const tick = (by: Record<string, string>, who: Own & { task: number }, done = true, version?: number) =>
      part(by, who, `tasks/${who.task}`, { done }, version);
    const review = (
      by: Record<string, string>,
      who: Own & { document: number },
      body: object,
      version?: number,
    ) => part(by, who, `documents/${who.document}`, body, version);
    const plan = async (who: Own) =>
      ((await get(`${STUDENTS}/${who.id}`)).body as StudentDetails).applications.map(
        ({ tasks, documents }) => [tasks.length, documents.length],
      );

    it('only when the student shares these, which can be added', async () => {
      const who = await planning(undefined, false);
      expect(await plan(who)).toEqual([[0, 0]]);
      expect((await tick(asAdmin, who)).status).toBe(404);
      expect((await review(asAdmin, who, { state: 'seen' })).status).toBe(404);
      expect((await get(`${STUDENTS}?sort=due`)).body).toMatchObject([{ sharesPlan: false, nextTask: null }]);
      expect((await share(who, who.requestId)).body.shared[0].plan).toBe(false);
      const added = await share(who, who.requestId, true);
      expect([added.status, added.body.shared[0].plan]).toEqual([200, true]);
      expect((await share(who, who.requestId)).body.shared[0].plan).toBe(true);
      expect(await plan(who)).toEqual([[1, 1]]);
      expect((await get(STUDENTS)).body[0].nextTask).toMatchObject({ title: 'Apply', dueOn: '2027-01-13' });
      expect((await tick(asAdmin, who)).status).toBe(200);
      for (const wrong of ['yes', 1, [true]])
        expect((await share(who, who.requestId, wrong)).status).toBe(400);
    });

    it('for those who see the request, and for nobody else', async () => {
      const [mei, ravi] = [await person(), await person()];
      const lead = await person('lead');
      const who = await planning(mei);
      const other = await planning(mei);
      for (const [by, status] of [
        [mei.headers, 200],
        [lead.headers, 200],
        [asAdmin, 200],
        [ravi.headers, 404],
        [{}, 401],
        [as(who), 401],
      ] as const) {
        expect([status, (await tick(by, who)).status]).toEqual([status, status]);
        expect([status, (await review(by, who, { state: 'seen' })).status]).toEqual([status, status]);
      }
      const mixed = { ...who, task: other.task, document: other.document };
      expect((await tick(asAdmin, mixed)).status).toBe(404);
      expect((await review(asAdmin, mixed, { state: 'seen' })).status).toBe(404);
      const elsewhere = { ...who, application: other.application };
      expect((await tick(asAdmin, elsewhere)).status).toBe(404);
      await stop(who);
      expect((await tick(mei.headers, who)).status).toBe(404);
    });

    it('to tick, by whom stands there, of the version that was seen', async () => {
      const mei = await person('counselor', 'Mei Chen');
      const who = await planning(mei);
      const own = `/api/applications/${who.application}/tasks/${who.task}`;
      const ticked = await tick(mei.headers, who, true, 1);
      expect(ticked.body).toMatchObject({ doneBy: 'staff', doneByName: 'Mei Chen', version: 2 });
      expect(ticked.text).not.toContain('note');
      const late = await tick(asAdmin, who, false, 1);
      expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('it is done now')]);
      const noted = await call('PATCH', own, {
        headers: { ...as(who), 'if-match': '"2"' },
        body: { note: 'tangerine', done: true },
      });
      expect(noted.body).toMatchObject({ doneBy: 'staff', doneByName: 'Mei Chen' });
      expect((await get(`${STUDENTS}/${who.id}`)).text).not.toContain('tangerine');
      const again = await call('PATCH', own, {
        headers: { ...as(who), 'if-match': '*' },
        body: { done: false },
      });
      expect(again.body).toMatchObject({ doneAt: null, doneBy: null, doneByName: null });
      await call('PATCH', own, { headers: { ...as(who), 'if-match': '*' }, body: { done: true } });
      expect((await tick(mei.headers, who)).body).toMatchObject({ doneBy: 'student', doneByName: null });
      for (const body of [{}, { done: 'yes' }])
        expect([body, (await part(asAdmin, who, `tasks/${who.task}`, body)).status]).toEqual([body, 400]);
      // The rest of a task is the student's.
      await part(asAdmin, who, `tasks/${who.task}`, {
        done: false,
        title: 'Mine',
        dueOn: '2030-01-01',
        note: '',
      });
      const { body: tasks } = await get(`/api/applications/${who.application}/tasks`, as(who));
      expect(tasks).toMatchObject([{ title: 'Apply', dueOn: '2027-01-13', note: 'tangerine', doneAt: null }]);
    });

    it('to set by when an offer is to be answered, which the plan keeps, and no other day', async () => {
      const mei = await person('counselor', 'Mei Chen');
      const who = await planning(mei);
      const offer = {
        ...task,
        rule: 'accept',
        title: 'Accept an offer',
        dueOn: '2027-06-23',
        dueTime: '18:00',
      };
      const path = `/api/applications/${who.application}`;
      const planned = { headers: as(who), body: { tasks: [offer] } };
      const { body: tasks } = await call('PUT', `${path}/tasks/planned`, planned);
      const { id } = tasks.find(({ rule }: { rule: string }) => rule === 'accept');
      const set = (by: Record<string, string>, of: number, body: object, version?: number) =>
        part(by, who, `tasks/${of}/reply-day`, body, version);
      await server.database.query(`UPDATE applications SET stage = 'submitted'`);
      const early = await set(mei.headers, id, { dueOn: '2027-05-01' });
      expect([early.status, early.body.error]).toEqual([409, expect.stringContaining('There is no offer')]);
      await server.database.query(`UPDATE applications SET stage = 'offer'`);
      const gone = await set(mei.headers, id, { dueOn: '2026-01-02' });
      expect([gone.status, gone.body.errors]).toEqual([
        400,
        [{ field: 'dueOn', message: 'This day has gone by.' }],
      ]);
      await server.database.query(`UPDATE applications SET intake = '2027-09'`);
      const late = await set(mei.headers, id, { dueOn: '2027-09-01' });
      expect([late.status, late.body.errors]).toEqual([
        400,
        [{ field: 'dueOn', message: expect.stringContaining('an offer is answered before that') }],
      ]);
      const kept = await set(mei.headers, id, { dueOn: '2027-05-01' }, 1);
      expect(kept.body).toMatchObject({ dueOn: '2027-05-01', dueTime: null, pinned: true, version: 2 });
      expect(kept.text).not.toContain('note');
      const { body: told } = await get(path, as(who));
      expect(told.history.at(-1)).toMatchObject({
        action: 'details',
        actor: 'staff',
        actorName: 'Mei Chen',
        changes: [{ field: 'replyDay', from: null, to: '2027-05-01' }],
      });
      expect((await set(mei.headers, id, { dueOn: '2027-05-02' }, 1)).status).toBe(409);
      const again = await call('PUT', `${path}/tasks/planned`, planned);
      expect(again.body).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ rule: 'accept', dueOn: '2027-05-01' })]),
      );
      // The day that the plan has may be the offer's, too.
      await call('PATCH', `${path}/tasks/${id}`, {
        headers: { ...as(who), 'if-match': '*' },
        body: { pinned: false },
      });
      expect((await set(mei.headers, id, { dueOn: '2027-05-01' })).body.pinned).toBe(true);
      expect((await set((await person()).headers, id, { dueOn: '2027-05-01' })).status).toBe(404);
      for (const body of [{}, { dueOn: '1 May' }, { dueOn: null }])
        expect([body, (await set(mei.headers, id, body)).status]).toEqual([body, 400]);
      const other = await set(mei.headers, who.task, { dueOn: '2027-05-01' });
      expect([other.status, other.body.error]).toEqual([409, expect.stringContaining('are the student’s')]);
    });

    it.each(['undo', 'correction'] as const)(
      'by %s of an offer, whose day to answer it holds no longer then',
      async (way) => {
        const who = await planning();
        await server.database.query(`UPDATE applications SET stage = 'submitted', intake = '2097-09'`);
        const path = `/api/applications/${who.application}/tasks`;
        const accept = { ...task, rule: 'accept', title: 'Accept an offer', dueOn: '2097-06-23' };
        const plan = () => call('PUT', `${path}/planned`, { headers: as(who), body: { tasks: [accept] } });
        const takeBack = () => change(asAdmin, who, who.application, way, { reason: 'Another student' });
        const reply = async () =>
          (await get(path, as(who))).body.find(({ rule }: { rule: string }) => rule === 'accept');
        async function offer() {
          await part(asAdmin, who, 'stage', { stage: 'offer' });
          const { id } = await reply();
          await part(asAdmin, who, `tasks/${id}/reply-day`, { dueOn: '2097-05-01' });
          expect(await reply()).toMatchObject({ dueOn: '2097-05-01', pinned: true, outdated: false });
          return id as number;
        }
        const history = async () => (await get(`/api/applications/${who.application}`, as(who))).body.history;
        await plan();
        await offer();
        expect((await takeBack()).body.stage).toBe('submitted');
        // In a plan it stays, known as old, and the plan moves it.
        expect(await reply()).toMatchObject({ dueOn: '2097-05-01', pinned: false, outdated: true });
        const told = {
          action: 'details',
          actorName: 'Office',
          changes: [{ field: 'replyDay', from: '2097-05-01', to: null }],
        };
        expect((await history()).slice(-2)).toMatchObject(
          way === 'undo' ? [{ action: 'details' }, told] : [{ action: 'correction' }, told],
        );
        const stale = await change(asAdmin, who, who.application, 'stage', { stage: 'offer' }, 1);
        expect([stale.status, stale.body.error]).toEqual([
          409,
          expect.stringContaining(way === 'undo' ? 'was taken back by you' : 'Its stage was changed by you'),
        ]);
        await plan();
        expect(await reply()).toMatchObject({ dueOn: '2097-06-23', outdated: false });
        // Without a plan it goes, as it came with that day, also where the history has no room to tell of it.
        const { title, dueOn, zone } = task;
        const { body: own } = await call('POST', path, { headers: as(who), body: { title, dueOn, zone } });
        await call('DELETE', `${path}/${who.task}`, { headers: as(who) });
        await offer();
        const room = way === 'undo' ? 0 : 1;
        await server.database.query(
          `INSERT INTO application_events ("applicationId", action) SELECT $1, 'details' FROM generate_series(1, $2)`,
          [who.application, 500 - room - (await history()).length],
        );
        expect((await takeBack()).body.stage).toBe('submitted');
        const full = await history();
        expect([full.length, full.at(-1).changes[0]?.field]).toEqual([
          500,
          way === 'undo' ? undefined : 'stage',
        ]);
        expect((await get(path, as(who))).body).toMatchObject([{ id: own.id }]);
        await server.database.query(`DELETE FROM application_events WHERE action = 'details'`);
        // With a note it stays.
        await plan();
        const body = { note: 'Deposit of £1,000' };
        const headers = { ...as(who), 'if-match': '*' };
        await call('PATCH', `${path}/${await offer()}`, { headers, body });
        await takeBack();
        expect(await reply()).toMatchObject({ dueOn: '2097-05-01', pinned: false, outdated: true, ...body });
        await plan();
        // Another stage leaves it alone, and a day that nobody entered is none that is lost.
        await part(asAdmin, who, 'stage', { stage: 'rejected' });
        await takeBack();
        expect(await reply()).toMatchObject({ dueOn: '2097-06-23', outdated: false });
        const before = await history();
        await part(asAdmin, who, 'stage', { stage: 'offer' });
        await takeBack();
        expect(await reply()).toMatchObject({ dueOn: '2097-06-23', outdated: false });
        expect((await history()).slice(before.length)).not.toContainEqual(
          expect.objectContaining({ action: 'details' }),
        );
      },
    );

    it('to review, with a comment that the student reads and answers by the state', async () => {
      const mei = await person('counselor', 'Mei Chen');
      const who = await planning(mei);
      const own = `/api/applications/${who.application}/documents`;
      const silent = await review(mei.headers, who, { state: 'needs-change' });
      expect([silent.status, silent.body.errors]).toEqual([
        400,
        [{ field: 'comment', message: 'Say what needs a change.' }],
      ]);
      const comment = 'The page with the address is missing';
      const asked = await review(mei.headers, who, { state: 'needs-change', comment }, 1);
      expect(asked.body).toMatchObject({
        state: 'needs-change',
        comment,
        reviewedBy: 'Mei Chen',
        version: 2,
      });
      const answered = await call('PATCH', `${own}/${who.document}`, {
        headers: { ...as(who), 'if-match': '"2"' },
        body: { state: 'ready', note: 'tangerine' },
      });
      expect(answered.body).toMatchObject({
        state: 'ready',
        comment,
        reviewedBy: 'Mei Chen',
        note: 'tangerine',
      });
      expect((await get(`${STUDENTS}/${who.id}`)).text).not.toContain('tangerine');
      const late = await review(asAdmin, who, { state: 'seen' }, 2);
      expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('“ready” now')]);
      const seen = await review(asAdmin, who, { state: 'seen', comment: null }, 3);
      expect(seen.body).toMatchObject({ state: 'seen', comment: null, reviewedBy: 'Office' });
      expect((await get(own, as(who))).body).toMatchObject([{ state: 'seen', note: 'tangerine' }]);
      for (const body of [{}, { state: 'lost' }, { state: 'seen', comment: 5 }])
        expect([body, (await review(asAdmin, who, body)).status]).toEqual([body, 400]);
      // Neither writes what is the other's.
      await review(asAdmin, who, { state: 'seen', note: 'Mine' });
      await call('PATCH', `${own}/${who.document}`, {
        headers: { ...as(who), 'if-match': '*' },
        body: { comment: 'Mine' },
      });
      expect((await get(own, as(who))).body).toMatchObject([{ comment: null, note: 'tangerine' }]);
    });

    it('and counted as ready to be looked at, unless they are closed or not shared', async () => {
      const who = await planning(undefined, false);
      const ready = async () => (await get(STUDENTS)).body[0].documentsReady;
      const mark = (application: number, document: number, state: string) =>
        call('PATCH', `/api/applications/${application}/documents/${document}`, {
          headers: { ...as(who), 'if-match': '*' },
          body: { state },
        });
      const { id } = await add(who, 'MSc Law');
      const { body: others } = await call('POST', `/api/applications/${id}/documents`, {
        headers: as(who),
        body: { documents: [{ name: 'Passport' }, { name: 'References' }] },
      });
      await mark(who.application, who.document, 'ready');
      expect(await ready()).toBe(0);
      await share(who, who.requestId, true);
      expect(await ready()).toBe(1);
      for (const document of others) await mark(id, document.id, 'ready');
      expect(await ready()).toBe(3);
      await review(asAdmin, who, { state: 'seen' });
      expect(await ready()).toBe(2);
      await review(asAdmin, who, { state: 'needs-change', comment: 'The address is missing' });
      expect(await ready()).toBe(2);
      await setOwn(who, id, 'withdrawn');
      expect(await ready()).toBe(0);
      await mark(who.application, who.document, 'ready');
      expect(await ready()).toBe(1);
    });

    it('and with how many plans are older than the start, of those that are open and shared', async () => {
      const who = await planning(undefined, false);
      const older = async () => (await get(STUDENTS)).body[0].outdatedPlans;
      const path = `/api/applications/${who.application}`;
      const plan = (tasks: object[]) =>
        call('PUT', `${path}/tasks/planned`, { headers: as(who), body: { tasks } });
      await plan([{ ...task, rule: 'visa' }]);
      const edit = (body: object) => call('PATCH', path, { headers: { ...as(who), 'if-match': '*' }, body });
      expect((await edit({ intake: '2090-01' })).status).toBe(200);
      expect(await older()).toBe(0);
      await share(who, who.requestId, true);
      expect(await older()).toBe(1);
      const [shared] = (await get(`${STUDENTS}/${who.id}`)).body.applications;
      expect(shared.tasks).toMatchObject([{ outdated: true }, { outdated: true }]);
      await plan([task, { ...task, rule: 'visa' }]);
      expect(await older()).toBe(0);
      await edit({ intake: '2091-01' });
      expect(await older()).toBe(1);
      await setOwn(who, who.application, 'withdrawn');
      expect(await older()).toBe(0);
    });

    it('and by the next due day, of which nothing is kept that is done, closed or not shared', async () => {
      const [late, soon, silent] = [await planning(), await planning(), await planning(undefined, false)];
      const own = (who: Own & { task: number }) => `/api/applications/${who.application}/tasks/${who.task}`;
      const change = (who: Own & { task: number }, body: object) =>
        call('PATCH', own(who), { headers: { ...as(who), 'if-match': '*' }, body });
      const order = () => listed(asAdmin, '?sort=due');
      await change(late, { dueOn: '2027-03-01' });
      expect(await order()).toEqual([soon.id, late.id, silent.id]);
      await tick(asAdmin, soon);
      expect(await order()).toEqual([late.id, soon.id, silent.id]);
      await tick(asAdmin, soon, false);
      expect(await order()).toEqual([soon.id, late.id, silent.id]);
      await setOwn(soon, soon.application, 'withdrawn');
      expect(await order()).toEqual([late.id, soon.id, silent.id]);
      const { id } = await add(soon, 'MSc Law');
      const path = `/api/applications/${id}/tasks`;
      const early = {
        title: 'Ask Professor Rao',
        dueOn: '2026-12-24',
        dueTime: '09:00',
        zone: 'Asia/Kolkata',
      };
      const { body: added } = await call('POST', path, { headers: as(soon), body: early });
      expect(await order()).toEqual([soon.id, late.id, silent.id]);
      expect((await get(`${STUDENTS}?sort=due`)).body[0].nextTask).toEqual({
        id: added.id,
        applicationId: id,
        university: expect.any(String),
        owner: 'student',
        ...early,
        dueAt: '2026-12-24T03:30:00.000Z',
      });
      await call('DELETE', `${path}/${added.id}`, { headers: as(soon) });
      expect(await order()).toEqual([late.id, soon.id, silent.id]);
      await share(silent, silent.requestId, true);
      expect(await order()).toEqual([silent.id, late.id, soon.id]);
      const first = await get(`${STUDENTS}?sort=due&limit=1`);
      const next = /<(.+)>/.exec(first.headers.get('link')!)![1]!;
      expect(ids(await get(next))).toEqual([late.id]);
      await call('DELETE', `/api/applications/${late.application}`, { headers: as(late) });
      expect(await order()).toEqual([silent.id, late.id, soon.id]);
    });

    it('and with the offer that is to be answered first, and the next day on which a course closes', async () => {
      const who = await planning(undefined, false);
      const [law, art, past] = [
        await add(who, 'MSc Law'),
        await add(who, 'MA Art'),
        await add(who, 'MSc Old'),
      ];
      const told = async () => {
        const [{ nextOffer, nextClosing }] = (await get(STUDENTS)).body;
        return [
          nextOffer?.applicationId,
          nextOffer?.dueOn,
          nextOffer?.pinned,
          nextClosing?.applicationId,
          nextClosing?.closesOn,
        ];
      };
      const edit = (id: number, closesOn: string) =>
        call('PATCH', `/api/applications/${id}`, {
          headers: { ...as(who), 'if-match': '*' },
          body: { intake: '2099-09', closesOn },
        });
      expect(await told()).toEqual([undefined, undefined, undefined, undefined, undefined]);
      for (const [{ id }, day] of [
        [law, '2098-12-09'],
        [art, '2098-12-01'],
      ] as const)
        expect(await edit(id, day)).toMatchObject({ status: 200 });
      await server.database.query(`UPDATE applications SET "closesOn" = '2020-12-01' WHERE id = $1`, [
        past.id,
      ]);
      expect(await told()).toEqual([undefined, undefined, undefined, art.id, '2098-12-01']);
      // What is sent closes no more, and a day of a task is known only where those are shared.
      const plan = { tasks: [{ ...task, rule: 'accept', dueOn: '2098-03-27' }] };
      await call('PUT', `/api/applications/${art.id}/tasks/planned`, { headers: as(who), body: plan });
      for (const stage of ['preparing', 'submitted', 'offer']) await setOwn(who, art.id, stage);
      expect(await told()).toEqual([art.id, null, null, law.id, '2098-12-09']);
      await share(who, who.requestId, true);
      expect(await told()).toEqual([art.id, '2098-03-27', false, law.id, '2098-12-09']);
      for (const stage of ['preparing', 'submitted', 'offer']) await setOwn(who, law.id, stage);
      expect(await told()).toEqual([art.id, '2098-03-27', false, undefined, undefined]);
      await setOwn(who, art.id, 'declined');
      expect(await told()).toEqual([law.id, null, null, undefined, undefined]);
    });

    it('and without what a stage has left behind, until that stage is taken back', async () => {
      const [who, other] = [await planning(), await planning()];
      const path = `/api/applications/${who.application}`;
      const visa = { ...task, rule: 'visa', title: 'Visa', beforeStage: 'visa', dueOn: '2027-06-01' };
      const body = { tasks: [{ ...task, beforeStage: 'submitted' }, visa] };
      const planned = await call('PUT', `${path}/tasks/planned`, { headers: as(who), body });
      // A page that was loaded before the field was there leaves it as it is.
      const again = { tasks: [{ ...task, dueOn: '2027-01-12' }] };
      await call('PUT', `${path}/tasks/planned`, { headers: as(who), body: again });
      const next = async () => {
        const { body: students } = await get(`${STUDENTS}?sort=due`);
        return [students[0].id, students.find(({ id }: Own) => id === who.id).nextTask?.title];
      };
      expect(planned.body.map(({ beforeStage }: { beforeStage: string }) => beforeStage)).toEqual([
        'submitted',
        'visa',
      ]);
      expect(await next()).toEqual([who.id, 'Apply']);
      await setOwn(who, who.application, 'preparing');
      expect(await next()).toEqual([who.id, 'Apply']);
      await setOwn(who, who.application, 'submitted');
      expect(await next()).toEqual([other.id, 'Visa']);
      await call('POST', `${path}/undo`, { headers: { ...as(who), 'if-match': '*' } });
      expect(await next()).toEqual([who.id, 'Apply']);
      for (const stage of ['submitted', 'offer', 'accepted', 'visa'])
        await setOwn(who, who.application, stage);
      expect(await next()).toEqual([other.id, undefined]);
    });

    it('each once, when the student and many of the staff change them at once', async () => {
      const who = await planning();
      const own = `/api/applications/${who.application}/tasks/${who.task}`;
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          i % 3 === 0
            ? call('PATCH', own, { headers: { ...as(who), 'if-match': '"1"' }, body: { done: true } })
            : i % 3 === 1
              ? tick(asAdmin, who, true, 1)
              : review(asAdmin, who, { state: 'seen' }, 1),
        ),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(10);
    });
  });
});
