import { setTimeout as sleep } from 'node:timers/promises';
import { Housekeeping } from '../src/database/housekeeping.js';
import { asAdmin, client } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';
import { hurry, linkTo } from './support/mail.js';
import { startSmtp, type TestSmtp } from './support/smtp.js';

const PERSON = {
  name: 'Zubeida Quartermain',
  email: 'zubeida@example.com',
  phone: '+91 98765 00042',
  corrected: '+91 98765 00043',
  message: 'marmalade wish',
  note: 'tangerine note',
  staffNote: 'prefers a call after dusk',
};

/** Somebody has looked at what each keeps of a person. A new one that keeps something also needs a test here. */
const TABLES = [
  'admin_exports',
  'admin_tokens',
  'application_documents',
  'application_events',
  'application_sharings',
  'application_tasks',
  'applications',
  'assignee_counts',
  'canned_answers',
  'comparisons',
  'consultation_counts',
  'consultation_events',
  'consultation_messages',
  'consultation_requests',
  'email_confirmations',
  'erased_keys',
  'former_universities',
  'mails',
  'migrations',
  'newsletter_subscriptions',
  'newsletter_tokens',
  'password_resets',
  'plan_settings',
  'rate_limits',
  'request_links',
  'seed_state',
  'sessions',
  'shortlist_entries',
  'staff',
  'universities',
  'users',
  'waiting_counts',
];

