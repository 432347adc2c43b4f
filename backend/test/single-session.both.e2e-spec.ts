import { AutomaticAssignment } from '../src/consultations/automatic-assignment.js';
import { Escalation } from '../src/consultations/escalation.js';
import { Housekeeping } from '../src/database/housekeeping.js';
import { PlanReminders } from '../src/plans/plan-reminders.js';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, type Call, client, type Reply } from './support/http.js';
import { hurry } from './support/mail.js';
import { startSmtp, type TestSmtp } from './support/smtp.js';

const LIST = '/api/admin/consultation-requests';
const asha = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };

/**
 * What modules do in transactions, many at once and beside the server's own work; in detail their own tests look at it,
 * on PostgreSQL. On both databases: a statement outside its transaction would wait for ever in the embedded one's only
 * session.
 */
describe('many at once', () => {
  let smtp: TestSmtp;
  let server: TestApp;
  let call: ReturnType<typeof client>;

  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startApp({ rateLimit: false, smtpUrl: smtp.url });
    hurry(server);
    call = client(server.url);
  });
  afterAll(async () => {
    await server?.close();
    await smtp?.close();
  });

  const times = <T>(count: number, work: (n: number) => T) =>
    Array.from({ length: count }, (_, n) => work(n));
  const staff = (method: string, path: string, body?: object, headers: Call['headers'] = {}) =>
    call(method, path, { ...(body && { body }), headers: { ...asAdmin, ...headers } });
  const ask = async (): Promise<number> =>
    (await call('POST', '/api/consultation-requests', { body: asha })).body.id;
  const sql = <T>(statement: string, parameters: unknown[] = []) =>
    server.database.query<T[]>(statement, parameters);
  /** How many replies there are of each status. */
  function counted(replies: Reply[]): Record<number, number> {
    const counts: Record<number, number> = {};
    for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  it('of a student’s applications are added once, changed once and taken back once', async () => {
    const account = { username: 'asha@example.com', password: 'correct horse' };
    const registered = await call('POST', '/api/users/register', { body: account });
    const cookie = registered.headers.get('set-cookie')!.split(';')[0]!;
    const subject = { universityId: 30, programme: null, level: 'masters', intake: null };
    const added = await Promise.all(
      times(10, () => call('POST', '/api/applications', { headers: { cookie }, body: subject })),
    );
    expect(counted(added)).toEqual({ 200: 9, 201: 1 });
    const path = `/api/applications/${added[0]!.body.id}`;
    const headers = (version: number) => ({ cookie, 'if-match': `"${version}"` });
    const changed = await Promise.all(
      times(40, (n) =>
        call('PATCH', `${path}/stage`, {
          headers: headers(1),
          body: { stage: n % 2 ? 'preparing' : 'withdrawn' },
        }),
      ),
    );
    expect(counted(changed)).toEqual({ 200: 1, 409: 39 });
    const undone = await Promise.all(times(20, () => call('POST', `${path}/undo`, { headers: headers(2) })));
    expect(counted(undone)).toEqual({ 200: 1, 409: 19 });
    const { body } = await call('GET', path, { headers: { cookie } });
    expect([body.stage, body.version]).toEqual(['planned', 3]);
  });

  it('of one request are claims, answers, notes and messages, beside its withdrawal or erasure', async () => {
    const { body: person } = await staff('POST', '/api/admin/staff', {
      ...{ name: 'Ravi', email: 'ravi@example.com', role: 'lead', takesRequests: false },
    });
    for (let round = 0; round < 4; round++) {
      const id = await ask();
      const [mail] = await sql<{ token: string }>(
        `SELECT data->>'token' AS token FROM mails WHERE "requestId" = $1 AND kind = 'consultation-acknowledgement'`,
        [id],
      );
      const own = `/api/requests/${mail!.token}`;
      const claimed = { assigneeId: person.id };
      const key = { 'idempotency-key': 'once' };
      const [end, ...others] = await Promise.all([
        round % 2 ? call('POST', `${own}/withdraw`) : call('DELETE', own),
        ...times(5, () => staff('PATCH', `${LIST}/${id}/assignee`, claimed, { 'if-match': '"1"' })),
        ...times(5, () => staff('POST', `${LIST}/${id}/contacts`, { channel: 'call', outcome: 'reached' })),
        ...times(3, (n) => staff('POST', `${LIST}/${id}/notes`, { text: `Note ${n}` })),
        ...times(3, () => staff('POST', `${LIST}/${id}/messages`, { text: 'Hello' }, key)),
        ...times(3, () => call('POST', `${own}/messages`, { body: { text: 'Hello' }, headers: key })),
        staff('PATCH', `${LIST}/${id}/status`, { status: 'scheduled' }, { 'if-match': '*' }),
      ]);
      expect(end!.status).toBe(200);
      for (const { status } of others) expect([200, 201, 404, 409]).toContain(status);
      const [rows] = await sql<{ waiting: number; doubled: number }>(
        `SELECT (SELECT count(*)::int FROM consultation_requests WHERE id = $1 AND "waitingSince" IS NOT NULL) AS waiting,
           (SELECT count(*)::int FROM consultation_messages WHERE "requestId" = $1) > 2 AS doubled`,
        [id],
      );
      expect(rows).toEqual({ waiting: 0, doubled: false });
    }
  });

  it('go on while the server assigns, reminds, tidies up and sends mails', async () => {
    await sql('TRUNCATE mails, consultation_requests CASCADE');
    smtp.raw.length = 0;
    const { body: mei } = await staff('POST', '/api/admin/staff', {
      ...{ name: 'Mei', email: 'mei@example.com', role: 'counselor' },
      ...{ workDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] },
      ...{ worksFrom: '00:00', worksUntil: '00:00' },
    });
    await staff('POST', `/api/admin/staff/${mei.id}/tokens`, { days: 1 });
    const old = await ask();
    await sql(`UPDATE consultation_requests SET "waitingSince" = now() - interval '25 hours'`);
    await Promise.all([
      ...times(15, ask),
      ...[AutomaticAssignment, Escalation, Housekeeping, PlanReminders].flatMap((service) => [
        server.app.get(service).run(),
        server.app.get(service).run(),
      ]),
      ...times(5, () => staff('GET', LIST)),
    ]);
    await server.app.get(AutomaticAssignment).run();
    const { body } = await staff('GET', '/api/admin/colleagues');
    expect(body).toContainEqual(expect.objectContaining({ name: 'Mei', open: 16 }));
    // To the visitor and the office for each request, and about the one that has waited.
    await server.app.get(Escalation).run();
    const about = await sql<{ kind: string }>(
      `SELECT DISTINCT kind FROM mails WHERE "requestId" = $1 ORDER BY kind`,
      [old],
    );
    expect(about.map(({ kind }) => kind)).toContain('answer-overdue');
    // That the requests are Mei's is told a minute later.
    const [{ mails }] = (await sql(
      `SELECT count(*)::int AS mails FROM mails WHERE kind <> 'requests-assigned'`,
    )) as [{ mails: number }];
    expect(mails).toBeGreaterThanOrEqual(33);
    await smtp.mails(mails);
    expect(smtp.raw).toHaveLength(mails);
  });
});
