import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../src/config/config.js';
import { Escalation } from '../src/consultations/escalation.js';
import { freshServerDatabase, startApp, type TestApp } from './support/app.js';
import { asAdmin, client } from './support/http.js';
import { hurry } from './support/mail.js';
import { startSmtp } from './support/smtp.js';

/** The embedded database belongs to one process. */
const onServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

onServer('three instances on one PostgreSQL server', () => {
  let database: { url: string; drop(): Promise<void> };
  let instances: TestApp[];
  let calls: ReturnType<typeof client>[];

  const start = (settings: Partial<Config> = {}) =>
    Promise.all([1, 2, 3].map(() => startApp({ databaseUrl: database.url, ...settings })));
  const stop = (apps: TestApp[]) => Promise.all(apps.map((app) => app.close()));

  beforeAll(async () => {
    database = (await freshServerDatabase())!;
    instances = await start();
    calls = instances.map(({ url }) => client(url));
  });
  afterAll(async () => {
    await stop(instances);
    await database.drop();
  });

  const rows = async <T>(sql: string) => instances[0]!.database.query<T[]>(sql);
  const call = (instance: number, ...rest: Parameters<ReturnType<typeof client>>) =>
    calls[instance % 3]!(...rest);
  let people = 0;
  const newRequest = () => ({ name: 'Asha Rao', email: `asha${people++}@example.com`, phone: '98765 43210' });

  it('migrate and seed once when they start together', async () => {
    expect(
      await rows(`SELECT (SELECT count(*)::int FROM universities) AS universities,
        (SELECT count(*) = count(DISTINCT name) FROM migrations) AS "migratedOnce"`),
    ).toEqual([{ universities: 1230, migratedOnce: true }]);
  });

  it('know the session that one of them opened, until any of them ends it', async () => {
    const body = { username: 'session@example.com', password: 'correct horse' };
    const registered = await call(0, 'POST', '/api/users/register', { body });
    const cookie = registered.headers.get('set-cookie')!.split(';')[0]!;
    const statuses = async () =>
      (await Promise.all(calls.map((one) => one('GET', '/api/users/me', { headers: { cookie } })))).map(
        ({ status }) => status,
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await call(1, 'POST', '/api/users/logout', { headers: { cookie } });
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  it('count guesses of a token together', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 22; guess++) {
      const headers = { 'admin-token': `guess-${guess}` };
      statuses.push((await call(guess, 'GET', '/api/admin/consultation-requests', { headers })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
    // After all wrong guesses the right token still works.
    expect((await call(0, 'GET', '/api/admin/consultation-requests', { headers: asAdmin })).status).toBe(200);
  });

  it('store a request once when its retries reach all of them at the same time', async () => {
    const before = await rows('SELECT id FROM consultation_requests');
    const body = newRequest();
    const headers = { 'idempotency-key': 'the-same-key' };
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => call(i, 'POST', '/api/consultation-requests', { body, headers })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(await rows('SELECT id FROM consultation_requests')).toHaveLength(before.length + 1);
    const other = { body: { ...body, name: 'Another' }, headers };
    expect((await call(2, 'POST', '/api/consultation-requests', other)).status).toBe(422);
  });

  it('write about a long wait once when all of them look at the same time, with nothing left out', async () => {
    await rows(`INSERT INTO consultation_requests (name, email, phone, "searchText", "waitingSince")
      SELECT 'waits', 'a@b.co', '12345', 'waits', now() - interval '25 hours' FROM generate_series(1, 450)`);
    await Promise.all(instances.map(({ app }) => app.get(Escalation).run()));
    await instances[0]!.app.get(Escalation).run();
    expect(
      await rows(
        `SELECT kind, count(*)::int AS mails, count(DISTINCT "requestId")::int AS requests FROM mails
         WHERE kind LIKE 'answer-%' GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual(['answer-due', 'answer-overdue'].map((kind) => ({ kind, mails: 450, requests: 450 })));
    await rows(`DELETE FROM consultation_requests WHERE name = 'waits'`);
  });

  it('show staff what another of them changed at once, polls included', async () => {
    const path = '/api/admin/consultation-requests';
    const { body: stored } = await call(0, 'POST', '/api/consultation-requests', { body: newRequest() });
    const first = await call(1, 'GET', path, { headers: asAdmin });
    const poll = { ...asAdmin, 'if-none-match': first.headers.get('etag')! };
    expect((await call(2, 'GET', path, { headers: poll })).status).toBe(304);
    await call(0, 'PATCH', `${path}/${stored.id}/status`, {
      headers: asAdmin,
      body: { status: 'scheduled' },
    });
    const next = await call(2, 'GET', path, { headers: poll });
    expect(next.body[0]).toMatchObject({ id: stored.id, status: 'scheduled' });
    expect((await call(1, 'GET', `${path}/summary`, { headers: asAdmin })).body.scheduled).toBe(1);
  });

  it('refuse a token that another of them revoked, at once', async () => {
    const created = await call(0, 'POST', '/api/admin/tokens', {
      headers: asAdmin,
      body: { name: 'Ravi', days: 1 },
    });
    const headers = { 'admin-token': created.body.token as string };
    await rows('TRUNCATE rate_limits');
    const list = (instance: number) => call(instance, 'GET', '/api/admin/consultation-requests', { headers });
    expect((await list(1)).status).toBe(200);
    await call(0, 'DELETE', `/api/admin/tokens/${created.body.id}`, { headers: asAdmin });
    expect([(await list(1)).status, (await list(2)).status]).toEqual([401, 401]);
  });

  it('send the same pages and lists under the same ETag, so that a cached one serves for all', async () => {
    for (const path of ['/', '/country/canada', '/api/universities?limit=24', '/api/universities/points']) {
      const { headers } = await call(0, 'GET', path);
      const etag = headers.get('etag')!;
      expect(etag).toBeTruthy();
      for (const other of [1, 2])
        expect((await call(other, 'GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    }
  });

  it('list universities at most a minute behind a change, and show one at once', async () => {
    const path = '/api/universities?limit=1';
    const { body } = await call(0, 'GET', path);
    const { id, name } = body[0];
    await rows(`UPDATE universities SET name = 'Renamed' WHERE id = ${id}`);
    const named = async (address: string) => [(await call(0, 'GET', address)).body].flat()[0].name;
    expect(await named(`/api/universities/${id}`)).toBe('Renamed');
    expect(await named(path)).toBe(name);
    const { now } = performance;
    const later = now.call(performance) + 60_001;
    performance.now = () => later;
    expect(await named(path)).toBe('Renamed');
    performance.now = now;
  });

  it('send each mail once, whichever of them wrote it', async () => {
    const smtp = await startSmtp();
    const senders = await start({ smtpUrl: smtp.url, publicUrl: 'https://site.example' });
    for (const sender of senders) hurry(sender);
    const before = people;
    for (let sent = 0; sent < 30; sent++) {
      const reply = await client(senders[sent % 3]!.url)('POST', '/api/consultation-requests', {
        body: newRequest(),
      });
      expect(reply.status).toBe(201);
    }
    // Mails that other tests wrote without a mail server are sent now, too.
    const [{ expected }] = (await rows('SELECT count(*)::int AS expected FROM mails')) as [
      { expected: number },
    ];
    const mails = await smtp.mails(expected);
    await sleep(500);
    expect(smtp.raw).toHaveLength(expected);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(expected);
    const acknowledged = smtp.raw.filter(({ to }) => to.startsWith('asha'));
    expect(new Set(acknowledged.map(({ to }) => to)).size).toBe(people);
    expect(people - before).toBe(30);
    await stop(senders);
    await smtp.close();
  });

  describe('with a proxy in front', () => {
    const guess = (one: ReturnType<typeof client>, address: string) =>
      one('GET', '/api/admin/consultation-requests', {
        headers: { 'admin-token': 'wrong', 'x-forwarded-for': address },
      });

    it('take the address it names for the client, the last one only', async () => {
      await rows('TRUNCATE rate_limits');
      const behind = await start({ trustProxy: 1 });
      const proxied = behind.map(({ url }) => client(url));
      for (let i = 0; i < 20; i++) await guess(proxied[i % 3]!, `203.0.113.${i}, 198.51.100.7`);
      expect((await guess(proxied[2]!, '203.0.113.99, 198.51.100.7')).status).toBe(429);
      expect((await guess(proxied[2]!, '198.51.100.7, 198.51.100.8')).status).toBe(401);
      await stop(behind);
    });

    it('believe no such word without TRUST_PROXY', async () => {
      await rows('TRUNCATE rate_limits');
      for (let i = 0; i < 20; i++) await guess(calls[i % 3]!, `203.0.113.${i}`);
      expect((await guess(calls[0]!, '203.0.113.99')).status).toBe(429);
    });
  });
});
