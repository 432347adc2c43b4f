import { client } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

const asha = { username: 'Asha@Example.com', password: 'correct horse' };
const NEW = 'a new password';

describe('password reset', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  const ask = (username: unknown) => call('POST', '/api/users/password-reset', { body: { username } });
  const choose = (token: unknown, password: unknown = NEW) =>
    call('POST', '/api/users/password-reset/confirm', { body: { token, password } });
  const login = (password: string) => call('POST', '/api/users/login', { body: { ...asha, password } });
  const mails = () =>
    server.database.query<{ recipient: string }[]>(
      `SELECT recipient FROM mails WHERE kind = 'password-reset' ORDER BY id`,
    );
  /** Links from the inbox, one for each request, oldest first. */
  async function links(count: number): Promise<string[]> {
    const html = await (await fetch(`${server.url}/api/dev/inbox`)).text();
    const tokens = [...html.matchAll(/\/reset-password\?token=([\w-]{43})/g)].map(([, token]) => token!);
    expect(tokens).toHaveLength(count);
    return tokens.reverse();
  }

  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.database.query('TRUNCATE users, rate_limits CASCADE');
    await call('POST', '/api/users/register', { body: asha });
  });

  it('sets a new password with the mailed link, once, and logs the account out everywhere', async () => {
    const cookies = await Promise.all(
      [1, 2].map(async () => (await login(asha.password)).headers.get('set-cookie')!.split(';')[0]!),
    );
    expect((await ask('asha@EXAMPLE.com')).body).toEqual({ requested: true });
    const [token] = await links(1);
    expect((await mails())[0]!.recipient).toBe(asha.username);
    const reply = await choose(token);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ username: asha.username });
    expect(reply.headers.get('set-cookie')).toBeNull();
    for (const cookie of cookies)
      expect((await call('GET', '/api/users/me', { headers: { cookie } })).status).toBe(401);
    expect((await login(asha.password)).status).toBe(401);
    expect((await login(NEW)).status).toBe(200);
    const again = await choose(token);
    expect(again.status).toBe(404);
    expect(again.body.error).toContain('Please ask for a new one.');
  });

  it('keeps the hash of a token only', async () => {
    await ask(asha.username);
    const [token] = await links(1);
    for (const table of ['password_resets', 'mails'])
      expect(JSON.stringify(await server.database.query(`SELECT * FROM ${table}`))).not.toContain(token);
  });

  it('works for one hour', async () => {
    await ask(asha.username);
    const [token] = await links(1);
    const [{ minutes }] = await server.database.query<[{ minutes: number }]>(
      'SELECT extract(epoch FROM "expiresAt" - now())::float8 / 60 AS minutes FROM password_resets',
    );
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    await server.database.query(`UPDATE password_resets SET "expiresAt" = now() - interval '1 second'`);
    expect((await choose(token)).status).toBe(404);
    expect((await login(asha.password)).status).toBe(200);
  });

  it('ends the other links of the account', async () => {
    await ask(asha.username);
    await links(1);
    await ask(asha.username);
    const [first, second] = await links(2);
    expect((await choose(first)).status).toBe(200);
    expect((await choose(second, 'yet another one')).status).toBe(404);
    expect((await login(NEW)).status).toBe(200);
  });

  it('sets one password when ten use a link at once', async () => {
    await ask(asha.username);
    const [token] = await links(1);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => choose(token, `password ${i}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await login(`password ${winner}`)).status).toBe(200);
  });

  it('answers alike whether or not there is such an account, and writes to nobody else', async () => {
    const [known, unknown] = [await ask(asha.username), await ask('nobody@example.com')];
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect(known.text).toBe(unknown.text);
    const names = ({ headers }: { headers: Headers }) => [...headers.keys()].sort();
    expect(names(known)).toEqual(names(unknown));
    await links(1);
  });

  it('stores the wish before it answers, the same whether or not there is such an account', async () => {
    const statements: string[] = [];
    const listener = { afterQuery: ({ query }: { query: string }) => void statements.push(query) };
    server.database.subscribers.push(listener);
    const [known, unknown] = await [asha.username, 'nobody@example.com'].reduce(async (before, username) => {
      const all = await before;
      statements.length = 0;
      expect((await ask(username)).status).toBe(200);
      return [...all, [...statements]];
    }, Promise.resolve<string[][]>([]));
    server.database.subscribers.splice(server.database.subscribers.indexOf(listener), 1);
    expect(known!.join('\n')).toContain('INSERT INTO "mails"');
    expect(known!.join('\n')).not.toContain('users');
    expect(unknown).toEqual(known);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'asha@example.com',
      'nobody@example.com',
    ]);
  });

  it('mails an account at most five links an hour, without saying so', async () => {
    for (let i = 0; i < 8; i++) expect((await ask(asha.username)).status).toBe(200);
    await links(5);
    expect(await mails()).toHaveLength(5);
  });

  it('refuses an address that asks too often', async () => {
    for (let i = 0; i < 60; i++) expect((await ask(`x${i}@example.com`)).status).toBe(200);
    const reply = await ask('x@example.com');
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets in whoever had tried too many wrong passwords', async () => {
    for (let i = 0; i < 11; i++) await login('a wrong one');
    expect((await login(asha.password)).status).toBe(429);
    await ask(asha.username);
    await choose((await links(1))[0]);
    expect((await login(NEW)).status).toBe(200);
  });

  it.each([
    [{ token: 'x' }, 'password'],
    [{ token: 'x', password: '12345' }, 'password'],
    [{ token: 'x', password: 'x'.repeat(129) }, 'password'],
    [{ password: NEW }, 'token'],
    [{ token: '', password: NEW }, 'token'],
    [{ token: ['x'], password: NEW }, 'token'],
    [{ token: 'x'.repeat(201), password: NEW }, 'token'],
  ])('refuses %j', async (body, field) => {
    const reply = await call('POST', '/api/users/password-reset/confirm', { body });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ field, message: expect.any(String) }]);
  });

  it.each(['', 'asha', 5, null, ['asha@example.com'], `${'a'.repeat(250)}@b.co`])(
    'refuses the address %j',
    async (username) => {
      expect((await ask(username)).status).toBe(400);
    },
  );
});
