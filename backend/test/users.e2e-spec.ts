import { loadConfig } from '../src/config/config.js';
import { asAdmin, client } from './support/http.js';
import { ADMIN_TOKEN, startApp, type TestApp } from './support/app.js';

const asha = { username: 'Asha@Example.com', password: 'correct horse' };

describe('student accounts', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  const register = (body: unknown) => call('POST', '/api/users/register', { body });
  const login = (body: unknown) => call('POST', '/api/users/login', { body });
  const me = (cookie?: string) => call('GET', '/api/users/me', { headers: cookie ? { cookie } : {} });
  const cookieOf = (reply: { headers: Headers }) => reply.headers.get('set-cookie')!.split(';')[0]!;

  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(() => server.database.query('TRUNCATE users, rate_limits CASCADE'));

  it('registers, opens a session and knows the account', async () => {
    const reply = await register(asha);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ username: 'Asha@Example.com' });
    const cookie = reply.headers.get('set-cookie')!;
    expect(cookie).toMatch(
      /^student-session=[\w-]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const account = await me(cookieOf(reply));
    expect(account.body).toEqual({
      username: 'Asha@Example.com',
      createdAt: expect.any(String),
      savedUniversities: 0,
      gpa: null,
      cgpa: null,
      percentage: null,
      programLevel: null,
      fieldOfStudy: null,
      budgetUSD: null,
      destinations: [],
    });
  });

  it('logs in without regard to the case of the address', async () => {
    await register(asha);
    const reply = await login({ ...asha, username: 'asha@EXAMPLE.com' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ username: 'Asha@Example.com' });
    expect((await me(cookieOf(reply))).status).toBe(200);
  });

  it('stores neither password nor session token', async () => {
    const cookie = cookieOf(await register(asha));
    const stored = JSON.stringify([
      await server.database.query('SELECT * FROM users'),
      await server.database.query('SELECT * FROM sessions'),
    ]);
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain(asha.password);
    expect(stored).not.toContain(cookie.split('=')[1]);
  });

  it('refuses a second account of the same address', async () => {
    await register(asha);
    const reply = await register({ ...asha, username: 'asha@example.com' });
    expect(reply.status).toBe(409);
    expect(reply.body.error).toBe('An account with this e-mail address already exists.');
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  it('opens one account when 10 register the same address at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => register(asha)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it('answers an unknown user and a wrong password alike', async () => {
    await register(asha);
    const wrong = await login({ ...asha, password: 'wrong horse' });
    const unknown = await login({ ...asha, username: 'nobody@example.com' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });

  it('takes passwords as typed: spaces count, and either way of composing letters is the same', async () => {
    await register({ ...asha, password: '  caf\u00e9  ' });
    expect((await login({ ...asha, password: 'caf\u00e9' })).status).toBe(400);
    expect((await login({ ...asha, password: 'caf\u00e9  ' })).status).toBe(401);
    expect((await login({ ...asha, password: '  cafe\u0301  ' })).status).toBe(200);
  });

  it('counts letters of a password after composing them', async () => {
    expect((await register({ ...asha, password: 'e\u0301'.repeat(5) })).status).toBe(400);
    expect((await register({ ...asha, password: 'e\u0301'.repeat(6) })).status).toBe(201);
    expect((await login({ ...asha, password: '\u00e9'.repeat(6) })).status).toBe(200);
  });

  it('replaces the session that a log-in comes with', async () => {
    const first = cookieOf(await register(asha));
    const second = cookieOf(
      await call('POST', '/api/users/login', { body: asha, headers: { cookie: first } }),
    );
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  it.each([
    [{ password: 'correct horse' }, 'username'],
    [{ ...asha, username: 'asha@example.com\u200b' }, 'username'],
    [{ ...asha, username: '"<img src=x>"@example.com' }, 'username'],
    [{ username: 'asha@example.com' }, 'password'],
    [{ ...asha, username: 'asha' }, 'username'],
    [{ ...asha, username: `${'a'.repeat(250)}@b.co` }, 'username'],
    [{ ...asha, username: ['asha@example.com'] }, 'username'],
    [{ ...asha, password: '12345' }, 'password'],
    [{ ...asha, password: '      ' }, 'password'],
    [{ ...asha, password: 'x'.repeat(129) }, 'password'],
    [{ ...asha, password: 123456 }, 'password'],
    [{ ...asha, password: { length: 10 } }, 'password'],
    [{ ...asha, password: 'null\u0000byte' }, 'password'],
    [{ ...asha, password: null }, 'password'],
  ])('refuses %j', async (body, field) => {
    for (const reply of [await register(body), await login(body)]) {
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([{ field, message: expect.any(String) }]);
    }
  });

  it('says what S1 says about short passwords', async () => {
    expect((await register({ ...asha, password: '12345' })).body.error).toBe(
      'Password must be at least 6 characters long',
    );
  });

  it('logs out: the session ends and the cookie is cleared; again is no failure', async () => {
    const cookie = cookieOf(await register(asha));
    const reply = await call('POST', '/api/users/logout', { headers: { cookie } });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toMatch(/^student-session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await me(cookie)).status).toBe(401);
    expect((await call('POST', '/api/users/logout', { headers: { cookie } })).status).toBe(200);
    expect((await call('POST', '/api/users/logout')).status).toBe(200);
  });

  it('leaves other sessions of the account alone when one logs out', async () => {
    const phone = cookieOf(await register(asha));
    const laptop = cookieOf(await login(asha));
    await call('POST', '/api/users/logout', { headers: { cookie: phone } });
    expect((await me(laptop)).status).toBe(200);
  });

  it.each([
    undefined,
    'student-session=',
    'student-session=forged',
    `student-session=${'A'.repeat(43)}`,
    'other=1',
    "student-session=' OR 1=1",
  ])('does not know the cookie %j', async (cookie) => {
    await register(asha);
    expect((await me(cookie)).status).toBe(401);
  });

  it('ends a session after seven days', async () => {
    const cookie = cookieOf(await register(asha));
    await server.database.query(`UPDATE sessions SET "expiresAt" = now() - interval '1 second'`);
    expect((await me(cookie)).status).toBe(401);
  });

  it('marks the cookie Secure behind HTTPS', async () => {
    const secure = await startApp({
      ...loadConfig({ ADMIN_TOKEN, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' }),
      databaseUrl: undefined,
      dataDir: undefined,
    });
    try {
      const headers = { 'x-forwarded-proto': 'https' };
      const reply = await client(secure.url)('POST', '/api/users/register', { body: asha, headers });
      expect(reply.headers.get('set-cookie')).toContain('; Secure');
      expect(reply.headers.get('strict-transport-security')).toContain('max-age=');
    } finally {
      await secure.close();
    }
  });

  describe('rate limits', () => {
    it('stops guessing at one account after ten failures, also the right password, and says for how long', async () => {
      await register(asha);
      await register({ ...asha, username: 'other@example.com' });
      for (let i = 0; i < 10; i++)
        expect((await login({ ...asha, password: `wrong ${i}x` })).status).toBe(401);
      const reply = await login(asha);
      expect(reply.status).toBe(429);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await login({ ...asha, username: 'other@example.com' })).status).toBe(200);
    });

    it('lets no more than ten of 30 parallel guesses through', async () => {
      await register(asha);
      const replies = await Promise.all(
        Array.from({ length: 30 }, (_, i) => login({ ...asha, password: `wrong ${i}x` })),
      );
      expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
    });

    it.each([
      ['a call that began later was first at the counter', '1 second', 429],
      ['the clock was set back by an hour', '1 hour', 401],
    ])('a window that ends later than a new one would, because %s: %s', async (_, later, status) => {
      await register(asha);
      for (let i = 0; i < 10; i++) await login({ ...asha, password: `wrong ${i}x` });
      await server.database.query(
        `UPDATE rate_limits SET "resetAt" = now() + interval '15 minutes' + $1::interval`,
        [later],
      );
      expect((await login({ ...asha, password: 'wrong again' })).status).toBe(status);
    });

    it('stops guessing at one account from many addresses, a quarter of an hour at most', async () => {
      const proxied = await startApp({ trustProxy: 1 });
      try {
        const post = (path: string, address: string, body: object) =>
          client(proxied.url)('POST', path, { headers: { 'x-forwarded-for': address }, body });
        await post('/api/users/register', '10.0.0.1', asha);
        const guess = (address: string, password = 'wrong one') =>
          post('/api/users/login', address, { ...asha, password });
        // The right password does not count as a guess.
        expect((await guess('10.0.0.1', asha.password)).status).toBe(200);
        for (let i = 0; i < 100; i++) expect((await guess(`10.0.1.${i >> 3}`)).status).toBe(401);
        const reply = await guess('10.0.2.1');
        expect(reply.status).toBe(429);
        expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
        const other = { ...asha, username: 'other@example.com' };
        expect((await post('/api/users/login', '10.0.2.1', other)).status).toBe(401);
        await proxied.database.query(`UPDATE rate_limits SET "resetAt" = now()`);
        expect((await guess('10.0.0.1', asha.password)).status).toBe(200);
      } finally {
        await proxied.close();
      }
    });

    it('never counts right log-ins, so a classroom gets in', async () => {
      await register(asha);
      for (let i = 0; i < 15; i++) expect((await login(asha)).status).toBe(200);
    });

    it('forgets the failures of an account that logs in', async () => {
      await register(asha);
      for (let round = 0; round < 2; round++) {
        for (let i = 0; i < 9; i++) await login({ ...asha, password: 'wrong horse' });
        expect((await login(asha)).status).toBe(200);
      }
    });

    it('does not count calls without a token, so no page can lock staff out', async () => {
      const list = () => call('GET', '/api/admin/consultation-requests');
      for (let i = 0; i < 25; i++) expect((await list()).status).toBe(401);
    });

    it('opens again when the time is over', async () => {
      await register(asha);
      for (let i = 0; i < 11; i++) await login({ ...asha, password: 'wrong horse' });
      await server.database.query(`UPDATE rate_limits SET "resetAt" = now() - interval '1 second'`);
      expect((await login(asha)).status).toBe(200);
    });

    it('stops guessing at the admin token, never the right one, and keeps no address', async () => {
      const list = (headers: Record<string, string>) =>
        call('GET', '/api/admin/consultation-requests', { headers });
      for (let i = 0; i < 20; i++) expect((await list({ 'admin-token': `guess ${i}` })).status).toBe(401);
      expect((await list({ 'admin-token': 'guess' })).status).toBe(429);
      expect((await list(asAdmin)).status).toBe(200);
      expect(JSON.stringify(await server.database.query('SELECT * FROM rate_limits'))).not.toContain(
        '127.0.0.1',
      );
    });
  });
});
