import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { join } from 'node:path';
import { AdminExport } from '../admin/admin-export.entity.js';
import { AdminTokenRecord } from '../admin/admin-token.entity.js';
import { Comparison } from '../comparisons/comparison.entity.js';
import { poolOf } from '../common/pool.js';
import type { Config } from '../config/config.js';
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
import { endSilentConnections } from './silent-connections.js';
import { InitialSchema1763600000000 } from './migrations/1763600000000-initial-schema.js';
import { StudentPortal1763700000000 } from './migrations/1763700000000-student-portal.js';
import { MailAndOwnData1763800000000 } from './migrations/1763800000000-mail-and-own-data.js';
import { StaffDesk1763900000000 } from './migrations/1763900000000-staff-desk.js';
import { PhoneDigits1764000000000 } from './migrations/1764000000000-phone-digits.js';
import { UniversitiesInMemory1764100000000 } from './migrations/1764100000000-universities-in-memory.js';
import { UniversitiesBySql1764200000000 } from './migrations/1764200000000-universities-by-sql.js';
import { IndianMarks1764400000000 } from './migrations/1764400000000-indian-marks.js';
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
  PhoneDigits1764000000000,
  UniversitiesInMemory1764100000000,
  UniversitiesBySql1764200000000,
  IndianMarks1764400000000,
];

/** What PostgreSQL knows the connections of a server by, and of a command once it is at work. */
const APPLICATION_NAME = 'meridian';
/** Any number of ours: instances that start at once queue up behind it. */
const MIGRATION_LOCK = 7_311_902;
const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 15_000;
/** For a connection that swallows everything while its server answers others: the server's own timeout never comes. */
const ANSWER_TIMEOUT_MS = 17_000;
/** At the start, and for the one connection of the embedded database, which is never away. */
const FIRST_CONNECT_TIMEOUT_MS = 10_000;
/** For a new connection, or for one of the pool's: longer, and a request is answered 503. */
const CONNECT_TIMEOUT_MS = 1_500;

/** What is done to a database before it is used, by one process at a time. */
type Preparation = (database: DataSource) => Promise<unknown>;

/** Opens the configured database, brings its schema and seed up to date, and hands out the pool that the app uses. */
export async function openDatabase(
  config: Config,
  prepare: Preparation = (database) => bringUpToDate(database),
): Promise<DataSource> {
  return config.databaseUrl ? openServer(config.databaseUrl, prepare) : openEmbedded(config.dataDir, prepare);
}

/** Whether somebody works on a PostgreSQL server's database; nobody else can on an embedded one. */
export async function isInUse(database: DataSource): Promise<boolean> {
  const connections = await database.query<unknown[]>(
    'SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 LIMIT 1',
    [APPLICATION_NAME],
  );
  return connections.length > 0;
}

async function openServer(url: string, prepare: Preparation): Promise<DataSource> {
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT_MS });
  await lock.connect();
  try {
    // Of the transaction, not of the session: behind a pooler the session is another one with every transaction.
    await lock.query('BEGIN');
    // Without parameters: a statement with some keeps its view of the rows, and the seed's VACUUM has to stop before it.
    await lock.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const dataSource = await new DataSource(
      dataSourceOptions({ connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT_MS, max: 1 }, url),
    ).initialize();
    await prepare(dataSource).finally(() => dataSource.destroy());
    await lock.query('COMMIT');
  } finally {
    await lock.end();
  }
  const dataSource = await new DataSource(
    dataSourceOptions(
      {
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        max: POOL_SIZE,
        application_name: APPLICATION_NAME,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        keepAlive: true,
      },
      url,
    ),
  ).initialize();
  const stop = endSilentConnections(poolOf(dataSource), ANSWER_TIMEOUT_MS);
  return whenDestroyed(dataSource, stop);
}

function whenDestroyed(dataSource: DataSource, then: () => unknown): DataSource {
  const destroy = dataSource.destroy.bind(dataSource);
  dataSource.destroy = async () => {
    await destroy();
    await then();
  };
  return dataSource;
}

async function openEmbedded(dataDir: string, prepare: Preparation): Promise<DataSource> {
  const database = await openEmbeddedDatabase({
    directory: dataDir === IN_MEMORY ? null : join(dataDir, 'database'),
  });
  try {
    // One session serves everything, so the pool has one connection; requests wait for it in turn.
    const dataSource = await new DataSource(
      dataSourceOptions({
        connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT_MS,
        max: 1,
        user: 'postgres',
        database: 'postgres',
        ssl: false, // also where PGSSLMODE asks for it
        stream: () => database.connect(),
      }),
    ).initialize();
    await prepare(dataSource);
    return whenDestroyed(dataSource, () => database.close());
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Runs what is new of the migrations and the seed.
 * @param again seeds also when nothing is new
 * @returns how many universities were written
 */
export async function bringUpToDate(database: DataSource, again = false): Promise<number> {
  await database.runMigrations({ transaction: 'each' });
  if (again) await database.query('DELETE FROM seed_state');
  const written = await seedUniversities(database);
  // For a long time nothing else would tell the planner about so few new rows, nor that an index alone may count them.
  if (written > 0) await database.query('VACUUM (ANALYZE) universities');
  return written;
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
