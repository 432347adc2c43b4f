import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createApp } from '../../src/app.js';
import { poolOf } from '../../src/common/pool.js';
import { type Config, loadConfig } from '../../src/config/config.js';
import { openDatabase } from '../../src/database/database.js';

export const ADMIN_TOKEN = 'a-token-for-the-test-suite';

export interface TestApp {
  app: NestFastifyApplication;
  /** Address without a slash at the end. */
  url: string;
  database: DataSource;
  close(): Promise<void>;
}

/**
 * The whole application on a fresh database, listening on a free port: embedded, or with TEST_DATABASE_URL a new
 * database on that server.
 * @param overrides.databaseUrl another database; null is the embedded one in `dataDir`
 * @param isPatient whether a request waits for a connection as long as it takes. Of many at once, or beside other apps of
 *   this process, one may wait longer on a busy machine than the 1.5 seconds after which it is refused.
 */
export async function startApp(overrides: Partial<Config> = {}, { isPatient = true } = {}): Promise<TestApp> {
  const server = overrides.databaseUrl === undefined ? await freshServerDatabase() : null;
  const folder = overrides.databaseUrl || overrides.dataDir || server ? null : await freshDataFolder();
  const app = await createApp({
    ...loadConfig({ ADMIN_TOKEN, LOG_LEVEL: 'fatal' }),
    ...overrides,
    ...(folder && { dataDir: folder }),
    databaseUrl: overrides.databaseUrl ?? server?.url ?? null,
  });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const database = app.get<DataSource>(getDataSourceToken());
  if (isPatient) poolOf(database).options.connectionTimeoutMillis = 0;
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    database,
    async close() {
      app.getHttpServer().closeAllConnections();
      await app.close().catch((error: Error) => {
        // A test may have destroyed the data source already.
        if (database.isInitialized) throw error;
      });
      await server?.drop();
      if (folder) rmSync(folder, { recursive: true });
    },
  };
}

/** What this run makes once and copies for each app. jest.config.js names the run. */
const TEMPLATE = `${process.env['TEST_TEMPLATE']}_seeded`;

/**
 * A new data folder whose embedded database is migrated and seeded. A copy starts four times as fast as one in memory.
 */
export const freshDataFolder = () => copyOf(TEMPLATE);

/** The same with an empty database, which takes seconds to make. */
export const emptyDataFolder = () => copyOf(`${process.env['TEST_TEMPLATE']}_empty`, async () => undefined);

/** @param prepare what the template is made with, see openDatabase */
async function copyOf(name: string, prepare?: Parameters<typeof openDatabase>[1]): Promise<string> {
  const template = await once(name, async (dataDir) =>
    (await openDatabase({ ...loadConfig({}), dataDir }, prepare)).destroy(),
  );
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}

/**
 * Whichever worker comes first does it; the others wait.
 * @param make makes the folder whose path it gets
 * @returns where that folder is then
 */
async function once(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = join(tmpdir(), name);
  const lock = `${made}_lock`;
  while (!existsSync(made)) {
    try {
      mkdirSync(lock);
    } catch {
      await sleep(100);
      continue;
    }
    try {
      if (!existsSync(made)) {
        await make(`${made}_new`);
        renameSync(`${made}_new`, made);
      }
    } finally {
      rmdirSync(lock);
    }
  }
  return made;
}

export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A new, empty database on TEST_DATABASE_URL's server, or null when it is not set. */
export const emptyServerDatabase = () => newDatabase();

/** The same, migrated and seeded. */
export async function freshServerDatabase(): Promise<ServerDatabase | null> {
  if (!process.env['TEST_DATABASE_URL']) return null;
  await once(`${TEMPLATE}_server`, async (mark) => {
    const { url } = (await newDatabase('template1', TEMPLATE))!;
    await (await openDatabase({ ...loadConfig({}), databaseUrl: url })).destroy();
    mkdirSync(mark);
  });
  return newDatabase(TEMPLATE);
}

async function newDatabase(
  template = 'template1',
  name = `test_${randomBytes(6).toString('hex')}`,
): Promise<ServerDatabase | null> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return null;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
