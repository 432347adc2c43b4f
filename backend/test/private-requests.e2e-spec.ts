import { asAdmin, client } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  country: 'Canada',
  message: 'In winter.',
};

describe("visitors' own requests", () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let id: number;
  let token: string;
  const own = (method: string, path = '', body?: object) =>
    call(method, `/api/requests/${token}${path}`, body && { body });
  const history = async () =>
    (await call('GET', `/api/admin/consultation-requests/${id}/history`, { headers: asAdmin })).body;
  const listed = async (search = '') =>
    (
      await call('GET', `/api/admin/consultation-requests?search=${encodeURIComponent(search)}`, {
        headers: asAdmin,
      })
    ).body;

  beforeAll(async () => {
    server = await startApp({ rateLimit: false });
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.database.query('TRUNCATE consultation_requests CASCADE');
    id = (await call('POST', '/api/consultation-requests', { body: asha })).body.id;
    const [mail] = await server.database.query<[{ data: { token: string } }]>(
      `SELECT data FROM mails WHERE kind = 'consultation-acknowledgement'`,
    );
    token = mail.data.token;
  });

  it('open with the mailed token, whose hash alone is kept', async () => {
    const { status, body, headers } = await own('GET');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      ...asha,
      id,
      course: null,
      status: 'new',
      createdAt: expect.any(String),
      waitingSince: body.createdAt,
      dueAt: new Date(Date.parse(body.createdAt) + 24 * 3600_000).toISOString(),
      firstAnsweredAt: null,
      withdrawnAt: null,
      counselor: null,
      linkExpiresAt: expect.any(String),
      notes: [],
      contacts: [],
    });
    const days = (Date.parse(body.linkExpiresAt) - Date.now()) / (24 * 3600_000);
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThan(90.1);
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await server.database.query('SELECT * FROM consultation_requests'));
    expect(stored).not.toContain(token);
  });

  it('are not in the answer to the form', async () => {
    const { text } = await call('POST', '/api/consultation-requests', { body: asha });
    expect(text).not.toMatch(/token|link/i);
  });

  it('do not open with another token, nor when the link has run out', async () => {
    for (const other of ['x', token.slice(1), `${token}A`, token.toUpperCase(), '%27%20OR%201=1']) {
      for (const [method, path, body] of [
        ['GET', ''],
        ['POST', '/notes', { text: 'hello' }],
        ['PATCH', '/phone', { phone: '12345' }],
        ['POST', '/withdraw'],
        ['DELETE', ''],
      ] as const)
        expect((await call(method, `/api/requests/${other}${path}`, body && { body })).status).toBe(404);
    }
    await server.database.query(
      `UPDATE consultation_requests SET "linkExpiresAt" = now() - interval '1 second'`,
    );
    const gone = await own('GET');
    expect(gone.status).toBe(404);
    expect(gone.body.error).toContain('This link does not work any more.');
    expect((await own('DELETE')).status).toBe(404);
    expect(await listed()).toHaveLength(1);
  });

  it('take notes, the same text once', async () => {
    expect((await own('POST', '/notes', { text: ' Please call\r\nafter six. ' })).status).toBe(201);
    await own('POST', '/notes', { text: 'Second' });
    const replies = await Promise.all([1, 2, 3].map(() => own('POST', '/notes', { text: 'Second' })));
    for (const reply of replies) expect(reply.status).toBe(201);
    const { body } = await own('GET');
    expect(body.notes).toEqual([
      { text: 'Please call\nafter six.', createdAt: expect.stringMatching(/Z$/) },
      { text: 'Second', createdAt: expect.any(String) },
    ]);
    expect(await history()).toMatchObject([
      { actor: 'visitor', actorName: null, action: 'note', detail: { text: 'Please call\nafter six.' } },
      { actor: 'visitor', action: 'note', detail: { text: 'Second' } },
    ]);
  });

  it.each([{}, { text: '' }, { text: ' . ' }, { text: 5 }, { text: 'x'.repeat(2001) }, { text: 'a\u0000b' }])(
    'refuse the note %j',
    async (body) => {
      const reply = await own('POST', '/notes', body);
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([{ field: 'text', message: expect.any(String) }]);
      expect(await history()).toEqual([]);
    },
  );

  it('take no more than 50 notes', async () => {
    await server.database.query(
      `INSERT INTO consultation_events ("requestId", actor, action, detail)
       SELECT $1, 'visitor', 'note', jsonb_build_object('text', i) FROM generate_series(1, 50) i`,
      [id],
    );
    expect((await own('POST', '/notes', { text: 'One more' })).status).toBe(409);
  });

  it('let the phone number be corrected, which staff find and see', async () => {
    const { status, body } = await own('PATCH', '/phone', { phone: ' +44 20 7946 0000 ' });
    expect(status).toBe(200);
    expect(body.phone).toBe('+44 20 7946 0000');
    await own('PATCH', '/phone', { phone: '+44 20 7946 0000' });
    expect(await listed('7946')).toMatchObject([{ id, phone: '+44 20 7946 0000' }]);
    expect(await listed('98765')).toEqual([]);
    expect(await history()).toMatchObject([
      { actor: 'visitor', action: 'phone', detail: { from: asha.phone, to: '+44 20 7946 0000' } },
    ]);
    for (const phone of ['', 'call me', '1'.repeat(33), null, 12345])
      expect((await own('PATCH', '/phone', { phone })).status).toBe(400);
  });

  it('can be withdrawn, once: staff see it, and the status stays theirs', async () => {
    await call('PATCH', `/api/admin/consultation-requests/${id}/status`, {
      body: { status: 'contacted' },
      headers: asAdmin,
    });
    const replies = await Promise.all([1, 2, 3].map(() => own('POST', '/withdraw')));
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'contacted',
        withdrawnAt: expect.stringMatching(/Z$/),
        waitingSince: null,
        dueAt: null,
      });
    }
    expect(await listed()).toMatchObject([
      { status: 'contacted', withdrawnAt: replies[0]!.body.withdrawnAt },
    ]);
    expect((await history()).map(({ action }: { action: string }) => action)).toEqual([
      'status',
      'withdrawn',
    ]);
    expect((await own('POST', '/notes', { text: 'Wait' })).status).toBe(409);
    expect((await own('PATCH', '/phone', { phone: '12345' })).status).toBe(409);
    expect((await own('GET')).status).toBe(200);
  });

  it('are erased with all that belongs to them, once', async () => {
    await own('POST', '/notes', { text: 'Hello' });
    expect((await own('DELETE')).body).toEqual({ erased: true });
    for (const table of ['consultation_requests', 'consultation_events', 'mails'])
      expect([table, await server.database.query(`SELECT * FROM ${table}`)]).toEqual([table, []]);
    expect((await own('DELETE')).status).toBe(404);
    expect((await own('GET')).status).toBe(404);
    const gone = await call('GET', `/api/admin/consultation-requests/${id}/history`, { headers: asAdmin });
    expect(gone.status).toBe(404);
  });

  it('have a history for staff: only real changes of the status, oldest first', async () => {
    const set = (status: string) =>
      call('PATCH', `/api/admin/consultation-requests/${id}/status`, { body: { status }, headers: asAdmin });
    expect(await history()).toEqual([]);
    for (const status of ['new', 'contacted', 'contacted', 'completed'])
      expect((await set(status)).status).toBe(200);
    expect(await history()).toEqual(
      [
        { from: 'new', to: 'contacted' },
        { from: 'contacted', to: 'completed' },
      ].map((detail) => ({
        id: expect.any(Number),
        actor: 'staff',
        actorName: 'Office',
        action: 'status',
        detail,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      })),
    );
    expect((await call('GET', `/api/admin/consultation-requests/${id}/history`)).status).toBe(401);
    for (const [path, status] of [
      ['0', 400],
      ['x', 400],
      ['99999999999', 404],
    ] as const) {
      const reply = await call('GET', `/api/admin/consultation-requests/${path}/history`, {
        headers: asAdmin,
      });
      expect(reply.status).toBe(status);
    }
  });

  it('have pages that nobody is told about', async () => {
    for (const path of [`/requests/${token}`, '/reset-password?token=x', '/newsletter/confirm?token=x']) {
      const page = await fetch(server.url + path);
      expect(page.status).toBe(200);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      expect(await page.text()).toContain('<meta name="robots" content="noindex"');
    }
    const other = await fetch(`${server.url}/services`);
    expect(other.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(other.headers.get('x-robots-tag')).toBeNull();
  });

  describe('from one address', () => {
    let limited: TestApp;
    beforeAll(async () => (limited = await startApp()));
    afterAll(() => limited?.close());

    it('are read and changed by many families, and no further', async () => {
      const to = client(limited.url);
      await to('POST', '/api/consultation-requests', { body: asha });
      const [{ path }] = await limited.database.query<[{ path: string }]>(
        `SELECT '/api/requests/' || (data->>'token') AS path FROM mails WHERE kind = 'consultation-acknowledgement'`,
      );
      await limited.database.query('DELETE FROM rate_limits');
      const read = async () => (await to('GET', path)).status;
      const change = async () => (await to('PATCH', `${path}/phone`, { body: { phone: asha.phone } })).status;
      expect(await read()).toBe(200);
      await limited.database.query('UPDATE rate_limits SET hits = 2999');
      expect([await read(), await read()]).toEqual([200, 429]);
      // Changes are counted apart.
      expect(await change()).toBe(200);
      await limited.database.query('UPDATE rate_limits SET hits = 999 WHERE hits = 1');
      expect([await change(), await change()]).toEqual([200, 429]);
    });
  });
});
