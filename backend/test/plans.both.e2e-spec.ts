import { setTimeout as sleep } from 'node:timers/promises';
import { Mails } from '../src/mail/mails.service.js';
import { PlanReminders } from '../src/plans/plan-reminders.js';
import { startApp, type TestApp } from './support/app.js';
import { client } from './support/http.js';
import { hurry, linkTo } from './support/mail.js';
import { startSmtp, type TestSmtp } from './support/smtp.js';

const SETTINGS = '/api/applications/plan-settings';
const OWN = { title: 'Ask Professor Rao', dueOn: '2099-01-13', zone: 'America/New_York' };

/** On both databases: marks and mails are one transaction, and local hours are the database's own. */
describe('a plan of applications', () => {
  let smtp: TestSmtp;
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let cookie: string;
  let userId: number;
  let students = 0;

  const sql = <T>(statement: string, parameters: unknown[] = []) =>
    server.database.query<T[]>(statement, parameters);
  const own = (method: string, path: string, body?: object) =>
    call(method, path, { headers: { cookie }, ...(body && { body }) });
  async function apply(universityId = 30): Promise<number> {
    const body = { universityId, programme: 'LLM', level: 'masters', intake: '2027-09' };
    return (await own('POST', '/api/applications', body)).body.id;
  }
  /** @param hours from now until it is due */
  async function task(applicationId: number, title: string, hours?: number): Promise<number> {
    const { id } = (await own('POST', `/api/applications/${applicationId}/tasks`, { ...OWN, title })).body;
    if (hours !== undefined)
      await sql(`UPDATE application_tasks SET "dueAt" = now() + $2 * interval '1 hour' WHERE id = $1`, [
        id,
        hours,
      ]);
    return id;
  }
  /** Plans a task for a start that the student then changes. @returns its number */
  async function older(applicationId: number): Promise<number> {
    const { title, ...due } = OWN;
    const planned = {
      ...due,
      rule: 'apply',
      owner: 'student',
      title: `${title} anew`,
      beforeStage: 'submitted',
    };
    const path = `/api/applications/${applicationId}`;
    const { body } = await own('PUT', `${path}/tasks/planned`, { tasks: [planned] });
    const changed = await call('PATCH', path, {
      headers: { cookie, 'if-match': '*' },
      body: { intake: '2098-09', closesOn: '2098-01-15' },
    });
    expect(changed.status).toBe(200);
    return body.at(-1).id;
  }
  const run = () => server.app.get(PlanReminders).run();
  const written = () =>
    sql<{ recipient: string }>(`SELECT recipient FROM mails WHERE kind = 'plan-reminder'`);
  /** Sets the student's zone so that it is that hour there. */
  async function atHour(hour: number): Promise<void> {
    const [row] = await sql<{ offset: number }>(
      `SELECT $1 - extract(hour FROM now() AT TIME ZONE 'UTC')::int AS "offset"`,
      [hour],
    );
    const east = ((row!.offset + 36) % 24) - 12;
    // The sign of these names is the other way round: Etc/GMT-5 is five hours east.
    const timeZone = east === 0 ? 'Etc/GMT' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
    expect((await own('PATCH', SETTINGS, { timeZone })).body.timeZone).toBe(timeZone);
  }
  /** The last reminder was so many hours ago. */
  const pass = (hours: number) =>
    sql(`UPDATE plan_settings SET "remindedAt" = "remindedAt" - $1 * interval '1 hour'`, [hours]);

  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startApp({ rateLimit: false, smtpUrl: smtp.url });
    call = client(server.url);
    // Its own minute might come in between.
    await server.app.get(PlanReminders).beforeApplicationShutdown();
  });
  afterAll(async () => {
    await server?.close();
    await smtp?.close();
  });
  beforeEach(async () => {
    await smtp.set('refuse');
    await sql('TRUNCATE users, mails CASCADE');
    smtp.raw.length = 0;
    const username = `asha${students++}@example.com`;
    const registered = await call('POST', '/api/users/register', {
      body: { username, password: 'correct horse' },
    });
    cookie = registered.headers.get('set-cookie')!.split(';')[0]!;
    const [[user]] = await server.database.query<[{ id: number }[], number]>(
      `UPDATE users SET "emailConfirmedAt" = now() RETURNING id`,
    );
    userId = user!.id;
  });

  describe('is reminded of', () => {
    beforeEach(() => atHour(12));

    it('seven days before, three, and when it is overdue, once each and once a day', async () => {
      const id = await task(await apply(), 'Send it', 8 * 24);
      const after = async (hours: number) => {
        await pass(hours);
        await sql(`UPDATE application_tasks SET "dueAt" = "dueAt" - $2 * interval '1 hour' WHERE id = $1`, [
          id,
          hours,
        ]);
        await run();
        await run();
        return (await written()).length;
      };
      await run();
      expect(await written()).toEqual([]);
      expect([await after(25), await after(24), await after(48), await after(24)]).toEqual([1, 1, 1, 2]);
      expect([await after(48), await after(24), await after(24), await after(240)]).toEqual([2, 3, 3, 3]);
    });

    it('not twice on one day, but on the next', async () => {
      const applicationId = await apply();
      await task(applicationId, 'First', 24);
      await run();
      const second = await task(applicationId, 'Second', 7 * 24 + 1);
      await sql(`UPDATE application_tasks SET "dueAt" = now() + interval '167 hours' WHERE id = $1`, [
        second,
      ]);
      await pass(2);
      await run();
      expect(await written()).toHaveLength(1);
      await pass(22);
      await run();
      expect(await written()).toHaveLength(2);
    });

    it.each([
      [7, 0],
      [8, 1],
      [20, 1],
      [21, 0],
    ])('at %i o’clock of the student’s day: %i mails', async (hour, mails) => {
      await task(await apply(), 'Send it', 24);
      await atHour(hour);
      await run();
      expect(await written()).toHaveLength(mails);
    });

    it.each([
      ['the address is not confirmed', 'UPDATE users SET "emailConfirmedAt" = NULL'],
      ['the task is done', `UPDATE application_tasks SET "doneAt" = now(), "doneBy" = 'student'`],
      ['the task is the counselor’s', `UPDATE application_tasks SET owner = 'counselor'`],
      ['the application is closed', `UPDATE applications SET stage = 'withdrawn'`],
      [
        'a stage has left it behind',
        `WITH sent AS (UPDATE applications SET stage = 'offer') UPDATE application_tasks SET "beforeStage" = 'submitted'`,
      ],
      ['it was due long ago', `UPDATE application_tasks SET "dueAt" = now() - interval '31 days'`],
      ['the student wants none', 'UPDATE plan_settings SET reminders = false'],
    ])('not when %s', async (_, statement) => {
      await task(await apply(), 'Send it', 24);
      await sql(statement);
      await run();
      expect(await written()).toEqual([]);
    });

    it('by a mail with what is due when it is sent, in both zones, that ends with one press', async () => {
      const applicationId = await apply();
      await task(applicationId, 'Send it', 48);
      const arrive = await task(applicationId, 'Be there', 49);
      await sql(`UPDATE application_tasks SET rule = 'arrive' WHERE id = $1`, [arrive]);
      await task(applicationId, 'Late one', -48);
      await task(applicationId, 'This evening', 2);
      const done = await task(applicationId, 'Done already', 24);
      await task(applicationId, 'Far away', 30 * 24);
      await sql(`UPDATE application_tasks SET "doneAt" = now(), "doneBy" = 'student' WHERE id = $1`, [done]);
      // Its clock differs from the student's at any hour, because that is whole hours from UTC.
      await sql(`UPDATE application_tasks SET zone = 'Asia/Kathmandu'`);
      await run();
      await smtp.set('accept');
      hurry(server).wake();
      const [mail] = await smtp.mails(1);
      expect(mail!.subject).toBe('Your applications: 4 tasks are due');
      const places = ['Overdue:', 'Late one', 'Today:', 'This evening', 'Within a week:', 'Send it'].map(
        (words) => mail!.text!.indexOf(words),
      );
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places[0]).toBeGreaterThan(0);
      expect(mail!.text).toMatch(
        /Send it \(.+\): Tuesday,? 13 January 2099 in Kathmandu \(until \d\d:\d\d on .+ where you are\)\./,
      );
      // It has no hour.
      expect(mail!.text).toMatch(/Be there \(.+\): Tuesday,? 13 January 2099\./);
      expect(mail!.text).not.toMatch(/Done already|Far away/);
      const token = new URL(linkTo('/plans/reminders-off', mail!), server.url).searchParams.get('token')!;
      const end = (body: object) => call('POST', '/api/plans/reminders-off', { body });
      expect((await end({ token })).body).toEqual({ reminders: false });
      expect((await end({ token })).status).toBe(200);
      expect((await end({ token: 'x'.repeat(43) })).status).toBe(404);
      expect((await own('GET', SETTINGS)).body.reminders).toBe(false);
    });

    it('first of offers to answer and applications to send, and in one line of what several need on one day', async () => {
      const universities = await sql<{ id: number; name: string }>(
        'SELECT id, name FROM (SELECT id, name FROM universities ORDER BY id LIMIT 8) AS eight ORDER BY name',
      );
      const applications: number[] = [];
      for (const { id } of universities) applications.push(await apply(id));
      for (const id of applications) await task(id, 'Check your passport', -30);
      for (let i = 1; i <= 15; i++) await task(applications[0]!, `Errand ${i}.`, i);
      const planned = async (rule: string, title: string, applicationId: number, hours: number) =>
        sql('UPDATE application_tasks SET rule = $2, outdated = $3 WHERE id = $1', [
          await task(applicationId, title, hours),
          rule,
          rule === 'apply',
        ]);
      await planned('apply', 'Send it', applications[1]!, -1);
      await planned('accept', 'Accept an offer', applications[2]!, 120);
      await run();
      await smtp.set('accept');
      hurry(server).wake();
      const [mail] = await smtp.mails(1);
      expect(mail!.subject).toBe('Your applications: 25 tasks are due');
      const names = universities.map(({ name }) => name);
      const all = new Intl.ListFormat('en-GB').format(names);
      const told = mail!.text!.replace(/\s+/g, ' ');
      const words = [
        `Within a week: Accept an offer (${names[2]}): `,
        `Overdue: Send it (${names[1]}): `,
        `Overdue: Check your passport (${all}): `,
        'Errand 1.',
        'Errand 12.',
        `The days for ${names[1]} are from before`,
        '3 more stand in your plan.',
      ];
      const places = words.map((some) => told.indexOf(some));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places[0]).toBeGreaterThan(0);
      expect(told.match(/Check your passport/g)).toHaveLength(1);
      expect(told).not.toContain('Errand 13.');
      const inHtml = ['Within a week: Accept an offer', 'Overdue: Send it', 'Check your passport'].map(
        (some) => mail!.html!.indexOf(some),
      );
      expect(inHtml).toEqual(inHtml.toSorted((a, b) => a - b));
      expect(inHtml[0]).toBeGreaterThan(0);
    });

    it('with a word on days that are older than the start', async () => {
      const [first, second] = [await apply(), await apply(711)];
      const id = await older(first);
      await task(second, 'Send it', 24);
      await sql(`UPDATE application_tasks SET "dueAt" = now() + interval '1 day' WHERE id = $1`, [id]);
      await run();
      await smtp.set('accept');
      hurry(server).wake();
      const [mail] = await smtp.mails(1);
      const [university] = await sql<{ name: string }>('SELECT name FROM universities WHERE id = 30');
      expect(mail!.text!.replace(/\s+/g, ' ')).toContain(
        `The days for ${university!.name} are from before you changed the start, the level or the closing day: look at the new plan.`,
      );
    });

    const review = (state: string, minutes: number) =>
      sql(
        `UPDATE application_documents SET state = $1, comment = 'Which year?', "reviewedBy" = 'Mei Chen',
           "reviewedAt" = now() - $2 * interval '1 minute'`,
        [state, minutes],
      );
    const setByStaff = (applicationId: number, stage: string, minutes: number) =>
      sql(
        `INSERT INTO application_events ("applicationId", actor, "actorName", action, changes, "createdAt")
         VALUES ($1, 'staff', 'Mei Chen', 'stage', $2, now() - $3 * interval '1 minute')`,
        [applicationId, JSON.stringify([{ field: 'stage', from: 'submitted', to: stage }]), minutes],
      );
    const document = (applicationId: number) =>
      own('POST', `/api/applications/${applicationId}/documents`, { documents: [{ name: 'Transcripts' }] });

    it('what the counselor wants changed or has recorded, once it cannot be undone any more', async () => {
      const applicationId = await apply();
      await document(applicationId);
      await review('needs-change', 9);
      await setByStaff(applicationId, 'offer', 9);
      await run();
      expect(await written()).toEqual([]);
      await review('needs-change', 11);
      await run();
      expect(await written()).toHaveLength(1);
      await smtp.set('accept');
      hurry(server).wake();
      const [first] = await smtp.mails(1);
      expect(first!.subject).toBe('Your applications: news from your counselor');
      expect(first!.text).toMatch(/Transcripts \(.+\): something needs a change\. Your plan says what\./);
      // The stage could still be undone, and what stands on the pages stays there.
      expect(first!.text).not.toMatch(/recorded|Which year|Mei/);
      await pass(24);
      await sql(`UPDATE application_events SET "createdAt" = "createdAt" - interval '2 minutes'`);
      await review('seen', 11);
      await run();
      const [, second] = await smtp.mails(2);
      expect(second!.text).toMatch(/: a new stage was recorded\./);
      expect(second!.text).not.toMatch(/offer|Transcripts|Mei/);
      await pass(24);
      await sql(`UPDATE application_events SET "createdAt" = "createdAt" - interval '1 day'`);
      await run();
      expect(await written()).toHaveLength(2);
    });

    it.each([
      ['the document is as it should be', `UPDATE application_documents SET state = 'ready'`],
      ['the application is closed', `UPDATE applications SET stage = 'withdrawn'`],
      ['it was long ago', `UPDATE application_documents SET "reviewedAt" = now() - interval '31 days'`],
      ['the student wants none', 'UPDATE plan_settings SET reminders = false'],
    ])('no change of a document when %s', async (_, statement) => {
      await document(await apply());
      await review('needs-change', 11);
      await sql(statement);
      await run();
      expect(await written()).toEqual([]);
    });

    it.each([
      ['was undone', 'UPDATE application_events SET "undoneAt" = now()'],
      ['was the student’s own act', `UPDATE application_events SET actor = 'student'`],
      ['was long ago', `UPDATE application_events SET "createdAt" = now() - interval '31 days'`],
    ])('no stage that %s', async (_, statement) => {
      await setByStaff(await apply(), 'rejected', 11);
      await sql(statement);
      await run();
      expect(await written()).toEqual([]);
    });

    it('not at night by a mail that was held up, but in the morning', async () => {
      await task(await apply(), 'Send it', 24);
      await run();
      await atHour(23);
      const worker = hurry(server);
      worker.wake();
      const next = async () => {
        const [mail] = await sql<{ at: string; seconds: number }>(
          `SELECT "nextAttemptAt"::text AS at, extract(epoch FROM "nextAttemptAt" - now())::int AS seconds
           FROM mails WHERE kind = 'plan-reminder'`,
        );
        return mail!;
      };
      // While it is taken up, it is due again when the worker's lease ends.
      while ((await next()).seconds < 200) await sleep(50);
      const held = await next();
      expect(held.seconds).toBeGreaterThan(3600);
      // Not before: what was taken up at noon may be sent.
      await smtp.set('accept');
      // The worker looks several times, and leaves it alone.
      await sleep(500);
      expect((await next()).at).toBe(held.at);
      expect(await server.app.get(Mails).unsent()).toEqual([]);
      await atHour(9);
      expect(await server.app.get(Mails).unsent()).toHaveLength(1);
    });

    it('once, however many servers look at the same time, and not again after their restart', async () => {
      const applicationId = await apply();
      await task(applicationId, 'Send it', 24);
      const others = () =>
        process.env['TEST_DATABASE_URL']
          ? Promise.all(
              [1, 2].map(() => startApp({ databaseUrl: (server.database.options as { url: string }).url })),
            )
          : [];
      for (const turn of ['first', 'after a restart']) {
        const started = await others();
        const all = [server, ...started];
        await Promise.all(
          all.flatMap(({ app }) => [app.get(PlanReminders).run(), app.get(PlanReminders).run()]),
        );
        expect([turn, (await written()).length]).toEqual([turn, 1]);
        await Promise.all(started.map((other) => other.close()));
      }
    });
  });

  it('is a calendar that its secret address opens until it is revoked', async () => {
    const applicationId = await apply();
    const all = await task(applicationId, 'All; day, long');
    await own('POST', `/api/applications/${applicationId}/tasks`, {
      ...OWN,
      title: 'At six',
      dueTime: '18:00',
    });
    const { calendarToken } = (await own('POST', `${SETTINGS}/calendar`)).body;
    const feed = await call('GET', `/api/plans/calendar/${calendarToken}`);
    expect(feed.text).toContain('SUMMARY:All\\; day\\, long: ');
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(feed.text).toMatch(
      /^BEGIN:VCALENDAR\r\n[^]*DTSTART:20990113T230000Z\r\n[^]*DTSTART;VALUE=DATE:20990113\r\n/,
    );
    const one = await own('GET', `/api/applications/${applicationId}/tasks/${all}/calendar`);
    expect(one.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(one.headers.get('content-disposition')).toBe('attachment; filename="task.ics"');
    expect(feed.text.replaceAll('\r\n ', '')).toContain(
      `/student-portal/applications?open=application-${applicationId}`,
    );
    await sql(`UPDATE application_tasks SET "beforeStage" = 'submitted' WHERE id = $1`, [all]);
    await sql(`UPDATE applications SET stage = 'submitted'`);
    const { text } = await call('GET', `/api/plans/calendar/${calendarToken}`);
    expect(text.match(/SUMMARY:.+/g)).toEqual([expect.stringMatching(/^SUMMARY:At six: /)]);
    await sql(`UPDATE applications SET stage = 'withdrawn'`);
    expect((await call('GET', `/api/plans/calendar/${calendarToken}`)).text).not.toContain('BEGIN:VEVENT');
    // A new address ends the one before.
    const renewed = (await own('POST', `${SETTINGS}/calendar`)).body.calendarToken;
    const statuses = async (...tokens: string[]) =>
      Promise.all(tokens.map(async (token) => (await call('GET', `/api/plans/calendar/${token}`)).status));
    expect(await statuses(calendarToken, renewed, 'no-token')).toEqual([404, 200, 404]);
    expect((await own('DELETE', `${SETTINGS}/calendar`)).body.calendarToken).toBeNull();
    expect(await statuses(renewed)).toEqual([404]);
  });

  it('is a calendar with the closing days of what is not sent yet, and a word on days that are older', async () => {
    const applicationId = await apply();
    const id = await older(applicationId);
    const { calendarToken } = (await own('POST', `${SETTINGS}/calendar`)).body;
    const feed = async () =>
      (await call('GET', `/api/plans/calendar/${calendarToken}`)).text.replaceAll('\r\n ', '');
    const [university] = await sql<{ name: string }>('SELECT name FROM universities WHERE id = 30');
    const text = await feed();
    const closing = text.split('BEGIN:VEVENT').find((event) => event.includes('UID:closing-'));
    expect(closing).toContain(`UID:closing-${applicationId}@`);
    expect(closing).toContain('DTSTART;VALUE=DATE:20980115\r\n');
    expect(closing).toContain('DTEND;VALUE=DATE:20980116\r\n');
    expect(closing).toContain(`SUMMARY:Course closes: ${university!.name.replaceAll(',', '\\,')}\\, LLM\r\n`);
    const ownEntry = 'Your own entry: check it on the university’s page.\r\n';
    expect(closing).toContain('DESCRIPTION:It may close before midnight\\, in the university’s time zone');
    expect(closing).toContain(ownEntry);
    expect(closing).toContain(`/student-portal/applications?open=application-${applicationId}\r\n`);
    const olderWords =
      /DESCRIPTION:By .+\. You changed the start\\, the level or the closing day after this was planned: the portal says whether/;
    expect(text).toMatch(olderWords);
    const one = await own('GET', `/api/applications/${applicationId}/tasks/${id}/calendar`);
    expect(one.text.replaceAll('\r\n ', '')).toMatch(olderWords);
    expect(one.text).not.toContain('closing-');
    const { familyToken } = (await own('POST', `${SETTINGS}/family`)).body;
    expect((await call('GET', `/api/plans/family/${familyToken}`)).body).toMatchObject([
      { tasks: [{ rule: 'apply', outdated: true, pinned: false }] },
    ]);
    const sending = {
      rule: 'apply',
      owner: 'student',
      beforeStage: 'submitted',
      title: 'Send it',
      dueOn: '2098-01-15',
      dueTime: '15:00',
      zone: 'America/New_York',
    };
    await own('PUT', `/api/applications/${applicationId}/tasks/planned`, { tasks: [sending] });
    expect(await feed()).toContain(`DESCRIPTION:By 15:00 New York time. ${ownEntry}`);
    const answer = { ...sending, rule: 'accept', beforeStage: 'accepted', title: 'Accept an offer' };
    await own('PUT', `/api/applications/${applicationId}/tasks/planned`, { tasks: [answer] });
    expect(await feed()).toContain(
      'New York time. The offer may name an earlier day: enter it in the portal.',
    );
    // It ends in that minute, so that the day alone would be too late for whoever looks in the evening.
    const timed = (await feed()).split('BEGIN:VEVENT').find((event) => event.includes('UID:closing-'));
    expect(timed).toContain('DTSTART:20980115T200000Z\r\n');
    for (const stage of ['submitted', 'offer', 'withdrawn']) {
      await sql('UPDATE applications SET stage = $1', [stage]);
      expect([stage, await feed()]).toEqual([stage, expect.not.stringContaining('closing-')]);
    }
    await sql(`UPDATE applications SET stage = 'preparing', "closesOn" = NULL`);
    expect(await feed()).not.toContain('closing-');
  });

  it('has the closing day that the student gives, also for the family', async () => {
    const id = await apply();
    const closesOn = '2090-01-15';
    const edit = (body: object) =>
      call('PATCH', `/api/applications/${id}`, { headers: { cookie, 'if-match': '*' }, body });
    expect((await edit({ intake: '2090-09', closesOn })).body.closesOn).toBe(closesOn);
    expect((await own('GET', '/api/applications')).body).toMatchObject([{ closesOn }]);
    const { familyToken } = (await own('POST', `${SETTINGS}/family`)).body;
    const family = async () => (await call('GET', `/api/plans/family/${familyToken}`)).body;
    expect(await family()).toMatchObject([{ intake: '2090-09', closesOn }]);
    expect((await edit({ closesOn: '2090-09-01' })).status).toBe(400);
    await edit({ closesOn: null });
    expect(await family()).toMatchObject([{ intake: '2090-09', closesOn: null }]);
  });

  it('is read by the family through a link, without the student, the notes and what is behind', async () => {
    const applicationId = await apply();
    await own('POST', `/api/applications/${applicationId}/tasks`, { ...OWN, note: 'secret' });
    const [done, behind] = [await task(applicationId, 'Done'), await task(applicationId, 'Behind')];
    await sql(`UPDATE application_tasks SET "doneAt" = now(), "doneBy" = 'student' WHERE id = $1`, [done]);
    await sql(`UPDATE application_tasks SET "beforeStage" = 'submitted' WHERE id = ANY ($1)`, [
      [done, behind],
    ]);
    await sql(`UPDATE applications SET stage = 'submitted'`);
    const { familyToken } = (await own('POST', `${SETTINGS}/family`)).body;
    const path = `/api/plans/family/${familyToken}`;
    const { body, text } = await call('GET', path);
    expect(body).toMatchObject([
      {
        university: { id: 30 },
        programme: 'LLM',
        stage: 'submitted',
        tasks: [
          { title: OWN.title, doneAt: null },
          { title: 'Done', doneAt: expect.any(String) },
        ],
      },
    ]);
    expect(text).not.toMatch(/secret|asha/);
    await sql(`UPDATE applications SET stage = 'withdrawn'`);
    const [closed] = (await call('GET', path)).body;
    expect(closed.tasks.map(({ title }: { title: string }) => title)).toEqual(['Done']);
    await own('DELETE', `${SETTINGS}/family`);
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', `/api/plans/family/${'x'.repeat(43)}`)).status).toBe(404);
  });

  it('shows nothing of itself to another student, and goes with the account', async () => {
    const applicationId = await apply();
    const id = await task(applicationId, 'Own');
    await own('POST', `${SETTINGS}/family`);
    const first = cookie;
    const other = await call('POST', '/api/users/register', {
      body: { username: 'ravi@example.com', password: 'correct horse' },
    });
    cookie = other.headers.get('set-cookie')!.split(';')[0]!;
    expect((await own('GET', `/api/applications/${applicationId}/tasks/${id}/calendar`)).status).toBe(404);
    expect((await own('GET', SETTINGS)).body).toEqual({
      reminders: true,
      emailConfirmed: false,
      timeZone: 'Asia/Kolkata',
      calendarToken: null,
      familyToken: null,
    });
    cookie = first;
    await own('DELETE', '/api/users/me', { password: 'correct horse' });
    expect(await sql('SELECT FROM plan_settings WHERE "userId" = $1', [userId])).toEqual([]);
  });

  it.each([
    { timeZone: 'Nowhere/City' },
    { timeZone: 7 },
    { timeZone: null },
    { reminders: 'yes' },
    { timeZone: 'x'.repeat(999) },
  ])('refuses %j in words', async (body) => {
    const reply = await own('PATCH', SETTINGS, body);
    expect([200, 400]).toContain(reply.status);
    if (reply.status === 200) expect(reply.body.timeZone).toBe('Asia/Kolkata');
  });
});
