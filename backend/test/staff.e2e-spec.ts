import { setTimeout as sleep } from 'node:timers/promises';
import { AutomaticAssignment } from '../src/consultations/automatic-assignment.js';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client, document, type Reply } from './support/http.js';

const LIST = '/api/admin/consultation-requests';
const STAFF = '/api/admin/staff';

interface Person {
  id: number;
  name: string;
  headers: { 'admin-token': string };
}

describe('staff', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let people = 0;
  const as = (headers: object) => ({ headers: headers as Record<string, string> });
  const get = (path: string, headers: object = asAdmin) => call('GET', path, as(headers));
  const post = (path: string, body: object, headers: object = asAdmin) =>
    call('POST', path, { body, ...as(headers) });

  async function add(fields: object = {}): Promise<Person> {
    const n = ++people;
    const person = { name: `Person ${n}`, email: `person${n}@example.com`, role: 'counselor', ...fields };
    const added = await post(STAFF, { takesRequests: false, ...person });
    expect(added.status).toBe(201);
    const token = await post(`${STAFF}/${added.body.id}/tokens`, { days: 1 });
    expect(token.status).toBe(201);
    return { id: added.body.id, name: added.body.name, headers: { 'admin-token': token.body.token } };
  }
  async function request(fields: object = {}): Promise<number> {
    const body = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210', ...fields };
    return (await call('POST', '/api/consultation-requests', { body })).body.id;
  }
  const assign = (id: number, assigneeId: unknown, ifMatch: string | null, headers: object = asAdmin) =>
    call('PATCH', `${LIST}/${id}/assignee`, {
      body: { assigneeId },
      ...as({ ...headers, ...(ifMatch !== null && { 'if-match': ifMatch }) }),
    });
  const setStatus = (id: number, status: string, ifMatch: string | null, headers: object = asAdmin) =>
    call('PATCH', `${LIST}/${id}/status`, {
      body: { status },
      ...as({ ...headers, ...(ifMatch !== null && { 'if-match': ifMatch }) }),
    });
  const reached = (id: number) => post(`${LIST}/${id}/contacts`, { channel: 'call', outcome: 'reached' });
  const ids = (reply: Reply): number[] => reply.body.map(({ id }: { id: number }) => id);
  const total = (reply: Reply) => Number(reply.headers.get('x-total-count'));
  const details = async (id: number, headers: object = asAdmin) => (await get(`${LIST}/${id}`, headers)).body;

  beforeAll(async () => {
    server = await startApp({ rateLimit: false });
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.database.query('TRUNCATE consultation_requests CASCADE');
    await server.database.query('TRUNCATE admin_tokens, staff CASCADE');
  });

  describe('persons', () => {
    it('are added, edited and listed', async () => {
      const added = await post(STAFF, {
        name: 'Ravi Iyer',
        email: 'Ravi@Example.com',
        role: 'counselor',
        countries: ['Dubai', 'Canada'],
        languages: ['Hindi', 'English'],
        timeZone: 'Europe/Berlin',
        workDays: ['Sunday', 'Monday'],
        worksFrom: '22:00',
        worksUntil: '06:00',
      });
      expect(added.body).toEqual({
        id: expect.any(Number),
        name: 'Ravi Iyer',
        email: 'Ravi@Example.com',
        role: 'counselor',
        active: true,
        takesRequests: true,
        timeZone: 'Europe/Berlin',
        workDays: ['Monday', 'Sunday'],
        worksFrom: '22:00',
        worksUntil: '06:00',
        languages: ['English', 'Hindi'],
        countries: ['Canada', 'Dubai'],
        open: 0,
        tokens: 0,
      });
      const path = `${STAFF}/${added.body.id}`;
      const edited = await call('PATCH', path, { body: { role: 'lead', countries: [] }, headers: asAdmin });
      expect(edited.body).toEqual({ ...added.body, role: 'lead', countries: [] });
      expect((await get(STAFF)).body).toEqual([edited.body]);
      expect((await post(STAFF, { name: 'Lead', email: 'l@example.com', role: 'lead' })).body).toMatchObject({
        takesRequests: false,
        timeZone: 'Asia/Kolkata',
        workDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      });
    });

    it('have an e-mail address of their own, in any case of letters', async () => {
      await add({ email: 'one@example.com' });
      const other = await add();
      const same = { name: 'Other', email: 'ONE@example.com', role: 'lead' };
      expect((await post(STAFF, same)).status).toBe(409);
      const edited = await call('PATCH', `${STAFF}/${other.id}`, {
        body: { email: same.email },
        headers: asAdmin,
      });
      expect([edited.status, edited.body.detail]).toEqual([
        409,
        'Another person has this e-mail address already.',
      ]);
    });

    it.each([
      [{ name: '' }, 'name'],
      [{ name: 'Office' }, 'name'],
      [{ email: 'x' }, 'email'],
      [{ role: 'boss' }, 'role'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ timeZone: '+05:30' }, 'timeZone'],
      [{ worksFrom: '24:00' }, 'worksFrom'],
      [{ workDays: ['Someday'] }, 'workDays'],
      [{ countries: ['Atlantis'] }, 'countries'],
      [{ languages: ['Klingon'] }, 'languages'],
      [{ takesRequests: 'yes' }, 'takesRequests'],
    ])('are not made with %j', async (fields, field) => {
      const person = { name: 'Ravi', email: 'ravi@example.com', role: 'lead' };
      const reply = await post(STAFF, { ...person, ...fields });
      expect([reply.status, reply.body.errors?.[0].field]).toEqual([400, field]);
    });

    it('that are unknown are 404', async () => {
      for (const [method, path, body] of [
        ['PATCH', '', { name: 'Ravi' }],
        ['GET', '/tokens', undefined],
        ['POST', '/tokens', { days: 1 }],
        ['GET', '/deactivation', undefined],
        ['POST', '/deactivation', { handOverTo: null }],
        ['POST', '/activation', undefined],
      ] as const) {
        const reply = await call(method, `${STAFF}/424242${path}`, {
          headers: asAdmin,
          ...(body && { body }),
        });
        expect([path, reply.status]).toEqual([path, 404]);
      }
    });

    it('have a list of the tokens that open the desk', async () => {
      const [ravi, mei] = [await add({ name: 'Ravi' }), await add({ name: 'Mei' })];
      const path = `${STAFF}/${ravi.id}/tokens`;
      const made = (await post(path, { days: 30 })).body;
      const { token, ...shown } = made;
      await get(LIST, { 'admin-token': token });
      const [last, first, ...more] = (await get(path)).body;
      expect(last).toEqual({ ...shown, lastUsedAt: expect.any(String) });
      expect([first.lastUsedAt, more]).toEqual([null, []]);
      await call('DELETE', `/api/admin/tokens/${first.id}`, as(asAdmin));
      expect(ids(await get(path))).toEqual([made.id]);
      await server.database.query(`UPDATE admin_tokens SET "expiresAt" = now() WHERE id = $1`, [made.id]);
      expect(ids(await get(path))).toEqual([]);
      expect(ids(await get(`${STAFF}/${mei.id}/tokens`))).toHaveLength(1);
    });

    it('own their tokens, also those made by name', async () => {
      const ravi = await add({ name: 'Ravi Iyer', email: 'ravi@example.com' });
      const me = async (token: string) => (await get('/api/admin/me', { 'admin-token': token })).body;
      const byName = (name: string) => post('/api/admin/tokens', { name, days: 1 });
      expect(await me((await byName('ravi iyer')).body.token)).toEqual({
        id: ravi.id,
        name: 'Ravi Iyer',
        role: 'counselor',
      });
      expect((await byName('RAVI@example.com')).body).toMatchObject({ staffId: ravi.id, name: 'Ravi Iyer' });
      expect((await byName('nobody@example.com')).status).toBe(404);
      const fresh = await me((await byName('Mei')).body.token);
      expect(fresh).toEqual({ id: expect.any(Number), name: 'Mei', role: 'lead' });
      await add({ name: 'Mei' });
      expect((await byName('Mei')).status).toBe(409);
      await post(`${STAFF}/${ravi.id}/deactivation`, { handOverTo: null });
      expect((await byName('Ravi Iyer')).status).toBe(409);
      expect((await post(`${STAFF}/${ravi.id}/tokens`, { days: 1 })).status).toBe(409);
    });
  });

  describe('who leave', () => {
    it('lose their tokens at once, and hand over what is open to whom the preview names', async () => {
      const [ravi, mei] = [await add({ name: 'Ravi' }), await add({ name: 'Mei' })];
      const [open, done, unanswered, withdrawn] = [
        await request(),
        await request(),
        await request(),
        await request(),
      ];
      for (const id of [open, done, unanswered, withdrawn]) await assign(id, ravi.id, '*');
      await reached(done);
      for (const id of [done, unanswered]) await setStatus(id, 'completed', null);
      await server.database.query('UPDATE consultation_requests SET "withdrawnAt" = now() WHERE id = $1', [
        withdrawn,
      ]);
      const preview = await get(`${STAFF}/${ravi.id}/deactivation`);
      expect(preview.body).toMatchObject({ open: 2, tokens: 1, colleagues: [{ id: mei.id, open: 0 }] });
      expect(preview.body.requests).toEqual([
        { id: open, name: 'Asha Rao', status: 'new' },
        { id: unanswered, name: 'Asha Rao', status: 'completed' },
      ]);
      expect((await post(`${STAFF}/${ravi.id}/deactivation`, { handOverTo: ravi.id })).status).toBe(409);
      expect((await get(LIST, ravi.headers)).status).toBe(200);

      const left = await post(`${STAFF}/${ravi.id}/deactivation`, { handOverTo: mei.id });
      expect(left.body).toMatchObject({
        handedOver: 2,
        endedTokens: 1,
        person: { active: false, tokens: 0, open: 0 },
      });
      expect((await get(LIST, ravi.headers)).status).toBe(401);
      expect(await details(open, mei.headers)).toMatchObject({ assignee: { name: 'Mei' } });
      expect((await details(open)).history.at(-1)).toMatchObject({
        actorName: 'Office',
        action: 'assignee',
        detail: { from: 'Ravi', to: 'Mei' },
      });
      expect((await details(done)).assignee).toEqual({ id: ravi.id, name: 'Ravi' });
      expect((await post(`${STAFF}/${mei.id}/deactivation`, { handOverTo: ravi.id })).status).toBe(409);
      await post(`${STAFF}/${mei.id}/deactivation`, { handOverTo: null });
      expect((await details(open)).assignee).toBeNull();
      expect((await assign(open, ravi.id, '*')).status).toBe(409);
    });

    it('get no request while they leave', async () => {
      const ravi = await add();
      const open = await Promise.all(Array.from({ length: 20 }, () => request()));
      await Promise.all([
        ...open.slice(0, 10).map((id) => assign(id, ravi.id, '*')),
        post(`${STAFF}/${ravi.id}/deactivation`, { handOverTo: null }),
        ...open.slice(10).map((id) => assign(id, ravi.id, '*')),
      ]);
      expect(total(await get(`${LIST}?assignee=${ravi.id}`))).toBe(0);
      expect(total(await get(`${LIST}?assignee=none`))).toBe(20);
    });

    it('come back with a new token', async () => {
      const ravi = await add();
      await post(`${STAFF}/${ravi.id}/deactivation`, { handOverTo: null });
      expect((await post(`${STAFF}/${ravi.id}/activation`, {})).body.active).toBe(true);
      expect((await get(LIST, ravi.headers)).status).toBe(401);
      const { token } = (await post(`${STAFF}/${ravi.id}/tokens`, { days: 1 })).body;
      expect((await get(LIST, { 'admin-token': token })).status).toBe(200);
    });
  });

  describe('assignment', () => {
    it('is claimed, given on and released, and in the history', async () => {
      const [ravi, mei] = [await add({ name: 'Ravi' }), await add({ name: 'Mei', role: 'lead' })];
      const id = await request();
      const seen = await get(`${LIST}/${id}`, ravi.headers);
      expect([seen.headers.get('etag'), seen.body.version, seen.body.assignee]).toEqual(['"1"', 1, null]);
      const claimed = await assign(id, ravi.id, '"1"', ravi.headers);
      expect([claimed.status, claimed.headers.get('etag')]).toEqual([200, '"2"']);
      expect(claimed.body).toMatchObject({ version: 2, assignee: { id: ravi.id, name: 'Ravi' } });
      const given = await assign(id, mei.id, 'W/"2"', ravi.headers);
      expect([given.status, given.body.assignee.name]).toEqual([200, 'Mei']);
      await assign(id, null, '"3"', mei.headers);
      const { history } = await details(id);
      expect(history).toMatchObject([
        { actor: 'staff', actorName: 'Ravi', action: 'assignee', detail: { from: null, to: 'Ravi' } },
        { actorName: 'Ravi', detail: { from: 'Ravi', to: 'Mei' } },
        { actorName: 'Mei', detail: { from: 'Mei', to: null } },
      ]);
    });

    it('of a request that the visitor has withdrawn is refused in words', async () => {
      const [ravi, mei] = [await add({ name: 'Ravi' }), await add({ name: 'Mei' })];
      const [free, his] = [await request(), await request()];
      await assign(his, ravi.id, '*');
      await server.database.query('UPDATE consultation_requests SET "withdrawnAt" = now()');
      const detail = 'The visitor has withdrawn this request. It is not assigned any more.';
      for (const [id, to, headers] of [
        [free, ravi.id, ravi.headers],
        [free, mei.id, asAdmin],
        [his, null, asAdmin],
      ] as const) {
        const reply = await assign(id, to, '*', headers);
        expect([reply.status, reply.body.detail]).toEqual([409, detail]);
      }
      const changes = [{ id: free, assigneeId: ravi.id }];
      expect((await post(`${LIST}/assignees`, { changes })).body).toEqual({
        changed: [],
        unchanged: [{ id: free, reason: 'conflict', detail }],
        undo: [],
      });
      expect([(await details(free)).assignee, (await details(his)).assignee?.id]).toEqual([null, ravi.id]);
    });

    it('of fifty claims at once goes to one, and the others read who it was', async () => {
      const persons = await Promise.all(Array.from({ length: 5 }, () => add()));
      const id = await request();
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, i) => {
          const { id: assigneeId, headers } = persons[i % 5]!;
          return assign(id, assigneeId, '"1"', headers);
        }),
      );
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const { assignee, history } = await details(id);
      expect(history).toHaveLength(1);
      for (const [i, { status, body }] of replies.entries()) {
        if (status === 200) continue;
        expect(status).toBe(409);
        // Who has it reads so, whose other calls came too late.
        const isOwn = persons[i % 5]!.id === assignee.id;
        expect(body.detail).toContain(
          isOwn ? 'You took it on ' : `Somebody was faster. ${assignee.name} took it on `,
        );
      }
      // Whoever has not seen it before, or long ago, is told nothing.
      const loser = persons.find((person) => person.id !== assignee.id)!;
      expect((await assign(id, loser.id, '"2"', loser.headers)).status).toBe(404);
      expect((await setStatus(id, 'contacted', '"1"', loser.headers)).status).toBe(409);
      await server.database.query(
        `UPDATE consultation_events SET "createdAt" = now() - interval '31 seconds'`,
      );
      expect((await setStatus(id, 'contacted', '"1"', loser.headers)).status).toBe(404);
    });

    it('of a request that its visitor erases meanwhile is made or finds none', async () => {
      const ravi = await add({ role: 'lead' });
      // Each round erases a little later.
      for (let round = 0; round < 10; round++) {
        const id = await request();
        await assign(id, ravi.id, '*');
        const [{ token }] = await server.database.query<[{ token: string }]>(
          `SELECT data->>'token' AS token FROM mails WHERE "requestId" = $1 AND kind = 'consultation-acknowledgement'`,
          [id],
        );
        const claims = Array.from({ length: 10 }, () => assign(id, ravi.id, '*'));
        await sleep(2 * round);
        const erased = call('DELETE', `/api/requests/${token}`);
        for (const { status } of await Promise.all(claims)) expect([200, 404]).toContain(status);
        expect((await erased).status).toBe(200);
      }
    });

    it('asks for the version that was seen', async () => {
      const ravi = await add();
      const id = await request();
      const missing = await assign(id, ravi.id, null);
      expect([missing.status, missing.body.detail]).toEqual([428, expect.stringContaining('If-Match')]);
      for (const tag of ['2', '"x"', '"0"', '"1", "2"', '"9999999999"'])
        expect([tag, (await assign(id, ravi.id, tag)).status]).toEqual([tag, 400]);
      for (const assigneeId of [undefined, 'me', 0, 1.5, 2_147_483_648])
        expect([assigneeId, (await assign(id, assigneeId, '*')).status]).toEqual([assigneeId, 400]);
      expect((await assign(id, 424242, '*')).status).toBe(409);
      expect((await assign(424242, ravi.id, '*')).status).toBe(404);
    });

    it('and a status of the same version exclude each other, and either says so', async () => {
      const ravi = await add({ name: 'Ravi', role: 'lead' });
      const id = await request();
      await assign(id, ravi.id, '"1"', ravi.headers);
      const status = await setStatus(id, 'contacted', '"1"');
      expect(status.status).toBe(409);
      expect(status.body.detail).toMatch(
        /^This request is “new” now\. Ravi took it on .* IST\. It was not changed to “contacted”\.$/,
      );
      const changed = await setStatus(id, 'contacted', '"2"');
      expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"3"']);
      const late = await assign(id, null, '"2"');
      expect(late.body.detail).toMatch(
        /^Somebody was faster\. Office changed it to “contacted” on .* It is assigned to Ravi\. It was not released\.$/,
      );
      expect((await setStatus(id, 'scheduled', null)).status).toBe(200);
      expect((await setStatus(id, 'scheduled', '"1"')).body.unchanged).toContain('already');
    });

    it('of several says for each what happened, and can be undone', async () => {
      const [ravi, mei] = [await add({ name: 'Ravi' }), await add({ name: 'Mei' })];
      const [one, two, three] = [await request(), await request(), await request()];
      await assign(two, mei.id, '*');
      const bulk = (changes: unknown, headers: object = asAdmin) =>
        post(`${LIST}/assignees`, { changes } as object, headers);
      const { body } = await bulk([
        { id: one, assigneeId: ravi.id, expectedAssigneeId: null },
        { id: two, assigneeId: ravi.id, expectedAssigneeId: null },
        { id: three, assigneeId: null },
        { id: 424242, assigneeId: ravi.id },
      ]);
      expect(body).toMatchObject({
        changed: [{ id: one, from: null, to: { id: ravi.id, name: 'Ravi' }, version: 2 }],
        unchanged: [
          {
            id: two,
            reason: 'conflict',
            detail: expect.stringMatching(/^Somebody was faster\. Office assigned it to Mei/),
          },
          { id: three, reason: 'same' },
          { id: 424242, reason: 'missing' },
        ],
        undo: [{ id: one, assigneeId: null, expectedAssigneeId: ravi.id }],
      });
      expect((await bulk(body.undo)).body.changed).toMatchObject([{ id: one, to: null }]);
      const given = await bulk([{ id: one, assigneeId: mei.id }], ravi.headers);
      expect(given.body.changed).toHaveLength(1);
      expect(given.body.undo).toEqual([{ id: one, assigneeId: null, expectedAssigneeId: mei.id }]);
      for (const changes of [undefined, [], [{ id: one }], [{ id: one, assigneeId: 'x' }], [null]])
        expect((await bulk(changes)).status).toBe(400);
    });

    it('of a counselor to a colleague can be taken back for ten minutes, unless something has happened since', async () => {
      const [ravi, mei, jo] = [
        await add({ name: 'Ravi' }),
        await add({ name: 'Mei' }),
        await add({ name: 'Jo' }),
      ];
      const id = await request();
      const give = async () => {
        const { version } = await details(id);
        await assign(id, ravi.id, `"${version}"`);
        const body = { changes: [{ id, assigneeId: mei.id }] };
        return (await post(`${LIST}/assignees`, body, ravi.headers)).body.undo as object[];
      };
      const takeBack = async (changes: object[], { headers } = ravi) =>
        (await post(`${LIST}/assignees`, { changes }, headers)).body.changed.length;
      let undo = await give();
      expect(await takeBack(undo, jo)).toBe(0);
      const namesake = await add({ name: 'Ravi' });
      expect(await takeBack(undo, namesake)).toBe(0);
      // It goes back, not on to a third person.
      expect(await takeBack([{ id, assigneeId: jo.id }])).toBe(0);
      await server.database.query(`UPDATE staff SET name = 'Ravi Iyer' WHERE id = $1`, [ravi.id]);
      expect(await takeBack(undo)).toBe(1);
      expect((await details(id)).assignee).toMatchObject({ id: ravi.id });

      undo = await give();
      await call('POST', `${LIST}/${id}/notes`, { body: { text: 'Mine now' }, ...as(mei.headers) });
      expect(await takeBack(undo)).toBe(0);

      undo = await give();
      await server.database.query(
        `UPDATE consultation_events SET "createdAt" = "createdAt" - interval '11 minutes'`,
      );
      expect(await takeBack(undo)).toBe(0);
      expect((await details(id)).assignee).toMatchObject({ id: mei.id });
    });

    it('is in the export, and on the visitor’s page by name', async () => {
      const ravi = await add({ name: 'Ravi Iyer' });
      const id = await request();
      const [mail] = await server.database.query<[{ token: string }]>(
        `SELECT data->>'token' AS token FROM mails WHERE "requestId" = $1 AND kind = 'consultation-acknowledgement'`,
        [id],
      );
      const own = async () => (await call('GET', `/api/requests/${mail.token}`)).body.counselor;
      expect(await own()).toBeNull();
      await assign(id, ravi.id, '*');
      expect(await own()).toBe('Ravi Iyer');
      const [header, row] = (await get(`${LIST}/export`)).text.split('\r\n');
      expect(header).toMatch(/,Assignee$/);
      expect(row).toMatch(/,Ravi Iyer$/);
    });
  });

  describe('automatic assignment', () => {
    const run = () => server.app.get(AutomaticAssignment).run();
    const always = {
      takesRequests: true,
      workDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      worksFrom: '00:00',
      worksUntil: '00:00',
    };
    /** All at once, so that whoever was added first is not given everything. */
    const beginWork = () => server.database.query('UPDATE staff SET "workDays" = $1', [always.workDays]);
    const assignees = async () =>
      (await get(`${LIST}?sort=oldest`)).body.map(
        ({ assignee }: { assignee: { name: string } | null }) => assignee?.name ?? null,
      );

    it('gives to whom a destination or language suits, then to whoever has fewest, then to the longest idle', async () => {
      await add({ ...always, name: 'Canada', countries: ['Canada'] });
      await add({ ...always, name: 'Telugu', countries: ['Dubai'], languages: ['Telugu'] });
      await add({ ...always, name: 'Any 1' });
      await add({ ...always, name: 'Any 2' });
      await request({ country: 'Canada' });
      await request({ country: 'Canada' });
      await request({ country: 'France' });
      await request({ country: 'France' });
      await request({ country: 'France', message: 'నాకు సహాయం కావాలి' });
      await run();
      expect(await assignees()).toEqual(['Canada', 'Canada', 'Any 1', 'Any 2', 'Telugu']);
    });

    it('waits for somebody who suits, is at work and takes requests, and is not given back', async () => {
      await add({ name: 'Lead', role: 'lead', ...always, takesRequests: false });
      const german = await add({ ...always, name: 'Mei', countries: ['Germany'] });
      const [first] = [await request({ country: 'France' })];
      await run();
      expect(await assignees()).toEqual([null]);
      await call('PATCH', `${STAFF}/${german.id}`, {
        body: { countries: [], workDays: [] },
        headers: asAdmin,
      });
      await run();
      expect(await assignees()).toEqual([null]);
      await call('PATCH', `${STAFF}/${german.id}`, {
        body: { workDays: always.workDays },
        headers: asAdmin,
      });
      await run();
      expect(await assignees()).toEqual(['Mei']);
      expect((await details(first)).history).toMatchObject([
        { actor: 'system', actorName: null, action: 'assignee', detail: { from: null, to: 'Mei' } },
      ]);
      await assign(first, null, '*');
      await run();
      expect(await assignees()).toEqual([null]);
    });

    it('takes back what is opened again after whoever completed it has left', async () => {
      const ravi = await add({ name: 'Ravi' });
      const id = await request();
      await assign(id, ravi.id, '*');
      await reached(id);
      await setStatus(id, 'completed', null);
      await post(`${STAFF}/${ravi.id}/deactivation`, { handOverTo: null });
      await run();
      expect(await assignees()).toEqual(['Ravi']);
      const [{ token }] = await server.database.query<[{ token: string }]>(
        `SELECT data->>'token' AS token FROM mails WHERE kind = 'consultation-acknowledgement'`,
      );
      await call('POST', `/api/requests/${token}/messages`, { body: { text: 'One more question' } });
      await add({ ...always, name: 'Mei' });
      await run();
      expect(await assignees()).toEqual(['Mei']);
      expect((await details(id)).history.slice(-2)).toMatchObject([
        { actor: 'system', detail: { from: 'Ravi', to: null } },
        { actor: 'system', detail: { from: null, to: 'Mei' } },
      ]);
    });

    it('knows hours in the person’s zone, also over midnight', async () => {
      const at = (offset: number, zone: string) => {
        const time = new Date(Date.now() + offset * 3_600_000);
        const clock = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
        return new Intl.DateTimeFormat('en-GB', clock).format(time);
      };
      const zone = 'Pacific/Auckland';
      const sleeper = { ...always, timeZone: zone, worksFrom: at(1, zone), worksUntil: at(23, zone) };
      const person = await add(sleeper);
      await request();
      await run();
      expect(await assignees()).toEqual([null]);
      await call('PATCH', `${STAFF}/${person.id}`, {
        body: { worksFrom: at(-1, zone), worksUntil: at(1, zone) },
        headers: asAdmin,
      });
      await run();
      expect(await assignees()).toEqual([person.name]);
    });

    it('happens by itself after a request has come in, once, however many run', async () => {
      await add({ ...always, name: 'Ravi' });
      const id = await request();
      while ((await details(id)).assignee === null) await new Promise((resolve) => setTimeout(resolve, 50));
      await add({ ...always, name: 'Mei' });
      await server.database.query(
        `INSERT INTO consultation_requests (name, email, phone, "searchText") SELECT 'n', 'e', '12345', 'n' FROM generate_series(1, 450)`,
      );
      await Promise.all([run(), run(), run()]);
      const { body } = await get('/api/admin/colleagues');
      expect(body.map(({ open }: { open: number }) => open)).toEqual([225, 226]);
      const [{ events }] = await server.database.query<[{ events: number }]>(
        'SELECT count(*)::int AS events FROM consultation_events',
      );
      expect(events).toBe(451);
    });

    it('leaves alone what came in before, what was withdrawn and whose visitor has been answered', async () => {
      const [old, withdrawn, reached] = [await request(), await request(), await request()];
      const set = (what: string, id: number) =>
        server.database.query(`UPDATE consultation_requests SET ${what} WHERE id = ${id}`);
      await set('"awaitsAssignment" = false', old);
      await set('"withdrawnAt" = now()', withdrawn);
      await post(`${LIST}/${reached}/contacts`, { channel: 'call', outcome: 'reached' });
      await add(always);
      await run();
      expect(await assignees()).toEqual([null, null, null]);
    });

    it('gives to nobody who cannot open the desk', async () => {
      const ravi = await add({ ...always, name: 'Ravi' });
      const { body: mei } = await post(STAFF, {
        ...always,
        name: 'Mei',
        email: 'mei@example.com',
        role: 'counselor',
      });
      for (const ended of [
        `"expiresAt" = now()`,
        `"expiresAt" = now() + interval '1 day', "revokedAt" = now()`,
      ]) {
        await server.database.query(`UPDATE admin_tokens SET ${ended} WHERE "staffId" = ${ravi.id}`);
        if ((await assignees()).length === 0) await request();
        await run();
        expect([ended, await assignees()]).toEqual([ended, [null]]);
      }
      await post(`${STAFF}/${mei.id}/tokens`, { days: 1 });
      await run();
      expect(await assignees()).toEqual(['Mei']);
    });

    it('gives on what a person leaves whose visitor waits, whatever its status, the longest wait first', async () => {
      const ravi = await add({ name: 'Ravi' });
      const [fresh, scheduled, reached] = [await request(), await request(), await request()];
      for (const id of [fresh, scheduled, reached]) await assign(id, ravi.id, '*');
      await setStatus(scheduled, 'scheduled', null);
      await post(`${LIST}/${reached}/contacts`, { channel: 'call', outcome: 'reached' });
      await server.database.query(
        `UPDATE consultation_requests SET "waitingSince" = now() - interval '2 hours' WHERE id = ${scheduled}`,
      );
      await post(`${STAFF}/${ravi.id}/deactivation`, { handOverTo: null });
      for (const name of ['Mei', 'Asha']) await add({ ...always, name, workDays: [] });
      await beginWork();
      await run();
      expect(await assignees()).toEqual(['Asha', 'Mei', null]);
    });

    it('leaves to people what somebody has released, until the visitor waits anew', async () => {
      const mei = await add({ ...always, name: 'Mei', workDays: [] });
      const [released, without] = [await request(), await request({ country: 'Canada' })];
      const messages = async (id: number) => {
        const [{ path }] = await server.database.query<[{ path: string }]>(
          `SELECT concat('/api/requests/', data->>'token', '/messages') AS path FROM mails
           WHERE "requestId" = $1 AND kind = 'consultation-acknowledgement'`,
          [id],
        );
        return path;
      };
      await assign(released, mei.id, '*');
      await assign(released, null, '*');
      await setStatus(released, 'contacted', null);
      await post(await messages(released), { text: 'Are you there?' }, {});
      await post(`${LIST}/${without}/contacts`, { channel: 'call', outcome: 'reached' });
      await beginWork();
      await run();
      expect(await assignees()).toEqual([null, null]);
      await post(`${LIST}/${released}/contacts`, { channel: 'call', outcome: 'reached' });
      for (const id of [released, without]) await post(await messages(id), { text: 'And then?' }, {});
      await run();
      expect(await assignees()).toEqual(['Mei', 'Mei']);
    });
  });

  describe('counselors', () => {
    let ravi: Person;
    let mei: Person;
    let own: number;
    let free: number;
    let others: number;
    beforeEach(async () => {
      ravi = await add({ name: 'Ravi' });
      mei = await add({ name: 'Mei' });
      own = await request({ name: 'Own', country: 'Canada' });
      free = await request({ name: 'Free', country: 'Canada' });
      others = await request({ name: 'Others', country: 'Canada' });
      await assign(own, ravi.id, '*');
      await assign(others, mei.id, '*');
    });

    it.each([
      ['', ['free', 'own']],
      ['?assignee=me', ['own']],
      ['?assignee=none', ['free']],
      ['?assignee=all&sort=oldest', ['own', 'free']],
      ['?search=asha', ['free', 'own']],
      ['?search=o', ['free', 'own']],
      ['?search=others', []],
      ['?status=new', ['free', 'own']],
      ['?country=Canada', ['free', 'own']],
      ['?due=waiting', ['free', 'own']],
      ['?from=2020-01-01', ['free', 'own']],
      ['?status=contacted', []],
    ])('find and count own and unassigned requests only: %s', async (query, found) => {
      const known: Record<string, number> = { own, free };
      for (const path of [`${LIST}${query}`]) {
        const reply = await get(path, ravi.headers);
        expect(ids(reply)).toEqual(found.map((name) => known[name]));
        expect(total(reply)).toBe(found.length);
      }
      const lines = (await get(`${LIST}/export${query}`, ravi.headers)).text.trim().split('\r\n');
      expect(lines).toHaveLength(found.length + 1);
    });

    it('of another find nothing with that person’s number; a lead finds all', async () => {
      const reply = await get(`${LIST}?assignee=${mei.id}`, ravi.headers);
      expect([ids(reply), total(reply)]).toEqual([[], 0]);
      const all = await get(`${LIST}?assignee=${mei.id}`);
      expect([ids(all), total(all)]).toEqual([[others], 1]);
      expect(total(await get(`${LIST}?assignee=none`))).toBe(1);
      expect(ids(await get(`${LIST}?assignee=me`))).toEqual([]);
      for (const wrong of ['x', '0', '9999999999'])
        expect((await get(`${LIST}?assignee=${wrong}`)).status).toBe(400);
    });

    it('read page by page, each request once', async () => {
      await server.database.query(
        `INSERT INTO consultation_requests (name, email, phone, "searchText", "assigneeId", "createdAt")
         SELECT 'n', 'e', '12345', 'n', (ARRAY[$1, $2, NULL]::int[])[1 + i % 3], now() - i * interval '1 minute'
         FROM generate_series(1, 60) i`,
        [ravi.id, mei.id],
      );
      for (const sort of ['newest', 'oldest']) {
        const seen: number[] = [];
        let path: string | undefined = `${LIST}?limit=7&sort=${sort}`;
        while (path) {
          const reply: Reply = await get(path, ravi.headers);
          expect(total(reply)).toBe(42);
          seen.push(...ids(reply));
          path = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
        }
        const [{ visible }] = await server.database.query<[{ visible: number[] }]>(
          `SELECT array_agg(id ORDER BY "createdAt" ${sort === 'newest' ? 'DESC, id DESC' : ', id'}) AS visible
           FROM consultation_requests WHERE "assigneeId" IS NULL OR "assigneeId" = ${ravi.id}`,
        );
        expect(seen).toEqual(visible);
      }
    });

    it('get counts and statistics of what they see', async () => {
      const of = async (headers: object) => {
        const { total: all, new: fresh } = (await get(`${LIST}/summary`, headers)).body;
        const { countries, statuses } = (await get(`${LIST}/statistics`, headers)).body;
        return [all, fresh, countries[0].requests, statuses.new];
      };
      expect(await of(ravi.headers)).toEqual([2, 2, 2, 2]);
      expect(await of(asAdmin)).toEqual([3, 3, 3, 3]);
      await setStatus(others, 'completed', null);
      await server.database.query('DELETE FROM consultation_requests WHERE id = $1', [own]);
      expect(await of(ravi.headers)).toEqual([1, 1, 1, 1]);
      expect(await of(mei.headers)).toEqual([2, 1, 2, 1]);
    });

    it('see no other request of a person that is a colleague’s', async () => {
      const { others: shown, sameEmailCount, samePhoneCount } = await details(own, ravi.headers);
      expect([shown.map(({ id }: { id: number }) => id), sameEmailCount, samePhoneCount]).toEqual([
        [free],
        1,
        1,
      ]);
    });

    it('do not get a colleague’s request on any route, not even to learn that it is there', async () => {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['GET', '/history', undefined],
        ['POST', '/notes', { text: 'a' }],
        ['PATCH', '/status', { status: 'contacted' }],
        ['PATCH', '/assignee', { assigneeId: ravi.id }],
        ['POST', '/contacts', { channel: 'call', outcome: 'reached' }],
      ] as const) {
        const of = (id: number) =>
          call(method, `${LIST}/${id}${path}`, {
            ...as({ ...ravi.headers, 'if-match': '*' }),
            ...(body && { body }),
          });
        const hidden = await of(others);
        expect([path, hidden.status, hidden.body]).toEqual([path, 404, (await of(424242)).body]);
        expect([path, (await of(own)).status]).not.toEqual([path, 404]);
      }
      const { contactId } = (
        await post(`${LIST}/${others}/contacts`, { channel: 'call', outcome: 'no-answer' })
      ).body;
      const undone = (id: number) => call('DELETE', `${LIST}/${id}/contacts/${contactId}`, as(ravi.headers));
      expect([(await undone(others)).status, (await undone(others)).body]).toEqual([
        404,
        (await undone(424242)).body,
      ]);
      for (const [path, change] of [
        ['status', { status: 'contacted' }],
        ['assignees', { assigneeId: ravi.id }],
      ] as const) {
        const { body } = await post(
          `${LIST}/${path}`,
          { changes: [{ id: others, ...change }] },
          ravi.headers,
        );
        expect(body).toMatchObject({ changed: [], unchanged: [{ id: others, reason: 'missing' }] });
      }
      expect(await details(others)).toMatchObject({ status: 'new', assignee: { name: 'Mei' } });
    });

    it('are not answered with the list that somebody else got under the same address', async () => {
      const etag = (await get(LIST)).headers.get('etag')!;
      const reply = await get(LIST, { ...ravi.headers, 'if-none-match': etag });
      expect([reply.status, ids(reply)]).toEqual([200, [free, own]]);
      const again = reply.headers.get('etag')!;
      expect((await get(LIST, { ...ravi.headers, 'if-none-match': again })).status).toBe(304);
      await call('PATCH', `${STAFF}/${ravi.id}`, { body: { name: 'Ravi Iyer' }, headers: asAdmin });
      expect((await get(LIST, { ...ravi.headers, 'if-none-match': again })).body[1].assignee.name).toBe(
        'Ravi Iyer',
      );
    });
  });

  /** Every route of the desk for every role, in a call that changes nothing. */
  describe('roles', () => {
    const ROUTES: [string, string, ...('ok' | 'no')[]][] = [
      // counselor, lead, owner, ADMIN_TOKEN
      ['GET', '/api/admin/me', 'ok', 'ok', 'ok', 'ok'],
      ['GET', '/api/admin/colleagues', 'ok', 'ok', 'ok', 'ok'],
      ['GET', LIST, 'ok', 'ok', 'ok', 'ok'],
      ['GET', `${LIST}/summary`, 'ok', 'ok', 'ok', 'ok'],
      ['GET', `${LIST}/statistics`, 'ok', 'ok', 'ok', 'ok'],
      ['GET', `${LIST}/export`, 'ok', 'ok', 'ok', 'ok'],
      ['POST', `${LIST}/status`, 'ok', 'ok', 'ok', 'ok'],
      ['POST', `${LIST}/assignees`, 'ok', 'ok', 'ok', 'ok'],
      ['GET', `${LIST}/424242`, 'ok', 'ok', 'ok', 'ok'],
      ['GET', `${LIST}/424242/history`, 'ok', 'ok', 'ok', 'ok'],
      ['POST', `${LIST}/424242/notes`, 'ok', 'ok', 'ok', 'ok'],
      ['PATCH', `${LIST}/424242/status`, 'ok', 'ok', 'ok', 'ok'],
      ['PATCH', `${LIST}/424242/assignee`, 'ok', 'ok', 'ok', 'ok'],
      ['POST', `${LIST}/424242/contacts`, 'ok', 'ok', 'ok', 'ok'],
      ['DELETE', `${LIST}/424242/contacts/424242`, 'ok', 'ok', 'ok', 'ok'],
      ['GET', `${LIST}/424242/messages`, 'ok', 'ok', 'ok', 'ok'],
      ['POST', `${LIST}/424242/messages`, 'ok', 'ok', 'ok', 'ok'],
      ['POST', `${LIST}/424242/messages/seen`, 'ok', 'ok', 'ok', 'ok'],
      ['GET', `${LIST}/424242/messages/news`, 'ok', 'ok', 'ok', 'ok'],
      ['GET', '/api/admin/students', 'ok', 'ok', 'ok', 'ok'],
      ['GET', '/api/admin/students/424242', 'ok', 'ok', 'ok', 'ok'],
      ['PATCH', '/api/admin/students/424242/applications/424242/stage', 'ok', 'ok', 'ok', 'ok'],
      ['POST', '/api/admin/students/424242/applications/424242/asked', 'ok', 'ok', 'ok', 'ok'],
      ['POST', '/api/admin/students/424242/applications/424242/undo', 'ok', 'ok', 'ok', 'ok'],
      ['POST', '/api/admin/students/424242/applications/424242/correction', 'ok', 'ok', 'ok', 'ok'],
      ['PATCH', '/api/admin/students/424242/applications/424242/tasks/424242', 'ok', 'ok', 'ok', 'ok'],
      [
        'PATCH',
        '/api/admin/students/424242/applications/424242/tasks/424242/reply-day',
        'ok',
        'ok',
        'ok',
        'ok',
      ],
      ['PATCH', '/api/admin/students/424242/applications/424242/documents/424242', 'ok', 'ok', 'ok', 'ok'],
      ['GET', '/api/admin/canned-answers', 'ok', 'ok', 'ok', 'ok'],
      ['POST', '/api/admin/canned-answers', 'ok', 'ok', 'ok', 'ok'],
      ['PATCH', '/api/admin/canned-answers/424242', 'ok', 'ok', 'ok', 'ok'],
      ['DELETE', '/api/admin/canned-answers/424242', 'ok', 'ok', 'ok', 'ok'],
      ['GET', '/api/admin/team', 'no', 'ok', 'ok', 'ok'],
      ['GET', '/api/admin/accounts', 'no', 'ok', 'ok', 'ok'],
      ['GET', '/api/admin/exports', 'no', 'ok', 'ok', 'ok'],
      ['GET', '/api/admin/mails?state=failed', 'no', 'ok', 'ok', 'ok'],
      ['POST', '/api/admin/mails/retry', 'no', 'ok', 'ok', 'ok'],
      ['POST', '/api/admin/mails/424242/retry', 'no', 'ok', 'ok', 'ok'],
      ['GET', '/api/admin/newsletter-subscriptions', 'no', 'ok', 'ok', 'ok'],
      ['GET', '/api/admin/newsletter-subscriptions/export', 'no', 'ok', 'ok', 'ok'],
      ['GET', STAFF, 'no', 'no', 'ok', 'ok'],
      ['POST', STAFF, 'no', 'no', 'ok', 'ok'],
      ['PATCH', `${STAFF}/424242`, 'no', 'no', 'ok', 'ok'],
      ['GET', `${STAFF}/424242/deactivation`, 'no', 'no', 'ok', 'ok'],
      ['POST', `${STAFF}/424242/deactivation`, 'no', 'no', 'ok', 'ok'],
      ['POST', `${STAFF}/424242/activation`, 'no', 'no', 'ok', 'ok'],
      ['GET', `${STAFF}/424242/tokens`, 'no', 'no', 'ok', 'ok'],
      ['POST', `${STAFF}/424242/tokens`, 'no', 'no', 'ok', 'ok'],
      ['GET', '/api/admin/tokens', 'no', 'no', 'ok', 'ok'],
      ['POST', '/api/admin/tokens', 'no', 'no', 'ok', 'ok'],
      ['DELETE', '/api/admin/tokens/424242', 'no', 'no', 'ok', 'ok'],
      ['GET', '/api/admin/operator/constructor', 'no', 'no', 'no', 'ok'],
    ];

    it('may call just what is named here', async () => {
      const callers = [
        (await add()).headers,
        (await add({ role: 'lead' })).headers,
        (await add({ role: 'owner' })).headers,
        asAdmin,
      ];
      for (const [method, path, ...expected] of ROUTES) {
        // Commands reach a database server themselves.
        if (path.includes('operator') && process.env['TEST_DATABASE_URL']) continue;
        const answers = await Promise.all(
          callers.map(async (headers) => {
            const reply = await call(method, path, {
              headers: { ...headers, 'if-match': '*' },
              ...(method !== 'GET' && { body: {} }),
            });
            if (reply.status === 403) expect(reply.body.detail).toMatch(/^Only .+\.$/);
            return reply.status === 403 ? 'no' : 'ok';
          }),
        );
        expect([method, path, ...answers]).toEqual([method, path, ...expected]);
      }
    });

    it('are named here for every route there is', () => {
      const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/admin/'));
      const documented = paths.flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '424242')}`),
      );
      const named = ROUTES.map(([method, path]) => `${method} ${path.replace(/\?.*/, '')}`);
      expect(named.filter((row) => !row.includes('operator')).sort()).toEqual(documented.sort());
    });
  });
});
