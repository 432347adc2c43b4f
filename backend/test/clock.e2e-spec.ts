import { setTimeout as sleep } from 'node:timers/promises';
import { poolOf } from '../src/common/pool.js';
import { startApp, type TestApp } from './support/app.js';
import { client } from './support/http.js';
import { startSmtp, type TestSmtp } from './support/smtp.js';

const asha = { username: 'asha@example.com', password: 'correct horse' };
const DAY = 24 * 60 * 60 * 1000;
const RealDate = Date;

/** The clock of this process. */
function setProcessClock(shift: number): void {
  if (shift === 0) return void (globalThis.Date = RealDate);
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [number]) {
      super(...((parts.length > 0 ? parts : [RealDate.now() + shift]) as [number]));
    }
    static override now = () => RealDate.now() + shift;
  } as DateConstructor;
}

describe('when a clock jumps by a day', () => {
  let smtp: TestSmtp;
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let cookie: string;

  /** Shifts the database's clock for all our statements, by a now() that is found before PostgreSQL's own. */
  async function setDatabaseClock(shift: number): Promise<void> {
    await server.database.query(
      `CREATE OR REPLACE FUNCTION clock.now() RETURNS timestamptz STABLE LANGUAGE sql
       AS $$ SELECT pg_catalog.now() + interval '${shift} milliseconds' $$`,
    );
  }

  const me = () => call('GET', '/api/users/me', { headers: { cookie } });
  const login = (password: string) => call('POST', '/api/users/login', { body: { ...asha, password } });
  const newsletter = (email: string) => call('POST', '/api/newsletter-subscription', { body: { email } });

  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startApp({ smtpUrl: smtp.url });
    call = client(server.url);
    await server.database.query('CREATE SCHEMA clock');
    await setDatabaseClock(0);
    poolOf(server.database).on('acquire', (connection) => {
      connection.query('SET search_path = clock, pg_catalog, public').catch(() => undefined);
    });
    const registered = await call('POST', '/api/users/register', { body: asha });
    cookie = registered.headers.get('set-cookie')!.split(';')[0]!;
  });
  afterEach(async () => {
    setProcessClock(0);
    await setDatabaseClock(0);
    await server.database.query('DELETE FROM rate_limits');
  });
  afterAll(async () => {
    await server?.close();
    await smtp?.close();
  });

  it.each([DAY, -DAY])('sessions live on (%i ms)', async (shift) => {
    setProcessClock(shift);
    expect((await me()).status).toBe(200);
    expect((await login(asha.password)).status).toBe(200);
    setProcessClock(0);
    await setDatabaseClock(shift);
    expect((await me()).status).toBe(200);
  });

  it('sessions end by the clock of the database alone', async () => {
    setProcessClock(8 * DAY);
    expect((await me()).status).toBe(200);
    setProcessClock(0);
    await setDatabaseClock(8 * DAY);
    expect((await me()).status).toBe(401);
  });

  it('nobody is kept out for longer than a limit lasts', async () => {
    for (let i = 0; i < 10; i++) expect((await login('wrong horse')).status).toBe(401);
    const refused = await login('wrong horse');
    expect(refused.status).toBe(429);
    setProcessClock(DAY);
    expect((await login('wrong horse')).status).toBe(429);
    setProcessClock(0);
    await setDatabaseClock(-DAY);
    expect((await login(asha.password)).status).toBe(200);
  });

  it.each([DAY, -DAY])('mails go out, and a link for a new password works (%i ms)', async (shift) => {
    const before = smtp.raw.length;
    setProcessClock(shift);
    expect(
      (await call('POST', '/api/users/password-reset', { body: { username: asha.username } })).status,
    ).toBe(200);
    const sent = (await smtp.mails(before + 1)).at(-1)!;
    const token = /token=([\w-]{43})/.exec(sent.text!)![1]!;
    expect(
      (await call('POST', '/api/users/password-reset/confirm', { body: { token, password: asha.password } }))
        .status,
    ).toBe(200);
  });

  it('a mail that waits does not wait for a day more', async () => {
    const before = smtp.raw.length;
    await smtp.set('refuse');
    expect((await newsletter('binu@example.com')).status).toBe(201);
    for (;;) {
      const [{ tried }] = await server.database.query<[{ tried: boolean }]>(
        `SELECT bool_or("lastError" IS NOT NULL) AS tried FROM mails WHERE recipient = 'binu@example.com'`,
      );
      if (tried) break;
      await sleep(50);
    }
    await smtp.set('accept');
    await setDatabaseClock(-DAY);
    await newsletter('chitra@example.com');
    const addresses = (await smtp.mails(before + 2)).slice(before).map(({ to }) => to![0]!.address);
    expect(addresses.sort()).toEqual(['binu@example.com', 'chitra@example.com']);
  });
});
