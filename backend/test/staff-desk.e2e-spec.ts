import { Housekeeping } from '../src/database/housekeeping.js';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client, type Reply } from './support/http.js';

const LIST = '/api/admin/consultation-requests';
const HOUR = 60 * 60 * 1000;

/** A day of the office, so many days from today. */
function officeDay(offset = 0): string {
  const time = new Date(Date.now() + offset * 24 * HOUR);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(time);
}

describe('the staff desk', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  const get = (path: string, headers = {}) => call('GET', path, { headers: { ...asAdmin, ...headers } });
  const list = (query = '', headers = {}) => get(LIST + query, headers);
  const names = (reply: Reply): string[] => reply.body.map(({ name }: { name: string }) => name);
  const total = (reply: Reply) => Number(reply.headers.get('x-total-count'));
  const next = (reply: Reply) => /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];

  interface Row {
    name: string;
    status?: string;
    country?: string | null;
    /** Hours ago. */
    ago?: number;
    withdrawn?: boolean;
    answered?: boolean;
  }
  async function store(...rows: Row[]): Promise<number[]> {
    const stored = await server.database.query<{ id: number }[]>(
      `INSERT INTO consultation_requests (name, email, phone, "searchText", status, country, "createdAt", "waitingSince", "withdrawnAt")
       SELECT name, 'a@b.co', '12345', lower(name) || E'\\na@b.co\\n12345', coalesce(status, 'new'), country, at,
         CASE WHEN answered IS NOT true THEN at END, CASE WHEN withdrawn THEN now() END
       FROM json_to_recordset($1)
         AS r (name text, status text, country text, ago float8, withdrawn boolean, answered boolean),
         LATERAL (SELECT now() - coalesce(ago, 0) * interval '1 hour' AS at) t
       RETURNING id`,
      [JSON.stringify(rows)],
    );
    return stored.map(({ id }) => id);
  }

  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(() => server.database.query('TRUNCATE consultation_requests CASCADE'));

  describe('lists', () => {
    it('by destination, with none, and together with a status', async () => {
      await store(
        { name: 'a', country: 'Canada' },
        { name: 'b' },
        { name: 'c', country: 'Canada', status: 'contacted' },
      );
      expect(names(await list('?country=Canada'))).toEqual(['c', 'a']);
      expect(names(await list('?country=none'))).toEqual(['b']);
      const both = await list('?country=Canada&status=contacted');
      expect([names(both), total(both)]).toEqual([['c'], 1]);
      expect(names(await list('?country=all&due=all'))).toHaveLength(3);
    });

    it('by days of the office', async () => {
      await store({ name: 'today' }, { name: 'yesterday', ago: 24 }, { name: 'last week', ago: 7 * 24 });
      const of = async (query: string) => {
        const reply = await list(query);
        expect(total(reply)).toBe(reply.body.length);
        return names(reply);
      };
      expect(await of(`?from=${officeDay()}&to=${officeDay()}`)).toEqual(['today']);
      expect(await of(`?from=${officeDay(-1)}`)).toEqual(['today', 'yesterday']);
      expect(await of(`?to=${officeDay(-1)}`)).toEqual(['yesterday', 'last week']);
      expect(await of(`?from=${officeDay(-1)}&to=${officeDay(-1)}&status=new`)).toEqual(['yesterday']);
      expect(await of(`?from=${officeDay(1)}`)).toEqual([]);
    });

    it('begins its day at midnight of the office, not of the server', async () => {
      await store({ name: 'before' }, { name: 'after' });
      await server.database.query(
        `UPDATE consultation_requests SET "createdAt" = ('2026-11-10 00:00'::timestamp AT TIME ZONE 'Asia/Kolkata')
           - CASE WHEN name = 'before' THEN interval '1 second' ELSE interval '0' END`,
      );
      expect(names(await list('?from=2026-11-10&to=2026-11-10'))).toEqual(['after']);
      expect(names(await list('?from=2026-11-09&to=2026-11-09'))).toEqual(['before']);
    });

    it('those that wait too long, and those that will today', async () => {
      const minutesToday = await server.database.query<{ left: number }[]>(
        `SELECT extract(epoch FROM ((now() AT TIME ZONE 'Asia/Kolkata')::date + 1) - (now() AT TIME ZONE 'Asia/Kolkata')) / 3600 AS left`,
      );
      const left = Number(minutesToday[0]!.left);
      await store(
        { name: 'long ago', ago: 24 * 20 },
        { name: 'just over', ago: 24.01 },
        { name: 'due tonight', ago: 24 - left / 2 },
        { name: 'due tomorrow', ago: Math.max(0, 24 - left - 0.01) },
        { name: 'contacted', ago: 30, status: 'contacted' },
        { name: 'answered', ago: 30, answered: true },
        { name: 'withdrawn', ago: 30, withdrawn: true },
      );
      const overdue = await list('?due=overdue');
      expect([names(overdue), total(overdue)]).toEqual([['just over', 'contacted', 'long ago'], 3]);
      expect(names(await list('?due=overdue&sort=oldest&limit=1'))).toEqual(['long ago']);
      expect(total(await list(`?due=overdue&from=${officeDay(-3)}`))).toBe(2);
      expect(total(await list(`?due=overdue&to=${officeDay(-3)}`))).toBe(1);
      expect(names(await list('?due=overdue&status=contacted'))).toEqual(['contacted']);
      const today = await list('?due=today');
      expect([names(today), total(today)]).toEqual([['due tonight'], 1]);
      const summary = (await get(`${LIST}/summary`)).body;
      expect([summary.overdue, summary.dueToday]).toEqual([3, 1]);
    });

    it('by any two filters at once', async () => {
      const [{ left }] = await server.database.query<[{ left: number }]>(
        `SELECT extract(epoch FROM ((now() AT TIME ZONE 'Asia/Kolkata')::date + 1) - (now() AT TIME ZONE 'Asia/Kolkata'))::float8 / 3600 AS left`,
      );
      await store(
        { name: 'overdue', ago: 30, country: 'Canada' },
        { name: 'tonight', ago: 24 - left / 2, country: 'Canada' },
        { name: 'tonight elsewhere', ago: 24 - left / 2 },
        { name: 'contacted', ago: 24 - left / 2, country: 'Canada', status: 'contacted' },
        { name: 'answered', ago: 24 - left / 2, country: 'Canada', answered: true },
      );
      const filters = [
        'due=today',
        'due=overdue',
        'status=new',
        'country=Canada',
        'country=none',
        `from=${officeDay(-1)}`,
        `to=${officeDay()}`,
        'search=tonight',
        'sort=oldest',
        'sort=waiting',
        'limit=1',
        'cursor=999999999',
      ];
      for (const [i, one] of filters.entries()) {
        for (const other of filters.slice(i + 1)) {
          if (one.split('=')[0] === other.split('=')[0]) continue;
          const query = `?${one}&${other}`;
          expect([query, (await list(query)).status]).toEqual([query, 200]);
        }
      }
      for (const [query, found] of [
        ['status=new', ['tonight elsewhere', 'tonight']],
        ['country=Canada', ['contacted', 'tonight']],
        ['country=none&status=new', ['tonight elsewhere']],
        [`from=${officeDay(-1)}&to=${officeDay()}&status=new&country=Canada`, ['tonight']],
        ['status=contacted', ['contacted']],
        ['search=else', ['tonight elsewhere']],
      ] as const) {
        const reply = await list(`?due=today&${query}`);
        expect([query, names(reply), total(reply)]).toEqual([query, found, found.length]);
      }
    });

    it('the oldest first, page by page, each once, also when a request between two pages is erased', async () => {
      await store(...['a', 'b', 'c', 'd', 'e'].map((name, i) => ({ name, ago: 5 - i })));
      const seen: string[] = [];
      let path: string | undefined = `${LIST}?sort=oldest&limit=2`;
      while (path) {
        const reply: Reply = await get(path);
        expect(total(reply)).toBeGreaterThan(3);
        seen.push(...names(reply));
        path = next(reply);
        if (seen.at(-1) === 'b') {
          await server.database.query(`DELETE FROM consultation_requests WHERE name = 'b'`);
        }
      }
      expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
    });

    it('goes on after a request that is gone, newest first', async () => {
      const [, second] = await store({ name: 'a', ago: 3 }, { name: 'b', ago: 2 }, { name: 'c', ago: 1 });
      await server.database.query('DELETE FROM consultation_requests WHERE id = $1', [second]);
      expect(names(await list(`?cursor=${second}`))).toEqual(['a']);
    });

    it.each([
      'country=Atlantis',
      'due=soon',
      'sort=name',
      'from=yesterday',
      'from=2026-02-30',
      'to=2026-13-01',
      'to=0000-00-00',
      'from=2026-11-10&from=2026-11-11',
      'due=today&due=overdue',
      'cursor=0',
    ])('refuses %s', async (query) => {
      for (const path of [LIST, `${LIST}/export`]) {
        if (path !== LIST && query.startsWith('cursor')) continue;
        const reply = await get(`${path}?${query}`);
        expect([path, reply.status]).toEqual([path, 400]);
        expect(reply.body.errors).toHaveLength(1);
      }
    });

    it('takes days and cursors at the ends of what there is', async () => {
      await store({ name: 'a' });
      for (const query of ['from=1900-01-01', 'to=2099-12-31', 'cursor=999999999999999']) {
        expect([query, names(await list(`?${query}`))]).toEqual([query, ['a']]);
      }
      expect(names(await list('?sort=oldest&cursor=999999999999999'))).toEqual([]);
    });
  });

  describe('polling', () => {
    it.each([
      [
        'a new request',
        `INSERT INTO consultation_requests (name, email, phone, "searchText") VALUES ('b', 'b', 'b', 'b')`,
      ],
      ['another status', `UPDATE consultation_requests SET status = 'contacted'`],
      ['a corrected phone number', `UPDATE consultation_requests SET phone = '99999'`],
      ['a withdrawal', 'UPDATE consultation_requests SET "withdrawnAt" = now()'],
      ['an erasure', 'DELETE FROM consultation_requests'],
    ])('is answered 304 until there is %s', async (_, change) => {
      await store({ name: 'a' });
      for (const query of ['', '?status=new', '?search=a', '?due=overdue']) {
        const etag = (await list(query)).headers.get('etag')!;
        expect((await list(query, { 'if-none-match': etag })).status).toBe(304);
      }
      const etag = (await list()).headers.get('etag')!;
      await server.database.query(change);
      expect((await list('', { 'if-none-match': etag })).status).toBe(200);
    });

    it('notices that time alone made a request overdue', async () => {
      await store({ name: 'a', ago: 24 - 5 / 3600 });
      const first = await list('?due=overdue');
      expect(names(first)).toEqual([]);
      const etag = first.headers.get('etag')!;
      await new Promise((resolve) => setTimeout(resolve, 5_200));
      const reply = await list('?due=overdue', { 'if-none-match': etag });
      expect([reply.status, names(reply)]).toEqual([200, ['a']]);
    });
  });

  describe('counts', () => {
    async function expectCounted() {
      const rows = await server.database.query<Record<string, unknown>[]>(
        `SELECT coalesce(c.n, 0) = coalesce(r.n, 0) AS right FROM
           (SELECT day, status, withdrawn, country, sum(requests)::int AS n FROM consultation_counts GROUP BY 1, 2, 3, 4) c
         FULL JOIN
           (SELECT d AS day, status, "withdrawnAt" IS NOT NULL AS withdrawn, coalesce(country, '') AS country, count(*)::int AS n
            FROM consultation_requests, LATERAL (VALUES ('-infinity'::date), (("createdAt" AT TIME ZONE 'Asia/Kolkata')::date)) v (d)
            GROUP BY 1, 2, 3, 4) r
         USING (day, status, withdrawn, country)`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter((row) => !row['right'])).toEqual([]);
    }

    it('stay right while many write at once, and when housekeeping folds them', async () => {
      const ids = await store(
        ...Array.from({ length: 60 }, (_, i) => ({
          name: `n${i}`,
          ago: i * 5,
          country: i % 3 ? 'Canada' : null,
        })),
      );
      const statuses = ['contacted', 'scheduled', 'completed', 'new'];
      const folding = server.app.get(Housekeeping).run();
      const replies = await Promise.all([
        ...ids.map((id, i) =>
          call('PATCH', `${LIST}/${id}/status`, { body: { status: statuses[i % 4] }, headers: asAdmin }),
        ),
        ...Array.from({ length: 4 }, (_, i) =>
          call('POST', `${LIST}/status`, {
            body: { changes: (i % 2 ? ids : ids.toReversed()).map((id) => ({ id, status: statuses[i]! })) },
            headers: asAdmin,
          }),
        ),
        ...Array.from({ length: 20 }, (_, i) =>
          call('POST', '/api/consultation-requests', {
            body: { name: `p${i}`, email: 'a@b.co', phone: '12345', country: 'Dubai' },
          }),
        ),
        server.database.query('DELETE FROM consultation_requests WHERE id = ANY ($1)', [ids.slice(0, 9)]),
      ]);
      await folding;
      const answered = replies
        .filter((reply): reply is Reply => 'status' in reply)
        .map(({ status }) => status);
      expect(new Set(answered)).toEqual(new Set(answered.includes(404) ? [200, 201, 404] : [200, 201]));
      await expectCounted();
      await server.app.get(Housekeeping).run();
      await expectCounted();
      const { body } = await get(`${LIST}/summary`);
      expect(body.total).toBe(71);
      expect(body.new + body.contacted + body.scheduled + body.completed).toBe(71);
    });
  });

  it.each([`${LIST}/summary`, `${LIST}/statistics`, '/api/admin/mails?state=failed', '/api/admin/accounts'])(
    'answers a poll of %s with 304 while nothing has changed',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect((await get(path, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
    },
  );

  describe('finds phone numbers', () => {
    const found = async (search: string) => names(await list(`?${new URLSearchParams({ search })}`));
    beforeEach(async () => {
      for (const [name, phone] of [
        ['spaced', '+91 98765 43210'],
        ['plain', '9876543210'],
        ['dashed', '(987) 654-3211'],
      ]) {
        const body = { name, email: 'j.12.34@example.com', phone };
        expect((await call('POST', '/api/consultation-requests', { body })).status).toBe(201);
      }
    });

    it.each([
      ['9876543210', ['plain', 'spaced']],
      ['+919876543210', ['plain', 'spaced']],
      ['0091 (98765) 43-210', ['plain', 'spaced']],
      ['+91 98765 43210', ['plain', 'spaced']],
      ['98 76 54 32 1', ['dashed', 'plain', 'spaced']],
      ['6543211', ['dashed']],
      ['654-3211', ['dashed']],
      ['9199', []],
      // A text that is not a phone number is searched as it is typed.
      ['12.34', ['dashed', 'plain', 'spaced']],
      ['1234@', []],
      ['1-', []],
      ['.', ['dashed', 'plain', 'spaced']],
    ])('however they are written: %s', async (search, people) => {
      expect(await found(search)).toEqual(people);
    });

    it('that were corrected, and not what they were before', async () => {
      await server.database.query(
        `UPDATE consultation_requests SET phone = '+44 20 7946 0958' WHERE name = 'spaced'`,
      );
      expect(await found('2079460958')).toEqual(['spaced']);
      expect(await found('9876543210')).toEqual(['plain']);
    });
  });

  it('gives the figures of the last 30 days', async () => {
    await store(
      { name: 'a', country: 'Canada' },
      { name: 'b', country: 'Canada', ago: 24, status: 'completed' },
      { name: 'c', ago: 29 * 24 },
      { name: 'too old', ago: 31 * 24 },
    );
    const { body } = await get(`${LIST}/statistics`);
    expect([body.from, body.to]).toEqual([officeDay(-29), officeDay()]);
    expect(body.days).toHaveLength(30);
    expect(body.days[0]).toEqual({ day: officeDay(-29), requests: 1 });
    expect(body.days.slice(-2).map(({ requests }: { requests: number }) => requests)).toEqual([1, 1]);
    expect(body.statuses).toEqual({ new: 2, contacted: 0, scheduled: 0, completed: 1 });
    expect(body.countries).toEqual([
      { country: 'Canada', requests: 2 },
      { country: null, requests: 1 },
    ]);
  });

  it('gives the median time to the first answer of the last 30 days', async () => {
    const median = async () => (await get(`${LIST}/summary`)).body.medianFirstResponseMinutes;
    expect(await median()).toBeNull();
    const ids = await store(
      { name: 'a', ago: 1 },
      { name: 'b', ago: 3 },
      { name: 'c', ago: 10 },
      { name: 'd' },
    );
    for (const id of ids.slice(0, 3)) {
      await call('PATCH', `${LIST}/${id}/status`, { body: { status: 'contacted' }, headers: asAdmin });
    }
    expect(await median()).toBeNull();
    for (const id of ids.slice(0, 3)) {
      const body = { channel: 'call', outcome: 'reached' };
      expect((await call('POST', `${LIST}/${id}/contacts`, { body, headers: asAdmin })).status).toBe(201);
    }
    expect(await median()).toBe(180);
    await server.database.query(
      `UPDATE consultation_requests SET "firstAnsweredAt" = now() - interval '31 days'`,
    );
    expect(await median()).toBeNull();
  });

  describe('searches among more requests than can be looked through', () => {
    beforeEach(() =>
      server.database.query(
        `INSERT INTO consultation_requests (name, email, phone, "searchText", "createdAt")
         SELECT n, 'a@b.co', '12345', n || E'\\na@b.co\\n12345', now() - i * interval '1 minute'
         FROM (SELECT i, CASE WHEN i % 4000 = 0 THEN 'qx' || i ELSE 'kumar' END AS n FROM generate_series(1, 51000) i) g`,
      ),
    );

    it('finds everything, page by page, also where no index helps', async () => {
      const seen: string[] = [];
      let pages = 0;
      let path: string | undefined = `${LIST}?search=qx&limit=2`;
      while (path) {
        const reply: Reply = await get(path);
        expect(reply.headers.get('x-total-count-exact')).toBe('false');
        seen.push(...names(reply));
        path = next(reply);
        pages++;
      }
      expect(seen).toEqual(Array.from({ length: 12 }, (_, i) => `qx${(i + 1) * 4000}`));
      expect(pages).toBeLessThan(25);
    });

    it('counts to the end only what is short, and says which it is', async () => {
      const many = await list('?search=kumar&limit=10');
      expect([many.headers.get('x-total-count-exact'), total(many)]).toEqual(['false', 11]);
      const few = await list('?search=qx4000&limit=10');
      expect([few.headers.get('x-total-count-exact'), total(few)]).toEqual(['true', 2]);
      expect(total(await list('?status=new&limit=1'))).toBe(51_000);
    });
  });
});
