import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client } from './support/http.js';
import { startSmtp, type SmtpMode, type TestSmtp } from './support/smtp.js';
import type { Config } from '../src/config/config.js';
import { CONFIG } from '../src/config/config.module.js';
import { Mail } from '../src/mail/mail.entity.js';
import { MailKinds } from '../src/mail/mail-kinds.js';
import { MailWorker } from '../src/mail/mail-worker.js';
import { RateLimits } from '../src/rate-limits/rate-limits.service.js';

const asha = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210', country: 'Canada' };

describe('the outbox', () => {
  let smtp: TestSmtp;
  let server: TestApp;
  let call: ReturnType<typeof client>;

  beforeAll(async () => {
    smtp = await startSmtp(300);
    server = await startApp({ smtpUrl: smtp.url, rateLimit: false });
    Object.assign(server.app.get(MailWorker).times, {
      poll: 50,
      connecting: 1000,
      sending: 2000,
      lease: 3000,
      firstRetry: 50,
      longestRetry: 200,
    });
    call = client(server.url);
  });
  afterAll(async () => {
    await server?.close();
    await smtp?.close();
  });
  beforeEach(async () => {
    await server.database.query('TRUNCATE mails, consultation_requests CASCADE');
    await smtp.set('accept');
    smtp.raw.length = 0;
    smtp.held = 0;
  });

  const ask = async (change: object = {}) => {
    const started = performance.now();
    const reply = await call('POST', '/api/consultation-requests', { body: { ...asha, ...change } });
    expect(reply.status).toBe(201);
    return { id: reply.body.id as number, took: performance.now() - started };
  };
  const rows = () =>
    server.database.query<
      { kind: string; state: string; attempts: number; recipient: string | null; lastError: string | null }[]
    >('SELECT kind, state, attempts, recipient, "lastError" FROM mails ORDER BY id');
  const states = async () => (await rows()).map(({ state }) => state);
  async function until(condition: () => Promise<boolean>, seconds = 15): Promise<void> {
    for (const end = Date.now() + seconds * 1000; !(await condition()); await sleep(30)) {
      if (Date.now() > end) throw new Error(`Still ${JSON.stringify((await rows()).slice(0, 3))}`);
    }
  }

  it('sends the acknowledgement and the notice at once, and forgets what they said', async () => {
    server.app.get(MailWorker).times.poll = 60_000;
    await ask();
    const mails = await smtp.mails(2);
    server.app.get(MailWorker).times.poll = 50;
    expect(mails.map(({ to }) => to![0]!.address).sort()).toEqual([
      'asha@example.com',
      'hello@meridian.example',
    ]);
    await until(async () => (await states()).join() === 'sent,sent');
    expect(await rows()).toEqual(
      ['consultation-acknowledgement', 'staff-notice'].map((kind) => ({
        kind,
        state: 'sent',
        attempts: 1,
        recipient: null,
        lastError: null,
      })),
    );
    expect(await server.database.query('SELECT data FROM mails')).toEqual([{ data: null }, { data: null }]);
  });

  it('writes nothing when what causes a mail is not stored', async () => {
    const headers = { 'idempotency-key': 'once' };
    for (let i = 0; i < 3; i++) await call('POST', '/api/consultation-requests', { body: asha, headers });
    await call('POST', '/api/consultation-requests', { body: { ...asha, email: 'x' } });
    expect(await rows()).toHaveLength(2);
  });

  it.each<SmtpMode>([
    'refuse',
    'busy',
    'silent greeting',
    'temporary failure',
    'permanent failure',
    'silent',
    'cut',
  ])('loses nothing and slows nothing while the mail server is in the state "%s"', async (mode) => {
    await smtp.set(mode);
    const { took } = await ask();
    expect(took).toBeLessThan(1000);
    await until(async () =>
      (await rows()).every(({ attempts, state }) => attempts >= 2 && state === 'waiting'),
    );
    expect(smtp.raw).toHaveLength(0);
    // Nothing in the database waits for the mail server.
    expect(
      await server.database.query(
        `SELECT query FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND datname = current_database()`,
      ),
    ).toEqual([]);
    const before = performance.now();
    expect((await call('GET', '/api/health/ready')).status).toBe(200);
    expect(performance.now() - before).toBeLessThan(1000);
    await smtp.set('accept');
    await until(async () => (await states()).join() === 'sent,sent');
    expect(smtp.raw.map(({ to }) => to).sort()).toEqual(['asha@example.com', 'hello@meridian.example']);
  });

  it('waits for a slow mail server and sends each mail once', async () => {
    await smtp.set('slow');
    for (let i = 0; i < 6; i++) await ask({ email: `slow${i}@example.com` });
    await until(async () => (await states()).every((state) => state === 'sent'));
    expect(new Set(smtp.raw.map(({ to }) => to)).size).toBe(7);
    expect(smtp.raw).toHaveLength(12);
  });

  it('sends each mail once when the whole process stands still until their leases are over', async () => {
    await smtp.set('slow to say so');
    await ask();
    await smtp.mails(2);
    // A laptop under load, or a machine that was paused: when it goes on, every timer is due, and the answers are
    // unread.
    Atomics.wait(
      new Int32Array(new SharedArrayBuffer(4)),
      0,
      0,
      server.app.get(MailWorker).times.lease + 500,
    );
    await until(async () => (await states()).join() === 'sent,sent');
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(smtp.raw).toHaveLength(2);
  });

  it('names a mail the same however often it is sent', async () => {
    await smtp.set('accept and cut');
    await ask();
    const first = await smtp.mails(2);
    await until(async () => (await rows()).every(({ attempts }) => attempts >= 2));
    await smtp.set('accept');
    await until(async () => (await states()).join() === 'sent,sent');
    const all = await smtp.mails(4);
    const names = new Set(all.map(({ messageId }) => messageId));
    expect(names).toEqual(new Set(first.map(({ messageId }) => messageId)));
    expect(names.size).toBe(2);
    for (const name of names) expect(name).toMatch(/^<[\da-f-]{36}@meridian\.example>$/);
  });

  it.each<SmtpMode>(['unknown recipient', 'refused text'])(
    'leaves a mail to staff on "%s", who can send it again',
    async (mode) => {
      await smtp.set(mode);
      const { id: requestId } = await ask();
      await until(async () => (await states()).join() === 'failed,failed');
      const list = () => call('GET', '/api/admin/mails?state=failed', { headers: asAdmin });
      const { body } = await list();
      expect(body).toHaveLength(2);
      expect(body[1]).toMatchObject({
        kind: 'consultation-acknowledgement',
        recipient: asha.email,
        state: 'failed',
        attempts: 1,
        requestId,
      });
      expect(body[1].lastError).toContain('Not now');
      await smtp.set('accept');
      for (const { id } of body) {
        const reply = await call('POST', `/api/admin/mails/${id}/retry`, { headers: asAdmin });
        expect(reply.status).toBe(200);
        expect(reply.body).toMatchObject({ id, state: 'waiting', attempts: 0 });
      }
      await until(async () => (await states()).join() === 'sent,sent');
      expect((await list()).body).toEqual([]);
      expect((await call('POST', `/api/admin/mails/${body[0].id}/retry`, { headers: asAdmin })).status).toBe(
        404,
      );
    },
  );

  it('lets staff send all again at once when the mail server has refused them', async () => {
    await smtp.set('unknown recipient');
    for (let i = 0; i < 3; i++) await ask();
    await until(async () => (await states()).every((state) => state === 'failed'));
    await smtp.set('accept');
    const all = () => call('POST', '/api/admin/mails/retry', { headers: asAdmin });
    expect((await all()).body).toEqual({ retried: 6 });
    await until(async () => (await states()).every((state) => state === 'sent'));
    expect((await all()).body).toEqual({ retried: 0 });
    expect((await call('POST', '/api/admin/mails/retry')).status).toBe(401);
  });

  it('gives up after a day of attempts', async () => {
    await smtp.set('temporary failure');
    await ask();
    await until(async () => (await rows()).every(({ attempts }) => attempts >= 1));
    await server.database.query('UPDATE mails SET attempts = 139');
    await until(async () => (await states()).join() === 'failed,failed');
  });

  it('is closed to all but staff, and to what is no state or id', async () => {
    expect((await call('GET', '/api/admin/mails?state=failed')).status).toBe(401);
    expect((await call('POST', '/api/admin/mails/1/retry')).status).toBe(401);
    for (const query of ['', '?state=', '?state=lost', '?state=failed&state=sent', '?state[]=failed'])
      expect((await call('GET', `/api/admin/mails${query}`, { headers: asAdmin })).status).toBe(400);
    for (const [id, status] of [
      ['0', 400],
      ['x', 400],
      ['99999999999', 404],
      ['424242', 404],
    ] as const)
      expect((await call('POST', `/api/admin/mails/${id}/retry`, { headers: asAdmin })).status).toBe(status);
  });

  it('sends a mail once when three servers share the outbox', async () => {
    await smtp.set('slow');
    // The workers of two instances, which do not know each other.
    const workers = [1, 2].map(() => {
      const worker = new MailWorker(
        server.database.getRepository(Mail),
        server.app.get<Config>(CONFIG),
        server.app.get(RateLimits),
        server.app.get(MailKinds),
      );
      Object.assign(worker.times, server.app.get(MailWorker).times);
      return worker;
    });
    await server.database.query(
      `INSERT INTO mails (kind, recipient, data) SELECT 'account-deleted', 'v' || i || '@example.com', '{}' FROM generate_series(1, 60) i`,
    );
    for (const worker of [server.app.get(MailWorker), ...workers]) worker.wake();
    await until(async () => (await states()).every((state) => state === 'sent'), 40);
    expect(smtp.raw).toHaveLength(60);
    expect(new Set(smtp.raw.map(({ to }) => to)).size).toBe(60);
    await Promise.all(workers.map((worker) => worker.beforeApplicationShutdown()));
  });

  it('sends no password over a line that others can read', async () => {
    const url = smtp.url.replace('//', '//user:secret@');
    const other = await startApp({ smtpUrl: url, rateLimit: false });
    await client(other.url)('POST', '/api/consultation-requests', { body: asha });
    const errors = () =>
      other.database.query<{ lastError: string }[]>(
        'SELECT "lastError" FROM mails WHERE "lastError" IS NOT NULL',
      );
    await until(async () => (await errors()).length === 2);
    expect((await errors())[0]!.lastError).toMatch(/TLS/);
    expect(smtp.raw).toHaveLength(0);
    await other.close();
  });

  it('finishes what is under way when the server is told to stop', async () => {
    const other = await startApp({ smtpUrl: smtp.url, rateLimit: false });
    await smtp.set('slow');
    const reply = await client(other.url)('POST', '/api/consultation-requests', { body: asha });
    expect(reply.status).toBe(201);
    await until(
      async () => (await other.database.query('SELECT FROM mails WHERE attempts = 1')).length === 2,
    );
    await other.close();
    expect(smtp.raw).toHaveLength(2);
  });

  it('finishes also what it is just taking up when the server is told to stop', async () => {
    const other = await startApp({ smtpUrl: smtp.url, rateLimit: false });
    await other.database.query(
      `INSERT INTO mails (kind, recipient, data) VALUES ('account-deleted', 'asha@example.com', '{}')`,
    );
    const worker = other.app.get(MailWorker);
    // The worker's statement waits for the end of this transaction.
    const stopped = await other.database.transaction(async (manager) => {
      await manager.query('LOCK TABLE mails');
      worker.wake();
      return { by: worker.beforeApplicationShutdown() };
    });
    await stopped.by;
    expect(await other.database.query('SELECT state, attempts FROM mails')).toEqual([
      { state: 'sent', attempts: 1 },
    ]);
    await other.close();
  });

  it('gives back what is under way when it is told to stop', async () => {
    await smtp.set('silent');
    const worker = server.app.get(MailWorker);
    worker.times.stopping = 100;
    await ask();
    await until(async () => smtp.held === 2);
    await worker.beforeApplicationShutdown();
    expect(await rows()).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'waiting', attempts: 0 })]),
    );
    const [{ due }] = await server.database.query<[{ due: number }]>(
      'SELECT count(*)::int AS due FROM mails WHERE "nextAttemptAt" <= now()',
    );
    expect(due).toBe(2);
  });
});
