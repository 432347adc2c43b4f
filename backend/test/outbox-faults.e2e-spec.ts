import { setTimeout as sleep } from 'node:timers/promises';
import { MailWorker } from '../src/mail/mail-worker.js';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client } from './support/http.js';
import { startSmtp, type SmtpMode, type TestSmtp } from './support/smtp.js';

/** `npm run test:faults` sends more requests for a longer time. */
const LONG = Boolean(process.env['TEST_LONG_FAULTS']);
const REQUESTS = LONG ? 500 : 250;
/** Factor for all times of the worker, which shortens ten minutes of failures of the mail server. */
const SCALE = LONG ? 1 / 30 : 1 / 60;
const TROUBLES = 10 * 60_000 * SCALE;
const MODES: SmtpMode[] = [
  'refuse',
  'accept',
  'silent greeting',
  'temporary failure',
  'slow',
  'silent',
  'permanent failure',
  'cut',
  'busy',
  'refused text',
  'refuse',
  'slow',
  'unknown recipient',
  'accept',
  'silent',
  'cut',
];

/** Who is refused like this is not tried again. */
const FINAL: SmtpMode[] = ['refused text', 'unknown recipient'];

describe(`${REQUESTS} requests while the mail server fails in every way for ten minutes`, () => {
  let smtp: TestSmtp;
  let server: TestApp;
  let call: ReturnType<typeof client>;

  beforeAll(async () => {
    smtp = await startSmtp(10_000 * SCALE);
    server = await startApp({ smtpUrl: smtp.url, rateLimit: false });
    const { times } = server.app.get(MailWorker);
    for (const name of Object.keys(times) as (keyof typeof times)[]) times[name] *= SCALE;
    call = client(server.url);
  });
  afterAll(async () => {
    await server?.close();
    await smtp?.close();
  });

  const count = async (state: string) =>
    (
      await server.database.query<[{ n: number }]>('SELECT count(*)::int AS n FROM mails WHERE state = $1', [
        state,
      ])
    )[0].n;
  /** Makes all waiting mails due, as if some minutes had passed. */
  async function nothingWaits(): Promise<void> {
    await server.database.query(
      `UPDATE mails SET "nextAttemptAt" = now() WHERE state = 'waiting' AND "lastError" IS NOT NULL
       AND "nextAttemptAt" > now() + $1 * interval '1 millisecond'`,
      [server.app.get(MailWorker).times.lease],
    );
    for (const end = Date.now() + 60_000; (await count('waiting')) > 0; await sleep(100)) {
      if (Date.now() > end) throw new Error(`${await count('waiting')} mails still wait.`);
    }
  }

  it('end with each mail delivered once, none lost, no request slowed', async () => {
    const end = performance.now() + TROUBLES;
    /** Of requests, and of calls that write no mail: a busy machine slows both. */
    const took: number[] = [];
    const reference: number[] = [];
    const timed = async (times: number[], ...args: Parameters<typeof call>) => {
      const start = performance.now();
      const { status } = await call(...args);
      times.push(performance.now() - start);
      return status;
    };
    let next = 0;
    const visitor = async () => {
      for (let i = next++; i < REQUESTS; i = next++) {
        const body = { name: `Visitor ${i}`, email: `visitor${i}@example.com`, phone: '98765 43210' };
        expect(await timed(took, 'POST', '/api/consultation-requests', { body })).toBe(201);
        expect(await timed(reference, 'GET', '/api/universities/1')).toBe(200);
        await sleep((4 * TROUBLES) / REQUESTS);
      }
    };
    const troubles = async () => {
      for (let i = 0; i < MODES.length || performance.now() < end; i++) {
        const mode = MODES[i % MODES.length]!;
        const failed = await count('failed');
        await smtp.set(mode);
        await sleep(TROUBLES / MODES.length);
        // On a busy machine no mail may have come in that time.
        while (FINAL.includes(mode) && (await count('failed')) === failed && (await count('waiting')) > 0)
          await sleep(50);
      }
      await smtp.set('accept');
    };
    await Promise.all([visitor(), visitor(), visitor(), visitor(), troubles()]);
    await nothingWaits();

    // Refused for good: staff send these again.
    const failed = await count('failed');
    expect(failed).toBeGreaterThan(0);
    while ((await count('failed')) > 0) {
      const { body } = await call('GET', '/api/admin/mails?state=failed', { headers: asAdmin });
      for (const { id } of body) await call('POST', `/api/admin/mails/${id}/retry`, { headers: asAdmin });
      await nothingWaits();
    }

    expect(await count('sent')).toBe(2 * REQUESTS);
    const names = (await smtp.mails(2 * REQUESTS)).map(({ messageId }) => messageId);
    expect(names).toHaveLength(2 * REQUESTS);
    expect(new Set(names).size).toBe(2 * REQUESTS);
    const visitors = smtp.raw.map(({ to }) => to).filter((to) => to.startsWith('visitor'));
    expect(visitors).toHaveLength(REQUESTS);
    expect(new Set(visitors).size).toBe(REQUESTS);
    const [{ attempts }] = await server.database.query<[{ attempts: number }]>(
      'SELECT max(attempts) AS attempts FROM mails',
    );
    expect(attempts).toBeGreaterThan(2);

    const slow = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(REQUESTS * 0.99)]!;
    // A request that waited for an attempt would take two shortened minutes.
    expect(slow(took) - slow(reference)).toBeLessThan(1000);
  }, 180_000);
});
