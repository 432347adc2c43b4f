import type { UniversityDto } from '../src/universities/universities.dto.js';
import { client } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

describe('shared comparisons', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let asha: { cookie: string };
  let ravi: { cookie: string };

  async function student(username: string) {
    const reply = await call('POST', '/api/users/register', {
      body: { username, password: 'correct horse' },
    });
    return { cookie: reply.headers.get('set-cookie')!.split(';')[0]! };
  }
  const share = (headers: Record<string, string>, universityIds: unknown) =>
    call('POST', '/api/comparisons', { headers, body: { universityIds } });
  const list = (headers: Record<string, string>) => call('GET', '/api/comparisons', { headers });
  const revoke = (headers: Record<string, string>, id: unknown) =>
    call('DELETE', `/api/comparisons/${id}`, { headers });
  const open = (token: string) => call('GET', `/api/comparisons/shared/${token}`);

  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.database.query('TRUNCATE users, rate_limits CASCADE');
    asha = await student('asha@example.com');
    ravi = await student('ravi@example.com');
  });

  it('open to whoever has the link, in the given order, without a word about the student', async () => {
    const shared = await share(asha, [30, 2, 711]);
    expect(shared.status).toBe(201);
    expect(shared.body).toEqual({
      id: expect.any(Number),
      token: expect.stringMatching(/^[\w-]{43}$/),
      universityIds: [30, 2, 711],
      createdAt: expect.any(String),
    });
    const opened = await open(shared.body.token);
    expect(opened.status).toBe(200);
    expect(opened.body.map(({ id }: UniversityDto) => id)).toEqual([30, 2, 711]);
    const listed = (await call('GET', '/api/universities?ids=30,2,711')).body as UniversityDto[];
    expect(opened.body).toEqual([30, 2, 711].map((id) => listed.find((university) => university.id === id)));
    expect(opened.text).not.toMatch(/asha|userId|token/i);
    expect(opened.headers.get('cache-control')).toBe('no-store');
  });

  it('are listed to their owner only, newest first', async () => {
    const first = (await share(asha, [1, 2])).body;
    const second = (await share(asha, [3, 4])).body;
    await share(ravi, [5, 6]);
    expect((await list(asha)).body).toEqual([second, first]);
    expect((await list(ravi)).body).toHaveLength(1);
  });

  it('stay one when the same is shared again; another order is another', async () => {
    const first = await share(asha, [1, 2]);
    const again = await share(asha, [1, 2]);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await share(asha, [2, 1])).status).toBe(201);
    expect((await share(ravi, [1, 2])).body.token).not.toBe(first.body.token);
  });

  it('stay one when ten calls share it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => share(asha, [1, 2])));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(replies.map(({ body }) => body.token)).size).toBe(1);
  });

  it('open nothing once revoked; sharing again makes a new link', async () => {
    const { id, token } = (await share(asha, [1, 2])).body;
    expect((await revoke(asha, id)).body).toEqual({ removed: true });
    expect((await open(token)).status).toBe(404);
    expect((await revoke(asha, id)).body).toEqual({ removed: false });
    const again = (await share(asha, [1, 2])).body;
    expect(again.token).not.toBe(token);
    expect((await open(token)).status).toBe(404);
    expect((await open(again.token)).status).toBe(200);
  });

  it('cannot be revoked by another student, who does not learn that they are there', async () => {
    const { id, token } = (await share(asha, [1, 2])).body;
    expect((await revoke(ravi, id)).body).toEqual({ removed: false });
    expect((await open(token)).status).toBe(200);
    expect((await list(asha)).body).toHaveLength(1);
  });

  it('are at most twenty, said in words, however many come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 24 }, (_, i) => share(asha, [1, i + 2])));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(4);
    expect(refused[0]!.body.error).toContain('20 comparisons');
    const shared = (await list(asha)).body;
    expect(shared).toHaveLength(20);
    // A comparison that is shared already is still returned, other accounts may share, and revoking one makes room.
    expect((await share(asha, shared[0].universityIds)).status).toBe(200);
    expect((await share(ravi, [1, 2])).status).toBe(201);
    await revoke(asha, shared[0].id);
    expect((await share(asha, [100, 200])).status).toBe(201);
  });

  it.each([
    [[1]],
    [[]],
    [[1, 2, 3, 4, 5]],
    [[1, 1]],
    [[1, 0]],
    [[1, -2]],
    [[1, 1.5]],
    [[1, '2']],
    [[1, null]],
    [[1, [2]]],
    [[1, 2 ** 64]],
    ['1,2'],
    [{ length: 2, 0: 1, 1: 2 }],
    [null],
    [undefined],
  ])('are not made of %j', async (universityIds) => {
    const reply = await share(asha, universityIds);
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ field: 'universityIds', message: expect.any(String) }]);
  });

  it('are not made of universities that nobody knows', async () => {
    for (const unknown of [999_999, 2 ** 31, 2 ** 53 - 1]) {
      expect((await share(asha, [1, unknown])).status).toBe(404);
    }
    expect((await list(asha)).body).toEqual([]);
  });

  it('are unknown under a token that nobody was given', async () => {
    await share(asha, [1, 2]);
    for (const token of [
      'x',
      'A'.repeat(43),
      'A'.repeat(5000),
      '%00',
      '%27%20OR%201=1',
      '..%2f..%2f',
      '%F0%9F%8E%93',
    ]) {
      expect([token, (await open(token)).status]).toEqual([token, 404]);
    }
    expect((await open('%FF')).status).toBe(400);
  });

  it('have ids like every other thing', async () => {
    for (const id of ['abc', '0', '-1', '1.5', '1e3', '%00']) {
      expect([id, (await revoke(asha, id)).status]).toEqual([id, 400]);
    }
    expect((await revoke(asha, '9'.repeat(30))).status).toBe(404);
  });

  it('are closed without a session', async () => {
    for (const reply of [await list({}), await share({}, [1, 2]), await revoke({}, 1)]) {
      expect(reply.status).toBe(401);
    }
  });
});
