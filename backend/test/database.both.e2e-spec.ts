import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../src/config/config.js';
import { openDatabase } from '../src/database/database.js';
import { Housekeeping } from '../src/database/housekeeping.js';
import { SharedPlans1765400000000 } from '../src/database/migrations/1765400000000-shared-plans.js';
import { TasksLeftBehind1765500000000 } from '../src/database/migrations/1765500000000-tasks-left-behind.js';
import { Sharing1765100000000 } from '../src/database/migrations/1765100000000-sharing.js';
import { PersonsInHistory1764800000000 } from '../src/database/migrations/1764800000000-persons-in-history.js';
import { MailAndOwnData1763800000000 } from '../src/database/migrations/1763800000000-mail-and-own-data.js';
import { emptyServerDatabase, freshServerDatabase, startApp, type TestApp } from './support/app.js';
import { asAdmin, client } from './support/http.js';

/** On both databases: schema, rules and migrations are in the dialect that they share, and only tests show that. */
describe('database', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server?.close());
  const count = async (table: string) =>
    Number((await server.database.query<{ n: string }[]>(`SELECT count(*) AS n FROM ${table}`))[0]!.n);

  it('has the schema that the entities state', async () => {
    const { upQueries } = await server.database.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('knows from the start that an index alone may count universities', async () => {
    const [pages] = await server.database.query<{ all: number; visible: number }[]>(
      `SELECT relpages AS all, relallvisible AS visible FROM pg_class WHERE relname = 'universities'`,
    );
    expect(pages!.all).toBeGreaterThan(100);
    expect(pages!.visible).toBe(pages!.all);
  });

  it.each([
    [
      `INSERT INTO consultation_requests (name, email, phone, "searchText", status) VALUES ('a', 'b', 'c', 'd', 'done')`,
      'consultation_requests_status',
    ],
    [`UPDATE universities SET "tuitionMaxUSD" = "tuitionMinUSD" - 1`, 'universities_tuition_order'],
    [`UPDATE universities SET "graduateGpaMax" = 401`, 'universities_gpa_range'],
    [`UPDATE universities SET "gpaBasis" = 'guessed'`, 'universities_basis'],
    [
      `INSERT INTO newsletter_subscriptions (email, "emailKey", status) VALUES ('a', 'a', 'odd')`,
      'newsletter_subscriptions_status',
    ],
    [`INSERT INTO sessions ("tokenHash", "userId", "expiresAt") VALUES ('a', 0, now())`, 'sessions_user_fk'],
    [`INSERT INTO mails (kind, recipient, data, state) VALUES ('a', 'b', '{}', 'lost')`, 'mails_state'],
    [`INSERT INTO mails (kind, recipient, data, state) VALUES ('a', 'b', '{}', 'sent')`, 'mails_content'],
    [`INSERT INTO mails (kind, data) VALUES ('a', '{}')`, 'mails_content'],
    [`INSERT INTO mails (kind, recipient, data, "requestId") VALUES ('a', 'b', '{}', 0)`, 'mails_request_fk'],
    [
      `INSERT INTO consultation_events ("requestId", actor, action) VALUES (0, 'visitor', 'note')`,
      'consultation_events_request_fk',
    ],
    [
      `INSERT INTO shortlist_entries ("userId", "universityId", "fieldOfStudy") VALUES (0, 1, 'x')`,
      'shortlist_entries_user_fk',
    ],
    [
      `INSERT INTO comparisons ("userId", token, "universityIds") VALUES (0, 'x', '{1,2}')`,
      'comparisons_user_fk',
    ],
    [
      `INSERT INTO users (username, "usernameKey", "passwordHash", gpa) VALUES ('a', 'a', 'x', 4.1)`,
      'users_gpa',
    ],
    [
      `INSERT INTO users (username, "usernameKey", "passwordHash", cgpa) VALUES ('a', 'a', 'x', 10.1)`,
      'users_cgpa',
    ],
    [
      `INSERT INTO users (username, "usernameKey", "passwordHash", percentage) VALUES ('a', 'a', 'x', 101)`,
      'users_percentage',
    ],
    [
      `INSERT INTO users (username, "usernameKey", "passwordHash", "programLevel") VALUES ('a', 'a', 'x', 'phd')`,
      'users_program_level',
    ],
    [
      `INSERT INTO users (username, "usernameKey", "passwordHash", "budgetUSD") VALUES ('a', 'a', 'x', -1)`,
      'users_budget',
    ],
  ])('carries the rule: %s', async (statement, constraint) => {
    await expect(server.database.query(statement)).rejects.toMatchObject({ driverError: { constraint } });
  });

  it("deletes a user's sessions and entries with the user", async () => {
    const call = client(server.url);
    const credentials = { username: 'asha@example.com', password: 'correct horse' };
    const cookie = (await call('POST', '/api/users/register', { body: credentials })).headers
      .get('set-cookie')!
      .split(';')[0]!;
    await call('POST', '/api/shortlist', {
      headers: { cookie },
      body: { userId: credentials.username, universityId: 1, fieldOfStudy: 'Law & Legal Studies' },
    });
    expect([await count('sessions'), await count('shortlist_entries')]).toEqual([1, 1]);
    await server.database.query('DELETE FROM users');
    expect([await count('sessions'), await count('shortlist_entries')]).toEqual([0, 0]);
  });

  it('forgets what has run out, and nothing else', async () => {
    await server.database.query(`
      INSERT INTO users (username, "usernameKey", "passwordHash") VALUES ('a@b.co', 'a@b.co', 'x');
    `);
    await server.database.query(`INSERT INTO sessions ("tokenHash", "userId", "expiresAt")
      SELECT h, (SELECT id FROM users), now() + i FROM (VALUES ('old', interval '-1 second'), ('live', interval '1 hour')) v (h, i)`);
    await server.database.query(
      `INSERT INTO rate_limits (key, hits, "resetAt") VALUES ('old', 1, now() - interval '1 second'), ('live', 1, now() + interval '1 hour')`,
    );
    await server.database
      .query(`INSERT INTO consultation_requests (name, email, phone, "searchText", "idempotencyKey", "idempotencyBody", "createdAt")
      VALUES ('old', 'e', 'p', 's', 'old', 'b', now() - interval '25 hours'), ('live', 'e', 'p', 's', 'live', 'b', now())`);
    await server.app.get(Housekeeping).run();
    expect(await server.database.query('SELECT "tokenHash" FROM sessions')).toEqual([{ tokenHash: 'live' }]);
    expect(await server.database.query(`SELECT key FROM rate_limits WHERE key IN ('old', 'live')`)).toEqual([
      { key: 'live' },
    ]);
    expect(
      await server.database.query('SELECT name, "idempotencyKey" FROM consultation_requests ORDER BY name'),
    ).toEqual([
      { name: 'live', idempotencyKey: 'live' },
      { name: 'old', idempotencyKey: null },
    ]);
  });

  it('forgets many keys, a few thousand a statement, so that others come in between', async () => {
    await server.database.query(`
      INSERT INTO consultation_requests (name, email, phone, "searchText", "idempotencyKey", "idempotencyBody", "createdAt")
      SELECT 'many', 'e', 'p', 's', 'many' || n, 'b', now() - interval '25 hours' FROM generate_series(1, 4001) n`);
    await server.database.query(`
      CREATE TABLE parts (rows int);
      CREATE FUNCTION note_part() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO parts SELECT count(*) FROM gone; RETURN NULL; END';
      CREATE TRIGGER parts AFTER UPDATE ON consultation_requests REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION note_part();
    `);
    await server.app.get(Housekeeping).run();
    const parts = await server.database.query('SELECT rows FROM parts WHERE rows > 0');
    await server.database.query('DROP FUNCTION note_part CASCADE; DROP TABLE parts');
    expect(parts).toEqual([{ rows: 2_000 }, { rows: 2_000 }, { rows: 1 }]);
    expect(
      await server.database.query('SELECT FROM consultation_requests WHERE "idempotencyKey" LIKE \'many%\''),
    ).toEqual([]);
    await server.database.query(`DELETE FROM consultation_requests WHERE name = 'many'`);
  });

  it('forgets links, addresses, mails and requests when their time is over, and nothing else', async () => {
    const kept = async (query: string) =>
      (await server.database.query<{ kept: string }[]>(query)).map(({ kept: name }) => name).sort();
    await server.database.query(
      'TRUNCATE users, consultation_requests, newsletter_subscriptions, mails CASCADE',
    );
    await server.database.query(
      `INSERT INTO users (username, "usernameKey", "passwordHash") VALUES ('a@b.co', 'a@b.co', 'x')`,
    );
    await server.database.query(`INSERT INTO password_resets ("tokenHash", "userId", "expiresAt")
      SELECT h, (SELECT id FROM users), now() + i FROM (VALUES ('old', interval '-1 second'), ('live', interval '1 hour')) v (h, i)`);
    await server.database.query(`
      INSERT INTO consultation_requests (name, email, phone, "searchText", status, "updatedAt", "withdrawnAt", "linkHash", "linkExpiresAt")
      SELECT n, 'e', 'p', 's', s, now() - u, w, n, now() + l FROM (VALUES
        ('completed long ago', 'completed', interval '366 days', NULL, interval '1 day'),
        ('withdrawn long ago', 'new', interval '366 days', now() - interval '366 days', interval '1 day'),
        ('completed', 'completed', interval '364 days', NULL, interval '-1 second'),
        ('withdrawn', 'new', interval '1 day', now() - interval '1 day', interval '1 day'),
        ('never answered', 'new', interval '9000 days', NULL, interval '1 day')
      ) v (n, s, u, w, l)`);
    await server.database.query(`
      INSERT INTO newsletter_subscriptions (email, "emailKey", status, "confirmationSentAt")
      SELECT e, e, s, now() - t FROM (VALUES
        ('old pending', 'pending', interval '31 days'), ('pending', 'pending', interval '29 days'),
        ('confirmed', 'confirmed', interval '999 days'),
        ('old unsubscribed', 'unsubscribed', interval '99 days'), ('unsubscribed', 'unsubscribed', interval '99 days')
      ) v (e, s, t)`);
    await server.database.query(`
      INSERT INTO newsletter_tokens ("tokenHash", "subscriptionId", purpose, "usedAt")
      SELECT h, (SELECT id FROM newsletter_subscriptions WHERE email = e), p, now() - t FROM (VALUES
        ('a', 'old unsubscribed', 'unsubscribe', interval '31 days'),
        ('used', 'unsubscribed', 'unsubscribe', interval '29 days'),
        ('b', 'confirmed', 'confirm', interval '31 days'), ('live', 'confirmed', 'unsubscribe', NULL),
        ('in an old mail', 'confirmed', 'unsubscribe', interval '31 days')
      ) v (h, e, p, t)`);
    await server.database.query(`
      INSERT INTO mails (kind, recipient, data, state, "createdAt")
      SELECT k, r, d::jsonb, s, now() - t FROM (VALUES
        ('old', 'r', '{}', 'waiting', interval '31 days'), ('older', NULL, NULL, 'sent', interval '31 days'),
        ('waiting', 'r', '{}', 'waiting', interval '29 days'), ('failed', 'r', '{}', 'failed', interval '1 day')
      ) v (k, r, d, s, t)`);
    await server.app.get(Housekeeping).run();
    expect(await kept('SELECT "tokenHash" AS kept FROM password_resets')).toEqual(['live']);
    expect(await kept('SELECT name AS kept FROM consultation_requests')).toEqual([
      'completed',
      'never answered',
      'withdrawn',
    ]);
    expect(await kept('SELECT name AS kept FROM consultation_requests WHERE "linkHash" IS NOT NULL')).toEqual(
      ['never answered', 'withdrawn'],
    );
    expect(await kept('SELECT email AS kept FROM newsletter_subscriptions')).toEqual([
      'confirmed',
      'pending',
      'unsubscribed',
    ]);
    expect(await kept('SELECT "tokenHash" AS kept FROM newsletter_tokens')).toEqual([
      'in an old mail',
      'live',
      'used',
    ]);
    expect(await kept('SELECT kind AS kept FROM mails')).toEqual(['failed', 'waiting']);
  });

  it('goes back by the newest migration, and keeps mails that were waiting when the outbox got its present form', async () => {
    const older = await startApp();
    const migration = new MailAndOwnData1763800000000();
    const runner = older.database.createQueryRunner();
    const newest = new TasksLeftBehind1765500000000();
    await newest.down(runner);
    await newest.up(runner);
    await newest.down(runner);
    const plans = new SharedPlans1765400000000();
    await plans.down(runner);
    // It follows requests by columns that older migrations bring.
    const sharing = new Sharing1765100000000();
    await sharing.down(runner);
    // The history is a table of that migration.
    const persons = new PersonsInHistory1764800000000();
    await persons.down(runner);
    // It asks for a column that this migration takes away.
    await runner.query('DROP TRIGGER consultation_requests_withdrawn ON consultation_requests');
    await migration.down(runner);
    await runner.query(
      `INSERT INTO newsletter_subscriptions (email, "emailKey") VALUES ('Asha@Example.com', 'asha@example.com')`,
    );
    await runner.query(`INSERT INTO mails (recipient, subject, text) VALUES ('Asha@Example.com', 's',
      'Confirm: http://localhost:3000/newsletter/confirm?token=a-B_1\n\nStop: http://localhost:3000/newsletter/unsubscribe?token=c-D_2')`);
    await migration.up(runner);
    // It drops an index that went with a column of the older one.
    await runner.query('CREATE INDEX consultation_requests_awaiting ON consultation_requests (id)');
    await persons.up(runner);
    await sharing.up(runner);
    await plans.up(runner);
    await newest.up(runner);
    expect(
      await runner.query(
        `SELECT kind, recipient, data, state, attempts, email FROM mails JOIN newsletter_subscriptions s ON s.id = "subscriptionId"`,
      ),
    ).toEqual([
      {
        kind: 'newsletter-confirmation',
        recipient: 'Asha@Example.com',
        data: { confirm: 'a-B_1', unsubscribe: 'c-D_2' },
        state: 'waiting',
        attempts: 0,
        email: 'Asha@Example.com',
      },
    ]);
    await runner.release();
    expect((await older.database.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
    await older.close();
  });

  it('finds names through the trigram index', async () => {
    await server.database.query(`INSERT INTO consultation_requests (name, email, phone, "searchText")
      SELECT 'n', 'e', 'p', md5(i::text) FROM generate_series(1, 20000) i`);
    // The planner would else go by the figures of the empty table, or of half of these rows, as autovacuum left them.
    await server.database.query('VACUUM ANALYZE consultation_requests');
    const plan = await server.database.transaction(async (manager) => {
      // With 20,000 rows the planner would read the table. Without that choice it shows whether it can use the index.
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query<Record<string, string>[]>(
        `EXPLAIN SELECT id FROM consultation_requests WHERE "searchText" LIKE '%abcdef%'`,
      );
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('consultation_requests_search');
  });

  it('answers 503 with Retry-After while the database is away, and lives on', async () => {
    const away = await startApp();
    const call = client(away.url);
    await away.database.destroy();
    for (const path of ['/api/universities', '/api/health/ready']) {
      const reply = await call('GET', path);
      expect(reply.status).toBe(503);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(reply.text).not.toMatch(/pool|driver|connect/i);
    }
    expect((await call('GET', '/api/health/live')).status).toBe(200);
    await away.close();
  });

  /** A way to a server's database that can be slow, silent, shut and broken. */
  async function proxyTo(target: URL) {
    const sockets = new Set<Socket>();
    const state = { open: true, silent: false, delayMs: 0 };
    const proxy = createServer(async (socket) => {
      if (!state.open) return socket.destroy();
      sockets.add(socket);
      socket.on('error', () => undefined);
      if (state.silent) return;
      await sleep(state.delayMs);
      const upstream = connect(Number(target.port || 5432), target.hostname);
      sockets.add(upstream);
      upstream.on('error', () => undefined);
      for (const end of [socket, upstream])
        end.on('close', () => [socket, upstream].forEach((each) => each.destroy()));
      return void socket.pipe(upstream).pipe(socket);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const url = new URL(target);
    url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    return { url: url.href, state, sockets, close: () => proxy.close() };
  }

  it('answers 503 when the server drops its connections, and serves again when it is back', async () => {
    const fresh = await freshServerDatabase();
    if (!fresh) return; // An embedded database has no connection to lose.
    const { url, state, sockets, close } = await proxyTo(new URL(fresh.url));
    const instance = await startApp({ databaseUrl: url }, { isPatient: false });
    const call = client(instance.url);
    const summary = () => call('GET', '/api/admin/consultation-requests/summary', { headers: asAdmin });
    expect((await summary()).status).toBe(200);
    state.open = false;
    for (const socket of sockets) socket.destroy();
    expect((await summary()).status).toBe(503);
    expect((await call('GET', '/api/health/live')).status).toBe(200);
    state.open = true;
    expect((await summary()).status).toBe(200);
    // From here on the connections drop everything, and so do new ones: a job of the server's own may hold the old one.
    state.silent = true;
    for (const socket of sockets) socket.unpipe();
    const { status, body } = await call('GET', '/api/health/ready');
    expect([status, body.error]).toEqual([
      503,
      expect.stringMatching(/^The (database does not answer in time|service is away for a moment)\./),
    ]);
    for (const socket of sockets) socket.destroy();
    await instance.close();
    close();
    await fresh.drop();
  });

  it('lets a start wait for connections that come slowly, and no request', async () => {
    const fresh = await freshServerDatabase();
    if (!fresh) return; // The connection of an embedded database is always there.
    const { url, state, sockets, close } = await proxyTo(new URL(fresh.url));
    state.delayMs = 2_000;
    const instance = await startApp({ databaseUrl: url }, { isPatient: false });
    for (const socket of sockets) socket.destroy();
    expect((await client(instance.url)('GET', '/api/universities?limit=1')).status).toBe(503);
    await instance.close();
    close();
    await fresh.drop();
  });

  it('is migrated and seeded once when three instances start together', async () => {
    const fresh = await emptyServerDatabase();
    if (!fresh) return; // An embedded database has one process.
    const config = { ...loadConfig({}), databaseUrl: fresh.url };
    const instances = await Promise.all([openDatabase(config), openDatabase(config), openDatabase(config)]);
    const [row] = await instances[0].query<{ universities: string; migratedOnce: boolean }[]>(
      'SELECT (SELECT count(*) FROM universities) AS universities, (SELECT count(*) = count(DISTINCT name) FROM migrations) AS "migratedOnce"',
    );
    await Promise.all(instances.map((instance) => instance.destroy()));
    await fresh.drop();
    expect(row).toEqual({ universities: '1230', migratedOnce: true });
  });
});
