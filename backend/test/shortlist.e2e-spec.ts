import { client } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

describe('shortlist', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let asha: Record<string, string>;
  let ravi: Record<string, string>;

  async function student(username: string) {
    const reply = await call('POST', '/api/users/register', {
      body: { username, password: 'correct horse' },
    });
    return { cookie: reply.headers.get('set-cookie')!.split(';')[0]! };
  }
  const add = (headers: Record<string, string>, body: object) =>
    call('POST', '/api/shortlist', { headers, body });
  const list = (headers: Record<string, string>, username = 'asha@example.com') =>
    call('GET', `/api/users/${encodeURIComponent(username)}/shortlist`, { headers });
  const remove = (
    headers: Record<string, string>,
    universityId: unknown,
    field: string,
    username = 'asha@example.com',
  ) =>
    call(
      'DELETE',
      `/api/shortlist/${encodeURIComponent(username)}/${universityId}/${encodeURIComponent(field)}`,
      { headers },
    );
  const entry = { userId: 'asha@example.com', universityId: 1, fieldOfStudy: 'Engineering' };

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

  it('adds, lists and removes an entry', async () => {
    const added = await add(asha, entry);
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ ...entry, createdAt: expect.any(String) });
    expect((await list(asha)).body).toEqual([added.body]);
    expect((await remove(asha, 1, 'Engineering')).body).toEqual({ removed: true });
    expect((await list(asha)).body).toEqual([]);
  });

  it('answers 200 with the first entry when it is there already', async () => {
    const first = await add(asha, entry);
    const again = await add(asha, entry);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  it('keeps one entry when 50 add it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => add(asha, entry)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(49);
    expect((await list(asha)).body).toHaveLength(1);
  });

  it('removes once when 20 remove it at once', async () => {
    await add(asha, entry);
    const replies = await Promise.all(Array.from({ length: 20 }, () => remove(asha, 1, 'Engineering')));
    expect(replies.filter(({ body }) => body.removed === true)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.removed === false)).toHaveLength(19);
  });

  it('ends as the last click says when one tab adds and another removes', async () => {
    for (let round = 0; round < 10; round++) {
      const replies = await Promise.all([
        add(asha, entry),
        remove(asha, 1, 'Engineering'),
        add(asha, entry),
        remove(asha, 1, 'Engineering'),
      ]);
      for (const { status } of replies) expect([200, 201]).toContain(status);
      expect((await list(asha)).body.length).toBeLessThanOrEqual(1);
      await add(asha, entry);
      expect((await list(asha)).body).toHaveLength(1);
      await remove(asha, 1, 'Engineering');
      expect((await list(asha)).body).toEqual([]);
    }
  });

  it('keeps what two students save at once apart', async () => {
    const ids = Array.from({ length: 15 }, (_, i) => i + 1);
    await Promise.all(
      ids.flatMap((universityId) => [
        add(asha, { ...entry, universityId }),
        add(ravi, { ...entry, userId: 'ravi@example.com', universityId: universityId + 100 }),
      ]),
    );
    const saved = async (headers: Record<string, string>, username: string) =>
      (await list(headers, username)).body.map(({ universityId }: typeof entry) => universityId).sort();
    expect(await saved(asha, 'asha@example.com')).toEqual(ids.toSorted());
    expect(await saved(ravi, 'ravi@example.com')).toEqual(ids.map((id) => id + 100).toSorted());
  });

  it('removes idempotently, also what was never there', async () => {
    await add(asha, entry);
    expect((await remove(asha, 1, 'Engineering')).body).toEqual({ removed: true });
    expect((await remove(asha, 1, 'Engineering')).body).toEqual({ removed: false });
    expect((await remove(asha, 2, 'General Interest')).body).toEqual({ removed: false });
  });

  it('keeps one university under several fields, with the characters that addresses encode', async () => {
    for (const fieldOfStudy of ['Arts & Design', 'General Interest', 'Computer Science & Technology']) {
      expect((await add(asha, { ...entry, fieldOfStudy })).status).toBe(201);
    }
    expect((await remove(asha, 1, 'Arts & Design')).body).toEqual({ removed: true });
    const left = (await list(asha)).body.map(({ fieldOfStudy }: { fieldOfStudy: string }) => fieldOfStudy);
    expect(left.sort()).toEqual(['Computer Science & Technology', 'General Interest']);
    const { body } = await call('GET', '/api/users/me', { headers: asha });
    expect(body.savedUniversities).toBe(1);
  });

  it('knows the own username in any case', async () => {
    expect((await add(asha, { ...entry, userId: 'ASHA@example.com' })).status).toBe(201);
    expect((await list(asha, 'Asha@Example.com')).body).toHaveLength(1);
  });

  it('is closed without a session', async () => {
    for (const reply of [await list({}), await add({}, entry), await remove({}, 1, 'Engineering')])
      expect(reply.status).toBe(401);
  });

  it("is closed to another's username, and nothing happens", async () => {
    await add(asha, entry);
    for (const reply of [
      await list(ravi),
      await add(ravi, { ...entry, fieldOfStudy: 'Education' }),
      await remove(ravi, 1, 'Engineering'),
    ]) {
      expect(reply.status).toBe(403);
    }
    expect((await list(ravi, 'ravi@example.com')).body).toEqual([]);
    expect((await list(asha)).body).toHaveLength(1);
  });

  it.each([999_999, 2_147_483_648, 2 ** 53 - 1])('does not know the university %i', async (universityId) => {
    expect((await add(asha, { ...entry, universityId })).status).toBe(404);
  });

  it.each([
    [{ universityId: '1' }, 'universityId'],
    [{ universityId: 0 }, 'universityId'],
    [{ universityId: 1.5 }, 'universityId'],
    [{ universityId: 2 ** 63 }, 'universityId'],
    [{ universityId: null }, 'universityId'],
    [{ universityId: [1] }, 'universityId'],
    [{ fieldOfStudy: 'Astrology' }, 'fieldOfStudy'],
    [{ fieldOfStudy: '' }, 'fieldOfStudy'],
    [{ fieldOfStudy: ['Engineering'] }, 'fieldOfStudy'],
    [{ userId: '' }, 'userId'],
    [{ userId: null }, 'userId'],
  ])('refuses %j', async (part, field) => {
    const reply = await add(asha, { ...entry, ...part });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ field, message: expect.any(String) }]);
  });

  it('refuses malformed ids and fields when removing', async () => {
    expect((await remove(asha, 'abc', 'Engineering')).status).toBe(400);
    expect((await remove(asha, 1, 'Astrology')).status).toBe(400);
    expect((await remove(asha, '9'.repeat(30), 'Engineering')).status).toBe(404);
  });
});
