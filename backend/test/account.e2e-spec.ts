import fc from 'fast-check';
import { sha256 } from '../src/common/tokens.js';
import { client, type Reply } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

const asha = { username: 'asha@example.com', password: 'correct horse' };
const ravi = { username: 'ravi@example.com', password: 'battery staple' };
const told = {
  gpa: 3.24,
  cgpa: 8.1,
  percentage: 72.5,
  programLevel: 'masters',
  fieldOfStudy: 'Engineering',
  budgetUSD: 30_000,
  destinations: ['Canada', 'Ireland'],
};
const nothing = {
  gpa: null,
  cgpa: null,
  percentage: null,
  programLevel: null,
  fieldOfStudy: null,
  budgetUSD: null,
  destinations: [],
};

describe("a student's own account", () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  /** Cookies of one session of each. */
  let ashas: string;
  let ravis: string;

  const cookieOf = (reply: Reply) => reply.headers.get('set-cookie')!.split(';')[0]!;
  const as = (cookie: string) => (method: string, path: string, body?: unknown) =>
    call(method, `/api/users/me${path}`, { headers: { cookie }, ...(body !== undefined && { body }) });
  const register = async (who: typeof asha) =>
    cookieOf(await call('POST', '/api/users/register', { body: who }));
  const login = (who: typeof asha) => call('POST', '/api/users/login', { body: who });
  const profile = async (cookie: string) => {
    const {
      username: _,
      createdAt: __,
      savedUniversities: ___,
      ...rest
    } = (await as(cookie)('GET', '')).body;
    return rest;
  };
  /** The link is made when the mail is sent, or read in the inbox. */
  const askForLink = async () => {
    await call('POST', '/api/users/password-reset', { body: { username: asha.username } });
    await fetch(`${server.url}/api/dev/inbox`);
    expect(await count('password_resets')).toBe(1);
  };
  const count = async (table: string) =>
    Number((await server.database.query<{ n: string }[]>(`SELECT count(*) AS n FROM ${table}`))[0]!.n);

  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.database.query('TRUNCATE users, rate_limits, consultation_requests, mails CASCADE');
    ashas = await register(asha);
    ravis = await register(ravi);
  });

  describe('profile', () => {
    it('keeps what is told, changes what is given, and clears what is null', async () => {
      expect(await profile(ashas)).toEqual(nothing);
      const all = await as(ashas)('PATCH', '', told);
      expect(all.status).toBe(200);
      expect(all.body).toMatchObject({ username: asha.username, savedUniversities: 0, ...told });
      expect(await profile(ashas)).toEqual(told);
      expect((await as(ashas)('PATCH', '', { gpa: 4 })).body).toMatchObject({ ...told, gpa: 4 });
      expect((await as(ashas)('PATCH', '', {})).body).toMatchObject({ ...told, gpa: 4 });
      await as(ashas)('PATCH', '', {
        gpa: null,
        cgpa: null,
        percentage: null,
        programLevel: '',
        fieldOfStudy: null,
        budgetUSD: null,
      });
      expect(await profile(ashas)).toEqual({ ...nothing, destinations: told.destinations });
      await as(ashas)('PATCH', '', { destinations: null });
      expect(await profile(ashas)).toEqual(nothing);
    });

    it('names each destination once, in the order of the list', async () => {
      const { body } = await as(ashas)('PATCH', '', { destinations: ['Dubai', 'Canada', 'Dubai'] });
      expect(body.destinations).toEqual(['Canada', 'Dubai']);
    });

    it('belongs to one student', async () => {
      await as(ashas)('PATCH', '', told);
      expect(await profile(ravis)).toEqual(nothing);
    });

    it('changes nothing else of the account', async () => {
      const before = await server.database.query(
        'SELECT id, username, "passwordHash", "createdAt" FROM users ORDER BY id',
      );
      await as(ashas)('PATCH', '', {
        ...told,
        id: 1,
        username: 'x@y.co',
        usernameKey: 'x@y.co',
        passwordHash: 'x',
        createdAt: '2000-01-01',
      });
      expect(
        await server.database.query(
          'SELECT id, username, "passwordHash", "createdAt" FROM users ORDER BY id',
        ),
      ).toEqual(before);
    });

    it.each([
      ['gpa', [-0.1, 4.01, 3.456, '3.4', true, [3], {}, 1e308, '']],
      ['cgpa', [-0.1, 10.01, 8.123, '8.1', true, [8], {}, 1e308, '']],
      ['percentage', [-1, 100.5, 72.555, '72', false, [72], {}, 1e308, '']],
      ['programLevel', ['graduate', 'Masters', 5, ['masters'], {}, 'masters\u0000']],
      ['fieldOfStudy', ['Astrology', 'General Interest', 0, ['Engineering'], '\u0000']],
      ['budgetUSD', [-1, 0.5, 1_000_001, 2 ** 53, 1e308, '30000', [1], true, '']],
      ['destinations', ['Canada', ['Atlantis'], [null], [['Canada']], {}, 5, ['Canada\u0000'], '']],
    ])('refuses a wrong %s', async (field, values) => {
      for (const value of values) {
        const reply = await as(ashas)('PATCH', '', { ...told, [field]: value });
        expect([value, reply.status]).toEqual([value, 400]);
        expect(reply.body.errors).toEqual([{ field, message: expect.any(String) }]);
      }
      expect(await profile(ashas)).toEqual(nothing);
    });

    it('answers any JSON value in any field with 200 or a clear 400', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...Object.keys(told)),
          fc.jsonValue({ maxDepth: 3 }),
          async (field, value) => {
            const reply = await as(ashas)('PATCH', '', { [field]: value });
            expect([200, 400]).toContain(reply.status);
            if (reply.status === 400) expect(reply.body.errors[0].field).toBe(field);
          },
        ),
        { numRuns: 100 },
      );
    });

    it('takes the ends of the ranges', async () => {
      for (const change of [
        { gpa: 0, budgetUSD: 0 },
        { gpa: 4, cgpa: 10, percentage: 100, budgetUSD: 1_000_000 },
        { cgpa: 0, percentage: 0 },
        { gpa: 0.07, budgetUSD: 1 },
      ]) {
        expect((await as(ashas)('PATCH', '', change)).body).toMatchObject(change);
      }
    });
  });

  describe('password', () => {
    const change = (cookie: string, currentPassword: unknown, newPassword: unknown) =>
      as(cookie)('POST', '/password', { currentPassword, newPassword });

    it('changes, ends every other session of the account, and keeps this one under a new token', async () => {
      const phone = cookieOf(await login(asha));
      const laptop = cookieOf(await login(asha));
      const reply = await change(phone, asha.password, 'new password');
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ endedSessions: 2 });
      expect((await as(cookieOf(reply))('GET', '')).status).toBe(200);
      for (const ended of [ashas, laptop, phone]) expect((await as(ended)('GET', '')).status).toBe(401);
      expect((await as(ravis)('GET', '')).status).toBe(200);
      expect((await login(asha)).status).toBe(401);
      expect((await login({ ...asha, password: 'new password' })).status).toBe(200);
    });

    it.each(['wrong horse', 'short'])('stays when the current one is wrong (%s)', async (wrong) => {
      const reply = await change(ashas, wrong, 'new password');
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([
        { field: 'currentPassword', message: 'This is not your current password.' },
      ]);
      expect((await as(ashas)('GET', '')).status).toBe(200);
      expect((await login(asha)).status).toBe(200);
    });

    it.each([
      [{ newPassword: 'new password' }, 'currentPassword'],
      [{ currentPassword: asha.password }, 'newPassword'],
      [{ currentPassword: asha.password, newPassword: '12345' }, 'newPassword'],
      [{ currentPassword: asha.password, newPassword: '      ' }, 'newPassword'],
      [{ currentPassword: asha.password, newPassword: 'x'.repeat(129) }, 'newPassword'],
      [{ currentPassword: asha.password, newPassword: 'a\u0000bcdef' }, 'newPassword'],
      [{ currentPassword: asha.password, newPassword: 1234567 }, 'newPassword'],
      [{ currentPassword: [asha.password], newPassword: 'new password' }, 'currentPassword'],
    ])('refuses %j', async (body, field) => {
      const reply = await as(ashas)('POST', '/password', body);
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([{ field, message: expect.any(String) }]);
      expect((await login(asha)).status).toBe(200);
    });

    it('cannot be guessed: ten failures close it and the log-in, of this account only', async () => {
      for (let i = 0; i < 10; i++) {
        expect((await change(ashas, `wrong ${i}x`, 'new password')).status).toBe(400);
      }
      const reply = await change(ashas, asha.password, 'new password');
      expect(reply.status).toBe(429);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await login(asha)).status).toBe(429);
      expect((await as(ashas)('DELETE', '', { password: asha.password })).status).toBe(429);
      expect((await change(ravis, ravi.password, 'new password')).status).toBe(200);
    });

    it('changes once when two tabs change it at once', async () => {
      const replies = await Promise.all(
        ['first one', 'second one'].map((newPassword) => change(ashas, asha.password, newPassword)),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
      const winner = replies[0]!.status === 200 ? 'first one' : 'second one';
      expect((await login({ ...asha, password: winner })).status).toBe(200);
    });

    it('leaves no session that was opened with the old one, also when the log-in comes at the same time', async () => {
      const [changed, ...logins] = await Promise.all([
        change(ashas, asha.password, 'new password'),
        ...Array.from({ length: 8 }, () => login(asha)),
      ]);
      expect(changed.status).toBe(200);
      for (const reply of logins) {
        expect([200, 401]).toContain(reply.status);
        if (reply.status === 200) expect((await as(cookieOf(reply))('GET', '')).status).toBe(401);
      }
      expect((await as(cookieOf(changed))('GET', '')).status).toBe(200);
    });

    it('opens no session for a log-in whose password is being changed', async () => {
      if (!process.env['TEST_DATABASE_URL']) return; // An embedded database does one thing after the other.
      const change = server.database.createQueryRunner();
      await change.startTransaction();
      await change.query(`UPDATE users SET "passwordHash" = 'another' WHERE username = $1`, [asha.username]);
      const reply = login(asha);
      const waits = async () =>
        (
          await server.database.query<unknown[]>(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
        ).length > 0;
      for (let i = 0; i < 100 && !(await waits()); i++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      await change.commitTransaction();
      await change.release();
      expect((await reply).status).toBe(401);
    });
  });

  describe('export', () => {
    it('is a file with everything about the account, and nothing about another', async () => {
      await as(ashas)('PATCH', '', told);
      await as(ravis)('PATCH', '', { gpa: 1.23 });
      for (const [cookie, { username }, universityId] of [
        [ashas, asha, 1],
        [ravis, ravi, 2],
      ] as const) {
        const headers = { cookie };
        await call('POST', '/api/shortlist', {
          headers,
          body: { userId: username, universityId, fieldOfStudy: 'Engineering' },
        });
        await call('POST', '/api/comparisons', {
          headers,
          body: { universityIds: [universityId, universityId + 10] },
        });
        const { body } = await call('POST', '/api/applications', {
          headers,
          body: { universityId, programme: `MSc of ${username}`, level: 'masters', intake: '2027-09' },
        });
        const one = `/api/applications/${body.id}`;
        await call('PATCH', one, { headers: { ...headers, 'if-match': '*' }, body: { notes: 'Ask Mei' } });
        await call('PATCH', `${one}/stage`, {
          headers: { ...headers, 'if-match': '*' },
          body: { stage: 'preparing', day: '2026-03-12' },
        });
        await call('POST', `${one}/tasks`, {
          headers,
          body: { title: 'Ring the bank', dueOn: '2027-01-13', dueTime: '18:00', zone: 'Europe/London' },
        });
        await call('POST', `${one}/documents`, { headers, body: { documents: [{ name: 'Passport' }] } });
      }
      await login(asha);
      await askForLink();
      await server.database.query(
        `INSERT INTO email_confirmations ("tokenHash", "userId", "expiresAt") SELECT repeat('c', 64), id, now() FROM users WHERE username = $1`,
        [asha.username],
      );
      await server.database.query('UPDATE users SET "emailConfirmedAt" = now()');
      await server.database.query(`UPDATE applications SET "closesOn" = '2027-01-15'`);
      const { body: request } = await call('POST', '/api/consultation-requests', {
        body: { name: 'Asha Rao', email: asha.username, phone: '+91 98765 43210' },
      });
      const requestId = request.id;
      const shared = await call('POST', '/api/applications/sharing', {
        headers: { cookie: ashas },
        body: { requestId, plan: true },
      });
      expect(shared.status).toBe(201);
      await server.database.query(
        `UPDATE application_tasks SET "doneAt" = now(), "doneBy" = 'staff', "doneByName" = 'Mei Chen'`,
      );
      await server.database.query(
        `UPDATE application_documents SET state = 'needs-change', comment = 'Blurred', "reviewedBy" = 'Mei Chen', "reviewedAt" = now()`,
      );
      const reply = await as(ashas)('GET', '/export');
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.body).toEqual({
        exportedAt: expect.any(String),
        account: {
          username: asha.username,
          createdAt: expect.any(String),
          emailConfirmedAt: expect.any(String),
          ...told,
        },
        shortlist: [
          {
            universityId: 1,
            university: expect.any(String),
            fieldOfStudy: 'Engineering',
            createdAt: expect.any(String),
          },
        ],
        comparisons: [
          {
            id: expect.any(Number),
            token: expect.any(String),
            universityIds: [1, 11],
            createdAt: expect.any(String),
          },
        ],
        applications: [
          {
            universityId: 1,
            university: expect.any(String),
            programme: 'MSc of asha@example.com',
            level: 'masters',
            intake: '2027-09',
            closesOn: '2027-01-15',
            stage: 'preparing',
            notes: 'Ask Mei',
            createdAt: expect.any(String),
            history: [
              {
                action: 'details',
                actor: 'student',
                actorName: null,
                changes: [{ field: 'notes', from: null, to: null }],
                day: null,
                createdAt: expect.any(String),
                undoneAt: null,
              },
              {
                action: 'stage',
                actor: 'student',
                actorName: null,
                changes: [{ field: 'stage', from: 'planned', to: 'preparing' }],
                day: '2026-03-12',
                createdAt: expect.any(String),
                undoneAt: null,
              },
            ],
            tasks: [
              {
                title: 'Ring the bank',
                note: null,
                owner: 'student',
                rule: null,
                dueOn: '2027-01-13',
                dueTime: '18:00',
                zone: 'Europe/London',
                pinned: false,
                doneAt: expect.any(String),
                doneBy: 'staff',
                doneByName: 'Mei Chen',
                createdAt: expect.any(String),
              },
            ],
            documents: [
              {
                name: 'Passport',
                state: 'needs-change',
                note: null,
                comment: 'Blurred',
                reviewedBy: 'Mei Chen',
                reviewedAt: expect.any(String),
                createdAt: expect.any(String),
              },
            ],
          },
        ],
        applicationSharing: [{ requestId, plan: true, createdAt: expect.any(String) }],
        planSettings: [],
        sessions: Array.from({ length: 2 }, () => ({
          createdAt: expect.any(String),
          expiresAt: expect.any(String),
        })),
        passwordLinks: [{ createdAt: expect.any(String), expiresAt: expect.any(String) }],
        confirmationLinks: [{ createdAt: expect.any(String), expiresAt: expect.any(String) }],
        mails: [{ kind: 'password-reset', state: 'waiting', createdAt: expect.any(String), sentAt: null }],
      });
      expect(reply.text).not.toMatch(/argon2|[0-9a-f]{64}|ravi|"gpa":1\.23/);
    });

    it('knows every table that refers to an account', async () => {
      const tables = await server.database.query<{ name: string }[]>(
        `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
         WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY name`,
      );
      // A new table about students must be added to the export, and to this list.
      expect(tables.map(({ name }) => name)).toEqual([
        'application_sharings',
        'applications',
        'comparisons',
        'email_confirmations',
        'mails',
        'password_resets',
        'plan_settings',
        'sessions',
        'shortlist_entries',
      ]);
    });
  });

  describe('deletion', () => {
    const remove = (cookie: string, password: unknown) => as(cookie)('DELETE', '', { password });

    async function fill(cookie: string, username: string) {
      const headers = { cookie };
      for (const fieldOfStudy of ['Engineering', 'General Interest']) {
        await call('POST', '/api/shortlist', {
          headers,
          body: { userId: username, universityId: 1, fieldOfStudy },
        });
      }
      await call('POST', '/api/comparisons', { headers, body: { universityIds: [1, 2] } });
      await as(cookie)('PATCH', '', told);
    }

    /** Rows of every table that hold the text, by table. */
    async function rowsWith(text: string): Promise<Record<string, number>> {
      const tables = await server.database.query<{ name: string }[]>(
        `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
      );
      expect(tables.length).toBeGreaterThan(9);
      const found: Record<string, number> = {};
      for (const { name } of tables) {
        const [row] = await server.database.query<{ n: number }[]>(
          `SELECT count(*)::int AS n FROM ${name} AS r WHERE position(lower($1) IN lower(r::text)) > 0`,
          [text],
        );
        if (row!.n > 0) found[name] = row!.n;
      }
      return found;
    }

    it('leaves no trace but what the consultancy was asked', async () => {
      await fill(ashas, asha.username);
      await fill(ravis, ravi.username);
      await login({ ...asha, password: 'wrong horse' });
      const phone = cookieOf(await login(asha));
      await call('POST', '/api/consultation-requests', {
        body: { name: 'Asha', email: asha.username, phone: '+91 98765 43210' },
      });
      await askForLink();
      await call('POST', '/api/users/password-reset', { body: { username: asha.username } });
      // One mail acknowledges the request; two ask for a link.
      expect(await rowsWith(asha.username)).toEqual({ users: 1, consultation_requests: 1, mails: 3 });
      const [{ id }] = await server.database.query<[{ id: number }]>(
        'SELECT id FROM users WHERE username = $1',
        [asha.username],
      );

      const reply = await remove(ashas, asha.password);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ deleted: true });
      expect(reply.headers.get('set-cookie')).toMatch(/^student-session=; .*Expires=Thu, 01 Jan 1970/);

      expect(await rowsWith(asha.username)).toEqual({ consultation_requests: 1, mails: 2 });
      const mails = await server.database.query<{ kind: string }[]>(
        'SELECT kind FROM mails WHERE recipient = $1 ORDER BY id',
        [asha.username],
      );
      // The last mail forgets its recipient once it is sent.
      expect(mails.map(({ kind }) => kind)).toEqual(['consultation-acknowledgement', 'account-deleted']);
      for (const table of ['password_resets', 'sessions', 'shortlist_entries', 'comparisons']) {
        expect([table, await count(`${table} WHERE "userId" = ${id}`)]).toEqual([table, 0]);
        if (table !== 'password_resets') expect(await count(table)).toBeGreaterThan(0);
      }
      // Counters are kept under a hash of the address and the account.
      expect(await rowsWith(sha256(`failed log-in to account\n127.0.0.1\n${asha.username}`))).toEqual({});
      for (const cookie of [ashas, phone]) expect((await as(cookie)('GET', '')).status).toBe(401);
      expect((await login(asha)).status).toBe(401);
      expect(await profile(ravis)).toEqual(told);
    });

    it('leaves room for a new account of the same address, which starts empty', async () => {
      await fill(ashas, asha.username);
      await remove(ashas, asha.password);
      const again = await register(asha);
      expect((await as(again)('GET', '')).body).toMatchObject({ savedUniversities: 0, ...nothing });
      expect((await call('GET', '/api/comparisons', { headers: { cookie: again } })).body).toEqual([]);
    });

    it('ends shared links', async () => {
      const headers = { cookie: ashas };
      const { token } = (await call('POST', '/api/comparisons', { headers, body: { universityIds: [1, 2] } }))
        .body;
      expect((await call('GET', `/api/comparisons/shared/${token}`)).status).toBe(200);
      await remove(ashas, asha.password);
      expect((await call('GET', `/api/comparisons/shared/${token}`)).status).toBe(404);
    });

    it('wants the password: nothing happens with a wrong one or none', async () => {
      await fill(ashas, asha.username);
      for (const password of ['wrong horse', 'short'])
        expect((await remove(ashas, password)).body.errors).toEqual([
          { field: 'password', message: 'This is not your current password.' },
        ]);
      for (const password of [undefined, null, 5, '', [asha.password], ravi.password]) {
        const reply = await remove(ashas, password);
        expect([password, reply.status]).toEqual([password, 400]);
        expect(reply.body.errors).toEqual([{ field: 'password', message: expect.any(String) }]);
      }
      expect(await profile(ashas)).toEqual(told);
    });

    it('happens once when several tabs ask for it, and none gets a failure of ours', async () => {
      const replies = await Promise.all(Array.from({ length: 5 }, () => remove(ashas, asha.password)));
      for (const { status } of replies) expect([200, 401]).toContain(status);
      expect(replies.some(({ status }) => status === 200)).toBe(true);
      expect(await count('users')).toBe(1);
      expect(await count(`mails WHERE kind = 'account-deleted'`)).toBe(1);
    });

    it('meets calls that are under way with a log-in screen, never a failure of ours, and nothing stays', async () => {
      const headers = { cookie: ashas };
      const replies = await Promise.all([
        remove(ashas, asha.password),
        ...[1, 2, 3, 4, 5].flatMap((universityId) => [
          call('POST', '/api/shortlist', {
            headers,
            body: { userId: asha.username, universityId, fieldOfStudy: 'Education' },
          }),
          call('POST', '/api/comparisons', { headers, body: { universityIds: [universityId, 20] } }),
          as(ashas)('PATCH', '', { gpa: universityId / 2 }),
          login(asha),
        ]),
      ]);
      for (const { status } of replies) expect([200, 201, 400, 401]).toContain(status);
      expect(await rowsWith(asha.username)).toEqual({ mails: 1 });
      expect([await count('shortlist_entries'), await count('comparisons'), await count('sessions')]).toEqual(
        [0, 0, 1],
      );
    });
  });

  it('is closed without a session', async () => {
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', told],
      ['DELETE', '', { password: asha.password }],
      ['GET', '/export'],
      ['POST', '/password', { currentPassword: asha.password, newPassword: 'new password' }],
    ] as const) {
      const reply = await as('student-session=none')(method, path, body);
      expect([method, path, reply.status]).toEqual([method, path, 401]);
    }
    expect(await count('users')).toBe(2);
  });
});
