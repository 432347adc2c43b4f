import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createApp } from '../../src/app.js';
import { type Config, loadConfig } from '../../src/config/config.js';
import { IN_MEMORY } from '../../src/database/database.js';

export const ADMIN_TOKEN = 'a-token-for-the-test-suite';

export interface TestApp {
  app: NestFastifyApplication;
  /** Address without a slash at the end. */
  url: string;
  database: DataSource;
  close(): Promise<void>;
}

/**
 * The whole application on a fresh database, listening on a free port: embedded in memory, or with
 * TEST_DATABASE_URL a new database on that server.
 */
export async function startApp(overrides: Partial<Config> = {}): Promise<TestApp> {
  const server = overrides.databaseUrl ? null : await freshServerDatabase();
  const app = await createApp({
    ...loadConfig({ ADMIN_TOKEN, LOG_LEVEL: 'fatal' }),
    dataDir: IN_MEMORY,
    databaseUrl: server?.url ?? null,
    ...overrides,
  });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const database = app.get<DataSource>(getDataSourceToken());
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
    },
  };
}

/** A new, empty database on TEST_DATABASE_URL's server, or null when it is not set. */
export async function freshServerDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return null;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
