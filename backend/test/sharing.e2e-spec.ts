import { setTimeout as sleep } from 'node:timers/promises';
import { Sharings } from '../src/applications/sharing.service.js';
import type { StudentDetails } from '../src/applications/students.dto.js';
import type { TakenMail } from '../src/mail/messages.js';
import { hurry, linkTo } from './support/mail.js';
import { asAdmin } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';
import { startSmtp, type TestSmtp } from './support/smtp.js';
import { LIST, SHARING, type Student, STUDENTS, studentsOf } from './support/students.js';

const CONFIRMATION = '/api/users/me/email-confirmation';

/**
 * Triggers end a sharing and follow the assignee, and changes lock an application before its sharing, by
 * no other connection than their own.
 */
describe('applications that are shared with staff', () => {
  let smtp: TestSmtp;
  let server: TestApp;
  const made = studentsOf(() => server);
  const {
    call,
    as,
    get,
    student,
    person,
    request,
    assign,
    confirm,
    share,
    stop,
    add,
    change,
    ids,
    listed,
    sharing,
    seen,
  } = made;
  const history = async (requestId: number) =>
    (await get(`${LIST}/${requestId}/history`)).body.map(({ actor, action, detail }: never) => [
      actor,
      action,
      detail,
    ]);

  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startApp({ smtpUrl: smtp.url, rateLimit: false });
    hurry(server);
  });
  afterAll(async () => {
    await server?.close();
    await smtp?.close();
  });
  beforeEach(async () => {
    await server.database.query('TRUNCATE users, consultation_requests CASCADE');
    smtp.raw.length = 0;
  });

  describe('begin with a confirmed address', () => {
    it('by a link that is mailed, in a session of the same account', async () => {
      const who = await student();
      const other = await student();
      const asked = await call('POST', CONFIRMATION, { headers: as(who) });
      expect(asked.body).toEqual({ emailConfirmed: false });
      const [mail] = await smtp.mails(1);
      expect(mail!.to![0]!.address).toBe(who.username);
      const token = linkTo('/student-portal/applications', mail!).split('#confirm=')[1];
      expect(token).toMatch(/^[\w-]{43}$/);
      const requestId = await request(who.username.toUpperCase());
      expect((await get(SHARING, as(who))).body).toEqual({ emailConfirmed: false, shared: [], requests: [] });
      const early = await share(who, requestId);
      expect([early.status, early.body.error]).toEqual([
        409,
        'Confirm your e-mail address first: ask for a link to it.',
      ]);
      const use = (by: Student, secret: unknown) =>
        call('POST', `${CONFIRMATION}/confirm`, { headers: as(by), body: { token: secret } });
      expect((await use(other, token)).status).toBe(404);
      expect((await use(who, 'x'.repeat(43))).status).toBe(404);
      for (const wrong of ['', null, 5, 'x'.repeat(201)]) expect((await use(who, wrong)).status).toBe(400);
      expect((await call('POST', `${CONFIRMATION}/confirm`, { body: { token } })).status).toBe(401);
      await server.database.query(`UPDATE email_confirmations SET "expiresAt" = now()`);
      expect((await use(who, token)).status).toBe(404);
      await server.database.query(`UPDATE email_confirmations SET "expiresAt" = now() + interval '1 h'`);
      expect((await use(who, token)).body).toEqual({ emailConfirmed: true });
      expect((await use(who, token)).body).toEqual({ emailConfirmed: true });
      expect((await call('POST', CONFIRMATION, { headers: as(who) })).body).toEqual({ emailConfirmed: true });
      expect((await get(SHARING, as(who))).body.requests).toEqual([
        {
          id: requestId,
          name: 'Asha Rao',
          country: null,
          course: null,
          createdAt: expect.any(String),
          counselor: null,
        },
      ]);
    });

    it('or by a new password, whose link was mailed there, too', async () => {
      const who = await student();
      await call('POST', '/api/users/password-reset', { body: { username: who.username } });
      const [mail] = await smtp.mails(1);
      const token = new URL(linkTo('/reset-password', mail!), server.url).searchParams.get('token');
      await call('POST', '/api/users/password-reset/confirm', {
        body: { token, password: 'battery staple' },
      });
      const login = await call('POST', '/api/users/login', {
        body: { username: who.username, password: 'battery staple' },
      });
      const cookie = login.headers.get('set-cookie')!.split(';')[0]!;
      expect((await get(SHARING, { cookie })).body.emailConfirmed).toBe(true);
    });
  });

  it('are shared with one request of the same address, and each side sees with whom', async () => {
    const ravi = await person('counselor', 'Ravi Iyer');
    const who = await student();
    const { id } = await add(who);
    const first = await request(who.username, ravi);
    const second = await request(who.username.toUpperCase());
    const strangers = await request('stranger@example.com');
    await confirm(who);
    for (const missing of [strangers, 999_999, 2 ** 31, 2 ** 53 - 1])
      expect((await share(who, missing)).status).toBe(404);
    for (const wrong of [0, -1, 1.5, '1', null, undefined, [1]])
      expect((await share(who, wrong)).status).toBe(400);
    const { status, body } = await share(who, first);
    expect(status).toBe(201);
    expect(body.shared).toEqual([
      {
        ...body.requests[0],
        id: first,
        counselor: 'Ravi Iyer',
        sharedSince: expect.any(String),
        plan: false,
      },
    ]);
    expect(body.requests.map((own: { id: number }) => own.id)).toEqual([first, second]);
    expect((await share(who, first)).status).toBe(200);
    const another = await share(who, second);
    expect([another.status, another.body.error]).toEqual([
      409,
      'You share your applications already, with another request. Stop that first.',
    ]);
    expect((await get(`${LIST}/${first}`)).body.studentId).toBe(who.id);
    expect((await get(`${LIST}/${second}`)).body.studentId).toBeNull();
    const details = (await get(`${STUDENTS}/${who.id}`, ravi.headers)).body as StudentDetails;
    expect(details).toMatchObject({
      id: who.id,
      name: 'Asha Rao',
      email: who.username,
      requestId: first,
      assignee: { id: ravi.id, name: 'Ravi Iyer' },
      applications: [{ id, stage: 'planned', nextStages: [], history: [] }],
    });
    expect((await history(first)).at(-1)).toEqual(['visitor', 'sharing', { shared: true }]);
    expect((await stop(who)).body).toMatchObject({ shared: [], emailConfirmed: true });
    expect((await stop(who)).status).toBe(200);
    expect(
      (await history(first)).filter(([, action]: [string, string]) => action === 'sharing'),
    ).toHaveLength(2);
    expect((await share(who, second)).status).toBe(201);
  });

  it('are shared with a new request by whoever has none, once', async () => {
    const who = await student();
    await add(who);
    const make = (body: object = { name: 'Asha Rao', phone: '+91 98765 43210' }) =>
      call('POST', `${SHARING}/request`, { headers: as(who), body });
    expect((await make()).status).toBe(409);
    await confirm(who);
    for (const wrong of [{}, { name: 'Asha Rao' }, { name: '', phone: '1' }])
      expect((await make(wrong)).status).toBe(400);
    expect((await get(SHARING, as(who))).body.requests).toEqual([]);
    const { body } = await make();
    expect(body.shared).toMatchObject([{ name: 'Asha Rao', counselor: null }]);
    expect((await make()).body).toEqual(body);
    const { body: made } = await get(`${LIST}/${body.shared[0].id}`);
    expect(made).toMatchObject({
      email: who.username,
      studentId: who.id,
      message: 'I share my applications with you.',
    });
    const acknowledged = await server.database.query<unknown[]>(
      `SELECT FROM mails WHERE kind = 'consultation-acknowledgement' AND "requestId" = $1`,
      [made.id],
    );
    expect(acknowledged).toHaveLength(1);
    const told = await server.database.query<unknown[]>(
      `SELECT FROM mails WHERE kind = 'applications-shared' AND "requestId" = $1`,
      [made.id],
    );
    expect(told).toHaveLength(0);
    // Five calls at once make another one, and only one.
    await stop(who);
    const again = await Promise.all(
      Array.from({ length: 5 }, () => make({ name: 'Asha', phone: '+91 98765 43210', plan: true })),
    );
    expect(again.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const [first] = again;
    expect(first!.body.requests).toHaveLength(2);
    expect(first!.body.shared).toMatchObject([{ name: 'Asha', plan: true }]);
    expect(new Set(again.map(({ body: { shared } }) => shared[0].id)).size).toBe(1);
    expect((await get(SHARING, as(who))).body.requests).toHaveLength(2);
  });

  it('are shared once, when ten calls want it at once', async () => {
    const who = await student();
    await confirm(who);
    const requests = [await request(who.username), await request(who.username)];
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => share(who, requests[i % 2])));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array(4).fill(200),
      201,
      ...Array(5).fill(409),
    ]);
  });

  it('are told of by mail to whoever looks after the request, once a day, and not once they have ended', async () => {
    const ravi = await person();
    const who = await student();
    const requestId = await request(who.username, ravi);
    await confirm(who);
    const kept = () =>
      server.database.query<{ state: string }[]>(
        `SELECT state FROM mails WHERE kind = 'applications-shared' AND "requestId" = $1`,
        [requestId],
      );
    await smtp.set('refuse');
    await share(who, requestId);
    expect(await kept()).toHaveLength(1);
    await stop(who);
    await smtp.set('accept');
    while ((await kept()).length > 0) await sleep(50);

    await share(who, requestId);
    // The request's own mails come sooner or later.
    while ((await kept())[0]!.state !== 'sent') await sleep(50);
    const mail = (await smtp.mails(1)).find(({ subject }) => subject!.includes('shares applications'));
    const [{ email }] = await server.database.query<[{ email: string }]>(
      'SELECT email FROM staff WHERE id = $1',
      [ravi.id],
    );
    expect(mail).toMatchObject({
      to: [{ address: email }],
      subject: `A student shares applications with you, request No. ${requestId}`,
    });
    expect(linkTo('/admin', mail!)).toBe(`/admin?request=${requestId}`);
    expect(mail!.text).not.toContain('Asha');
    await stop(who);
    await share(who, requestId);
    expect(await kept()).toHaveLength(1);
    await assign(requestId, null);
    const { recipient } = (await server.app
      .get(Sharings)
      .addRecipient({ requestId, recipient: 'desk@example.com' } as TakenMail))!;
    expect(recipient).toBe('desk@example.com');
  });

  describe('are there for staff by the request', () => {
    /** Who calls; whether they see a student of Ravi's, of Mei's, of nobody's. */
    const ACCESS: [string, boolean, boolean, boolean][] = [
      ['Ravi', true, false, true],
      ['Mei', false, true, true],
      ['the lead', true, true, true],
      ['the owner', true, true, true],
      ['ADMIN_TOKEN', true, true, true],
    ];

    it('in the list, its count, a search and on every route', async () => {
      const ravi = await person();
      const mei = await person();
      const callers: Record<string, Record<string, string>> = {
        Ravi: ravi.headers,
        Mei: mei.headers,
        'the lead': (await person('lead')).headers,
        'the owner': (await person('owner')).headers,
        ADMIN_TOKEN: asAdmin,
      };
      const students = [await sharing(ravi), await sharing(mei), await sharing()];
      await add(await student());
      for (const [name, ...sees] of ACCESS) {
        const headers = callers[name]!;
        const own = students.filter((_, i) => sees[i]).map(({ id }) => id);
        const reply = await get(STUDENTS, headers);
        const found = await get(`${STUDENTS}?search=asha`, headers);
        expect([name, ids(reply), reply.headers.get('x-total-count')]).toEqual([
          name,
          own,
          String(own.length),
        ]);
        expect([name, ids(found), found.headers.get('x-total-count')]).toEqual([
          name,
          own,
          String(own.length),
        ]);
        for (const [i, who] of students.entries()) {
          expect([name, i, await listed(headers, `?search=${who.username}`)]).toEqual([
            name,
            i,
            sees[i] ? [who.id] : [],
          ]);
          const replies = [
            await get(`${STUDENTS}/${who.id}`, headers),
            await change(headers, who, who.application, 'asked', { day: '2026-03-12' }),
            await change(headers, who, who.application, 'undo'),
            await change(headers, who, who.application, 'stage', { stage: 'offer' }),
          ];
          expect([name, i, replies.map(({ status }) => status)]).toEqual([
            name,
            i,
            sees[i] ? [200, 200, 200, 409] : [404, 404, 404, 404],
          ]);
        }
      }
      expect(await listed(ravi.headers, '?assignee=me')).toEqual([students[0]!.id]);
      expect(await listed(ravi.headers, '?assignee=none')).toEqual([students[2]!.id]);
      expect(await listed(ravi.headers, `?assignee=${mei.id}`)).toEqual([]);
      expect(await listed(asAdmin, `?assignee=${mei.id}`)).toEqual([students[1]!.id]);
      expect((await get(`${STUDENTS}?assignee=x`)).status).toBe(400);
      expect((await get(`${STUDENTS}?sort=newest`)).status).toBe(400);
    });

    it('and follow it to another counselor, and to nobody', async () => {
      const [ravi, mei] = [await person(), await person()];
      const who = await sharing(ravi);
      await assign(who.requestId, mei.id);
      expect([await seen(who, ravi.headers), await seen(who, mei.headers)]).toEqual([404, 200]);
      expect([await listed(ravi.headers), await listed(mei.headers)]).toEqual([[], [who.id]]);
      await assign(who.requestId, null);
      expect([await seen(who, ravi.headers), await seen(who, mei.headers)]).toEqual([200, 200]);
    });

    it('never another student’s, nor one that is not shared', async () => {
      const who = await sharing();
      const other = await student();
      const { id } = await add(other);
      for (const body of [{ day: '2026-03-12' }]) {
        expect((await change(asAdmin, who, id, 'asked', body)).status).toBe(404);
        expect((await change(asAdmin, other, id, 'asked', body)).status).toBe(404);
      }
      expect(await seen(other)).toBe(404);
      for (const wrong of ['abc', '0', '-1', '1e3'])
        expect((await get(`${STUDENTS}/${wrong}`)).status).toBe(400);
      expect((await get(`${STUDENTS}/${'9'.repeat(30)}`)).status).toBe(404);
      expect((await get(`${STUDENTS}/${who.id}`, {})).status).toBe(401);
      expect((await get(STUDENTS, as(who))).status).toBe(401);
    });

    it('without the notes, which are the student’s own', async () => {
      const who = await sharing();
      const edit = (body: object) =>
        call('PATCH', `/api/applications/${who.application}`, {
          headers: { ...as(who), 'if-match': '*' },
          body,
        });
      await edit({ notes: 'tangerine' });
      await edit({ notes: 'marmalade', programme: 'MSc Law' });
      const { text, body } = await get(`${STUDENTS}/${who.id}`);
      expect(text).not.toMatch(/notes|tangerine|marmalade/);
      expect(body.applications[0].history).toMatchObject([
        {
          action: 'details',
          actor: 'student',
          actorName: null,
          changes: [{ field: 'programme', to: 'MSc Law' }],
        },
      ]);
    });

    it('with the closing day of the course, and that the student entered it', async () => {
      const who = await sharing();
      const closesOn = '2090-01-15';
      await call('PATCH', `/api/applications/${who.application}`, {
        headers: { ...as(who), 'if-match': '*' },
        body: { intake: '2090-09', closesOn },
      });
      const [application] = (await get(`${STUDENTS}/${who.id}`)).body.applications;
      expect(application).toMatchObject({
        closesOn,
        history: [{ actor: 'student', changes: [{}, { field: 'closesOn', from: null, to: closesOn }] }],
      });
    });
  });

  describe('end', () => {
    it.each([
      ['the student says so', (who: Student) => stop(who)],
      [
        'the request is withdrawn',
        (who: Student & { requestId: number }) =>
          server.database.query('UPDATE consultation_requests SET "withdrawnAt" = now() WHERE id = $1', [
            who.requestId,
          ]),
      ],
      [
        'the request is erased',
        (who: Student & { requestId: number }) =>
          server.database.query('DELETE FROM consultation_requests WHERE id = $1', [who.requestId]),
      ],
      [
        'the account is deleted',
        (who: Student) =>
          call('DELETE', '/api/users/me', { headers: as(who), body: { password: 'correct horse' } }),
      ],
    ])('for staff at once, when %s', async (_, end) => {
      const who = await sharing();
      expect(await seen(who)).toBe(200);
      await end(who);
      expect([await seen(who), await listed(asAdmin)]).toEqual([404, []]);
      expect((await change(asAdmin, who, who.application, 'asked', { day: '2026-03-12' })).status).toBe(404);
      expect((await get('/api/applications', as(who))).body.error ?? 'kept').toMatch(
        /^(kept|Please log in\.)$/,
      );
    });

    it('and what staff change meanwhile is done before, or not at all', async () => {
      const who = await sharing();
      const replies = await Promise.all([
        ...Array.from({ length: 6 }, () =>
          change(asAdmin, who, who.application, 'asked', { day: '2026-03-12' }),
        ),
        stop(who),
        ...Array.from({ length: 6 }, () =>
          change(asAdmin, who, who.application, 'asked', { day: '2026-03-12' }),
        ),
      ]);
      const done = replies.filter(({ status, body }) => status === 200 && 'version' in body).length;
      const { body } = await get(`/api/applications/${who.application}`, as(who));
      expect(body.history).toHaveLength(done);
      expect(body.version).toBe(1 + done);
      expect(replies.every(({ status }) => status === 200 || status === 404)).toBe(true);
      expect(await seen(who)).toBe(404);
    });

    it('not with a withdrawn request: it cannot be chosen', async () => {
      const who = await student();
      const requestId = await request(who.username);
      await confirm(who);
      await server.database.query('UPDATE consultation_requests SET "withdrawnAt" = now()');
      expect((await share(who, requestId)).status).toBe(404);
      expect((await get(SHARING, as(who))).body.requests).toEqual([]);
    });
  });
});
