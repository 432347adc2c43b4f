import type { ApplicationDetails } from '../src/applications/applications.dto.js';
import { STAGES } from '../src/applications/stages.js';
import type { SharedStudent, StudentDetails } from '../src/applications/students.dto.js';
import { asAdmin } from './support/http.js';
import { type Student, useStudents } from './support/students.js';

const STUDENTS = '/api/admin/students';

/** What staff may set after each stage; after the others nothing. */
const FOR_STAFF: Record<string, string[]> = {
  submitted: ['offer', 'rejected'],
  visa: ['enrolled', 'refused'],
};

/**
 * Triggers end a sharing and follow the assignee, and changes lock an application before its sharing, by
 * no other connection than their own.
 */
/** Changes lock an application before its sharing, by no other connection than their own. */
describe('applications that are shared with staff', () => {
  const { server, call, as, get, student, person, assign, add, setOwn, change, ids, listed, sharing, seen } =
    useStudents();

  describe('are there for staff by the request', () => {
    /** Who calls; whether they see a student of Ravi's, of Mei's, of nobody's. */
    const ACCESS: [string, boolean, boolean, boolean][] = [
      ['Ravi', true, false, true],
      ['Mei', false, true, true],
      ['the lead', true, true, true],
      ['the owner', true, true, true],
      ['ADMIN_TOKEN', true, true, true],
    ];

    it('in the list, its count, a search and on every route', async () => {
      const ravi = await person();
      const mei = await person();
      const callers: Record<string, Record<string, string>> = {
        Ravi: ravi.headers,
        Mei: mei.headers,
        'the lead': (await person('lead')).headers,
        'the owner': (await person('owner')).headers,
        ADMIN_TOKEN: asAdmin,
      };
      const students = [await sharing(ravi), await sharing(mei), await sharing()];
      await add(await student());
      for (const [name, ...sees] of ACCESS) {
        const headers = callers[name]!;
        const own = students.filter((_, i) => sees[i]).map(({ id }) => id);
        const reply = await get(STUDENTS, headers);
        const found = await get(`${STUDENTS}?search=asha`, headers);
        expect([name, ids(reply), reply.headers.get('x-total-count')]).toEqual([
          name,
          own,
          String(own.length),
        ]);
        expect([name, ids(found), found.headers.get('x-total-count')]).toEqual([
          name,
          own,
          String(own.length),
        ]);
        for (const [i, who] of students.entries()) {
          expect([name, i, await listed(headers, `?search=${who.username}`)]).toEqual([
            name,
            i,
            sees[i] ? [who.id] : [],
          ]);
          const replies = [
            await get(`${STUDENTS}/${who.id}`, headers),
            await change(headers, who, who.application, 'asked', { day: '2026-03-12' }),
            await change(headers, who, who.application, 'undo'),
            await change(headers, who, who.application, 'stage', { stage: 'offer' }),
          ];
          expect([name, i, replies.map(({ status }) => status)]).toEqual([
            name,
            i,
            sees[i] ? [200, 200, 200, 409] : [404, 404, 404, 404],
          ]);
        }
      }
      expect(await listed(ravi.headers, '?assignee=me')).toEqual([students[0]!.id]);
      expect(await listed(ravi.headers, '?assignee=none')).toEqual([students[2]!.id]);
      expect(await listed(ravi.headers, `?assignee=${mei.id}`)).toEqual([]);
      expect(await listed(asAdmin, `?assignee=${mei.id}`)).toEqual([students[1]!.id]);
      expect((await get(`${STUDENTS}?assignee=x`)).status).toBe(400);
      expect((await get(`${STUDENTS}?sort=newest`)).status).toBe(400);
    });

    it('and follow it to another counselor, and to nobody', async () => {
      const [ravi, mei] = [await person(), await person()];
      const who = await sharing(ravi);
      await assign(who.requestId, mei.id);
      expect([await seen(who, ravi.headers), await seen(who, mei.headers)]).toEqual([404, 200]);
      expect([await listed(ravi.headers), await listed(mei.headers)]).toEqual([[], [who.id]]);
      await assign(who.requestId, null);
      expect([await seen(who, ravi.headers), await seen(who, mei.headers)]).toEqual([200, 200]);
    });

    it('never another student’s, nor one that is not shared', async () => {
      const who = await sharing();
      const other = await student();
      const { id } = await add(other);
      for (const body of [{ day: '2026-03-12' }]) {
        expect((await change(asAdmin, who, id, 'asked', body)).status).toBe(404);
        expect((await change(asAdmin, other, id, 'asked', body)).status).toBe(404);
      }
      expect(await seen(other)).toBe(404);
      for (const wrong of ['abc', '0', '-1', '1e3'])
        expect((await get(`${STUDENTS}/${wrong}`)).status).toBe(400);
      expect((await get(`${STUDENTS}/${'9'.repeat(30)}`)).status).toBe(404);
      expect((await get(`${STUDENTS}/${who.id}`, {})).status).toBe(401);
      expect((await get(STUDENTS, as(who))).status).toBe(401);
    });

    it('without the notes, which are the student’s own', async () => {
      const who = await sharing();
      const edit = (body: object) =>
        call('PATCH', `/api/applications/${who.application}`, {
          headers: { ...as(who), 'if-match': '*' },
          body,
        });
      await edit({ notes: 'tangerine' });
      await edit({ notes: 'marmalade', programme: 'MSc Law' });
      const { text, body } = await get(`${STUDENTS}/${who.id}`);
      expect(text).not.toMatch(/notes|tangerine|marmalade/);
      expect(body.applications[0].history).toMatchObject([
        {
          action: 'details',
          actor: 'student',
          actorName: null,
          changes: [{ field: 'programme', to: 'MSc Law' }],
        },
      ]);
    });
  });

  describe('are changed by staff', () => {
    it('only by what universities and embassies decide, whatever the stage', async () => {
      const who = await sharing();
      const { application } = who;
      for (const from of STAGES)
        for (const to of STAGES) {
          await server().database.query('DELETE FROM application_events');
          await server().database.query('UPDATE applications SET stage = $1, version = 7', [from]);
          const reply = await change(asAdmin, who, application, 'stage', { stage: to }, 7);
          const open = FOR_STAFF[from] ?? [];
          expect([from, to, reply.status]).toEqual([from, to, open.includes(to) ? 200 : 409]);
          if (reply.status === 200) expect(reply.body).toMatchObject({ stage: to, version: 8 });
          else for (const stage of open) expect(reply.body.error).toContain(`“${stage}”`);
        }
      await server().database.query(`UPDATE applications SET stage = 'offer'`);
      const own = await change(asAdmin, who, application, 'stage', { stage: 'accepted' });
      expect(own.body.error).toBe("What follows “offer” is the student's own act, not for staff to set.");
    });

    it('with who and when in the history of both, and of the version that was seen', async () => {
      const mei = await person('counselor', 'Mei Chen');
      const who = await sharing(mei);
      const { application } = who;
      await setOwn(who, application, 'preparing');
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
      const [stored] = await server().database.query<[{ actorId: number }]>(
        `SELECT "actorId" FROM application_events WHERE action = 'asked'`,
      );
      expect(stored.actorId).toBe(mei.id);
    });

    it('and taken back for ten minutes by whom it came from, also among namesakes', async () => {
      const mei = await person('lead', 'Mei Chen');
      const namesake = await person('lead', 'Mei Chen');
      const who = await sharing();
      const { application } = who;
      await server().database.query(`UPDATE applications SET stage = 'submitted'`);
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
      await server().database.query(
        `UPDATE application_events SET "createdAt" = now() - interval '10 minutes'`,
      );
      expect((await undoneBy(asAdmin)).body.error).toBe(
        'There is nothing to undo: that is possible for ten minutes.',
      );
    });

    it('once, when the student and many of the staff want it at once', async () => {
      const who = await sharing();
      const others = await Promise.all(Array.from({ length: 3 }, (_, i) => add(who, `MSc ${i}`)));
      await server().database.query(`UPDATE applications SET stage = 'submitted'`);
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
        sharedSince: expect.any(String),
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
});
