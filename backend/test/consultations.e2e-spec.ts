import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { asAdmin, client, type Reply } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

const asha = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };

describe('consultation requests', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  const post = (body: unknown, headers = {}) => call('POST', '/api/consultation-requests', { body, headers });
  const list = (query = '', headers = {}) =>
    call('GET', `/api/admin/consultation-requests${query}`, { headers: { ...asAdmin, ...headers } });
  const names = (reply: Reply) => reply.body.map(({ name }: { name: string }) => name);

  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(() => server.database.query('TRUNCATE consultation_requests, rate_limits CASCADE'));

  describe('from visitors', () => {
    it('stores what was asked, trimmed, and answers with the stored request', async () => {
      const reply = await post({
        name: '  Asha Rao ',
        email: ' asha@example.com ',
        phone: ' +91 98765-43210 ',
        country: 'Canada',
        course: 'Law',
        message: 'Line 1\r\nLine\t2',
      });
      expect(reply.status).toBe(201);
      expect(reply.body).toEqual({
        id: expect.any(Number),
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '+91 98765-43210',
        country: 'Canada',
        course: 'Law',
        message: 'Line 1\nLine\t2',
        status: 'new',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
      expect(Math.abs(Date.parse(reply.body.createdAt) - Date.now())).toBeLessThan(60_000);
      expect((await list()).body).toEqual([
        {
          ...reply.body,
          waitingSince: reply.body.createdAt,
          dueAt: new Date(Date.parse(reply.body.createdAt) + 24 * 60 * 60 * 1000).toISOString(),
          firstAnsweredAt: null,
          lastContact: null,
          unseenMessages: 0,
          firstContactedAt: null,
          withdrawnAt: null,
          assignee: null,
          version: 1,
        },
      ]);
    });

    it('takes a compressed body', async () => {
      const raw = new Uint8Array(gzipSync(JSON.stringify(asha)));
      const headers = { 'content-encoding': 'gzip' };
      const reply = await call('POST', '/api/consultation-requests', { raw, headers });
      expect([reply.status, reply.body.name]).toEqual([201, asha.name]);
    });

    it('stores nothing before the body is whole', async () => {
      const text = JSON.stringify(asha);
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.write(
        `POST /api/consultation-requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${text.length + 1}\r\n\r\n${text}`,
      );
      await sleep(200);
      socket.destroy();
      await sleep(200);
      expect((await list()).body).toEqual([]);
      expect((await post(asha)).status).toBe(201);
    });

    it('counts calls for the address that a trusted proxy names', async () => {
      const behind = await startApp({ trustProxy: 1 });
      const from = (client: string) =>
        fetch(`${behind.url}/api/consultation-requests`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.9, ${client}` },
          body: JSON.stringify(asha),
        });
      for (const client of ['203.0.113.7', '203.0.113.7', '2001:db8::1']) await from(client);
      const rows = await behind.database.query<{ hits: number }[]>('SELECT hits FROM rate_limits');
      expect(rows.map(({ hits }) => hits).sort()).toEqual([1, 2]);
      await behind.database.query('UPDATE rate_limits SET hits = 300');
      const refused = await from('203.0.113.7');
      expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
      await behind.close();
    });

    it.each([{}, { country: null, course: null, message: null }, { country: '', course: '', message: '  ' }])(
      'takes absent, null and empty options alike: %j',
      async (options) => {
        const reply = await post({ ...asha, ...options });
        expect(reply.body).toMatchObject({ country: null, course: null, message: null });
        expect(reply.status).toBe(201);
      },
    );

    it('ignores unknown fields, also those that look like ours', async () => {
      const reply = await post({ ...asha, id: 7, status: 'completed', createdAt: '2000-01-01', admin: true });
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({ status: 'new' });
      expect(reply.body).not.toHaveProperty('admin');
      expect(reply.body.createdAt).not.toContain('2000');
    });

    it('composes letters, so that the same name is the same text', async () => {
      const reply = await post({ ...asha, name: 'Jose\u0301' });
      expect(reply.body.name).toBe('Jos\u00e9');
    });

    it.each([
      ['name', '', 'Your name is required.'],
      ['name', '   ', 'Your name is required.'],
      ['name', undefined, 'Your name is required.'],
      ['name', null, 'Your name is required.'],
      ['name', 5, 'Your name is required.'],
      ['name', ['Asha'], 'Your name is required.'],
      ['name', { first: 'Asha' }, 'Your name is required.'],
      ['name', 'x'.repeat(121), 'Your name may have at most 120 characters.'],
      ['name', 'a\u0000b', 'Your name contains characters that cannot be used.'],
      ['name', 'a\nb', 'Your name contains characters that cannot be used.'],
      ['name', 'a\u202eb', 'Your name contains characters that cannot be used.'],
      ['name', '\u200b', 'Your name needs a letter or a digit.'],
      ['name', '\u3164\uffa0 \u115f', 'Your name needs a letter or a digit.'],
      ['name', '\u2800 - .', 'Your name needs a letter or a digit.'],
      ['email', '"a,b"@example.com', 'Enter a valid e-mail address.'],
      ['email', 'asha@example.com\u200b', 'Enter a valid e-mail address.'],
      ['email', 'asha', 'Enter a valid e-mail address.'],
      ['email', 'asha@', 'Enter a valid e-mail address.'],
      ['email', 'a b@example.com', 'Enter a valid e-mail address.'],
      ['email', `${'a'.repeat(250)}@b.co`, 'Enter a valid e-mail address.'],
      ['email', true, 'Enter a valid e-mail address.'],
      ['email', ['asha@example.com'], 'Enter a valid e-mail address.'],
      ['phone', '1234', 'Enter a phone number: digits, spaces and + - ( ) . with at least 5 digits.'],
      ['phone', '1'.repeat(33), 'The phone number needs 5 to 32 characters.'],
      ['phone', '12-34', 'Enter a phone number: digits, spaces and + - ( ) . with at least 5 digits.'],
      ['phone', '12345x', 'Enter a phone number: digits, spaces and + - ( ) . with at least 5 digits.'],
      ['phone', '१२३४५', 'Enter a phone number: digits, spaces and + - ( ) . with at least 5 digits.'],
      ['phone', 1234567, 'Enter a phone number: digits, spaces and + - ( ) . with at least 5 digits.'],
      ['country', 'Atlantis', expect.stringContaining('The country must be one of: United States,')],
      ['country', 3, expect.stringContaining('The country must be one of')],
      ['country', ['Canada'], expect.stringContaining('The country must be one of')],
      ['course', 'engineering', expect.stringContaining('The course must be one of: Engineering,')],
      ['message', 'x'.repeat(5001), 'The message may have at most 5000 characters.'],
      ['message', 'a\u0007b', 'The message contains characters that cannot be used.'],
      ['message', { a: 1 }, 'The message must be text.'],
    ])('refuses %s %j', async (field, value, message) => {
      const reply = await post({ ...asha, [field]: value });
      expect(reply.status).toBe(400);
      expect(reply.headers.get('content-type')).toContain('application/problem+json');
      expect(reply.body.errors).toEqual([{ field, message }]);
      expect(reply.body.detail).toBe(reply.body.error);
      expect(reply.body.detail).toEqual(message);
      expect((await list()).body).toEqual([]);
    });

    it('takes texts at their limits, counted in characters', async () => {
      const reply = await post({
        ...asha,
        name: `A${'😀'.repeat(119)}`,
        phone: '1'.repeat(32),
        message: 'é'.repeat(5000),
      });
      expect(reply.status).toBe(201);
    });

    it('names every wrong field', async () => {
      const reply = await post({ name: '', email: 'x', phone: '' });
      expect(reply.body.errors.map(({ field }: { field: string }) => field)).toEqual([
        'name',
        'email',
        'phone',
      ]);
    });

    it('stores markup and SQL as the plain text they are', async () => {
      const name = `<script>alert(1)</script>'; DROP TABLE users; --`;
      expect((await post({ ...asha, name })).body.name).toBe(name);
      expect((await list()).body[0].name).toBe(name);
    });
  });

  describe('with an Idempotency-Key', () => {
    const key = (value: string) => ({ 'idempotency-key': value });

    it('stores 50 parallel identical requests once and answers all of them alike', async () => {
      const replies = await Promise.all(Array.from({ length: 50 }, () => post(asha, key('one'))));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect((await list()).body).toHaveLength(1);
    });

    it('gives the first answer again after staff changed the status', async () => {
      const first = await post(asha, key('two'));
      await call('PATCH', `/api/admin/consultation-requests/${first.body.id}/status`, {
        body: { status: 'contacted' },
        headers: asAdmin,
      });
      expect((await post(asha, key('two'))).text).toBe(first.text);
    });

    it('refuses the same key with another body', async () => {
      await post(asha, key('three'));
      const reply = await post({ ...asha, name: 'Someone else' }, key('three'));
      expect(reply.status).toBe(422);
      expect((await list()).body).toHaveLength(1);
    });

    it('takes absent, null and empty options for the same request', async () => {
      const first = await post(asha, key('four'));
      const again = await post({ ...asha, country: null, course: '', message: ' ' }, key('four'));
      expect(again.text).toBe(first.text);
    });

    it('stores two requests under two keys, and without a key each', async () => {
      for (const headers of [key('a'), key('b'), {}, {}])
        expect((await post(asha, headers)).status).toBe(201);
      expect((await list()).body).toHaveLength(4);
    });

    it.each(['x'.repeat(256), ' '])('refuses the key %j', async (value) => {
      // A blank header reaches the server as ''.
      expect((await post(asha, key(value))).status).toBe(400);
    });
  });

  describe('for staff', () => {
    async function requests(...list: { name: string; email?: string; phone?: string }[]) {
      for (const request of list) expect((await post({ ...asha, ...request })).status).toBe(201);
    }
    const setStatus = (id: unknown, body: unknown, headers: object = asAdmin) =>
      call('PATCH', `/api/admin/consultation-requests/${id}/status`, {
        body,
        headers: headers as Record<string, string>,
      });

    it.each([
      {},
      { 'admin-token': '' },
      { 'admin-token': 'wrong' },
      { 'admin-token': `${asAdmin['admin-token']}x` },
    ])('is closed with %j', async (headers) => {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/summary'],
        ['PATCH', '/1/status'],
      ] as const) {
        const reply = await call(method, `/api/admin/consultation-requests${path}`, {
          headers: headers as Record<string, string>,
          ...(method === 'PATCH' && { body: { status: 'new' } }),
        });
        expect(reply.status).toBe(401);
        expect(reply.body.error).toBe('Unauthorized - invalid token');
      }
    });

    it('lists newest first', async () => {
      await requests({ name: 'first' }, { name: 'second' }, { name: 'third' });
      expect(names(await list())).toEqual(['third', 'second', 'first']);
    });

    it('pages by limit and the Link header, each request once', async () => {
      await requests(...['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })));
      const seen: string[] = [];
      let path: string | undefined = '?limit=2';
      for (let pages = 0; path && pages < 9; pages++) {
        const reply = await list(path);
        expect(reply.headers.get('x-total-count')).toBe('5');
        seen.push(...names(reply));
        path = /<[^?]*(\?[^>]*)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
      }
      expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
    });

    it('gives no next page when the last is full', async () => {
      await requests({ name: 'a' }, { name: 'b' });
      expect((await list('?limit=2')).headers.get('link')).toBeNull();
    });

    it('answers at most 500 without a limit', async () => {
      await server.database.query(
        `INSERT INTO consultation_requests (name, email, phone, "searchText") SELECT 'n' || i, 'a@b.co', '12345', 'n' || i FROM generate_series(1, 501) i`,
      );
      const reply = await list();
      expect(reply.body).toHaveLength(500);
      expect(reply.headers.get('x-total-count')).toBe('501');
      expect(names(reply)[0]).toBe('n501');
      expect(reply.headers.get('link')).toContain('rel="next"');
    });

    it('finds parts of name and e-mail in any case, and parts of the phone number', async () => {
      await requests(
        { name: 'Asha Rao', email: 'first@example.com', phone: '+91 98765 43210' },
        { name: 'Élodie Martin', email: 'elodie@exemple.fr', phone: '06 12 34 56 78' },
      );
      const find = async (search: string) => names(await list(`?search=${encodeURIComponent(search)}`));
      expect(await find('ASHA')).toEqual(['Asha Rao']);
      expect(await find('élodie')).toEqual(['Élodie Martin']);
      expect(await find('ÉLODIE')).toEqual(['Élodie Martin']);
      expect(await find('Exemple.FR')).toEqual(['Élodie Martin']);
      expect(await find('765 43')).toEqual(['Asha Rao']);
      expect(await find('  rao ')).toEqual(['Asha Rao']);
      expect(await find('a')).toEqual(['Élodie Martin', 'Asha Rao']);
      expect(await find('nobody')).toEqual([]);
      // A match never runs from one field into the next.
      expect(await find('rao first')).toEqual([]);
    });

    it('takes the metacharacters of LIKE and SQL literally', async () => {
      await requests(
        { name: '100% sure' },
        { name: 'under_score' },
        { name: 'back\\slash' },
        { name: "O'Neil" },
        { name: 'plain' },
      );
      const find = async (search: string) => names(await list(`?search=${encodeURIComponent(search)}`));
      expect(await find('%')).toEqual(['100% sure']);
      expect(await find('_')).toEqual(['under_score']);
      expect(await find('\\')).toEqual(['back\\slash']);
      expect(await find("'")).toEqual(["O'Neil"]);
      expect(await find("' OR 1=1 --")).toEqual([]);
    });

    it('filters by status, together with a search; "all" and "" are no filter', async () => {
      await requests({ name: 'one x' }, { name: 'two x' }, { name: 'three' });
      const [, { id }] = (await list()).body;
      await setStatus(id, { status: 'scheduled' });
      expect(names(await list('?status=scheduled'))).toEqual(['two x']);
      expect(names(await list('?status=new&search=e+x'))).toEqual(['one x']);
      expect(names(await list('?status=all'))).toHaveLength(3);
      expect(names(await list('?status=&search='))).toHaveLength(3);
      expect((await list('?status=new')).headers.get('x-total-count')).toBe('2');
    });

    it.each([
      '?status=done',
      '?limit=0',
      '?limit=-1',
      '?limit=1.5',
      '?limit=x',
      '?limit=',
      '?limit=1&limit=2',
      '?cursor=abc',
      '?status=new&status=new',
      '?search=a&search=b',
      '?search[x]=1',
      '?search=%00',
    ])('refuses %s', async (query) => {
      if (query.includes('[')) return expect((await list(query)).status).toBe(200); // another parameter's name
      const reply = await list(query);
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toHaveLength(1);
    });

    it('answers 304 until something changes', async () => {
      await requests({ name: 'a' });
      const etag = (await list()).headers.get('etag')!;
      expect(etag).toBeTruthy();
      const unchanged = await list('', { 'if-none-match': etag });
      expect(unchanged.status).toBe(304);
      expect(unchanged.text).toBe('');
      await requests({ name: 'b' });
      expect((await list('', { 'if-none-match': etag })).status).toBe(200);
    });

    it('counts all and each status', async () => {
      await requests({ name: 'a' }, { name: 'b' }, { name: 'c' });
      await setStatus((await list()).body[0].id, { status: 'completed' });
      const { body } = await call('GET', '/api/admin/consultation-requests/summary', { headers: asAdmin });
      expect(body).toEqual({
        total: 3,
        new: 2,
        contacted: 0,
        scheduled: 0,
        completed: 1,
        overdue: 0,
        dueToday: 0,
        waiting: 3,
        waitingMine: 0,
        waitingUnassigned: 3,
        medianFirstResponseMinutes: null,
      });
    });

    it('sets any status after any other and answers with the updated request', async () => {
      await requests({ name: 'a' });
      const [request] = (await list()).body;
      let version = request.version as number;
      for (const status of ['completed', 'new', 'scheduled', ' contacted ', 'contacted']) {
        const reply = await setStatus(request.id, { status });
        expect(reply.status).toBe(200);
        // The last one changes nothing.
        if (status !== 'contacted') version++;
        expect(reply.body).toEqual({
          ...request,
          version,
          status: status.trim(),
          firstContactedAt: status === 'new' ? null : expect.any(String),
        });
      }
      expect((await list()).body[0].status).toBe('contacted');
    });

    it.each([[{ status: 'done' }], [{ status: 'NEW' }], [{ status: null }], [{ status: ['new'] }], [{}]])(
      'refuses the change %j',
      async (body) => {
        await requests({ name: 'a' });
        const [{ id }] = (await list()).body;
        expect((await setStatus(id, body)).status).toBe(400);
        expect((await list()).body[0].status).toBe('new');
      },
    );

    it.each([
      ['0', 400],
      ['-1', 400],
      ['1.5', 400],
      ['abc', 400],
      ['1e3', 400],
      ['007', 400],
      ['2147483648', 404],
      ['9223372036854775808', 404],
      ['99999999999999999999999999', 404],
      ['424242', 404],
    ])('answers the id %s with %i', async (id, status) => {
      expect((await setStatus(id, { status: 'new' })).status).toBe(status);
    });
  });
});
