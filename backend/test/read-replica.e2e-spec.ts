import { existsSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { postgresFolder, withPostgres, withReplica } from '../../scripts/lib/postgres.mjs';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client } from './support/http.js';

const folder = postgresFolder();
/** Only beside the other tests on a PostgreSQL server: it starts two of its own. */
const onServer =
  process.env['TEST_DATABASE_URL'] && folder && existsSync(join(folder, 'pg_basebackup')) ? it : it.skip;

const LIST = '/api/universities?limit=1&search=';
/** Makes every list a new one, which no cache holds. */
let asked = 0;
const fresh = (call: ReturnType<typeof client>) =>
  call('GET', `${LIST}&minGraduateGpa=${4 - asked++ / 1000}`);

async function on<T>(url: string, statement: string): Promise<T[]> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  const { rows } = await connection.query(statement);
  await connection.end();
  return rows as T[];
}

/** How often the table of universities has been looked through on that server, which tells of it a little late. */
async function reads(url: string): Promise<number> {
  const [row] = await on<{ reads: number }>(
    url,
    `SELECT (seq_scan + coalesce(idx_scan, 0))::int AS reads FROM pg_stat_user_tables WHERE relname = 'universities'`,
  );
  return row!.reads;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await condition());) {
    if (Date.now() > end) throw new Error('It did not come about in 20 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('a read replica', () => {
  onServer(
    'serves the lists of universities; the primary everything else, and those while it is away',
    () =>
      withPostgres((primary) =>
        withReplica(primary, async (replica, server) => {
          const app = await startApp({ databaseUrl: primary, databaseReplicaUrl: replica });
          try {
            await servesLists(app, primary, replica);
            await server.stop();
            const start = Date.now();
            expect((await fresh(client(app.url))).status).toBe(200);
            expect(Date.now() - start).toBeLessThan(3_000);
            await server.start();
            const before = await reads(replica);
            await until(async () => {
              expect((await fresh(client(app.url))).status).toBe(200);
              return (await reads(replica)) > before;
            });
          } finally {
            await app.close();
          }
        }),
      ),
    120_000,
  );

  async function servesLists({ url }: TestApp, primary: string, replica: string): Promise<void> {
    const call = client(url);
    // It may not have the table yet.
    const copied = () => on(replica, 'SELECT FROM universities').catch(() => []);
    await until(async () => (await copied()).length === 1230);
    // From here on only the replica has the table under its name: it is told nothing more of what the primary does.
    await on(replica, 'SELECT pg_wal_replay_pause()');
    await until(
      async () => (await on(replica, "SELECT WHERE pg_get_wal_replay_pause_state() = 'paused'")).length === 1,
    );
    await on(primary, 'ALTER TABLE universities RENAME TO hidden');
    for (let i = 0; i < 5; i++) expect((await fresh(call)).status).toBe(200);
    expect((await call('GET', '/api/universities/points?country=Canada')).body.total).toBeGreaterThan(0);
    await on(primary, 'ALTER TABLE hidden RENAME TO universities');
    await on(replica, 'SELECT pg_wal_replay_resume()');

    // A new request is read from the primary.
    const body = { name: 'Asha Rao', email: 'asha@example.com', phone: '98765 43210' };
    const { body: stored } = await call('POST', '/api/consultation-requests', { body });
    const status = { headers: asAdmin, body: { status: 'contacted' } };
    await call('PATCH', `/api/admin/consultation-requests/${stored.id}/status`, status);
    const list = await call('GET', '/api/admin/consultation-requests', { headers: asAdmin });
    expect(list.body[0]).toMatchObject({ id: stored.id, status: 'contacted' });
  }

  it('that swallows every byte holds a list up for two seconds at most, and only the first', async () => {
    if (!process.env['TEST_DATABASE_URL']) return; // Without a server there is no address to give.
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const app = await startApp({ databaseReplicaUrl: `postgres://x@127.0.0.1:${port}/x` });
    const timed = async () => {
      const start = performance.now();
      expect((await fresh(client(app.url))).status).toBe(200);
      return performance.now() - start;
    };
    expect(await timed()).toBeLessThan(2_500);
    expect(sockets.size).toBe(1);
    await timed();
    expect(sockets.size).toBe(1);
    await app.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
