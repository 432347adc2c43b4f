import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Housekeeping } from '../src/database/housekeeping.js';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client } from './support/http.js';

const LIST = '/api/admin/consultation-requests';

describe('staff', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  const make = async (name = 'Ravi', days = 30) =>
    (await call('POST', '/api/admin/tokens', { body: { name, days }, headers: asAdmin })).body;
  const me = (token: string) => call('GET', '/api/admin/me', { headers: { 'admin-token': token } });

  beforeAll(async () => {
    server = await startApp({ rateLimit: false });
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(() =>
    server.database.query('TRUNCATE admin_tokens, admin_exports, consultation_requests CASCADE'),
  );

  describe('tokens', () => {
    it('open the desk under their own name until they are revoked', async () => {
      const { id, token, expiresAt } = await make();
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29.9 * 24 * 60 * 60 * 1000);
      expect((await me(token)).body).toEqual({ id: expect.any(Number), name: 'Ravi', role: 'lead' });
      expect((await me(asAdmin['admin-token'])).body).toEqual({ id: null, name: 'Office', role: 'owner' });
      expect((await call('GET', LIST, { headers: { 'admin-token': token } })).status).toBe(200);
      const revoke = () => call('DELETE', `/api/admin/tokens/${id}`, { headers: asAdmin });
      const { body } = await revoke();
      expect(body.revokedAt).not.toBeNull();
      expect((await revoke()).body).toEqual(body);
      expect((await me(token)).status).toBe(401);
    });

    it('run out', async () => {
      const { token } = await make();
      await server.database.query('UPDATE admin_tokens SET "expiresAt" = now()');
      expect((await me(token)).status).toBe(401);
    });

    it('that have ended are told so, also where too many wrong ones were tried', async () => {
      const limited = await startApp();
      try {
        const asked = client(limited.url);
        const tried = async (token: string) =>
          (await asked('GET', '/api/admin/me', { headers: { 'admin-token': token } })).status;
        const { id, token } = (
          await asked('POST', '/api/admin/tokens', { headers: asAdmin, body: { name: 'Ravi', days: 1 } })
        ).body;
        await asked('DELETE', `/api/admin/tokens/${id}`, { headers: asAdmin });
        for (let i = 0; i < 20; i++) expect(await tried(`guess-${i}`)).toBe(401);
        expect(await tried('one-more')).toBe(429);
        expect(await tried(token)).toBe(401);
      } finally {
        await limited.close();
      }
    });

    it('are kept as hashes, and listed without them', async () => {
      const { token, ...shown } = await make();
      const [row] = await server.database.query<{ tokenHash: string }[]>('SELECT * FROM admin_tokens');
      expect(JSON.stringify(row)).not.toContain(token);
      const reply = await call('GET', '/api/admin/tokens', { headers: asAdmin });
      expect(reply.body).toEqual([shown]);
      expect(reply.text).not.toContain(row!.tokenHash);
      expect((await me(row!.tokenHash)).status).toBe(401);
    });

    it('tell to the hour when they were last used', async () => {
      const { token } = await make();
      await me(token);
      const [{ lastUsedAt }] = (await call('GET', '/api/admin/tokens', { headers: asAdmin })).body;
      expect(lastUsedAt).toMatch(/:00:00\.000Z$/);
      expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(61 * 60 * 1000);
    });

    it('of persons make, list and revoke none', async () => {
      const { id, token } = await make();
      const headers = { 'admin-token': token };
      for (const [method, path, body] of [
        ['GET', '/api/admin/tokens'],
        ['POST', '/api/admin/tokens', { name: 'Me again', days: 3650 }],
        ['DELETE', `/api/admin/tokens/${id}`],
      ] as const) {
        const reply = await call(method, path, { headers, ...(body && { body }) });
        expect([method, reply.status]).toEqual([method, 403]);
      }
      expect((await me(token)).status).toBe(200);
    });

    it.each([
      {},
      { name: 'Ravi' },
      { name: '', days: 1 },
      { name: 'x'.repeat(81), days: 1 },
      { name: 'a\u202eb', days: 1 },
      { name: 'Ravi', days: 0 },
      { name: 'Ravi', days: 3651 },
      { name: 'Ravi', days: 1.5 },
      { name: 'Ravi', days: '30' },
      { name: 'office', days: 1 },
      { name: ' ＯFFICE ', days: 1 },
    ])('are not made of %j', async (body) => {
      expect((await call('POST', '/api/admin/tokens', { body, headers: asAdmin })).status).toBe(400);
    });

    it('that nobody has are no server errors', async () => {
      for (const token of ['x', 'é'.repeat(20), '\u00ff', "' OR 1=1 --", 'a'.repeat(8000)]) {
        expect((await me(token)).status).toBe(401);
      }
    });
  });

  describe('exports', () => {
    const get = (query = '', headers = asAdmin) => call('GET', `${LIST}/export${query}`, { headers });
    const store = (name: string, message = '') =>
      call('POST', '/api/consultation-requests', {
        body: { name, email: 'a@b.co', phone: '+91 98765', message },
      });
    const records = async () => (await call('GET', '/api/admin/exports', { headers: asAdmin })).body;

    it('are CSV files that spreadsheets read as text', async () => {
      await store('=HYPERLINK("http://evil.example")a', '@SUM(1)\nsecond "line", with comma');
      await store('Élodie');
      const reply = await get();
      expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(reply.headers.get('content-disposition')).toMatch(
        /^attachment; filename="consultation-requests-\d{4}-\d\d-\d\d\.csv"$/,
      );
      const bytes = new Uint8Array(
        await (await fetch(`${server.url}${LIST}/export`, { headers: asAdmin })).arrayBuffer(),
      );
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [header, first, second] = reply.text.split('\r\n');
      expect(header!.replace('\ufeff', '')).toBe(
        'Number,Received (IST),Status,Name,E-mail,Phone,Country,Course,Message,First contact (IST),Withdrawn (IST),Assignee',
      );
      expect(first).toMatch(/^\d+,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,new,Élodie,a@b\.co,'\+91 98765,,,,,,$/);
      expect(second).toContain(
        `,"'=HYPERLINK(""http://evil.example"")a",a@b.co,'+91 98765,,,"'@SUM(1)\nsecond ""line"", with comma",,,`,
      );
      expect(reply.text.endsWith('\r\n')).toBe(true);
    });

    it('are not on record for who asks what they would be', async () => {
      await store('Asha');
      const before = await records();
      expect((await fetch(`${server.url}${LIST}/export`, { method: 'HEAD', headers: asAdmin })).status).toBe(
        200,
      );
      expect(await records()).toEqual(before);
    });

    it('hold the whole list and nothing else, and go on record', async () => {
      await server.database.query(
        `INSERT INTO consultation_requests (name, email, phone, "searchText", status)
         SELECT 'n' || i, 'e', '12345', 'n' || i, CASE WHEN i % 2 = 0 THEN 'new' ELSE 'contacted' END
         FROM generate_series(1, 2500) i`,
      );
      const { token } = await make();
      const lines = (text: string) => text.trim().split('\r\n').slice(1);
      expect(new Set(lines((await get()).text)).size).toBe(2500);
      expect(lines((await get('?status=new', { 'admin-token': token })).text)).toHaveLength(1250);
      const found = lines((await get('?search=n249&sort=oldest')).text).map((line) => line.split(',')[3]);
      expect(found).toEqual(['n249', ...Array.from({ length: 10 }, (_, i) => `n249${i}`)]);
      expect(await records()).toMatchObject([
        { list: 'consultation-requests', staffName: 'Office', rows: 11, finishedAt: expect.any(String) },
        { staffName: 'Ravi', rows: 1250 },
        { staffName: 'Office', rows: 2500 },
      ]);
    });

    it('end when the client goes, and say so', async () => {
      await server.database.query(
        `INSERT INTO consultation_requests (name, email, phone, "searchText", message)
         SELECT 'n' || i, 'e', '12345', 'n', repeat(md5(i::text), 100) FROM generate_series(1, 20000) i`,
      );
      await new Promise<void>((resolve, reject) => {
        const call = request(`${server.url}${LIST}/export`, { headers: asAdmin }, (response) => {
          let received = '';
          const fail = () => reject(new Error(`${response.statusCode} ${received.slice(0, 500)}`));
          // The header alone takes nothing out and is not on record, so the client waits for the first row.
          response.setEncoding('utf8').on('end', fail).on('error', fail);
          response.on('data', (piece: string) => {
            received += piece;
            if (received.split('\n').length <= 2) return;
            resolve();
            call.destroy();
          });
        });
        call.on('error', reject).end();
      });
      let before;
      let [record] = await records();
      do {
        before = record.rows;
        await sleep(500);
        [record] = await records();
      } while (record.rows !== before);
      expect(record.finishedAt).toBeNull();
      expect(record.rows).toBeGreaterThan(0);
      expect(record.rows).toBeLessThan(20_000);
    });

    it('of nothing are a header', async () => {
      expect((await get('?search=nobody')).text.split('\r\n')).toHaveLength(2);
      expect(await records()).toMatchObject([{ rows: 0, finishedAt: expect.any(String) }]);
    });
  });

  describe('see', () => {
    it('who gets the newsletter, page by page, searched and as a file', async () => {
      await server.database.query('TRUNCATE newsletter_subscriptions CASCADE');
      for (const email of ['Asha@example.com', 'ravi@example.com', '=cmd@example.com']) {
        expect((await call('POST', '/api/newsletter-subscription', { body: { email } })).status).toBe(201);
      }
      await server.database.query(
        `UPDATE newsletter_subscriptions SET status = 'confirmed' WHERE email LIKE 'Asha%'`,
      );
      const get = (query: string) =>
        call('GET', `/api/admin/newsletter-subscriptions${query}`, { headers: asAdmin });
      const emails = async (query: string) =>
        (await get(query)).body.map(({ email }: { email: string }) => email);
      expect(await emails('')).toEqual(['=cmd@example.com', 'ravi@example.com', 'Asha@example.com']);
      expect(await emails('?status=confirmed')).toEqual(['Asha@example.com']);
      expect(await emails('?status=pending&search=RAVI')).toEqual(['ravi@example.com']);
      const page = await get('?limit=2');
      expect(page.headers.get('x-total-count')).toBe('3');
      expect(page.headers.get('link')).toContain('cursor=');
      for (const query of ['?status=odd', '?limit=0', '?cursor=x', '?search=%00']) {
        expect([query, (await get(query)).status]).toEqual([query, 400]);
      }
      const lines = (await get('/export?status=pending')).text.split('\r\n');
      expect(lines[1]).toMatch(/^\d+,'=cmd@example\.com,pending,\d{4}-/);
      expect(lines).toHaveLength(4);
      expect((await records())[0]).toMatchObject({ list: 'newsletter-subscriptions', rows: 2 });
    });

    it('subscriptions of every state, those that ended for a month', async () => {
      await server.database.query('TRUNCATE newsletter_subscriptions CASCADE');
      for (const use of ['wait', 'confirm', 'unsubscribe']) {
        const email = `${use}@example.com`;
        await call('POST', '/api/newsletter-subscription', { body: { email } });
        const [mail] = await server.database.query<[{ data: Record<string, string> }]>(
          'SELECT data FROM mails WHERE recipient = $1',
          [email],
        );
        const token = mail.data[use];
        if (token) await call('POST', `/api/newsletter-subscription/${use}`, { body: { token } });
      }
      const states = async (query = '') => {
        await server.app.get(Housekeeping).run();
        const { body } = await call('GET', `/api/admin/newsletter-subscriptions${query}`, {
          headers: asAdmin,
        });
        return body.map(({ status }: { status: string }) => status);
      };
      expect(await states()).toEqual(['unsubscribed', 'confirmed', 'pending']);
      for (const state of ['pending', 'confirmed', 'unsubscribed'])
        expect(await states(`?status=${state}`)).toEqual([state]);
      await server.database.query(`UPDATE newsletter_tokens SET "usedAt" = now() - interval '31 days'`);
      expect(await states()).toEqual(['confirmed', 'pending']);
    });

    it('accounts at a glance', async () => {
      const glance = async () => (await call('GET', '/api/admin/accounts', { headers: asAdmin })).body;
      const before = (await glance()).total;
      const body = { username: 'glance@example.com', password: 'correct horse' };
      const cookie = (await call('POST', '/api/users/register', { body })).headers
        .get('set-cookie')!
        .split(';')[0]!;
      for (const fieldOfStudy of ['Engineering', 'General Interest']) {
        await call('POST', '/api/shortlist', {
          headers: { cookie },
          body: { userId: body.username, universityId: 1, fieldOfStudy },
        });
      }
      const { total, newest } = await glance();
      expect(total).toBe(before + 1);
      expect(newest[0]).toEqual({ username: body.username, createdAt: expect.any(String), saved: 1 });
    });

    const records = async () => (await call('GET', '/api/admin/exports', { headers: asAdmin })).body;
  });

  it.each([
    ['GET', '/api/admin/me'],
    ['GET', '/api/admin/accounts'],
    ['GET', '/api/admin/exports'],
    ['GET', '/api/admin/newsletter-subscriptions'],
    ['GET', `${LIST}/statistics`],
    ['GET', '/api/admin/colleagues'],
    ['GET', '/api/admin/staff'],
    ['PATCH', `${LIST}/1/assignee`],
    ['GET', `${LIST}/export`],
    ['GET', `${LIST}/1`],
    ['POST', `${LIST}/1/notes`],
    ['POST', `${LIST}/status`],
    ['POST', '/api/admin/tokens'],
  ])('only: %s %s without a token is 401', async (method, path) => {
    expect((await call(method, path)).status).toBe(401);
  });
});
