import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadConfig } from '../src/config/config.js';
import { openDatabase } from '../src/database/database.js';
import { restore } from '../src/operator/restore.js';
import { emptyDataFolder, emptyServerDatabase, startApp, type TestApp } from './support/app.js';
import { asAdmin, client } from './support/http.js';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const MIGRATIONS = new URL('../src/database/migrations/', import.meta.url);
const DAY_MS = 24 * 60 * 60 * 1000;

/** SHA-256 of every migration that has landed: none is edited again. A new one is added here with the next. */
const LANDED: Record<string, string> = {
  '1763600000000-initial-schema.ts': 'a07c0d82ee4a3c6ea4d3195d22dfa76767b18a21d3b29ac32f3559b6d68db869',
  '1763700000000-student-portal.ts': '6a4cc108c351e3466dfed630340d887bbb3eae477c7ff21bac0e643435e27a6c',
  '1763800000000-mail-and-own-data.ts': 'd9beea9df3dcbb1026954a1f458f60c499700f7ea0e2fe66710cee1df73e774b',
  '1763900000000-staff-desk.ts': '061cde2615fbde709f1621fd191f377fae664f46cd05ee197da8095807f3d7b3',
  '1764000000000-phone-digits.ts': '091c60f253a16093c60fdc65f42063ac5629aea433bf16d713e66ee4cf223f56',
  '1764100000000-universities-in-memory.ts':
    'c5b9541dad85001f8f83ad9a2eefcc5ce82fb9e82d14c4d132e3f0f4b159efb7',
  '1764200000000-universities-by-sql.ts': '1b9300065945ab8f66e8afd93028cc7922f3432323e030ce3d6be5f00e124d04',
  '1764300000000-universities-that-merged.ts':
    'a4b8ee0d0ebd5d2827a33590509f5a1a173b1c7a5dcec2caa0c1dc02c0cfdb3d',
  '1764400000000-indian-marks.ts': '7e45fef07bcf719748df6ada27aada7be360e0e5330db1196444ef05d8b4d014',
  '1764500000000-staff-and-assignment.ts': '75f7c70f404d317d3a011282a4ba00b8db9aacaccd802c386b40f15a69e31e64',
  '1764600000000-answer-clock.ts': '4bcdf61a50b6b6d42fc983a00dc3713eef5d841363f1ca87d340d4f7cc90ea21',
  '1764700000000-conversations.ts': '9ddeb6f2190fc80c6e7c7d78bf118718ffeb1fff419af0becdd7b0bc2848489e',
  '1764800000000-persons-in-history.ts': '098045dba298094bc53c2124a88459561a8e48da525e27e56adcf1b724e2a77f',
  '1764900000000-applications.ts': '8939c5b57a50e3bfd9bcbe158507a30425f4c70d0e42ea931558982b762dcbcc',
  '1765000000000-application-plan.ts': '267af6b76dc867542515303809690cf0301dba87fdf3d5aa9537435825adb66b',
  '1765100000000-sharing.ts': 'ad3b7f173ee4630a4a1da55fc68159ddc8061c07171fc6fa32dab1c3ad8fc622',
  '1765200000000-assignment-mails.ts': '85e849d1613ca0d9b3cd7ba20a74220889783c481a33b80654b5e9d40889bca7',
  '1765300000000-plan-settings.ts': 'c312a5d0ef7ac1c79036d45f26f3395b7d4a81b9b36f85b806051d853a338cc7',
  '1765400000000-shared-plans.ts': 'ae29a7f4fa82598d589370c506dc710a983d56a0955dffbd074fd4ed3d45af72',
  '1765500000000-tasks-left-behind.ts': '302702f7d5e54ea0068362464e0a39d89a0d8006914672dfb044df54e35cb3e8',
  '1765600000000-closing-days.ts': '211ae143623d7b437728a873ab7497eea62a3efcbdcca91aa2bc02dd42c9de35',
  '1765700000000-older-days.ts': '237f220d77c47af94e8554d65effc48ee052fba46f46842de154265e88d48078',
};

