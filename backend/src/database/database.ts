import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { join } from 'node:path';
import { AdminExport } from '../admin/admin-export.entity.js';
import { AdminTokenRecord } from '../admin/admin-token.entity.js';
import { Staff } from '../admin/staff.entity.js';
import { Application } from '../applications/application.entity.js';
import { ApplicationDocument } from '../applications/application-document.entity.js';
import { ApplicationEvent } from '../applications/application-event.entity.js';
import { ApplicationTask } from '../applications/application-task.entity.js';
import { ApplicationSharing } from '../applications/application-sharing.entity.js';
import { Comparison } from '../comparisons/comparison.entity.js';
import { PlanSettings } from '../plans/plan-settings.entity.js';
import { poolOf } from '../common/pool.js';
import type { Config } from '../config/config.js';
import { AssigneeCount } from '../consultations/assignee-count.entity.js';
import { ConsultationCount } from '../consultations/consultation-count.entity.js';
import { CannedAnswer } from '../conversations/canned-answer.entity.js';
import { ConsultationMessage } from '../consultations/consultation-message.entity.js';
import { ConsultationEvent } from '../consultations/consultation-event.entity.js';
import { ConsultationRequest } from '../consultations/consultation-request.entity.js';
import { ErasedKey } from '../consultations/erased-key.entity.js';
import { WaitingCount } from '../consultations/waiting-count.entity.js';
import { RequestLink } from '../consultations/request-link.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity.js';
import { NewsletterToken } from '../newsletter/newsletter-token.entity.js';
import { RateLimit } from '../rate-limits/rate-limit.entity.js';
import { ShortlistEntry } from '../shortlist/shortlist-entry.entity.js';
import { FormerUniversity } from '../universities/former-university.entity.js';
import { University } from '../universities/university.entity.js';
import { EmailConfirmation } from '../users/email-confirmation.entity.js';
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
import { UniversitiesThatMerged1764300000000 } from './migrations/1764300000000-universities-that-merged.js';
import { IndianMarks1764400000000 } from './migrations/1764400000000-indian-marks.js';
import { StaffAndAssignment1764500000000 } from './migrations/1764500000000-staff-and-assignment.js';
import { AnswerClock1764600000000 } from './migrations/1764600000000-answer-clock.js';
import { Conversations1764700000000 } from './migrations/1764700000000-conversations.js';
import { PersonsInHistory1764800000000 } from './migrations/1764800000000-persons-in-history.js';
import { Applications1764900000000 } from './migrations/1764900000000-applications.js';
import { ApplicationPlan1765000000000 } from './migrations/1765000000000-application-plan.js';
import { Sharing1765100000000 } from './migrations/1765100000000-sharing.js';
import { AssignmentMails1765200000000 } from './migrations/1765200000000-assignment-mails.js';
import { PlanSettings1765300000000 } from './migrations/1765300000000-plan-settings.js';
import { SharedPlans1765400000000 } from './migrations/1765400000000-shared-plans.js';
import { TasksLeftBehind1765500000000 } from './migrations/1765500000000-tasks-left-behind.js';
import { ClosingDays1765600000000 } from './migrations/1765600000000-closing-days.js';
import { OlderDays1765700000000 } from './migrations/1765700000000-older-days.js';
import { SeedState } from './seed/seed-state.entity.js';
import { seedUniversities } from './seed/seed-universities.js';

/** DATA_DIR's value for an embedded database that lives in memory only. */
export const IN_MEMORY = ':memory:';

const ENTITIES = [
  AdminExport,
  AdminTokenRecord,
  Application,
  ApplicationEvent,
  ApplicationTask,
  ApplicationDocument,
  ApplicationSharing,
  AssigneeCount,
  CannedAnswer,
  Comparison,
  ConsultationCount,
  ConsultationEvent,
  ConsultationMessage,
  ConsultationRequest,
  EmailConfirmation,
  ErasedKey,
  FormerUniversity,
  Mail,
  NewsletterSubscription,
  NewsletterToken,
  PasswordReset,
  PlanSettings,
  RateLimit,
  RequestLink,
  SeedState,
  Session,
  ShortlistEntry,
  Staff,
  University,
  User,
  WaitingCount,
];
const MIGRATIONS = [
  InitialSchema1763600000000,
  StudentPortal1763700000000,
  MailAndOwnData1763800000000,
  StaffDesk1763900000000,
  PhoneDigits1764000000000,
  UniversitiesInMemory1764100000000,
  UniversitiesBySql1764200000000,
  UniversitiesThatMerged1764300000000,
  IndianMarks1764400000000,
  StaffAndAssignment1764500000000,
  AnswerClock1764600000000,
  Conversations1764700000000,
  PersonsInHistory1764800000000,
  Applications1764900000000,
  ApplicationPlan1765000000000,
  Sharing1765100000000,
  AssignmentMails1765200000000,
  PlanSettings1765300000000,
  SharedPlans1765400000000,
  TasksLeftBehind1765500000000,
  ClosingDays1765600000000,
  OlderDays1765700000000,
];

/** Name of our connections in PostgreSQL: those of servers, and of a command once it works. */
const APPLICATION_NAME = 'meridian';
/** Number of the advisory lock for which instances queue that start at the same time. The number has no meaning. */
const MIGRATION_LOCK = 7_311_902;
const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * When a call has had no answer for this long, its connection is closed. The server's own timeout for statements is not
 * enough: when one connection is dead while others work, the server's message about the timeout does not arrive.
 */
const ANSWER_TIMEOUT_MS = 17_000;
/**
 * Used at the start, when the process has so much to do that it may notice an answer late, and for the embedded database,
 * whose only connection is always there.
 */
const FIRST_CONNECT_TIMEOUT_MS = 10_000;
/** How long a request waits for a connection, new or from the pool, before it is answered with 503. */
const CONNECT_TIMEOUT_MS = 1_500;

/** Work on a database before it is used, done by one process at a time. */
type Preparation = (database: DataSource) => Promise<unknown>;

/** Opens the configured database, brings its schema and seed up to date, and hands out the pool that the app uses. */
export async function openDatabase(
  config: Config,
  prepare: Preparation = (database) => bringUpToDate(database),
): Promise<DataSource> {
  return config.databaseUrl ? openServer(config.databaseUrl, prepare) : openEmbedded(config.dataDir, prepare);
}

/** Whether a server of ours uses this database. An embedded database is used by this process only. */
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
    // A lock of the transaction, since a connection pooler may give every transaction another session.
    await lock.query('BEGIN');
    // Without parameters, because a statement with parameters keeps its snapshot while it waits, and the seed's VACUUM
    // could then not clean up.
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
        connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT_MS,
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

/** Called once the process has started: a connection may then take only as long as a request can wait. */
export function startIsOver(dataSource: DataSource, { databaseUrl }: Config): void {
  if (databaseUrl) poolOf(dataSource).options.connectionTimeoutMillis = CONNECT_TIMEOUT_MS;
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
    // The embedded database has one session, so the pool has one connection, and statements queue for it.
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
 * Runs new migrations, and the seed if it has changed.
 * @param again runs the seed even if it has not changed
 * @returns how many universities were written
 */
export async function bringUpToDate(database: DataSource, again = false): Promise<number> {
  await database.runMigrations({ transaction: 'each' });
  if (again) await database.query('DELETE FROM seed_state');
  const written = await seedUniversities(database);
  // So few rows would not start autovacuum for a long time. Until then the planner has no statistics of them, and no
  // index-only scans.
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
