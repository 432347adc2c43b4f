import { rmSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../src/config/config.js';
import { bringUpToDate, isInUse, IN_MEMORY, openDatabase } from '../src/database/database.js';
import { backupLines } from '../src/operator/backup.js';
import { restore } from '../src/operator/restore.js';
import {
  emptyServerDatabase,
  freshDataFolder,
  freshServerDatabase,
  startApp,
  type TestApp,
} from './support/app.js';
import { asAdmin, client } from './support/http.js';

/** The lines of a backup file. */
async function backupOf(database: DataSource): Promise<string[]> {
  let text = '';
  for await (const piece of backupLines(database)) text += piece;
  return text.split('\n').slice(0, -1);
}

const restoreInto = (database: DataSource, lines: string[], force = false) =>
  restore(
    database,
    (async function* () {
      yield* lines;
    })(),
    force,
  );

/** On both databases: all of it goes through one transaction, which on the embedded one is the only session. */
describe('backup and restore', () => {
  let server: TestApp;
  let lines: string[];
  beforeAll(async () => {
    server = await startApp();
    const call = client(server.url);
    const account = { username: 'zoë@example.com', password: 'correct horse' };
    const registered = await call('POST', '/api/users/register', { body: account });
    const cookie = registered.headers.get('set-cookie')!.split(';')[0]!;
    await call('PATCH', '/api/users/me', {
      headers: { cookie },
      body: { gpa: 3.45, destinations: ['Canada'] },
    });
    await call('POST', '/api/comparisons', { headers: { cookie }, body: { universityIds: [2, 1] } });
    for (const name of ['Asha "A" Rao', 'पारुल', "O'Brien"]) {
      const body = { name, email: 'asha@example.com', phone: '98765 43210', message: 'one\ntwo\t{"three"}' };
      expect((await call('POST', '/api/consultation-requests', { body })).status).toBe(201);
    }
    await call('PATCH', '/api/admin/consultation-requests/2/status', {
      headers: asAdmin,
      body: { status: 'contacted' },
    });
    await call('POST', '/api/newsletter-subscription', { body: { email: 'asha@example.com' } });
    await call('POST', '/api/admin/tokens', { headers: asAdmin, body: { name: 'Asha', days: 9 } });
    // The row with the highest id is deleted, but its id must not be used again.
    await server.database.query('DELETE FROM consultation_requests WHERE id = 3');
    lines = await backupOf(server.database);
  });
  afterAll(() => server.close());

  /**
   * Runs `work` on another database: one that a server has started on before, or a new one.
   * @param prepare what is done to the new one, see openDatabase
   */
  async function elsewhere<T>(
    work: (database: DataSource) => Promise<T>,
    prepare?: (database: DataSource) => Promise<unknown>,
  ): Promise<T> {
    const fresh = prepare ? await emptyServerDatabase() : await freshServerDatabase();
    const folder = fresh || prepare ? null : await freshDataFolder();
    const config = {
      ...loadConfig({}),
      dataDir: folder ?? IN_MEMORY,
      databaseUrl: fresh?.url ?? null,
    };
    const database = await openDatabase(config, prepare);
    try {
      return await work(database);
    } finally {
      await database.destroy();
      await fresh?.drop();
      if (folder) rmSync(folder, { recursive: true });
    }
  }
  const untouched = async () => undefined;
  const withoutTime = ([head, ...rest]: string[]) => [
    JSON.stringify({ ...JSON.parse(head!), createdAt: '' }),
    ...rest.sort(),
  ];

  it.each([
    ['an empty database', untouched],
    ['one that a server has started on', undefined],
  ])('puts everything into %s, exactly', async (_, prepare) => {
    await elsewhere(async (database) => {
      const { counts } = await restoreInto(database, lines);
      expect(counts).toMatchObject({ consultation_requests: 2, users: 1, universities: 1230 });
      expect(withoutTime(await backupOf(database))).toEqual(withoutTime(lines));
      const { upQueries } = await database.driver.createSchemaBuilder().log();
      expect(upQueries.map(({ query }) => query)).toEqual([]);
      // Ids continue, the counts are right, and there is nothing to migrate or seed.
      const insert = `INSERT INTO consultation_requests (name, email, phone, "searchText")
        VALUES ('a', 'b', 'c', 'd') RETURNING id`;
      expect(await database.query(insert)).toEqual([{ id: 4 }]);
      expect(
        await database.query(
          `SELECT sum(requests)::int AS n FROM consultation_counts WHERE day = '-infinity' AND status = 'new'`,
        ),
      ).toEqual([{ n: 2 }]);
      expect(await bringUpToDate(database)).toBe(0);
    }, prepare);
  });

  it('knows whether somebody works on a database', async () => {
    let atFirst: boolean | undefined;
    await elsewhere(
      async (database) => expect(await isInUse(database)).toBe(Boolean(process.env['TEST_DATABASE_URL'])),
      async (database) => {
        atFirst = await isInUse(database);
        await bringUpToDate(database);
      },
    );
    expect(atFirst).toBe(false);
  });

  it('does not replace what would be lost, unless told to', async () => {
    await elsewhere(async (database) => {
      await database.query(
        `INSERT INTO newsletter_subscriptions (email, "emailKey") VALUES ('x@y.example', 'x')`,
      );
      await expect(restoreInto(database, lines)).rejects.toThrow(
        'The database is not empty: the table newsletter_subscriptions has rows.',
      );
      expect(await database.query('SELECT count(*)::int AS n FROM users')).toEqual([{ n: 0 }]);
      await restoreInto(database, lines, true);
      expect(await database.query('SELECT email FROM newsletter_subscriptions')).toEqual([
        { email: 'asha@example.com' },
      ]);
    });
  });

  it("leaves another program's tables alone, even when told to", async () => {
    await elsewhere(async (database) => {
      await database.query('CREATE TABLE invoices (id integer)');
      await expect(restoreInto(database, lines, true)).rejects.toThrow('tables of something else');
    }, untouched);
  });

  it.each([
    ['no file of ours', () => ['hello'], 'This is not a backup.'],
    ['an empty file', () => [], 'This is not a backup.'],
    ['a file cut short', () => lines.slice(0, -1), 'damaged or was cut short'],
    ['a file with a row missing', () => lines.filter((line) => !line.includes('पारुल')), 'damaged or was cut'],
    [
      'a file of a newer version',
      () => [lines[0]!.replace('"migrations":[', '"migrations":["Later1800000000000",'), ...lines.slice(1)],
      'made by a newer version',
    ],
  ])('refuses %s and changes nothing', async (_, file, sentence) => {
    await elsewhere(async (database) => {
      await database.query(`INSERT INTO erased_keys ("idempotencyKey") VALUES ('kept')`);
      const before = withoutTime(await backupOf(database));
      await expect(restoreInto(database, file(), true)).rejects.toThrow(sentence);
      expect(withoutTime(await backupOf(database))).toEqual(before);
    });
  });

  it('takes up a backup of an older version, which the next start brings up to date', async () => {
    const older = await elsewhere(async (database) => {
      await database.undoLastMigration();
      return backupOf(database);
    });
    await elsewhere(async (database) => {
      await restoreInto(database, older);
      await bringUpToDate(database);
      const { upQueries } = await database.driver.createSchemaBuilder().log();
      expect(upQueries.map(({ query }) => query)).toEqual([]);
    });
  });
});

describe('the embedded database in a folder', () => {
  it('takes up a backup and keeps it', async () => {
    if (process.env['TEST_DATABASE_URL']) return; // The run on the embedded database has it.
    const folder = await freshDataFolder();
    const config = { ...loadConfig({}), dataDir: folder };
    let database = await openDatabase(config);
    try {
      await database.query(`INSERT INTO erased_keys ("idempotencyKey") VALUES ('kept')`);
      const lines = await backupOf(database);
      await database.query('DELETE FROM erased_keys');
      await restoreInto(database, lines);
      await database.destroy();
      database = await openDatabase(config);
      expect(await database.query('SELECT "idempotencyKey" FROM erased_keys')).toEqual([
        { idempotencyKey: 'kept' },
      ]);
    } finally {
      await database.destroy();
      rmSync(folder, { recursive: true });
    }
  });
});