describe('erasing', () => {
  let smtp: TestSmtp;
  let server: TestApp;
  let call: ReturnType<typeof client>;

  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startApp({ smtpUrl: smtp.url });
    hurry(server);
    call = client(server.url);
  });
  afterAll(async () => {
    await server?.close();
    await smtp?.close();
  });
  beforeEach(async () => {
    await smtp.set('accept');
    smtp.raw.length = 0;
  });

  /** Tables with a row that holds one of the person's texts, in any column, jsonb and arrays included. */
  async function traces(): Promise<string[]> {
    const tables = await server.database.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(TABLES);
    const words = Object.values(PERSON).map((word) => `%${word}%`);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await server.database.query<unknown[]>(
        `SELECT 1 FROM "${name}" t WHERE t::text ILIKE ANY ($1) LIMIT 1`,
        [words],
      );
      if (rows.length > 0) found.push(name);
    }
    return found.sort();
  }
  const rows = async (table: string) =>
    (await server.database.query<[{ n: number }]>(`SELECT count(*)::int AS n FROM ${table}`))[0].n;
  const ask = () =>
    call('POST', '/api/consultation-requests', {
      body: { name: PERSON.name, email: PERSON.email, phone: PERSON.phone, message: PERSON.message },
      headers: { 'idempotency-key': PERSON.email },
    });
  async function privatePath(): Promise<string> {
    const mail = (await smtp.mails(2)).find(({ to }) => to![0]!.address === PERSON.email)!;
    return `/api${linkTo('/requests/', mail)}`;
  }

  it('a request leaves nothing of the person in any table, its history and its mails included', async () => {
    const { body } = await ask();
    const path = await privatePath();
    await call('POST', `${path}/notes`, { body: { text: PERSON.note } });
    await call('PATCH', `${path}/phone`, { body: { phone: PERSON.corrected } });
    await call('PATCH', `/api/admin/consultation-requests/${body.id}/status`, {
      body: { status: 'contacted' },
      headers: asAdmin,
    });
    const noted = await call('POST', `/api/admin/consultation-requests/${body.id}/notes`, {
      body: { text: PERSON.staffNote },
      headers: asAdmin,
    });
    expect(noted.status).toBe(201);
    expect(await rows('consultation_events')).toBe(4);
    // A second acknowledgement that cannot be delivered, with what the mail server said about the address.
    await server.database.query(
      `INSERT INTO mails (kind, recipient, data, "requestId", state, "lastError")
       VALUES ('consultation-acknowledgement', $1, $2, $3, 'failed', $1)`,
      [PERSON.email, { name: PERSON.name }, body.id],
    );
    expect(await traces()).toEqual(['consultation_events', 'consultation_requests', 'mails']);
    expect((await call('DELETE', path)).body).toEqual({ erased: true });
    expect(await traces()).toEqual([]);
    // A late retry of the same call does not store it again.
    const retry = await ask();
    expect(retry.status).toBe(410);
    expect(retry.body.error).toBe('This request has been sent before, and was erased since.');
    expect(await traces()).toEqual([]);
    for (const table of ['consultation_requests', 'consultation_events', 'mails'])
      expect(await rows(table)).toBe(0);
    await server.database.query(`UPDATE erased_keys SET "erasedAt" = now() - interval '25 hours'`);
    await server.app.get(Housekeeping).run();
    expect(await rows('erased_keys')).toBe(0);
  });

  it('a request whose mails still wait leaves nothing, and they are not sent', async () => {
    await smtp.set('temporary failure');
    await ask();
    const [mail] = await server.database.query<[{ data: { token: string } }]>(
      `SELECT data FROM mails WHERE kind = 'consultation-acknowledgement'`,
    );
    expect(await traces()).toEqual(['consultation_requests', 'mails']);
    await call('DELETE', `/api/requests/${mail.data.token}`);
    // An attempt that is running cannot be stopped.
    await sleep(300);
    await smtp.set('accept');
    await sleep(300);
    expect(await traces()).toEqual([]);
    expect(smtp.raw.map(({ to }) => to)).toEqual([]);
  });

  it('an account leaves nothing once its last mail is sent', async () => {
    const credentials = { username: PERSON.email, password: 'correct horse' };
    const registered = await call('POST', '/api/users/register', { body: credentials });
    const cookie = registered.headers.get('set-cookie')!.split(';')[0]!;
    await call('POST', '/api/shortlist', {
      body: { userId: PERSON.email, universityId: 1, fieldOfStudy: 'Engineering' },
      headers: { cookie },
    });
    const { body: application } = await call('POST', '/api/applications', {
      body: { universityId: 1, programme: PERSON.message, level: 'masters' },
      headers: { cookie },
    });
    await call('PATCH', `/api/applications/${application.id}`, {
      body: { programme: null, notes: PERSON.note },
      headers: { cookie, 'if-match': '*' },
    });
    await call('POST', `/api/applications/${application.id}/tasks`, {
      body: { title: PERSON.message, note: PERSON.note, dueOn: '2027-01-13', zone: 'Asia/Kolkata' },
      headers: { cookie },
    });
    await call('POST', `/api/applications/${application.id}/documents`, {
      body: { documents: [{ name: PERSON.note }] },
      headers: { cookie },
    });
    const kept = ['application_documents', 'application_events', 'application_tasks', 'applications'];
    expect(await traces()).toEqual([...kept, 'users']);
    // Erasing the request ends the sharing.
    await server.database.query('UPDATE users SET "emailConfirmedAt" = now()');
    const { body: request } = await call('POST', '/api/consultation-requests', {
      body: { name: 'Somebody', email: PERSON.email.toUpperCase(), phone: '+91 90000 00000' },
    });
    await call('POST', '/api/applications/sharing', { body: { requestId: request.id }, headers: { cookie } });
    expect(await rows('application_sharings')).toBe(1);
    await server.database.query('DELETE FROM consultation_requests');
    expect(await rows('application_sharings')).toBe(0);
    await smtp.set('temporary failure');
    await call('POST', '/api/users/password-reset', { body: { username: PERSON.email } });
    for (const end = Date.now() + 20_000; (await rows('password_resets')) === 0 && Date.now() < end;)
      await sleep(20);
    expect(await traces()).toEqual([...kept, 'mails', 'users']);
    await server.database.query('DELETE FROM users');
    expect(await traces()).toEqual([]);
    for (const table of [
      'sessions',
      'shortlist_entries',
      'applications',
      'application_events',
      'application_tasks',
      'application_documents',
      'password_resets',
      'mails',
    ])
      expect(await rows(table)).toBe(0);
  });

  it('a subscription leaves nothing a month after it ended, and mails nothing once sent', async () => {
    await call('POST', '/api/newsletter-subscription', { body: { email: PERSON.email } });
    const [mail] = await smtp.mails(1);
    for (const end = Date.now() + 20_000; (await traces()).includes('mails') && Date.now() < end;)
      await sleep(20);
    expect(await traces()).toEqual(['newsletter_subscriptions']);
    const token = new URL(linkTo('/newsletter/unsubscribe', mail!), server.url).searchParams.get('token');
    await call('POST', '/api/newsletter-subscription/unsubscribe', { body: { token } });
    await server.database.query(`UPDATE newsletter_tokens SET "usedAt" = now() - interval '31 days'`);
    await server.app.get(Housekeeping).run();
    expect(await traces()).toEqual([]);
  });
});
