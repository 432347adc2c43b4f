import { AutomaticAssignment } from '../src/consultations/automatic-assignment.js';
import { Escalation } from '../src/consultations/escalation.js';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client } from './support/http.js';
import { hurry, linkTo } from './support/mail.js';
import { startSmtp, type TestSmtp } from './support/smtp.js';

const LIST = '/api/admin/consultation-requests';
const STAFF = '/api/admin/staff';
const OFFICE = 'desk@example.com';

describe('mails to staff', () => {
  let smtp: TestSmtp;
  let server: TestApp;
  let call: ReturnType<typeof client>;
  const post = (path: string, body: object, headers: Record<string, string> = asAdmin) =>
    call('POST', path, { body, headers });
  const sql = <T>(statement: string, parameters: unknown[] = []) =>
    server.database.query<T[]>(statement, parameters);
  const run = () => server.app.get(Escalation).run();

  async function add(
    name: string,
    role: string,
    email: string | null = `${name}@example.com`,
  ): Promise<number> {
    const { body } = await post(STAFF, { name, email: `${name}@example.com`, role, takesRequests: false });
    await sql('UPDATE staff SET email = $2 WHERE id = $1', [body.id, email]);
    return body.id;
  }
  async function request(hours: number, assigneeId: number | null = null): Promise<number> {
    const body = { name: 'Asha Rao', email: 'asha@example.org', phone: '+91 98765 43210' };
    const { id } = (await post('/api/consultation-requests', body)).body;
    await sql(
      `UPDATE consultation_requests SET "createdAt" = now() - $2 * interval '1 hour',
         "waitingSince" = now() - $2 * interval '1 hour', "assigneeId" = $3 WHERE id = $1`,
      [id, hours, assigneeId],
    );
    return id;
  }
  /** What is written about a request, as "kind recipient". */
  const written = async (id: number): Promise<string[]> =>
    (
      await sql<{ mail: string }>(
        `SELECT concat(kind, ' ', recipient) AS mail FROM mails WHERE kind LIKE 'answer-%' AND "requestId" = $1 ORDER BY 1`,
        [id],
      )
    ).map(({ mail }) => mail);
  const marks = async (id: number) =>
    (
      await sql<object>(
        `SELECT "remindedAt" IS NOT NULL AS reminded, "escalatedAt" IS NOT NULL AS escalated FROM consultation_requests WHERE id = $1`,
        [id],
      )
    )[0];
  const reach = async (id: number) =>
    (await post(`${LIST}/${id}/contacts`, { channel: 'call', outcome: 'reached' })).body.contactId;

  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startApp({ rateLimit: false, staffEmail: OFFICE, smtpUrl: smtp.url });
    call = client(server.url);
    // Its own minute might come in between, and hold what a test looks for.
    await server.app.get(Escalation).beforeApplicationShutdown();
    // It would release what persons have who are gone, in whichever half second it comes.
    server.app.get(AutomaticAssignment).run = async () => undefined;
  });
  afterAll(async () => {
    await server?.close();
    await smtp?.close();
  });
  beforeEach(async () => {
    // What is written stays written, until a test looks at what is sent.
    await smtp.set('refuse');
    await sql('TRUNCATE consultation_requests CASCADE');
    await sql('TRUNCATE admin_tokens, staff CASCADE');
    smtp.raw.length = 0;
  });

  it('go to whoever has the request after 20 hours, to leads and owners after 24, once each', async () => {
    const ravi = await add('ravi', 'counselor');
    await add('lea', 'lead');
    await add('omar', 'owner');
    await add('other', 'counselor');
    const away = await add('away', 'lead');
    await post(`${STAFF}/${away}/deactivation`, { handOverTo: null });
    const ids = [await request(19.9, ravi), await request(20.1, ravi), await request(24.1, ravi)];
    const toLeads = ['answer-overdue lea@example.com', 'answer-overdue omar@example.com'];
    for (let again = 0; again < 2; again++) {
      await run();
      expect(await Promise.all(ids.map(written))).toEqual([
        [],
        ['answer-due ravi@example.com'],
        ['answer-due ravi@example.com', ...toLeads],
      ]);
      expect(await Promise.all(ids.map(marks))).toEqual([
        { reminded: false, escalated: false },
        { reminded: true, escalated: false },
        { reminded: true, escalated: true },
      ]);
    }
    // Time goes on for the second one.
    await sql(
      `UPDATE consultation_requests SET "waitingSince" = "waitingSince" - interval '4 hours' WHERE id = $1`,
      [ids[1]],
    );
    await run();
    expect(await written(ids[1]!)).toEqual(['answer-due ravi@example.com', ...toLeads]);
  });

  it('go to leads and owners where nobody who can be reached has the request, and else to the office', async () => {
    const gone = await add('gone', 'counselor');
    const mute = await add('mute', 'counselor', null);
    await add('quiet', 'owner', null);
    await sql('UPDATE staff SET active = false WHERE id = $1', [gone]);
    const ids = [
      await request(21),
      await request(21, gone),
      await request(21, mute),
      await request(25, mute),
    ];
    await run();
    const office = [`answer-due ${OFFICE}`];
    expect(await Promise.all(ids.map(written))).toEqual([
      office,
      office,
      office,
      [`answer-due ${OFFICE}`, `answer-overdue ${OFFICE}`],
    ]);

    await add('lea', 'lead');
    const later = [await request(21), await request(21, gone), await request(21, mute)];
    await run();
    for (const id of later) expect(await written(id)).toEqual(['answer-due lea@example.com']);
  });

  it('are written whatever the status, and not about who was answered, or withdrew', async () => {
    const ids = [await request(30), await request(30), await request(30)];
    await call('PATCH', `${LIST}/${ids[0]}/status`, { body: { status: 'completed' }, headers: asAdmin });
    const contactId = await reach(ids[1]!);
    await sql('UPDATE consultation_requests SET "withdrawnAt" = now() WHERE id = $1', [ids[2]]);
    await run();
    expect((await Promise.all(ids.map(written))).map(({ length }) => length)).toEqual([2, 0, 0]);
    // Taken back, the wait is as long as it was.
    await call('DELETE', `${LIST}/${ids[1]}/contacts/${contactId}`, { headers: asAdmin });
    await run();
    expect(await written(ids[1]!)).toHaveLength(2);
    // And a wait that was written about is not written about again.
    await call('DELETE', `${LIST}/${ids[0]}/contacts/${await reach(ids[0]!)}`, { headers: asAdmin });
    await run();
    expect(await written(ids[0]!)).toHaveLength(2);
  });

  it('are marked and written together, or not at all, and all of many', async () => {
    await sql(`INSERT INTO consultation_requests (name, email, phone, "searchText", "waitingSince")
      SELECT 'n', 'a@b.co', '12345', 'n', now() - interval '21 hours' FROM generate_series(1, 450)`);
    await sql(`ALTER TABLE mails ADD CONSTRAINT full_disk CHECK (kind <> 'answer-due')`);
    await expect(run()).rejects.toThrow('full_disk');
    expect(await sql('SELECT FROM consultation_requests WHERE "remindedAt" IS NOT NULL')).toEqual([]);
    await sql('ALTER TABLE mails DROP CONSTRAINT full_disk');
    await run();
    expect(await sql('SELECT FROM consultation_requests WHERE "remindedAt" IS NULL')).toEqual([]);
    expect(await sql(`SELECT FROM mails WHERE kind = 'answer-due'`)).toHaveLength(450);
  });

  it('leave out what somebody is changing, and write about it the next time', async () => {
    if (!process.env['TEST_DATABASE_URL']) return; // The embedded database has one session.
    const id = await request(30);
    await server.database.transaction(async (manager) => {
      await manager.query('SELECT FROM consultation_requests WHERE id = $1 FOR UPDATE', [id]);
      await run();
      expect(await written(id)).toEqual([]);
    });
    await run();
    expect(await written(id)).toHaveLength(2);
  });

  it('say which request, since when and where, and nothing of the visitor', async () => {
    const ravi = await add('ravi', 'counselor');
    await add('lea', 'lead');
    const id = await request(25, ravi);
    const free = await request(21);
    await sql("DELETE FROM mails WHERE kind NOT LIKE 'answer-%'");
    await run();
    await smtp.set('accept');
    hurry(server).wake();
    const mails = await smtp.mails(3);
    const of = (to: string, number: number) =>
      mails.find((mail) => mail.to![0]!.address === to && mail.subject!.includes(`No. ${number}:`))!;
    const own = of('ravi@example.com', id);
    expect(own.subject).toMatch(/^Consultation request No\. \d+: answer due by \w+, \d+ \w+ \d{4}, .* IST$/);
    expect(own.text).toContain('The request is yours.');
    expect(linkTo('/admin', own)).toBe(`/admin?request=${id}`);
    const lead = of('lea@example.com', id);
    expect(lead.subject).toMatch(/^Consultation request No\. \d+: answer overdue since /);
    expect(of('lea@example.com', free).text).toContain('Nobody has the request yet.');
    for (const { html, text, subject } of mails)
      expect(`${html} ${text} ${subject}`).not.toMatch(/Asha|asha@|98765/);
  });

  it('are not sent any more once they are not true, nor once the request is erased', async () => {
    const ravi = await add('ravi', 'counselor');
    const mei = await add('mei', 'counselor');
    await add('lea', 'lead');
    const [answered, handedOn, withdrawn, erased, again] = [
      await request(25, ravi),
      await request(25, ravi),
      await request(25, ravi),
      await request(25, ravi),
      await request(25, ravi),
    ];
    await sql("DELETE FROM mails WHERE kind NOT LIKE 'answer-%'");
    await run();
    expect(await sql('SELECT FROM mails')).toHaveLength(10);
    await reach(answered!);
    await post(`${LIST}/assignees`, { changes: [{ id: handedOn, assigneeId: mei }] });
    await sql("DELETE FROM mails WHERE kind = 'requests-assigned'");
    await sql('UPDATE consultation_requests SET "withdrawnAt" = now() WHERE id = $1', [withdrawn]);
    await sql('DELETE FROM consultation_requests WHERE id = $1', [erased]);
    // The visitor waits again, but not since then.
    await reach(again!);
    await sql(`UPDATE consultation_requests SET "waitingSince" = now() WHERE id = $1`, [again]);
    await smtp.set('accept');
    await sql('UPDATE mails SET "nextAttemptAt" = now()');
    hurry(server).wake();
    const [mail] = await smtp.mails(1);
    while ((await sql(`SELECT FROM mails WHERE state = 'waiting'`)).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mail!.subject).toContain(`No. ${handedOn}: answer overdue`);
    expect(smtp.raw).toHaveLength(1);
  });

  it('are under no limit that is meant for visitors', async () => {
    const limited = await startApp({ staffEmail: OFFICE, smtpUrl: smtp.url });
    await limited.database
      .query(`INSERT INTO consultation_requests (name, email, phone, "searchText", "waitingSince")
      SELECT 'n', 'a@b.co', '12345', 'n', now() - interval '21 hours' FROM generate_series(1, 15)`);
    await smtp.set('accept');
    hurry(limited);
    await limited.app.get(Escalation).run();
    expect(await smtp.mails(15)).toHaveLength(15);
    await limited.close();
  });

  describe('about requests that others have assigned to them', () => {
    const assign = (assigneeId: number | null, ...ids: number[]) =>
      post(`${LIST}/assignees`, { changes: ids.map((id) => ({ id, assigneeId })) });
    /** To whom, and in how many minutes. */
    const assigned = () =>
      sql<{ recipient: string; minutes: number }>(
        `SELECT recipient, round(extract(epoch FROM "nextAttemptAt" - now()) / 60)::int AS minutes
         FROM mails WHERE kind = 'requests-assigned' AND state = 'waiting' ORDER BY id`,
      );
    const subject = async () => {
      await sql(`DELETE FROM mails WHERE kind <> 'requests-assigned'`);
      await sql('UPDATE mails SET "nextAttemptAt" = now()');
      await sql('UPDATE staff SET "assignmentMailAt" = now()');
      await smtp.set('accept');
      hurry(server).wake();
      return (await smtp.mails(1))[0]!;
    };

    it('name those that are still theirs, with the time by which to answer', async () => {
      const ravi = await add('ravi', 'counselor');
      const ids = [await request(1), await request(25), await request(2), await request(0)];
      await assign(ravi, ids[0]!, ids[1]!);
      await assign(ravi, ids[2]!);
      await assign(ravi, ids[3]!);
      expect(await assigned()).toEqual([{ recipient: 'ravi@example.com', minutes: 1 }]);
      await assign(null, ids[2]!);
      await reach(ids[3]!);
      const mail = await subject();
      expect(mail.subject).toBe('3 consultation requests are yours');
      const order = [
        `No. ${ids[1]}: The answer has been overdue since `,
        `No. ${ids[0]}: The answer is due by `,
        `No. ${ids[3]}: Nobody waits`,
      ];
      const places = order.map((words) => mail.text!.indexOf(words));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places[0]).toBeGreaterThan(0);
      expect(mail.text).not.toContain(`No. ${ids[2]}`);
      expect(linkTo('/admin', mail)).toBe('/admin?sort=waiting&assignee=me');
      expect(`${mail.html} ${mail.text}`).not.toMatch(/Asha|asha@|98765/);
      // The next one not before ten minutes.
      await assign(ravi, ids[2]!);
      expect(await assigned()).toEqual([{ recipient: 'ravi@example.com', minutes: 10 }]);
    });

    it('lead to the only one, and are not sent where nothing is left of it', async () => {
      const [ravi, mei] = [await add('ravi', 'counselor'), await add('mei', 'counselor')];
      const [kept, taken] = [await request(1), await request(1)];
      await assign(ravi, kept);
      await assign(mei, taken);
      await assign(null, taken);
      expect(await assigned()).toHaveLength(2);
      const mail = await subject();
      expect(mail.subject).toBe(`Consultation request No. ${kept} is yours`);
      expect(linkTo('/admin', mail)).toBe(`/admin?request=${kept}`);
      while ((await assigned()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(smtp.raw).toHaveLength(1);
    });

    it('come after a hand-over, but not to whoever claims, nor to who has no address', async () => {
      const [ravi, mute] = [await add('ravi', 'counselor'), await add('mute', 'counselor', null)];
      const leaving = await add('leaving', 'counselor');
      const { body } = await post(`${STAFF}/${ravi}/tokens`, { days: 9 });
      const own = await request(1);
      await post(
        `${LIST}/assignees`,
        { changes: [{ id: own, assigneeId: ravi }] },
        { 'admin-token': body.token },
      );
      await assign(mute, await request(1));
      await request(1, leaving);
      expect(await assigned()).toEqual([]);
      await post(`${STAFF}/${leaving}/deactivation`, { handOverTo: ravi });
      expect(await assigned()).toEqual([{ recipient: 'ravi@example.com', minutes: 1 }]);
      // What was claimed in the same minute is no news.
      const claimed = await request(1);
      await post(
        `${LIST}/assignees`,
        { changes: [{ id: claimed, assigneeId: ravi }] },
        { 'admin-token': body.token },
      );
      expect((await subject()).subject).toMatch(/^Consultation request No\. \d+ is yours$/);
    });
  });
});
