import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client, type Reply } from './support/http.js';

const LIST = '/api/admin/consultation-requests';
const asha = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };

describe('changes by staff', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let asRavi: { 'admin-token': string };
  const request = async (body: object = asha): Promise<number> =>
    (await call('POST', '/api/consultation-requests', { body })).body.id;
  const patch = (id: number, body: object, headers = asAdmin) =>
    call('PATCH', `${LIST}/${id}/status`, { body, headers });
  const bulk = (changes: unknown, headers = asAdmin) =>
    call('POST', `${LIST}/status`, { body: { changes }, headers });
  const details = async (id: number) => (await call('GET', `${LIST}/${id}`, { headers: asAdmin })).body;
  const statuses = async (ids: number[]) => Promise.all(ids.map(async (id) => (await details(id)).status));

  beforeAll(async () => {
    server = await startApp({ rateLimit: false });
    call = client(server.url);
    const made = await call('POST', '/api/admin/tokens', {
      body: { name: 'Ravi', days: 1 },
      headers: asAdmin,
    });
    asRavi = { 'admin-token': made.body.token };
  });
  afterAll(() => server?.close());

  describe('of one status', () => {
    it('are in the history, with who and what', async () => {
      const id = await request();
      await patch(id, { status: 'contacted' }, asRavi);
      await patch(id, { status: 'scheduled', expectedStatus: 'contacted' });
      const { history } = await details(id);
      expect(history).toMatchObject([
        { actor: 'staff', actorName: 'Ravi', action: 'status', detail: { from: 'new', to: 'contacted' } },
        {
          actor: 'staff',
          actorName: 'Office',
          action: 'status',
          detail: { from: 'contacted', to: 'scheduled' },
        },
      ]);
      expect((await call('GET', `${LIST}/${id}/history`, { headers: asAdmin })).body).toEqual(history);
    });

    it('are refused in words when a colleague was first, and change nothing', async () => {
      const id = await request();
      await patch(id, { status: 'scheduled' }, asRavi);
      const reply = await patch(id, { status: 'contacted', expectedStatus: 'new' });
      expect(reply.status).toBe(409);
      expect(reply.body.detail).toMatch(
        /^This request is “scheduled” now\. Ravi set it so on \d+ \w+ \d{4}, \d\d:\d\d IST\. It was not changed to “contacted”\.$/,
      );
      expect(await details(id)).toMatchObject({ status: 'scheduled', history: [{ actorName: 'Ravi' }] });
    });

    it('of twenty at the same moment go to one, and the others are told who it was', async () => {
      const id = await request();
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          patch(
            id,
            { status: i % 2 ? 'contacted' : 'scheduled', expectedStatus: 'new' },
            i % 2 ? asRavi : asAdmin,
          ),
        ),
      );
      const done = replies.filter(({ status, body }) => status === 200 && body.unchanged === undefined);
      expect(done).toHaveLength(1);
      const { status, history } = await details(id);
      expect(history).toHaveLength(1);
      for (const [i, reply] of replies.entries()) {
        if (reply === done[0]) continue;
        const same = (i % 2 ? 'contacted' : 'scheduled') === status;
        expect(reply.status).toBe(same ? 200 : 409);
        expect(same ? reply.body.unchanged : reply.body.detail).toContain(
          `This request is “${status}” ${same ? 'already' : 'now'}. ${history[0].actorName} set it so`,
        );
      }
    });

    it('of two who choose the same are no conflict, whatever both thought it was', async () => {
      const id = await request();
      expect((await patch(id, { status: 'contacted' }, asRavi)).body.unchanged).toBeUndefined();
      const change = { status: 'contacted', expectedStatus: 'new' };
      const reply = await patch(id, change);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ id, status: 'contacted' });
      const detail: string = reply.body.unchanged;
      expect(detail).toMatch(/^This request is “contacted” already\. Ravi set it so on /);
      expect((await bulk([{ id, ...change }])).body).toEqual({
        changed: [],
        unchanged: [{ id, reason: 'same', detail }],
        undo: [],
      });
      expect((await details(id)).history).toHaveLength(1);
    });

    it('to the same status write no history', async () => {
      const id = await request();
      expect((await patch(id, { status: 'new' })).status).toBe(200);
      expect((await patch(id, { status: 'new', expectedStatus: 'new' })).status).toBe(200);
      expect((await details(id)).history).toEqual([]);
    });

    it('say when somebody was first contacted; undone within ten minutes they never were', async () => {
      const id = await request();
      const first = (await patch(id, { status: 'contacted' })).body.firstContactedAt;
      expect(Math.abs(Date.parse(first) - Date.now())).toBeLessThan(60_000);
      expect((await patch(id, { status: 'completed' })).body.firstContactedAt).toBe(first);
      expect((await patch(id, { status: 'new' })).body.firstContactedAt).toBeNull();
      await patch(id, { status: 'contacted' });
      await server.database.query(
        `UPDATE consultation_requests SET "firstContactedAt" = "firstContactedAt" - interval '11 minutes' WHERE id = $1`,
        [id],
      );
      expect((await patch(id, { status: 'new' })).body.firstContactedAt).not.toBeNull();
    });

    it.each([
      [{ status: 'contacted', expectedStatus: 'old' }],
      [{ status: 'contacted', expectedStatus: '\n' }],
      [{ status: 'contacted', expectedStatus: ['new'] }],
    ])('refuse %j', async (body) => {
      expect((await patch(await request(), body)).status).toBe(400);
    });
  });

  describe('of several', () => {
    it('change those they can, say why not the others, and can be undone', async () => {
      const ids = [await request(), await request(), await request(), await request()];
      await patch(ids[1]!, { status: 'scheduled' }, asRavi);
      await patch(ids[2]!, { status: 'contacted' });
      const { status, body } = await bulk([
        ...ids.map((id) => ({ id, status: 'contacted', expectedStatus: id === ids[1] ? 'new' : '' })),
        { id: 2_147_483_647, status: 'new' },
      ]);
      expect(status).toBe(200);
      expect(body).toEqual({
        changed: [ids[0], ids[3]].map((id) => ({ id, from: 'new', to: 'contacted', version: 2 })),
        unchanged: [
          { id: ids[1], reason: 'conflict', detail: expect.stringContaining('Ravi set it so on') },
          {
            id: ids[2],
            reason: 'same',
            detail: expect.stringMatching(/^This request is “contacted” already\./),
          },
          { id: 2_147_483_647, reason: 'missing', detail: 'There is no such consultation request.' },
        ],
        undo: [ids[0], ids[3]].map((id) => ({ id, status: 'new', expectedStatus: 'contacted' })),
      });
      await patch(ids[3]!, { status: 'completed' }, asRavi);
      const undone = await bulk(body.undo);
      expect(undone.body.changed).toEqual([{ id: ids[0], from: 'contacted', to: 'new', version: 3 }]);
      expect(undone.body.unchanged).toMatchObject([{ id: ids[3], reason: 'conflict' }]);
      expect(await statuses(ids)).toEqual(['new', 'scheduled', 'contacted', 'completed']);
    });

    it('and single ones at the same time lose none and never block each other', async () => {
      const ids = await Promise.all(Array.from({ length: 30 }, () => request()));
      const replies = await Promise.all([
        ...Array.from({ length: 6 }, (_, i) =>
          bulk(
            (i % 2 ? ids : ids.toReversed()).map((id) => ({
              id,
              status: 'contacted',
              expectedStatus: 'new',
            })),
          ),
        ),
        ...ids.map((id) => patch(id, { status: 'scheduled', expectedStatus: 'new' }, asRavi)),
      ]);
      expect(replies.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
      const changed = replies.slice(0, 6).flatMap(({ body }: Reply) => body.changed);
      const single = replies.slice(6).filter(({ status }) => status === 200);
      expect(changed.length + single.length).toBe(30);
      for (const id of ids) expect((await details(id)).history).toHaveLength(1);
    });

    it('take 500 at most, each once', async () => {
      const id = await request();
      const many = Array.from({ length: 500 }, (_, i) => ({ id: 1_000_000 + i, status: 'new' }));
      expect((await bulk(many)).body.unchanged).toHaveLength(500);
      expect((await bulk([...many, { id, status: 'new' }])).status).toBe(400);
      expect(
        (
          await bulk([
            { id, status: 'new' },
            { id, status: 'contacted' },
          ])
        ).status,
      ).toBe(400);
    });

    it.each([
      undefined,
      null,
      [],
      {},
      'all',
      [null],
      [5],
      [[]],
      [{}],
      [{ id: 1 }],
      [{ status: 'new' }],
      [{ id: '1', status: 'new' }],
      [{ id: 0, status: 'new' }],
      [{ id: 1.5, status: 'new' }],
      [{ id: 2_147_483_648, status: 'new' }],
      [{ id: 1, status: 'done' }],
      [{ id: 1, status: 'new', expectedStatus: 'done' }],
      [{ id: 1, status: ['new'] }],
    ])('refuse %j', async (changes) => {
      const reply = await bulk(changes);
      expect([reply.status, reply.body.errors[0].field]).toEqual([400, 'changes']);
    });
  });

  describe('to one request', () => {
    it('are seen on it with its notes, which are internal and go with it', async () => {
      const id = await request();
      const note = { text: 'Wants to start in January.\nCall back on Monday.' };
      const reply = await call('POST', `${LIST}/${id}/notes`, { body: note, headers: asRavi });
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({ actor: 'staff', actorName: 'Ravi', action: 'note', detail: note });
      expect((await details(id)).history).toEqual([reply.body]);
      await server.database.query('DELETE FROM consultation_requests WHERE id = $1', [id]);
      expect(
        await server.database.query('SELECT FROM consultation_events WHERE "requestId" = $1', [id]),
      ).toEqual([]);
    });

    it('have a note once, however often a member sends it within ten minutes', async () => {
      const [id, other] = [await request(), await request()];
      const add = (to: number, text: string, headers = asRavi) =>
        call('POST', `${LIST}/${to}/notes`, { body: { text }, headers });
      const first = await add(id, 'No answer.');
      const again = await Promise.all([1, 2, 3].map(() => add(id, 'No answer.')));
      for (const { status, body } of again) expect([status, body]).toEqual([201, first.body]);
      await add(id, 'No answer');
      await add(id, 'No answer.', asAdmin);
      await add(other, 'No answer.');
      await server.database.query(
        `UPDATE consultation_events SET "createdAt" = "createdAt" - interval '11 minutes' WHERE id = $1`,
        [first.body.id],
      );
      await add(id, 'No answer.');
      expect((await details(id)).history.map(({ detail }: { detail: object }) => detail)).toEqual(
        ['No answer.', 'No answer', 'No answer.', 'No answer.'].map((text) => ({ text })),
      );
      expect((await details(other)).history).toHaveLength(1);
    });

    it('hide staff notes from the visitor', async () => {
      const id = await request();
      await call('POST', `${LIST}/${id}/notes`, { body: { text: 'secret' }, headers: asAdmin });
      const [mail] = await server.database.query<{ token: string }[]>(
        `SELECT data->>'token' AS token FROM mails WHERE "requestId" = $1 AND kind = 'consultation-acknowledgement'`,
        [id],
      );
      const page = await call('GET', `/api/requests/${mail!.token}`);
      expect(page.status).toBe(200);
      expect(page.text).not.toMatch(/secret|firstContactedAt|Office/);
    });

    it.each([
      [{}],
      [{ text: '' }],
      [{ text: ' - ' }],
      [{ text: 'x'.repeat(5001) }],
      [{ text: 'a\u0000' }],
      [{ text: 7 }],
    ])('refuse the note %j', async (body) => {
      const id = await request();
      expect((await call('POST', `${LIST}/${id}/notes`, { body, headers: asAdmin })).status).toBe(400);
    });

    it.each([
      ['0', 400],
      ['x', 400],
      ['007', 400],
      ['2147483648', 404],
      ['424242', 404],
    ])('answer the id %s with %i', async (id, status) => {
      const headers = asAdmin;
      expect((await call('GET', `${LIST}/${id}`, { headers })).status).toBe(status);
      expect((await call('GET', `${LIST}/${id}/history`, { headers })).status).toBe(status);
      const note = { body: { text: 'a' }, headers };
      expect((await call('POST', `${LIST}/${id}/notes`, note)).status).toBe(status);
    });

    it('show the other requests of the same person, however address and number are written', async () => {
      const meera = { name: 'Meera', email: 'Meera@Example.com', phone: '+91 90000-12345' };
      const id = await request(meera);
      const mail = await request({ ...meera, email: 'meera@example.com', phone: '11111' });
      const phone = await request({ ...meera, email: 'other@example.com', phone: '090000 12345' });
      await request({ ...meera, email: 'third@example.com', phone: '90000 12346' });
      const { others } = await details(id);
      expect(others).toMatchObject([
        { id: phone, sameEmail: false, samePhone: true, name: 'Meera', status: 'new' },
        { id: mail, sameEmail: true, samePhone: false },
      ]);
    });

    it('show twenty others at most, the earlier ones before the later, and say how many there are', async () => {
      const ids: number[] = [];
      for (let i = 0; i < 25; i++)
        ids.push(await request({ ...asha, email: 'many@example.com', phone: i < 3 ? '77777' : '(777) 88' }));
      const others = async (id: number) => {
        const { others: shown, sameEmailCount, samePhoneCount } = await details(id);
        return [shown.map((other: { id: number }) => other.id), sameEmailCount, samePhoneCount];
      };
      expect(await others(ids[24]!)).toEqual([ids.slice(4, 24).toReversed(), 24, 21]);
      expect(await others(ids[3]!)).toEqual([[...ids.slice(0, 3), ...ids.slice(4, 21)].toReversed(), 24, 21]);
      expect(await others(ids[0]!)).toEqual([ids.slice(1, 21).toReversed(), 24, 2]);
    });
  });
});
