import type { StudentDetails } from '../src/applications/students.dto.js';
import { asAdmin } from './support/http.js';
import { linkTo } from './support/mail.js';
import { type Student, useStudents } from './support/students.js';

const SHARING = '/api/applications/sharing';
const STUDENTS = '/api/admin/students';
const LIST = '/api/admin/consultation-requests';
const CONFIRMATION = '/api/users/me/email-confirmation';

/** Triggers end a sharing and follow the assignee, by no other connection than their own. */
describe('applications of a student', () => {
  const {
    server,
    smtp,
    call,
    as,
    get,
    student,
    person,
    request,
    confirm,
    share,
    stop,
    add,
    change,
    listed,
    sharing,
    seen,
    history,
  } = useStudents();

  describe('begin with a confirmed address', () => {
    it('by a link that is mailed, in a session of the same account', async () => {
      const who = await student();
      const other = await student();
      const asked = await call('POST', CONFIRMATION, { headers: as(who) });
      expect(asked.body).toEqual({ emailConfirmed: false });
      const [mail] = await smtp().mails(1);
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
      await server().database.query(`UPDATE email_confirmations SET "expiresAt" = now()`);
      expect((await use(who, token)).status).toBe(404);
      await server().database.query(`UPDATE email_confirmations SET "expiresAt" = now() + interval '1 h'`);
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
      const [mail] = await smtp().mails(1);
      const token = new URL(linkTo('/reset-password', mail!), server().url).searchParams.get('token');
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
      { ...body.requests[0], id: first, counselor: 'Ravi Iyer', sharedSince: expect.any(String) },
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
    const acknowledged = await server().database.query<unknown[]>(
      `SELECT FROM mails WHERE kind = 'consultation-acknowledgement' AND "requestId" = $1`,
      [made.id],
    );
    expect(acknowledged).toHaveLength(1);
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

  describe('end', () => {
    it.each([
      ['the student says so', (who: Student) => stop(who)],
      [
        'the request is withdrawn',
        (who: Student & { requestId: number }) =>
          server().database.query('UPDATE consultation_requests SET "withdrawnAt" = now() WHERE id = $1', [
            who.requestId,
          ]),
      ],
      [
        'the request is erased',
        (who: Student & { requestId: number }) =>
          server().database.query('DELETE FROM consultation_requests WHERE id = $1', [who.requestId]),
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
      await server().database.query('UPDATE consultation_requests SET "withdrawnAt" = now()');
      expect((await share(who, requestId)).status).toBe(404);
      expect((await get(SHARING, as(who))).body.requests).toEqual([]);
    });
  });
});
