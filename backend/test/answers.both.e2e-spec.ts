import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client, type Reply } from './support/http.js';

const LIST = '/api/admin/consultation-requests';
const STAFF = '/api/admin/staff';
const HOUR_MS = 60 * 60 * 1000;

interface Person {
  id: number;
  name: string;
  headers: { 'admin-token': string };
}

/** On both databases: who answered and who waits is settled by locks, and on the embedded one by its single session. */
describe('answers', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let people = 0;
  const as = (headers: object) => ({ headers: headers as Record<string, string> });
  const get = (path: string, headers: object = asAdmin) => call('GET', path, as(headers));
  const post = (path: string, body: object, headers: object = asAdmin) =>
    call('POST', path, { body, ...as(headers) });
  const sql = <T>(statement: string, parameters: unknown[] = []) =>
    server.database.query<T[]>(statement, parameters);

  async function add(fields: object = {}): Promise<Person> {
    const n = ++people;
    const person = { name: `Person ${n}`, email: `person${n}@example.com`, role: 'counselor', ...fields };
    const added = await post(STAFF, { takesRequests: false, ...person });
    expect(added.status).toBe(201);
    const token = await post(`${STAFF}/${added.body.id}/tokens`, { days: 1 });
    return { id: added.body.id, name: added.body.name, headers: { 'admin-token': token.body.token } };
  }
  async function request(fields: object = {}): Promise<number> {
    const body = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210', ...fields };
    return (await call('POST', '/api/consultation-requests', { body })).body.id;
  }
  const contact = (id: number, outcome: string, headers: object = asAdmin, channel = 'call') =>
    post(`${LIST}/${id}/contacts`, { channel, outcome }, headers);
  const undo = (id: number, contactId: number, headers: object = asAdmin) =>
    call('DELETE', `${LIST}/${id}/contacts/${contactId}`, as(headers));
  const details = async (id: number, headers: object = asAdmin) => (await get(`${LIST}/${id}`, headers)).body;
  const actions = async (id: number) =>
    (await get(`${LIST}/${id}/history`)).body.map(({ action }: { action: string }) => action);
  const setStatus = (id: number, status: string) =>
    call('PATCH', `${LIST}/${id}/status`, { body: { status }, ...as(asAdmin) });
  /** As if it had come in so many hours ago. */
  const age = (id: number, hours: number) =>
    sql(
      `UPDATE consultation_requests SET "createdAt" = now() - $2 * interval '1 hour', "waitingSince" = now() - $2 * interval '1 hour' WHERE id = $1`,
      [id, hours],
    );
  const ids = (reply: Reply): number[] => reply.body.map(({ id }: { id: number }) => id);

  beforeAll(async () => {
    server = await startApp({ rateLimit: false });
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await sql('TRUNCATE consultation_requests CASCADE');
    await sql('TRUNCATE admin_tokens, staff CASCADE');
  });

  it('a visitor waits since the request, and only reaching them ends it', async () => {
    const asha = await add({ name: 'Asha Iyer' });
    const id = await request();
    const fresh = await details(id);
    expect(fresh).toMatchObject({
      waitingSince: fresh.createdAt,
      dueAt: new Date(Date.parse(fresh.createdAt) + 24 * HOUR_MS).toISOString(),
      firstAnsweredAt: null,
      lastContact: null,
    });
    for (const status of ['contacted', 'completed', 'new'])
      expect((await setStatus(id, status)).body).toMatchObject({ waitingSince: fresh.createdAt, status });

    const tried = await contact(id, 'no-answer', asha.headers);
    expect(tried.status).toBe(201);
    expect(tried.body).toMatchObject({
      status: 'new',
      waitingSince: fresh.createdAt,
      firstAnsweredAt: null,
      lastContact: { channel: 'call', outcome: 'no-answer', by: 'Asha Iyer', at: expect.any(String) },
      contactId: expect.any(Number),
    });
    expect(tried.headers.get('etag')).toBe(`"${tried.body.version}"`);

    const reached = await contact(id, 'reached', asha.headers, 'whatsapp');
    expect(reached.status).toBe(201);
    expect(reached.body).toMatchObject({
      status: 'contacted',
      waitingSince: null,
      dueAt: null,
      firstAnsweredAt: reached.body.lastContact.at,
      firstContactedAt: reached.body.lastContact.at,
      lastContact: { channel: 'whatsapp', outcome: 'reached', by: 'Asha Iyer' },
      version: tried.body.version + 1,
    });
    const history = (await get(`${LIST}/${id}/history`)).body.slice(-3);
    expect(history).toMatchObject([
      { action: 'contact', actor: 'staff', actorName: 'Asha Iyer', detail: { outcome: 'no-answer' } },
      { action: 'contact', detail: { channel: 'whatsapp', outcome: 'reached' } },
      { action: 'status', actorName: 'Asha Iyer', detail: { from: 'new', to: 'contacted' } },
    ]);
    expect(new Date(history[1].detail.waitingSince).toISOString()).toBe(fresh.createdAt);

    const again = await contact(id, 'reached', asha.headers, 'email');
    expect(again.body).toMatchObject({ firstAnsweredAt: reached.body.firstAnsweredAt, status: 'contacted' });
    expect((await get(`${LIST}/${id}/history`)).body.at(-1).detail.waitingSince).toBeNull();
  });

  it('undoing an attempt makes the request what it was', async () => {
    const id = await request();
    await sql(`UPDATE consultation_requests SET "remindedAt" = now() WHERE id = $1`, [id]);
    const row = async () =>
      (
        await sql<object>(
          `SELECT r."waitingSince"::text, "firstAnsweredAt", "firstAnsweredById", "firstContactedAt", status, "remindedAt" FROM consultation_requests r WHERE id = $1`,
          [id],
        )
      )[0];
    const before = await row();
    const { body } = await contact(id, 'reached');
    expect(await row()).not.toEqual(before);
    const undone = await undo(id, body.contactId);
    expect(undone.status).toBe(200);
    expect(undone.headers.get('etag')).toBe(`"${undone.body.version}"`);
    expect(undone.body).toMatchObject({ status: 'new', lastContact: null });
    expect(await row()).toEqual(before);
    expect(await actions(id)).toEqual([]);
    expect((await undo(id, body.contactId)).status).toBe(404);
  });
});