/**
 * Made by earlier versions, see fixtures/make.mjs; named for the last migration that each had. Where another suite of the
 * run takes all of them on PostgreSQL, the embedded database takes the first and the last: between them they run every
 * migration, and a start with today's schema.
 */
const fixtures = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.gz'))
  .filter((_, i, all) => !process.env['TEST_SERVER_TOO'] || i === 0 || i === all.length - 1);

/** What has merged since, with its successor. */
const MERGED = [
  ['unitec-institute-of-technology', 'manukau-institute-of-technology'],
  ['ut-health-san-antonio', 'the-university-of-texas-at-san-antonio'],
  ['hautes-etudes-d-ingenieur', 'junia'],
] as const;
const TOKEN = 'm'.repeat(43);
/** How many hours ago the visitors' new requests came in. */
const AGES = [
  [0, 25],
  [5, 21],
  [7, 1],
  [4, 1],
] as const;

/** A backup's lines, as if it had been made today. */
function linesOf(fixture: string): string[] {
  const [head, ...rows] = gunzipSync(readFileSync(new URL(fixture, FIXTURES)))
    .toString()
    .trimEnd()
    .split('\n');
  const days = Math.floor((Date.now() - Date.parse(JSON.parse(head!).createdAt)) / DAY_MS);
  const later = (date: string) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
  return [head!, ...rows.map((row) => row.replace(/(?<=":")\d{4}-\d\d-\d\d(?=["T])/g, later))];
}

/** On both databases: each has the data of earlier versions to bring up to date. */
describe.each(fixtures)('a database made before (%s)', (fixture) => {
  const lines = linesOf(fixture);
  const { migrations: before, known } = JSON.parse(lines[0]!);
  /** Whether that version knew who waits for an answer, and since when. */
  const knewWaiting = before.includes('AnswerClock1764600000000');
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const rows: Record<string, any>[] = lines.slice(1).map((line) => JSON.parse(line));
  let folder: string;
  const student = { cookie: known.cookie };
  const staff = { 'admin-token': known.staffToken };
  const mailed = (kind: string, recipient: string) =>
    rows.find((row) => row['kind'] === kind && row['recipient'] === recipient)!['data'];
  let fresh: Awaited<ReturnType<typeof emptyServerDatabase>>;
  let server: TestApp;
  let call: ReturnType<typeof client>;
  const former: { id: number; slug: string }[] = [];
  const idOf = (slug: string) => former.find((university) => university.slug === slug)!.id;
  const get = async (path: string, headers = {}) => {
    const reply = await call('GET', path, { headers });
    expect(reply.status).toBe(200);
    return reply;
  };
  const count = async (rest: string) =>
    (await server.database.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM ${rest}`))[0]!.n;

  beforeAll(async () => {
    fresh = await emptyServerDatabase();
    folder = fresh ? mkdtempSync(join(tmpdir(), 'upgrade-')) : await emptyDataFolder();
    const place = { databaseUrl: fresh?.url ?? null, dataDir: folder };
    const old = await openDatabase({ ...loadConfig({}), ...place }, async (database) => {
      await restore(
        database,
        (async function* () {
          yield* lines;
        })(),
        false,
      );
    });
    const seen = await old.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
    expect(seen.map(({ name }) => name)).toEqual(before);
    // The student has saved all that is going to merge, and one of the successors. Fixtures hold few universities: these
    // are one of them under other slugs.
    for (const slug of MERGED.flat())
      former.push(
        ...(await old.query<typeof former>(
          `INSERT INTO universities OVERRIDING SYSTEM VALUE SELECT r.* FROM
             (SELECT w, nextval(pg_get_serial_sequence('universities', 'id')) AS id FROM universities w LIMIT 1) AS copied,
             jsonb_populate_record(copied.w, jsonb_build_object('id', copied.id, 'slug', $1::text)) AS r RETURNING id, slug`,
          [slug],
        )),
      );
    for (const slug of [...MERGED.map(([gone]) => gone), MERGED[0][1]])
      await old.query(
        `INSERT INTO shortlist_entries ("userId", "universityId", "fieldOfStudy") SELECT id, $1, 'Engineering' FROM users WHERE username = $2`,
        [idOf(slug), known.student.username],
      );
    await old.query(
      `INSERT INTO comparisons ("userId", token, "universityIds") SELECT id, $1, $2 FROM users WHERE username = $3`,
      [TOKEN, MERGED.map(([gone]) => idOf(gone)), known.student.username],
    );
    for (const [n, hours] of knewWaiting ? [] : AGES)
      await old.query(
        `UPDATE consultation_requests SET "createdAt" = now() - $2 * interval '1 hour' WHERE email LIKE $1`,
        [`visitor${n}-%`, hours],
      );
    await old.destroy();
    server = await startApp({ ...place, rateLimit: false });
    call = client(server.url);
  });
  afterAll(async () => {
    await server?.close();
    await fresh?.drop();
    rmSync(folder, { recursive: true });
  });

  it('has today’s schema and every university', async () => {
    expect(await count('migrations')).toBe(server.database.migrations.length);
    expect((await server.database.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
    expect((await get('/api/universities')).body).toHaveLength(1230);
  });

  it('keeps requests, with their counts, history and exports', async () => {
    const { body, headers } = await get('/api/admin/consultation-requests', staff);
    expect(body.length).toBeGreaterThan(3);
    expect(headers.get('x-total-count')).toBe(String(await count('consultation_requests')));
    const { body: summary } = await get('/api/admin/consultation-requests/summary', asAdmin);
    const statuses = ['new', 'contacted', 'scheduled', 'completed'];
    for (const status of statuses) {
      expect([status, summary[status]]).toEqual([
        status,
        await count(`consultation_requests WHERE status = '${status}'`),
      ]);
    }
    const noted = rows.find((row) => row['action'] === 'note' && row['actor'] === 'staff')!;
    const history = await get(`/api/admin/consultation-requests/${noted['requestId']}/history`, asAdmin);
    expect(JSON.stringify(history.body)).toContain(noted['detail'].text);
    expect((await get('/api/admin/exports', asAdmin)).body).toHaveLength(1);
    expect((await get('/api/admin/consultation-requests?search=m%C3%BCller', asAdmin)).body).toHaveLength(1);
  });

  it('makes persons of names of tokens, and leaves requests as they were assigned, or to nobody', async () => {
    const { body: persons } = await get('/api/admin/staff', asAdmin);
    const ravi = { name: 'Ravi', role: 'lead', active: true, tokens: 1, takesRequests: false, email: null };
    const mei = { name: 'Mei', role: 'lead', tokens: 0 };
    const asha = { name: 'Asha Iyer', role: 'counselor', open: 2, email: 'asha@example.com' };
    const hadPersons = rows.some((row) => 'takesRequests' in row);
    expect(persons).toMatchObject(
      hadPersons ? [asha, { ...mei, active: true }, ravi] : [ravi, { ...mei, active: false }],
    );
    const { body: tokens } = await get('/api/admin/tokens', asAdmin);
    expect(tokens.map(({ name }: { name: string }) => name)).toEqual(['Mei', 'Ravi']);
    expect(await count('consultation_requests WHERE "assigneeId" IS NULL')).toBe(
      (await count('consultation_requests')) - (hadPersons ? 2 : 0),
    );
    if (!hadPersons) expect(await count('consultation_requests WHERE "awaitsAssignment"')).toBe(0);
    // As a server of the release before makes one.
    const token = { name: 'Later', tokenHash: 'x'.repeat(64) };
    await server.database.query(
      `INSERT INTO admin_tokens (name, "tokenHash", "expiresAt") VALUES ($1, $2, now())`,
      [token.name, token.tokenHash],
    );
    expect(await count(`staff WHERE name = 'Later' AND role = 'lead' AND active`)).toBe(1);
    await server.database.query(`DELETE FROM admin_tokens WHERE name = 'Later'`);
    await server.database.query(`DELETE FROM staff WHERE name = 'Later'`);
  });

  if (knewWaiting)
    it('keeps who waits for an answer, and since when', async () => {
      const requests = await server.database.query<Record<string, Date | null>[]>(
        'SELECT id, "waitingSince", "firstAnsweredAt" FROM consultation_requests ORDER BY id',
      );
      const kept = rows
        .filter((row) => 'waitingSince' in row && 'searchText' in row)
        .sort((a, b) => a['id'] - b['id']);
      const time = (text: string | null) => text && new Date(text);
      expect(requests).toEqual(
        kept.map(({ id, waitingSince, firstAnsweredAt }) => ({
          id,
          waitingSince: time(waitingSince),
          firstAnsweredAt: time(firstAnsweredAt),
        })),
      );
      const waiting = kept.filter(({ waitingSince }) => waitingSince !== null).length;
      expect(waiting).toBeGreaterThan(2);
      const listed = await get('/api/admin/consultation-requests?sort=waiting', asAdmin);
      expect([listed.body.length, listed.headers.get('x-total-count')]).toEqual([waiting, String(waiting)]);
    });

  // Later versions wrote it down themselves.
  if (!knewWaiting)
    it('lets those wait whose request is new, and writes to nobody about waits that were long before', async () => {
      const requests = await server.database.query<Record<string, Date | string | null>[]>(
        'SELECT * FROM consultation_requests ORDER BY id',
      );
      for (const request of requests) {
        const isNew = request['status'] === 'new' && request['withdrawnAt'] === null;
        expect([request['email'], request['waitingSince']]).toEqual([
          request['email'],
          isNew ? request['createdAt'] : null,
        ]);
        expect([request['firstAnsweredAt'], request['firstAnsweredById']]).toEqual([null, null]);
        const before = rows.find((row) => row['email'] === request['email'] && 'searchText' in row)!;
        expect(request['firstContactedAt']).toEqual(
          before['firstContactedAt'] && new Date(before['firstContactedAt']),
        );
      }
      const marks = AGES.map(([n]) => {
        const { remindedAt, escalatedAt } = requests.find(({ email }) =>
          String(email).startsWith(`visitor${n}-`),
        )!;
        return [n, remindedAt !== null, escalatedAt !== null];
      });
      expect(marks).toEqual([
        [0, true, true],
        [5, true, false],
        [7, false, false],
        [4, false, false],
      ]);
      expect(await count(`mails WHERE kind LIKE 'answer-%'`)).toBe(0);
      const waiting = await count('consultation_requests WHERE "waitingSince" IS NOT NULL');
      expect(waiting).toBeGreaterThan(2);
      const listed = await get('/api/admin/consultation-requests?sort=waiting', asAdmin);
      expect([listed.body.length, listed.headers.get('x-total-count')]).toEqual([waiting, String(waiting)]);
      expect(listed.body[0].email).toMatch(/^visitor0-/);
      const { body: team } = await get('/api/admin/team', asAdmin);
      for (const person of team)
        expect(person.waiting).toBe(
          await count(
            `consultation_requests WHERE "assigneeId" = ${person.id} AND "waitingSince" IS NOT NULL`,
          ),
        );
      const { body: summary } = await get('/api/admin/consultation-requests/summary', asAdmin);
      expect([summary.overdue, summary.medianFirstResponseMinutes]).toEqual([1, null]);
    });

  it('keeps people’s private pages', async () => {
    const own = (n: number) =>
      `/api/requests/${mailed('consultation-acknowledgement', `visitor${n}-later@example.com`).token}`;
    const { body } = await get(own(0));
    expect(body).toMatchObject({ name: 'Asha Rao', notes: [{ text: 'Evenings, please.' }] });
    const written = rows.filter((row) => 'seenAt' in row).map((row) => row['text']);
    const { messages } = (await get(`${own(0)}/messages`)).body;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(written);
    expect((await get(own(3))).body.withdrawnAt).not.toBeNull();
  });

  it('keeps accounts with what is in them', async () => {
    expect((await call('POST', '/api/users/login', { body: known.student })).status).toBe(200);
    const { body: account } = await get('/api/users/me', student);
    expect(account).toMatchObject({ username: known.student.username, gpa: 3.45, destinations: ['Canada'] });
    const shortlist = await get(`/api/users/${known.student.username}/shortlist`, student);
    expect(shortlist.body).toHaveLength(3 + MERGED.length);
    const { body: shared } = await get(`/api/comparisons/shared/${known.comparison}`);
    expect(JSON.stringify(shared)).toContain('"id":711');
  });

  // Earlier versions had none.
  const userId = rows.find(({ username }) => username === known.student.username)!['id'];
  const kept = rows.filter((row) => 'stage' in row && 'intake' in row && row['userId'] === userId);
  const sharings = rows.filter((row) => 'stalestOn' in row);
  if (kept.length > 0)
    it('keeps applications with their history, which are shared with nobody and can be', async () => {
      const { body: own } = await get('/api/applications', student);
      expect(own).toMatchObject(kept.map(({ stage, intake }) => ({ stage, intake })));
      const { body: one } = await get(`/api/applications/${own[0].id}`, student);
      expect(one).toMatchObject({ notes: 'Number 4711', closesOn: null });
      expect(
        one.history.map(({ action, actor, actorName }: Record<string, unknown>) => [
          action,
          actor,
          actorName,
        ]),
      ).toEqual(['stage', 'stage', 'asked', 'details'].map((action) => [action, 'student', null]));
      const others = (await get('/api/admin/students', asAdmin)).body;
      expect(others).toMatchObject(sharings.map(({ requestId }) => ({ requestId })));
      await server.database.query('UPDATE users SET "emailConfirmedAt" = now()');
      const request = { name: 'Asha', email: known.student.username, phone: '+91 98765 43210' };
      const { body: made } = await call('POST', '/api/consultation-requests', { body: request });
      await call('POST', '/api/applications/sharing', { headers: student, body: { requestId: made.id } });
      const { body: shared } = await get('/api/admin/students', asAdmin);
      expect(shared).toHaveLength(others.length + 1);
      expect(shared[0]).toMatchObject({
        requestId: made.id,
        stalest: { stageSince: one.stageSince, unchangedOn: one.unchangedOn },
      });
      await server.database.query('DELETE FROM consultation_requests WHERE id = $1', [made.id]);
      expect((await get('/api/admin/students', asAdmin)).body).toEqual(others);
      const planned = {
        rule: 'apply',
        owner: 'student',
        title: 'Apply',
        dueOn: '2027-01-13',
        zone: 'Asia/Kolkata',
      };
      const { body: tasks } = await call('PUT', `/api/applications/${one.id}/tasks/planned`, {
        headers: student,
        body: { tasks: [planned] },
      });
      expect(tasks).toHaveLength(1);
    });

  if (sharings.length > 0)
    it('keeps what is shared as it was agreed: without tasks and documents, until the student adds these', async () => {
      const own = { cookie: known.sharing };
      const [{ id: application }] = (await get('/api/applications', own)).body;
      const [{ requestId, userId: id }] = sharings as [Record<string, number>];
      const before = (await get(`/api/admin/students/${id}`, asAdmin)).body;
      expect(before).toMatchObject({
        sharesPlan: false,
        applications: [{ id: application, tasks: [], documents: [] }],
      });
      await call('POST', '/api/applications/sharing', { headers: own, body: { requestId, plan: true } });
      const after = (await get(`/api/admin/students/${id}`, asAdmin)).body;
      expect(after).toMatchObject({
        sharesPlan: true,
        applications: [
          {
            tasks: [
              { rule: 'apply', beforeStage: 'submitted', doneBy: null, doneByName: null },
              { rule: 'visa', beforeStage: 'visa', owner: 'counselor' },
            ],
            documents: [
              { name: 'Passport', state: 'needed', comment: null, reviewedBy: null },
              { name: 'Transcripts' },
            ],
          },
        ],
      });
      const due = (await get('/api/admin/students?sort=due', asAdmin)).body;
      expect(due[0]).toMatchObject({
        id,
        nextTask: { title: 'Apply', dueOn: after.applications[0].tasks[0].dueOn },
      });
    });

  it('brings the mended universities, and what students saved of those that merged to their successors', async () => {
    const successors = MERGED.map(([, successor]) => idOf(successor));
    const shortlist = await get(`/api/users/${known.student.username}/shortlist`, student);
    const saved = shortlist.body.filter(
      (entry: { fieldOfStudy: string }) => entry.fieldOfStudy === 'Engineering',
    );
    const ids = saved.map((entry: { universityId: number }) => entry.universityId);
    for (const id of successors) expect(ids.filter((other: number) => other === id)).toEqual([id]);
    const { body: shared } = await get(`/api/comparisons/shared/${TOKEN}`);
    expect(shared.map(({ id }: { id: number }) => id)).toEqual(successors);
    const { body: own } = await get('/api/comparisons', student);
    expect(own[0].universityIds).toEqual(successors);
    for (const [gone, successor] of MERGED) {
      for (const path of [`by-slug/${gone}`, String(idOf(gone)), `by-slug/${successor}`]) {
        const { body } = await get(`/api/universities/${path}`);
        expect([path, body.id, body.slug]).toEqual([path, idOf(successor), successor]);
      }
    }
    const { body: renamed } = await get('/api/universities/by-slug/bishop-grosseteste-university');
    expect(renamed).toMatchObject({ name: 'Lincoln Bishop University', region: 'England', sector: 'public' });
    const { body: unranked } = await get('/api/universities/by-slug/hec-montreal');
    expect(unranked).toMatchObject({ undergraduateGpaMin: null, graduateGpaMax: null });
    const { body: atDistance } = await get('/api/universities/by-slug/the-open-university');
    expect(atDistance.distance).toBe(true);
    const { body: found } = await get('/api/universities?search=unitec');
    expect(found.map(({ slug }: { slug: string }) => slug)).toEqual([MERGED[0][1]]);
  });

  it('keeps the newsletter’s links and the outbox', async () => {
    const confirm = (name: string) =>
      call('POST', '/api/newsletter-subscription/confirm', {
        body: { token: mailed('newsletter-confirmation', `${name}-later@example.com`).confirm },
      });
    expect((await confirm('pending')).status).toBe(200);
    expect(
      (await call('POST', '/api/newsletter-subscription', { body: { email: 'confirmed-later@example.com' } }))
        .status,
    ).toBe(409);
    for (const state of ['waiting', 'failed']) {
      const { body } = await get(`/api/admin/mails?state=${state}`, asAdmin);
      expect(body.length).toBeGreaterThan(0);
      expect(body).toHaveLength(await count(`mails WHERE state = '${state}'`));
    }
    expect(await count(`mails WHERE state = 'sent'`)).toBeGreaterThan(0);
  });

  it('goes on: numbers, counts and tokens', async () => {
    const last = Math.max(
      ...rows.filter((row) => 'searchText' in row && 'email' in row).map((row) => row['id']),
    );
    const body = { name: 'New', email: 'new@example.com', phone: '+91 98765 43210' };
    const created = await call('POST', '/api/consultation-requests', { body });
    expect(created.status).toBe(201);
    expect(created.body.id).toBeGreaterThan(last);
    const { body: summary } = await get('/api/admin/consultation-requests/summary', asAdmin);
    expect(summary.total).toBe(await count('consultation_requests'));
    expect((await get('/api/admin/me', staff)).body).toEqual({
      id: expect.any(Number),
      name: 'Ravi',
      role: 'lead',
    });
  });
});

it('lists every landed migration, and none has been edited', () => {
  const files = readdirSync(MIGRATIONS).sort();
  expect(Object.keys(LANDED)).toEqual(files.slice(0, Object.keys(LANDED).length));
  expect(files.length - Object.keys(LANDED).length).toBeLessThanOrEqual(1);
  for (const [file, hash] of Object.entries(LANDED)) {
    const content = readFileSync(new URL(file, MIGRATIONS), 'utf8').replaceAll('\r\n', '\n');
    expect([file, createHash('sha256').update(content).digest('hex')]).toEqual([file, hash]);
  }
});
