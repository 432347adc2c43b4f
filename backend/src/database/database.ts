import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { join } from 'node:path';
import { AdminExport } from '../admin/admin-export.entity.js';
import { AdminTokenRecord } from '../admin/admin-token.entity.js';
import { Comparison } from '../comparisons/comparison.entity.js';
import type { Config } from '../config.js';
import { ConsultationCount } from '../consultations/consultation-count.entity.js';
import { ConsultationEvent } from '../consultations/consultation-event.entity.js';
import { ConsultationRequest } from '../consultations/consultation-request.entity.js';
import { ErasedKey } from '../consultations/erased-key.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity.js';
import { NewsletterToken } from '../newsletter/newsletter-token.entity.js';
import { RateLimit } from '../rate-limits/rate-limit.entity.js';
import { ShortlistEntry } from '../shortlist/shortlist-entry.entity.js';
import { University } from '../universities/university.entity.js';
import { PasswordReset } from '../users/password-reset.entity.js';
import { Session } from '../users/session.entity.js';
import { User } from '../users/user.entity.js';
import { openEmbeddedDatabase } from './embedded/embedded-database.js';
import { InitialSchema1763600000000 } from './migrations/1763600000000-initial-schema.js';
import { StudentPortal1763700000000 } from './migrations/1763700000000-student-portal.js';
import { MailAndOwnData1763800000000 } from './migrations/1763800000000-mail-and-own-data.js';
import { StaffDesk1763900000000 } from './migrations/1763900000000-staff-desk.js';
import { SeedState } from './seed/seed-state.entity.js';
import { seedUniversities } from './seed/seed-universities.js';

/** DATA_DIR's value for an embedded database that lives in memory only. */
export const IN_MEMORY = ':memory:';

const ENTITIES = [
  AdminExport,
  AdminTokenRecord,
  Comparison,
  ConsultationCount,
  ConsultationEvent,
  ConsultationRequest,
  ErasedKey,
  Mail,
  NewsletterSubscription,
  NewsletterToken,
  PasswordReset,
  RateLimit,
  SeedState,
  Session,
  ShortlistEntry,
  University,
  User,
];
const MIGRATIONS = [
  InitialSchema1763600000000,
  StudentPortal1763700000000,
  MailAndOwnData1763800000000,
  StaffDesk1763900000000,
];

/** Any number of ours: instances that start at once queue up behind it. */
const MIGRATION_LOCK = 7_311_902;
const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 15_000;
/** For a connection that swallows everything: the server's own timeout never comes. */
const ANSWER_TIMEOUT_MS = 17_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** Opens the configured database, brings its schema and seed up to date, and hands out the pool that the app uses. */
export async function openDatabase(config: Config): Promise<DataSource> {
  return config.databaseUrl ? openServer(config.databaseUrl) : openEmbedded(config.dataDir);
}

async function openServer(url: string): Promise<DataSource> {
  const options = (extra: object) =>
    dataSourceOptions({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, max: POOL_SIZE, ...extra }, url);
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await update(options({ max: 1 }));
  } finally {
    await lock.end();
  }
  return new DataSource(
    options({ statement_timeout: STATEMENT_TIMEOUT_MS, query_timeout: ANSWER_TIMEOUT_MS, keepAlive: true }),
  ).initialize();
}

async function openEmbedded(dataDir: string): Promise<DataSource> {
  const database = await openEmbeddedDatabase({
    directory: dataDir === IN_MEMORY ? null : join(dataDir, 'database'),
  });
  try {
    // One session serves everything, so the pool has one connection; requests wait for it in turn.
    const options = dataSourceOptions({
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      max: 1,
      user: 'postgres',
      database: 'postgres',
      stream: () => database.connect(),
    });
    await update(options);
    const dataSource = await new DataSource(options).initialize();
    const destroy = dataSource.destroy.bind(dataSource);
    dataSource.destroy = async () => {
      await destroy();
      await database.close();
    };
    return dataSource;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function update(options: DataSourceOptions): Promise<void> {
  const dataSource = await new DataSource(options).initialize();
  try {
    await dataSource.runMigrations({ transaction: 'each' });
    // Nothing else would tell the embedded database's planner about new rows for a long time.
    if ((await seedUniversities(dataSource)) > 0) await dataSource.query('ANALYZE universities');
  } finally {
    await dataSource.destroy();
  }
}

export function dataSourceOptions(extra: object, url?: string): DataSourceOptions {
  return {
    type: 'postgres',
    ...(url && { url }),
    extra,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    synchronize: false,
    installExtensions: false,
    logging: false,
  };
}
