import { setTimeout as sleep } from 'node:timers/promises';
import { Housekeeping } from '../src/database/housekeeping.js';
import { Mails } from '../src/mail/mails.service.js';
import { ConversationsService } from '../src/conversations/conversations.service.js';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client, type Reply } from './support/http.js';

const LIST = '/api/admin/consultation-requests';

describe('conversations', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let id: number;
  let link: string;

  const write = (text: unknown, key?: string, path = link) =>
    call('POST', `${path}/messages`, { body: { text }, headers: key ? { 'idempotency-key': key } : {} });
  const answer = (text: string, headers: object = asAdmin, key?: string) =>
    call('POST', `${LIST}/${id}/messages`, {
      body: { text },
      headers: { ...(headers as Record<string, string>), ...(key && { 'idempotency-key': key }) },
    });
  const read = async (path = link) => (await call('GET', `${path}/messages`)).body;
  const readAsStaff = async () => (await call('GET', `${LIST}/${id}/messages`, { headers: asAdmin })).body;
  const request = async () => (await call('GET', `${LIST}/${id}`, { headers: asAdmin })).body;
  const texts = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text);
  const rows = async (table: string) =>
    (await server.database.query<[{ n: number }]>(`SELECT count(*)::int AS n FROM ${table}`))[0].n;

  async function ask(): Promise<{ id: number; link: string }> {
    const body = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };
    const asked = (await call('POST', '/api/consultation-requests', { body })).body.id as number;
    const [mail] = await server.database.query<[{ token: string }]>(
      `SELECT data->>'token' AS token FROM mails WHERE kind = 'consultation-acknowledgement' AND "requestId" = $1`,
      [asked],
    );
    return { id: asked, link: `/api/requests/${mail.token}` };
  }
  async function counselor(name: string) {
    const body = { name, email: `${name}@example.com`, role: 'counselor', takesRequests: false };
    const person = await call('POST', '/api/admin/staff', { body, headers: asAdmin });
    const token = await call('POST', `/api/admin/staff/${person.body.id}/tokens`, {
      body: { days: 1 },
      headers: asAdmin,
    });
    return { id: person.body.id as number, headers: { 'admin-token': token.body.token as string } };
  }
  const assign = (assigneeId: number) =>
    call('PATCH', `${LIST}/${id}/assignee`, {
      body: { assigneeId },
      headers: { ...asAdmin, 'if-match': '*' },
    });

  beforeAll(async () => {
    server = await startApp({ rateLimit: false, staffEmail: 'desk@example.com' });
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.database.query('TRUNCATE consultation_requests CASCADE');
    await server.database.query('TRUNCATE admin_tokens, staff CASCADE');
    ({ id, link } = await ask());
  });

  it('are read by both sides, in order, with who wrote and who has seen what', async () => {
    const ravi = await counselor('Ravi');
    const first = await write('  Which documents?\r\nAnd when?  ');
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: expect.any(Number),
      author: 'visitor',
      staffName: null,
      text: 'Which documents?\nAnd when?',
      createdAt: expect.any(String),
      seenAt: null,
    });
    const second = await answer('Your marks. 👍', ravi.headers);
    expect(second.body).toMatchObject({ author: 'staff', staffName: 'Ravi', seenAt: null });
    const { messages, earlier } = await read();
    expect(messages).toEqual([{ ...first.body, seenAt: expect.any(String) }, second.body]);
    expect(earlier).toBe(false);
    expect(await readAsStaff()).toEqual({ messages, earlier });
    const { body: request } = await call('GET', `${LIST}/${id}`, { headers: asAdmin });
    expect(request.lastContact).toMatchObject({ channel: 'message', outcome: 'reached', by: 'Ravi' });

    const seen = await call('POST', `${link}/messages/seen`, { body: { upTo: second.body.id } });
    expect(seen.body).toEqual({ seen: 1 });
    expect((await readAsStaff()).messages[1].seenAt).toEqual(expect.any(String));
    expect((await call('POST', `${link}/messages/seen`, { body: { upTo: second.body.id } })).body).toEqual({
      seen: 0,
    });
  });

  it('mark as seen only what the other side wrote, up to the message named', async () => {
    const one = await write('one');
    await write('two');
    const see = (upTo: number) =>
      call('POST', `${LIST}/${id}/messages/seen`, { body: { upTo }, headers: asAdmin });
    expect((await call('POST', `${link}/messages/seen`, { body: { upTo: 2 ** 31 } })).body).toEqual({
      seen: 0,
    });
    expect((await see(one.body.id)).body).toEqual({ seen: 1 });
    expect((await read()).messages.map(({ seenAt }: { seenAt: string | null }) => seenAt !== null)).toEqual([
      true,
      false,
    ]);
  });

  it('store a message once per key, however often and at once it is sent', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => write('Hello', 'key-1')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await rows('consultation_messages')).toBe(1);
    const other = await write('Something else', 'key-1');
    expect(other.status).toBe(422);
    expect(other.body.error).toBe('This Idempotency-Key was used with another message.');
    // The other side's keys, those of colleagues, and those of other requests, are others.
    const ravi = await counselor('Ravi');
    const [one, another] = [await answer('Hi', asAdmin, 'k'), await answer('Hi', ravi.headers, 'k')];
    expect([one.body.staffName, another.body.staffName]).toEqual(['Office', 'Ravi']);
    expect((await answer('Hi', ravi.headers, 'k')).body.id).toBe(another.body.id);
    expect((await answer('Hello', asAdmin, 'key-1')).status).toBe(201);
    const elsewhere = await ask();
    expect((await write('Hello', 'key-1', elsewhere.link)).status).toBe(201);
    expect((await write('Hello', 'clé')).status).toBe(400);
  });

  it('with one key and two texts, stored together, are the first', async () => {
    // Calls of one turn of the event loop share a statement for certain.
    const service = server.app.get(ConversationsService);
    const token = link.split('/').at(-1)!;
    const [stored, again, refused] = await Promise.allSettled(
      ['Hello', 'Hello', 'Good morning'].map((text) => service.postByLink(token, text, 'key-1')),
    );
    expect(stored).toMatchObject({ value: { text: 'Hello' } });
    expect(again).toEqual(stored);
    expect(refused).toMatchObject({ reason: { status: 422 } });
    expect(await rows('consultation_messages')).toBe(1);
  });

  it('that come at once, some of them about one request, each answer with themselves', async () => {
    const requests = [{ id, link }, await ask(), await ask(), await ask()];
    const replies = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const { body } = await write(`Message ${i}`, undefined, requests[i % 4]!.link);
        return body;
      }),
    );
    expect(replies.map(({ text }) => text)).toEqual(Array.from({ length: 40 }, (_, i) => `Message ${i}`));
    for (const [i, { link: path }] of requests.entries()) {
      const { messages } = await read(path);
      expect(messages).toEqual(
        replies.filter((_, nth) => nth % 4 === i).sort((one, other) => one.id - other.id),
      );
      const times = messages.map(({ createdAt }: { createdAt: string }) => createdAt);
      expect(times).toEqual([...times].sort());
    }
    const mails = await server.database.query(
      `SELECT FROM mails WHERE kind = 'message-to-staff' AND state = 'waiting'`,
    );
    expect(mails).toHaveLength(4);
  });

  it('refuse what is no message, and keep what is one as it is', async () => {
    for (const text of [
      '',
      '   ',
      '\u200b',
      'ㅤ',
      'a'.repeat(4001),
      '\u0000',
      '\u202e',
      7,
      null,
      ['a'],
      {},
    ]) {
      const { status, body } = await write(text);
      expect([status, typeof body.error]).toEqual([400, 'string']);
    }
    const hostile = `<img src=x onerror=alert(1)> '); DROP TABLE mails; -- \${7*7} {{x}} %00 مرحبا`;
    for (const text of [hostile, 'a'.repeat(4000), '👍', '?', 'क्या?']) {
      expect((await write(text)).body.text).toBe(text);
    }
    expect(texts(await read())).toContain(hostile);
  });

  it('end with the withdrawal; what was stored before answers its retry', async () => {
    const kept = await write('Before', 'key-1');
    await call('POST', `${link}/withdraw`);
    for (const late of [await write('After'), await answer('After')]) {
      expect(late.status).toBe(409);
      expect(late.body.error).toBe('This request has been withdrawn.');
    }
    expect((await write('Before', 'key-1')).body.id).toBe(kept.body.id);
    expect(texts(await read())).toEqual(['Before']);
    expect((await call('GET', link)).body.waitingSince).toBeNull();
  });

  it('store nothing after a withdrawal that came first, even if it was not finished yet', async () => {
    const runner = server.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      'UPDATE consultation_requests SET "withdrawnAt" = now(), "waitingSince" = NULL WHERE id = $1',
      [id],
    );
    const messages = Promise.all([write('By the visitor'), answer('By staff')]);
    await sleep(300);
    await runner.commitTransaction();
    await runner.release();
    expect((await messages).map(({ status }) => status)).toEqual([409, 409]);
    expect(await rows('consultation_messages')).toBe(0);
    expect((await request()).waitingSince).toBeNull();
  });

  it('beside withdrawals and erasures are stored or refused in words', async () => {
    for (let round = 0; round < 6; round++) {
      const one = await ask();
      const end = round % 2 ? call('POST', `${one.link}/withdraw`) : call('DELETE', one.link);
      const replies: Reply[] = await Promise.all([
        ...Array.from({ length: 4 }, (_, n) => write(`Message ${n}`, undefined, one.link)),
        end,
        call('POST', `${LIST}/${one.id}/messages`, { body: { text: 'Answer' }, headers: asAdmin }),
      ]);
      for (const { status } of replies) expect([200, 201, 404, 409]).toContain(status);
    }
    const [{ late }] = await server.database.query<[{ late: number }]>(
      `SELECT count(*)::int AS late FROM consultation_messages m JOIN consultation_requests r ON r.id = m."requestId"
       WHERE m."createdAt" > r."withdrawnAt" + interval '5 seconds' OR (r."withdrawnAt" IS NOT NULL AND r."waitingSince" IS NOT NULL)`,
    );
    expect(late).toBe(0);
  });

  it('go with the request, with their mails and links', async () => {
    await write('Hello');
    await answer('Hello back');
    await server.app.get(Mails).unsent();
    expect(await rows('request_links')).toBe(1);
    expect((await call('DELETE', link)).status).toBe(200);
    for (const table of ['consultation_messages', 'request_links', 'mails'])
      expect(await rows(table)).toBe(0);
    expect((await write('Too late')).status).toBe(404);
    expect((await answer('Too late')).status).toBe(404);
  });

  it("of another counselor's request do not exist", async () => {
    const [ravi, mei] = [await counselor('Ravi'), await counselor('Mei')];
    await assign(mei.id);
    const own = `${LIST}/${id}/messages`;
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '', { text: 'Hello' }],
      ['POST', '/seen', { upTo: 1 }],
      ['GET', '/news', undefined],
    ] as const) {
      const { status, body: problem } = await call(method, own + path, { body, headers: ravi.headers });
      expect([path, status]).toEqual([path, 404]);
      expect(problem.error).toBe('There is no such consultation request.');
    }
    expect((await call('GET', own, { headers: mei.headers })).status).toBe(200);
    expect((await call('GET', own)).status).toBe(401);
  });

  it('set and stop the clock', async () => {
    const asked = (await request()).waitingSince;
    await write('I also have a question.');
    expect((await request()).waitingSince).toBe(asked);
    await answer('Here is the answer.');
    let now = await request();
    expect(now).toMatchObject({ waitingSince: null, dueAt: null, status: 'contacted' });
    expect(now.firstAnsweredAt).toEqual(expect.any(String));
    const next = (await write('And another one.')).body;
    await write('And one more.');
    now = await request();
    expect(now.waitingSince).toBe(next.createdAt);
    expect(Date.parse(now.dueAt) - Date.parse(next.createdAt)).toBe(24 * 3600_000);
    expect(now.unseenMessages).toBe(2);
    await answer('Good.');
    now = await request();
    expect(now.waitingSince).toBeNull();
    expect(now.unseenMessages).toBe(0);
    // Texts stand in the conversation only.
    expect(JSON.stringify(now.history)).not.toContain('Good.');
  });

  it('leave unanswered what came after what staff had on screen', async () => {
    const reply = (seenUpTo: number | null, text: string) =>
      call('POST', `${LIST}/${id}/messages`, { body: { text, seenUpTo }, headers: asAdmin });
    const first = (await write('First')).body;
    const second = (await write('Second')).body;
    await server.database.query(
      'UPDATE consultation_requests SET "remindedAt" = now(), "escalatedAt" = now()',
    );
    await reply(first.id, 'To the first');
    // Of this wait nobody has been told yet.
    expect(
      await server.database.query('SELECT "remindedAt", "escalatedAt" FROM consultation_requests'),
    ).toEqual([{ remindedAt: null, escalatedAt: null }]);
    expect(await request()).toMatchObject({ waitingSince: second.createdAt, unseenMessages: 1 });
    expect((await read()).messages[1].seenAt).toBeNull();
    await reply(second.id, 'To the second');
    expect(await request()).toMatchObject({ waitingSince: null, unseenMessages: 0 });
    const third = (await write('Third')).body;
    await reply(null, 'Begun before anything was there');
    expect(await request()).toMatchObject({ waitingSince: third.createdAt, unseenMessages: 1 });
    expect((await reply(0, 'No number')).status).toBe(400);
  });

  it('are answered anew by a call, however soon after another', async () => {
    const reached = () =>
      call('POST', `${LIST}/${id}/contacts`, {
        body: { channel: 'call', outcome: 'reached' },
        headers: asAdmin,
      });
    const first = (await reached()).body.contactId;
    expect((await reached()).body.contactId).toBe(first);
    await write('And another question.');
    const second = await reached();
    expect(second.body.contactId).not.toBe(first);
    expect(second.body.waitingSince).toBeNull();
  });

  it('of a visitor are refused while a hundred wait to be read', async () => {
    await server.database.query(
      `INSERT INTO consultation_messages ("requestId", author, text) SELECT $1, 'visitor', 'x' FROM generate_series(1, 98)`,
      [id],
    );
    const replies = await Promise.all(Array.from({ length: 20 }, () => write('One of the last two')));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(18).fill(409)]);
    const { status, body } = await write('One more');
    expect([status, body.error]).toEqual([
      409,
      '100 of your messages wait to be read. Please wait for an answer, or call us.',
    ]);
    await answer('We have read them.');
    expect((await write('One more')).status).toBe(201);
  });

  it('change the list of the desk, which polls', async () => {
    const poll = (tag: string) => call('GET', LIST, { headers: { ...asAdmin, 'if-none-match': tag } });
    const tag = async () => (await call('GET', LIST, { headers: asAdmin })).headers.get('etag')!;
    let before = await tag();
    expect((await poll(before)).status).toBe(304);
    const message = await write('Hello');
    const fresh = await poll(before);
    expect(fresh.status).toBe(200);
    expect(fresh.body[0].unseenMessages).toBe(1);
    before = await tag();
    await call('POST', `${LIST}/${id}/messages/seen`, { body: { upTo: message.body.id }, headers: asAdmin });
    expect((await poll(before)).body[0].unseenMessages).toBe(0);
  });

  it('are read fifty at a time', async () => {
    await server.database.query(
      `INSERT INTO consultation_messages ("requestId", author, text)
       SELECT $1, 'visitor', 'Message ' || n FROM generate_series(1, 120) n`,
      [id],
    );
    const newest = await read();
    expect([texts(newest)[0], texts(newest).at(-1), newest.earlier]).toEqual([
      'Message 71',
      'Message 120',
      true,
    ]);
    const page = async (before: number) => (await call('GET', `${link}/messages?before=${before}`)).body;
    const middle = await page(newest.messages[0].id);
    const oldest = await page(middle.messages[0].id);
    expect([texts(oldest)[0], oldest.messages.length, oldest.earlier]).toEqual(['Message 1', 20, false]);
    for (const before of ['0', '-1', 'x', '1e3', '99999999999999999'])
      expect((await call('GET', `${link}/messages?before=${before}`)).status).toBe(400);
    expect((await page(999_999_999_999)).messages).toHaveLength(50);
  });

  describe('mails', () => {
    const waiting = (kind: string) =>
      server.database.query<{ id: number; data: object; late: boolean }[]>(
        `SELECT id, data, "nextAttemptAt" > now() + interval '2 minutes' AS late FROM mails WHERE kind = $1 AND state = 'waiting'`,
        [kind],
      );
    const complete = async (kind: string) =>
      (await server.app.get(Mails).unsent()).filter((mail) => mail.kind === kind);

    it('say that a message waits, with a link and without its text', async () => {
      await answer('Your secret marks');
      await write('My secret question');
      const inbox = await (await fetch(`${server.url}/api/dev/inbox`)).text();
      expect(inbox).not.toContain('secret');
      const [mail] = await complete('message-to-visitor');
      expect(mail!.recipient).toBe('asha@example.com');
      const { token } = mail!.data as { token: string };
      const second = `/api/requests/${token}`;
      expect(texts(await read(second))).toEqual(['Your secret marks', 'My secret question']);
      expect((await call('GET', link)).status).toBe(200);
      const days = (Date.parse((await call('GET', second)).body.linkExpiresAt) - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(90);
      const stored = JSON.stringify([
        await server.database.query('SELECT * FROM request_links'),
        await server.database.query('SELECT * FROM mails'),
      ]);
      expect(stored).not.toContain(token);
    });

    it('to staff go to whoever looks after the request, or to the address for notices', async () => {
      await write('Hello');
      expect((await complete('message-to-staff'))[0]!.recipient).toBe('desk@example.com');
      const ravi = await counselor('Ravi');
      await assign(ravi.id);
      expect((await complete('message-to-staff'))[0]!.recipient).toBe('Ravi@example.com');
    });

    it('wait one at a time, ten minutes apart, and not at all for what has been seen', async () => {
      const first = await write('One');
      await write('Two');
      const [only, ...more] = await waiting('message-to-staff');
      expect([more.length, only!.late]).toEqual([0, false]);
      await server.database.query(
        `UPDATE mails SET state = 'sent', "sentAt" = now(), recipient = NULL, data = NULL WHERE id = $1`,
        [only!.id],
      );
      const third = await write('Three');
      expect((await waiting('message-to-staff')).map(({ late }) => late)).toEqual([true]);
      const see = (upTo: number) =>
        call('POST', `${LIST}/${id}/messages/seen`, { body: { upTo }, headers: asAdmin });
      await see(first.body.id);
      expect(await complete('message-to-staff')).toHaveLength(1);
      await see(third.body.id);
      expect(await complete('message-to-staff')).toHaveLength(0);
    });

    it('have links that run out', async () => {
      await answer('Hello');
      const [mail] = await complete('message-to-visitor');
      const second = `/api/requests/${(mail!.data as { token: string }).token}`;
      await server.database.query(`UPDATE request_links SET "expiresAt" = now() - interval '1 second'`);
      expect((await call('GET', second)).status).toBe(404);
      expect((await write('Hello', undefined, second)).status).toBe(404);
      await server.app.get(Housekeeping).run();
      expect(await rows('request_links')).toBe(0);
      expect((await call('GET', link)).status).toBe(200);
    });
  });

  describe('canned answers', () => {
    const CANNED = '/api/admin/canned-answers';
    const add = (title: string, forAll: boolean, headers: Record<string, string>) =>
      call('POST', CANNED, { body: { title, text: 'Hello {name}', forAll }, headers });
    const titles = async (headers: Record<string, string>) =>
      (await call('GET', CANNED, { headers })).body.map(({ title }: { title: string }) => title);

    it('are of one person, or of all, which leads and owners look after', async () => {
      const [ravi, mei] = [await counselor('Ravi'), await counselor('Mei')];
      const own = await add('Of Ravi', false, ravi.headers);
      expect(own.body).toEqual({
        id: expect.any(Number),
        title: 'Of Ravi',
        text: 'Hello {name}',
        forAll: false,
      });
      const shared = await add('For all', true, asAdmin);
      expect(shared.status).toBe(201);
      expect(await titles(ravi.headers)).toEqual(['For all', 'Of Ravi']);
      expect(await titles(mei.headers)).toEqual(['For all']);
      expect(await titles(asAdmin)).toEqual(['For all']);

      // A counselor changes none that is for all, and a colleague's own does not exist.
      expect((await add('Also for all', true, ravi.headers)).status).toBe(403);
      expect((await add('Of nobody', false, asAdmin)).status).toBe(403);
      const change = { title: 'Changed', text: 'Hello' };
      const edit = (id: number, headers: Record<string, string>) =>
        call('PATCH', `${CANNED}/${id}`, { body: change, headers });
      const remove = (id: number, headers: Record<string, string>) =>
        call('DELETE', `${CANNED}/${id}`, { headers });
      for (const act of [edit, remove]) {
        expect((await act(shared.body.id, ravi.headers)).status).toBe(403);
        for (const other of [mei.headers, asAdmin]) expect((await act(own.body.id, other)).status).toBe(404);
        expect((await act(999_999, ravi.headers)).status).toBe(404);
      }
      expect((await edit(own.body.id, ravi.headers)).body).toEqual({ ...own.body, ...change });
      expect((await remove(own.body.id, ravi.headers)).body).toEqual({ removed: true });
      expect((await remove(own.body.id, ravi.headers)).status).toBe(404);
      expect((await edit(shared.body.id, asAdmin)).status).toBe(200);
      expect(await titles(ravi.headers)).toEqual(['Changed']);
    });

    it('are refused in words when they are none, and after a hundred', async () => {
      for (const body of [
        {},
        { title: '', text: 'x', forAll: true },
        { title: 'x', text: 'x', forAll: 'yes' },
        { title: 'x', text: 'Hello {surname}', forAll: true },
      ])
        expect((await call('POST', CANNED, { body, headers: asAdmin })).status).toBe(400);
      const braces = { title: 'x', text: 'Hello {Name}, {} { of {country}', forAll: true };
      expect((await call('POST', CANNED, { body: braces, headers: asAdmin })).status).toBe(201);
      await server.database.query('DELETE FROM canned_answers');
      await server.database.query(
        `INSERT INTO canned_answers (title, text) SELECT 'No. ' || n, 'x' FROM generate_series(1, 100) n`,
      );
      const { status, body } = await add('One more', true, asAdmin);
      expect([status, body.error]).toEqual([
        409,
        'There are 100 of these already. Delete one of them first.',
      ]);
    });
  });

  describe('news', () => {
    async function listen(path: string, headers: Record<string, string> = {}) {
      const controller = new AbortController();
      const response = await fetch(server.url + path, { headers, signal: controller.signal });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      return {
        /** Reads until so many events have come; false when the stream has ended before. */
        async events(count: number): Promise<boolean> {
          while (text.split('event: changed').length <= count) {
            const { done, value } = await reader.read();
            if (done) return false;
            text += value;
          }
          return true;
        },
        close: () => controller.abort(),
        text: () => text,
      };
    }

    it('come to both sides at once and with each change, without content', async () => {
      const visitor = await listen(`${link}/messages/news`);
      const staff = await listen(`${LIST}/${id}/messages/news`, asAdmin);
      await Promise.all([visitor.events(1), staff.events(1)]);
      const { body } = await write('A secret');
      expect(await Promise.all([visitor.events(2), staff.events(2)])).toEqual([true, true]);
      await call('POST', `${LIST}/${id}/messages/seen`, { body: { upTo: body.id }, headers: asAdmin });
      expect(await visitor.events(3)).toBe(true);
      expect(visitor.text()).not.toContain('secret');
      visitor.close();
      staff.close();
    });

    it('have the headers of every answer', async () => {
      const { headers } = await fetch(`${server.url}${link}/messages/news`, {
        signal: AbortSignal.timeout(9_000),
      });
      expect(headers.get('x-request-id')).toEqual(expect.any(String));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });

    it('come when somebody takes the request, and end for who may not see it any more', async () => {
      const [ravi, mei] = [await counselor('Ravi'), await counselor('Mei')];
      const visitor = await listen(`${link}/messages/news`);
      const [his, hers] = await Promise.all(
        [ravi, mei].map(({ headers }) => listen(`${LIST}/${id}/messages/news`, headers)),
      );
      await Promise.all([visitor.events(1), his!.events(1), hers!.events(1)]);
      await assign(mei.id);
      expect(await Promise.all([visitor.events(2), hers!.events(2)])).toEqual([true, true]);
      expect(await his!.events(2)).toBe(false);
      await call('POST', `/api/admin/staff/${mei.id}/deactivation`, {
        body: { handOverTo: null },
        headers: asAdmin,
      });
      expect(await hers!.events(3)).toBe(false);
      visitor.close();
    });

    it('are refused for who opens one conversation very often', async () => {
      const open = await Promise.all(Array.from({ length: 50 }, () => listen(`${link}/messages/news`)));
      await Promise.all(open.map((each) => each.events(1)));
      const { status, body } = await call('GET', `${link}/messages/news`);
      expect([status, body.error]).toEqual([
        429,
        'This conversation is open too often. Please close some of its pages.',
      ]);
      for (const each of open) each.close();
    });

    it('end when the request is erased, and are refused for an unknown link', async () => {
      const visitor = await listen(`${link}/messages/news`);
      await visitor.events(1);
      await call('DELETE', link);
      expect(await visitor.events(99)).toBe(false);
      expect((await call('GET', `${link}/messages/news`)).status).toBe(404);
    });
  });
});
