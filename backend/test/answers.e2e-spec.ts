import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { sha256 } from '../src/common/tokens.js';
import { poolOf } from '../src/common/pool.js';
import { Housekeeping } from '../src/database/housekeeping.js';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client, type Reply } from './support/http.js';

const LIST = '/api/admin/consultation-requests';
const STAFF = '/api/admin/staff';
const HOUR_MS = 60 * 60 * 1000;

interface Person {
  id: number;
  name: string;
  headers: { 'admin-token': string };
}

describe('answers', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let people = 0;
  const as = (headers: object) => ({ headers: headers as Record<string, string> });
  const get = (path: string, headers: object = asAdmin) => call('GET', path, as(headers));
  const post = (path: string, body: object, headers: object = asAdmin) =>
    call('POST', path, { body, ...as(headers) });
  const sql = <T>(statement: string, parameters: unknown[] = []) =>
    server.database.query<T[]>(statement, parameters);

  async function add(fields: object = {}): Promise<Person> {
    const n = ++people;
    const person = { name: `Person ${n}`, email: `person${n}@example.com`, role: 'counselor', ...fields };
    const added = await post(STAFF, { takesRequests: false, ...person });
    expect(added.status).toBe(201);
    const token = await post(`${STAFF}/${added.body.id}/tokens`, { days: 1 });
    return { id: added.body.id, name: added.body.name, headers: { 'admin-token': token.body.token } };
  }
  async function request(fields: object = {}): Promise<number> {
    const body = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210', ...fields };
    return (await call('POST', '/api/consultation-requests', { body })).body.id;
  }
  const contact = (id: number, outcome: string, headers: object = asAdmin, channel = 'call') =>
    post(`${LIST}/${id}/contacts`, { channel, outcome }, headers);
  const undo = (id: number, contactId: number, headers: object = asAdmin) =>
    call('DELETE', `${LIST}/${id}/contacts/${contactId}`, as(headers));
  const details = async (id: number, headers: object = asAdmin) => (await get(`${LIST}/${id}`, headers)).body;
  const actions = async (id: number) =>
    (await get(`${LIST}/${id}/history`)).body.map(({ action }: { action: string }) => action);
  const setStatus = (id: number, status: string) =>
    call('PATCH', `${LIST}/${id}/status`, { body: { status }, ...as(asAdmin) });
  /** As if it had come in so many hours ago. */
  const age = (id: number, hours: number) =>
    sql(
      `UPDATE consultation_requests SET "createdAt" = now() - $2 * interval '1 hour', "waitingSince" = now() - $2 * interval '1 hour' WHERE id = $1`,
      [id, hours],
    );
  const ids = (reply: Reply): number[] => reply.body.map(({ id }: { id: number }) => id);
  const total = (reply: Reply) => Number(reply.headers.get('x-total-count'));
  const next = (reply: Reply) => /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  /** The visitor's private page. */
  async function ownPage(id: number): Promise<string> {
    const token = `token-${id}`.padEnd(43, 'x');
    await sql(
      `UPDATE consultation_requests SET "linkHash" = $2, "linkExpiresAt" = now() + interval '1 day' WHERE id = $1`,
      [id, sha256(token)],
    );
    return `/api/requests/${token}`;
  }
  /** As the staff desk's history, with what erasure leaves of it. */
  const events = (id: number) =>
    sql<{ id: number; action: string }>(
      'SELECT id, action FROM consultation_events WHERE "requestId" = $1 ORDER BY id',
      [id],
    );

  beforeAll(async () => {
    server = await startApp({ rateLimit: false });
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await sql('TRUNCATE consultation_requests CASCADE');
    await sql('TRUNCATE admin_tokens, staff CASCADE');
  });

  it('a visitor waits since the request, and only reaching them ends it', async () => {
    const asha = await add({ name: 'Asha Iyer' });
    const id = await request();
    const fresh = await details(id);
    expect(fresh).toMatchObject({
      waitingSince: fresh.createdAt,
      dueAt: new Date(Date.parse(fresh.createdAt) + 24 * HOUR_MS).toISOString(),
      firstAnsweredAt: null,
      lastContact: null,
    });
    for (const status of ['contacted', 'completed', 'new'])
      expect((await setStatus(id, status)).body).toMatchObject({ waitingSince: fresh.createdAt, status });

    const tried = await contact(id, 'no-answer', asha.headers);
    expect(tried.status).toBe(201);
    expect(tried.body).toMatchObject({
      status: 'new',
      waitingSince: fresh.createdAt,
      firstAnsweredAt: null,
      lastContact: { channel: 'call', outcome: 'no-answer', by: 'Asha Iyer', at: expect.any(String) },
      contactId: expect.any(Number),
    });
    expect(tried.headers.get('etag')).toBe(`"${tried.body.version}"`);

    const reached = await contact(id, 'reached', asha.headers, 'whatsapp');
    expect(reached.status).toBe(201);
    expect(reached.body).toMatchObject({
      status: 'contacted',
      waitingSince: null,
      dueAt: null,
      firstAnsweredAt: reached.body.lastContact.at,
      firstContactedAt: reached.body.lastContact.at,
      lastContact: { channel: 'whatsapp', outcome: 'reached', by: 'Asha Iyer' },
      version: tried.body.version + 1,
    });
    const history = (await get(`${LIST}/${id}/history`)).body.slice(-4);
    expect(history).toMatchObject([
      { action: 'contact', actor: 'staff', actorName: 'Asha Iyer', detail: { outcome: 'no-answer' } },
      { action: 'contact', detail: { channel: 'whatsapp', outcome: 'reached' } },
      { action: 'assignee', actorName: 'Asha Iyer', detail: { from: null, to: 'Asha Iyer' } },
      { action: 'status', actorName: 'Asha Iyer', detail: { from: 'new', to: 'contacted' } },
    ]);
    expect(new Date(history[1].detail.waitingSince).toISOString()).toBe(fresh.createdAt);

    const again = await contact(id, 'reached', asha.headers, 'email');
    expect(again.body).toMatchObject({ firstAnsweredAt: reached.body.firstAnsweredAt, status: 'contacted' });
    expect((await get(`${LIST}/${id}/history`)).body.at(-1).detail.waitingSince).toBeNull();
  });

  it('what was nobody’s is of whoever answers, and nobody’s again once that is taken back', async () => {
    const [asha, lena] = [await add({ name: 'Asha Iyer', role: 'lead' }), await add({ name: 'Lena' })];
    const id = await request();
    const assignee = async () => (await details(id)).assignee?.name ?? null;
    const attempts = async () =>
      (await get(`${LIST}/${id}/history`)).body.map((event: { action: string }) => event.action);
    await contact(id, 'no-answer', asha.headers);
    expect(await assignee()).toBeNull();
    const first = await contact(id, 'reached', asha.headers);
    expect([first.body.assignee.name, await assignee()]).toEqual(['Asha Iyer', 'Asha Iyer']);
    const undone = await call('DELETE', `${LIST}/${id}/contacts/${first.body.contactId}`, {
      headers: asha.headers as Record<string, string>,
    });
    expect([undone.status, undone.body.assignee, undone.body.status]).toEqual([200, null, 'new']);
    expect(await attempts()).toEqual(['contact', 'note']);

    const second = await contact(id, 'reached', asha.headers);
    await post(`${LIST}/assignees`, { changes: [{ id, assigneeId: lena.id }] });
    await call('DELETE', `${LIST}/${id}/contacts/${second.body.contactId}`, {
      headers: asha.headers as Record<string, string>,
    });
    expect(await assignee()).toBe('Lena');

    // ADMIN_TOKEN is nobody's.
    const other = await request();
    expect((await contact(other, 'reached')).body.assignee).toBeNull();
    const asked = await request();
    await call('POST', `${LIST}/${asked}/messages`, {
      body: { text: 'Hello' },
      headers: asha.headers as Record<string, string>,
    });
    expect((await details(asked)).assignee).toMatchObject({ name: 'Asha Iyer' });
  });

  it('undoing an attempt makes the request what it was', async () => {
    const id = await request();
    await sql(`UPDATE consultation_requests SET "remindedAt" = now() WHERE id = $1`, [id]);
    const row = async () =>
      (
        await sql<object>(
          `SELECT r."waitingSince"::text, "firstAnsweredAt", "firstAnsweredById", "firstContactedAt", status, "remindedAt" FROM consultation_requests r WHERE id = $1`,
          [id],
        )
      )[0];
    const before = await row();
    const { body } = await contact(id, 'reached');
    expect(await row()).not.toEqual(before);
    const undone = await undo(id, body.contactId);
    expect(undone.status).toBe(200);
    expect(undone.headers.get('etag')).toBe(`"${undone.body.version}"`);
    expect(undone.body).toMatchObject({ status: 'new', lastContact: null });
    expect(await row()).toEqual(before);
    // The history says only that it was taken back.
    expect((await get(`${LIST}/${id}/history`)).body).toMatchObject([
      { actor: 'staff', actorName: 'Office', action: 'note', detail: { text: 'Took back: reached by call' } },
    ]);
    expect((await undo(id, body.contactId)).status).toBe(404);
  });

  it('is due after 24 hours of the wall clock, over midnight and where clocks are set', async () => {
    const id = await request();
    const connections = poolOf(server.database);
    const inLondon = (connection: { query(text: string): Promise<unknown> }) =>
      void connection.query(`SET TIME ZONE 'Europe/London'`).catch(() => undefined);
    connections.on('acquire', inLondon);
    // Both nights on which London sets its clocks, a midnight of the office, and a Sunday.
    for (const since of [
      '2027-03-28T00:30:00.000Z',
      '2027-10-31T00:30:00.000Z',
      '2026-11-25T18:29:00.000Z',
      '2026-11-29T06:00:00.000Z',
    ]) {
      await sql('UPDATE consultation_requests SET "waitingSince" = $2::timestamptz WHERE id = $1', [
        id,
        since,
      ]);
      expect((await details(id)).dueAt).toBe(new Date(Date.parse(since) + 24 * HOUR_MS).toISOString());
    }
    connections.off('acquire', inLondon);
    await sql(`SET TIME ZONE 'UTC'`);
  });

  describe('pressed twice', () => {
    it('are one event, of fifty at once, too', async () => {
      const id = await request();
      const replies = await Promise.all(Array.from({ length: 50 }, () => contact(id, 'reached')));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(replies.map(({ body }) => body.contactId)).size).toBe(1);
      expect(await actions(id)).toEqual(['contact', 'status']);
    });

    it('are several by another channel, with another outcome, of another person and after a minute', async () => {
      const id = await request();
      const { headers } = await add();
      await contact(id, 'no-answer');
      await contact(id, 'no-answer', asAdmin, 'whatsapp');
      await contact(id, 'no-answer', headers);
      await contact(id, 'reached');
      expect(await actions(id)).toEqual(['contact', 'contact', 'contact', 'contact', 'status']);
      await sql(`UPDATE consultation_events SET "createdAt" = now() - interval '61 seconds'`);
      await contact(id, 'no-answer');
      expect(await actions(id)).toHaveLength(6);
    });
  });

  describe('undone', () => {
    it.each([
      ['a change of status', (id: number) => setStatus(id, 'scheduled')],
      ['another attempt', (id: number) => contact(id, 'no-answer', asAdmin, 'email')],
      ['a withdrawal', async (id: number) => call('POST', `${await ownPage(id)}/withdraw`)],
    ])('stay after %s, unless they reached nobody', async (_, then) => {
      const id = await request();
      const missed = (await contact(id, 'no-answer')).body.contactId;
      const { contactId } = (await contact(id, 'reached')).body;
      expect((await then(id)).status).toBeLessThan(300);
      const refused = await undo(id, contactId);
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        'Something else has happened to this request since. It stays recorded.',
      ]);
      expect((await details(id)).waitingSince).toBeNull();
      expect((await undo(id, missed)).status).toBe(200);
      expect((await events(id)).map((event) => event.id)).not.toContain(missed);
      expect((await details(id)).waitingSince).toBeNull();
    });

    it('go also after a note, and after the request has been given to somebody', async () => {
      const ravi = await add();
      const id = await request();
      const { contactId } = (await contact(id, 'reached')).body;
      await post(`${LIST}/${id}/notes`, { text: 'A note' });
      await call('PATCH', `${LIST}/${id}/assignee`, {
        body: { assigneeId: ravi.id },
        headers: { ...asAdmin, 'if-match': '*' },
      });
      expect((await undo(id, contactId)).body).toMatchObject({ status: 'new', assignee: { id: ravi.id } });
      expect(await actions(id)).toEqual(['note', 'assignee', 'note']);
    });

    it('are one’s own, of the last ten minutes and of this request', async () => {
      const asha = await add({ name: 'Asha Iyer' });
      const id = await request();
      const { contactId } = (await contact(id, 'no-answer', asha.headers)).body;
      const others = await undo(id, contactId);
      expect([others.status, others.body.detail]).toEqual([
        409,
        'Asha Iyer recorded this. Only that person can take it back.',
      ]);
      expect((await undo(await request(), contactId, asha.headers)).status).toBe(404);
      const [status] = await sql<{ id: number }>(
        `INSERT INTO consultation_events ("requestId", actor, "actorName", action) VALUES ($1, 'staff', 'Asha Iyer', 'note') RETURNING id`,
        [id],
      );
      expect((await undo(id, status!.id, asha.headers)).status).toBe(404);
      await sql(`UPDATE consultation_events SET "createdAt" = now() - interval '601 seconds'`);
      const late = await undo(id, contactId, asha.headers);
      expect([late.status, late.body.detail]).toEqual([
        409,
        'This was recorded more than ten minutes ago. It stays.',
      ]);
    });
  });

  it('are refused in words once the visitor has withdrawn', async () => {
    const id = await request();
    await call('POST', `${await ownPage(id)}/withdraw`);
    for (const outcome of ['reached', 'no-answer']) {
      const reply = await contact(id, outcome);
      expect([reply.status, reply.body.detail]).toEqual([
        409,
        'The visitor has withdrawn this request. Please do not contact them.',
      ]);
    }
    expect(await actions(id)).toEqual(['withdrawn']);
  });

  it('never follow a withdrawal or an erasure of the same moment', async () => {
    for (let round = 0; round < 15; round++) {
      const id = await request();
      const own = await ownPage(id);
      const [reached, withdrawn] = await Promise.all([
        contact(id, 'reached'),
        call('POST', `${own}/withdraw`),
      ]);
      expect([201, 409]).toContain(reached.status);
      expect(withdrawn.status).toBe(200);
      const row = await details(id);
      expect([row.waitingSince, row.firstAnsweredAt === null]).toEqual([null, reached.status === 409]);
      expect(await actions(id)).toEqual(
        reached.status === 409 ? ['withdrawn'] : ['contact', 'status', 'withdrawn'],
      );
    }
    for (let round = 0; round < 15; round++) {
      const id = await request();
      const own = await ownPage(id);
      const { contactId } = (await contact(id, 'no-answer')).body;
      const replies = await Promise.all([contact(id, 'reached'), call('DELETE', own), undo(id, contactId)]);
      expect([201, 404]).toContain(replies[0].status);
      expect(replies[1].status).toBe(200);
      expect([200, 404]).toContain(replies[2].status);
      expect(await events(id)).toEqual([]);
    }
  });

  it('are on the visitor’s page, without the name of staff', async () => {
    const asha = await add({ name: 'Asha Iyer' });
    const id = await request();
    const own = await ownPage(id);
    await contact(id, 'no-answer', asha.headers);
    await contact(id, 'reached', asha.headers, 'whatsapp');
    const { body } = await call('GET', own);
    expect(body).toMatchObject({
      waitingSince: null,
      dueAt: null,
      firstAnsweredAt: expect.any(String),
      contacts: [
        { channel: 'call', outcome: 'no-answer', createdAt: expect.any(String) },
        { channel: 'whatsapp', outcome: 'reached', createdAt: body.firstAnsweredAt },
      ],
    });
    expect(JSON.stringify(body.contacts)).not.toContain('Asha Iyer');
  });

  it.each([
    {},
    { channel: 'call' },
    { channel: 'fax', outcome: 'reached' },
    { channel: 'call', outcome: 'maybe' },
  ])('are not recorded as %j', async (body) => {
    expect((await post(`${LIST}/${await request()}/contacts`, body)).status).toBe(400);
  });

  it('make a list a new one for those who poll it', async () => {
    const id = await request();
    const etag = async () => (await get(LIST)).headers.get('etag');
    const before = await etag();
    const { contactId, version } = (await contact(id, 'no-answer')).body;
    const recorded = await etag();
    expect(recorded).not.toBe(before);
    const undone = await undo(id, contactId);
    expect(await etag()).not.toBe(recorded);
    expect([version, undone.body.version]).toEqual([1, 1]);
  });

  describe('those who wait', () => {
    it('are listed by how long, page by page, each once, also when one is answered meanwhile', async () => {
      const ravi = await add();
      const stored: number[] = [];
      for (let n = 0; n < 9; n++) stored.push(await request({ country: n % 2 ? 'Canada' : 'Dubai' }));
      for (const [n, id] of stored.entries()) await age(id, [3, 70, 1, 30, 26, 8, 50, 2, 90][n]!);
      await sql('UPDATE consultation_requests SET "assigneeId" = $2 WHERE id = ANY ($1)', [
        stored.slice(0, 4),
        ravi.id,
      ]);
      const byWait = [8, 1, 6, 3, 4, 5, 0, 7, 2].map((n) => stored[n]!);
      for (const headers of [asAdmin, ravi.headers]) {
        const whole = await get(`${LIST}?sort=waiting`, headers);
        expect([ids(whole), total(whole)]).toEqual([byWait, 9]);
      }
      const mine = await get(`${LIST}?sort=waiting&assignee=me`, ravi.headers);
      expect([ids(mine), total(mine)]).toEqual([[stored[1], stored[3], stored[0], stored[2]], 4]);
      expect(ids(await get(`${LIST}?sort=waiting&country=Canada&due=overdue`))).toEqual([
        stored[1],
        stored[3],
      ]);

      const read: number[] = [];
      let page: string | undefined = `${LIST}?sort=waiting&limit=3`;
      while (page) {
        const reply: Reply = await get(page, ravi.headers);
        read.push(...ids(reply));
        // The last of the first page, on which the next one goes on.
        if (read.length === 3) await contact(read[2]!, 'reached');
        page = next(reply);
      }
      expect(read).toEqual(byWait);
      expect(ids(await get(`${LIST}?sort=waiting`))).toEqual(byWait.filter((id) => id !== byWait[2]));
    });

    it('are counted as they are, whatever happens to them, for everybody', async () => {
      const people = [await add(), await add()];
      const callers = [{ headers: asAdmin, id: null }, ...people];
      const someHours = fc.integer({ min: 0, max: 80 });
      const step = fc.oneof(
        {
          weight: 3,
          arbitrary: fc.record({ ask: fc.constantFrom(null, 'Canada', 'Dubai'), hours: someHours }),
        },
        fc.record({ reach: fc.nat() }),
        fc.record({ takeBack: fc.nat() }),
        fc.record({ status: fc.constantFrom('new', 'contacted', 'completed'), of: fc.nat() }),
        fc.record({ give: fc.nat(), to: fc.constantFrom(null, 0, 1) }),
        fc.record({ withdraw: fc.nat() }),
        fc.record({ erase: fc.nat() }),
        fc.constant({ housekeeping: true }),
      );
      const known: number[] = [];
      const one = (n: number) => known[n % known.length] ?? 0;
      const done: Record<string, (step: never) => Promise<unknown>> = {
        ask: async ({ ask, hours }: { ask: string | null; hours: number }) => {
          const id = await request({ country: ask });
          known.push(id);
          await age(id, hours);
        },
        reach: ({ reach }: { reach: number }) => contact(one(reach), 'reached'),
        takeBack: async ({ takeBack }: { takeBack: number }) => {
          const event = (await events(one(takeBack))).find(({ action }) => action === 'contact');
          if (event) await undo(one(takeBack), event.id);
        },
        status: ({ status, of }: { status: string; of: number }) => setStatus(one(of), status),
        give: ({ give, to }: { give: number; to: number | null }) =>
          post(`${LIST}/assignees`, {
            changes: [{ id: one(give) || 1, assigneeId: to === null ? null : people[to]!.id }],
          }),
        withdraw: async ({ withdraw }: { withdraw: number }) =>
          call('POST', `${await ownPage(one(withdraw))}/withdraw`),
        erase: async ({ erase }: { erase: number }) => call('DELETE', await ownPage(one(erase))),
        housekeeping: () => server.app.get(Housekeeping).run(),
      };

      const WAITS = `"waitingSince" IS NOT NULL`;
      const OVERDUE = `"waitingSince" <= now() - interval '24 hours'`;
      const TONIGHT = `(((now() AT TIME ZONE 'Asia/Kolkata')::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`;
      const plain: Record<string, string> = {
        waiting: WAITS,
        overdue: OVERDUE,
        today: `${WAITS} AND NOT ${OVERDUE} AND "waitingSince" + interval '24 hours' < ${TONIGHT}`,
      };
      async function expectCounted() {
        for (const { headers, id } of callers) {
          const seen = id === null ? 'true' : `("assigneeId" IS NULL OR "assigneeId" = ${id})`;
          const counts: Record<string, number> = {};
          for (const [due, waits] of Object.entries(plain)) {
            for (const [filter, means] of [
              ['', 'true'],
              ['&status=contacted', `status = 'contacted'`],
              ['&country=none', 'country IS NULL'],
              ['&country=Canada&status=new', `country = 'Canada' AND status = 'new'`],
              ['&assignee=none', '"assigneeId" IS NULL'],
              [`&assignee=${people[0]!.id}`, `"assigneeId" = ${people[0]!.id}`],
              ['&from=2026-01-01', 'true'],
            ] as const) {
              const [row] = await sql<{ n: number }>(
                `SELECT count(*)::int AS n FROM consultation_requests WHERE ${seen} AND ${waits} AND ${means}`,
              );
              const listed = await get(`${LIST}?due=${due}${filter}`, headers);
              expect([due, filter, total(listed), listed.body.length]).toEqual([due, filter, row!.n, row!.n]);
              if (filter === '') counts[due] = row!.n;
            }
          }
          const { body } = await get(`${LIST}/summary`, headers);
          const waiting = async (assignee: string) =>
            total(await get(`${LIST}?due=waiting&assignee=${assignee}`, headers));
          expect(body).toMatchObject({
            overdue: counts['overdue'],
            dueToday: counts['today'],
            waiting: counts['waiting'],
            waitingMine: await waiting('me'),
            waitingUnassigned: await waiting('none'),
          });
        }
        expect(await sql('SELECT FROM waiting_counts WHERE slot = 0 AND requests = 0')).toEqual([]);
      }
      for (const steps of fc.sample(fc.array(step, { minLength: 12, maxLength: 12 }), 5)) {
        for (const each of steps) await done[Object.keys(each)[0]!]!(each as never);
        await expectCounted();
      }
      expect(known.length).toBeGreaterThan(5);
    }, 120_000);
  });

  describe('how soon', () => {
    /** First answered just now, so many minutes after the request. */
    async function answeredAfter(minutes: number, headers: object = asAdmin): Promise<number> {
      const id = await request();
      await age(id, minutes / 60);
      expect((await contact(id, 'reached', headers)).status).toBe(201);
      return id;
    }
    const now = Date.now;
    let minutes = 0;
    /** As it is a minute later. */
    const published = async () => {
      const later = ++minutes * 61_000;
      Date.now = () => now() + later;
      return (await get('/api/response-time', {})).body;
    };
    afterEach(() => void (Date.now = now));
    const NONE = { medianMinutes: null, p90Minutes: null, days: 30 };

    it('is published from 20 requests on, and is what the statement in the docs finds', async () => {
      const docs = readFileSync(new URL('../../docs/staff.md', import.meta.url), 'utf8');
      const [, statement] = /```sql\n([^`]+)```/.exec(docs)!;
      for (let n = 1; n <= 18; n++) await answeredAfter(n * 10);
      const written = await request();
      await age(written, 190 / 60);
      const body = { text: 'Here is your answer.' };
      expect((await call('POST', `${LIST}/${written}/messages`, { body, headers: asAdmin })).status).toBe(
        201,
      );
      expect(await published()).toEqual({ ...NONE, requests: 19 });
      const last = await answeredAfter(200);
      // None of these is a first answer of the last 30 days.
      await contact(last, 'reached', asAdmin, 'email');
      await contact(await request(), 'no-answer');
      await setStatus(await request(), 'contacted');
      const undone = await request();
      await undo(undone, (await contact(undone, 'reached')).body.contactId);
      const longAgo = await answeredAfter(5);
      await sql(
        `UPDATE consultation_events SET "createdAt" = now() - interval '31 days' WHERE "requestId" = $1`,
        [longAgo],
      );
      await sql(
        `UPDATE consultation_requests SET "firstAnsweredAt" = now() - interval '31 days' WHERE id = $1`,
        [longAgo],
      );
      const recorded = await request();
      await sql(
        `UPDATE consultation_requests SET status = 'contacted', "waitingSince" = NULL WHERE id = $1`,
        [recorded],
      );
      await contact(recorded, 'reached');

      const found = await published();
      expect(found).toEqual({ medianMinutes: 105, p90Minutes: 181, requests: 20, days: 30 });
      expect(await sql(statement!)).toEqual([found]);
    });

    it('is computed once a minute', async () => {
      expect(await published()).toEqual({ ...NONE, requests: 0 });
      await answeredAfter(10);
      const kept = await get('/api/response-time', {});
      expect(kept.body.requests).toBe(0);
      const known = { 'if-none-match': kept.headers.get('etag')! };
      expect((await get('/api/response-time', known)).status).toBe(304);
      expect((await published()).requests).toBe(1);
    });

    it('is in the summary: a counselor’s own answers, all for others', async () => {
      const [ravi, mei] = [await add(), await add()];
      await answeredAfter(10, ravi.headers);
      await answeredAfter(30, ravi.headers);
      await answeredAfter(60, mei.headers);
      await answeredAfter(400);
      const median = async (headers: object) =>
        (await get(`${LIST}/summary`, headers)).body.medianFirstResponseMinutes;
      expect(await median(ravi.headers)).toBe(20);
      expect(await median(mei.headers)).toBe(60);
      expect(await median(asAdmin)).toBe(45);
    });

    it('is told to leads of each person, with what is on their side, by name', async () => {
      const mei = await add({ name: 'mei', role: 'lead' });
      const ravi = await add({ name: 'Ravi' });
      const gone = await add({ name: 'Asha' });
      const idle = await add({ name: 'Zoe' });
      await answeredAfter(10, ravi.headers);
      await answeredAfter(40, ravi.headers);
      await answeredAfter(5, gone.headers);
      const waits = [await request(), await request(), await request()];
      const give = (id: number, to: Person) =>
        post(`${LIST}/assignees`, { changes: [{ id, assigneeId: to.id }] });
      for (const id of waits) await give(id, ravi);
      await age(waits[1]!, 5);
      await setStatus(waits[1]!, 'completed');
      await post(`${STAFF}/${gone.id}/deactivation`, { handOverTo: null });
      const away = await add({ name: 'Away' });
      await post(`${STAFF}/${away.id}/deactivation`, { handOverTo: null });

      const reply = await get('/api/admin/team', mei.headers);
      const NOTHING = {
        email: expect.stringMatching(/^person\d+@example\.com$/),
        active: true,
        open: 0,
        waiting: 0,
        waitingSince: null,
        answered: 0,
        medianMinutes: null,
      };
      expect(reply.body).toEqual([
        {
          ...NOTHING,
          id: gone.id,
          name: 'Asha',
          role: 'counselor',
          active: false,
          answered: 1,
          medianMinutes: 5,
        },
        { ...NOTHING, id: mei.id, name: 'mei', role: 'lead' },
        {
          id: ravi.id,
          name: 'Ravi',
          email: expect.stringMatching(/^person\d+@example\.com$/),
          role: 'counselor',
          active: true,
          open: 5,
          waiting: 3,
          waitingSince: (await details(waits[1]!)).waitingSince,
          answered: 2,
          medianMinutes: 25,
        },
        { ...NOTHING, id: idle.id, name: 'Zoe', role: 'counselor' },
      ]);
      const refused = await get('/api/admin/team', ravi.headers);
      expect([refused.status, refused.body.detail]).toEqual([
        403,
        'Only leads and owners may see this. Ask one of them.',
      ]);
    });
  });
});
