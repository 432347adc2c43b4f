import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { UNDO_MINUTES } from '../applications/application-event.entity.js';
import { IS_BEHIND, OPEN_STAGES } from '../applications/stages.js';
import { ProblemException } from '../common/problem.js';
import { newToken } from '../common/tokens.js';
import { Mails } from '../mail/mails.service.js';
import type { TakenMail } from '../mail/messages.js';
import { type DueTask, FIRST_RULES, type News, planReminder } from './plan-reminder.js';

const MINUTE_MS = 60_000;
/** Students a transaction. */
const MOST_ROWS = 200;
/** Lines of tasks, and news, that a reminder has. */
const MOST_NAMED = 15;

const IS_OPEN = `a.stage IN (${OPEN_STAGES.map((stage) => `'${stage}'`).join(', ')})`;
/** Tasks that their student has to do. */
const DUE = `t."doneAt" IS NULL AND t.owner = 'student' AND NOT ${IS_BEHIND} AND ${IS_OPEN}`;
/** How long before a task is due its student is reminded of it. */
const MARKS = ['7 days', '3 days', '0 days'];
/** What staff do is told when they cannot undo it any more. */
const SETTLED = `interval '${UNDO_MINUTES} minutes'`;
/** Of documents d, and of events e: what staff want changed, and the stages that they have set. */
const TO_CHANGE = `d.state = 'needs-change' AND d."reviewedAt" IS NOT NULL AND ${IS_OPEN}`;
const SET_BY_STAFF = `e.actor = 'staff' AND e.action = 'stage' AND e."undoneAt" IS NULL`;
/**
 * Relation of what students are told of, and of the moment `at` from which on they are. What a month ago was due, or
 * happened, is nothing new.
 */
const OCCASIONS = `(
  SELECT a."userId", t."dueAt" - mark.before AS at
  FROM application_tasks t JOIN applications a ON a.id = t."applicationId",
    (VALUES ${MARKS.map((mark) => `(interval '${mark}')`).join(', ')}) AS mark(before)
  WHERE ${DUE} AND t."dueAt" BETWEEN now() - interval '30 days' AND now() + interval '7 days'
  UNION ALL
  SELECT a."userId", d."reviewedAt" + ${SETTLED}
  FROM application_documents d JOIN applications a ON a.id = d."applicationId"
  WHERE ${TO_CHANGE} AND d."reviewedAt" > now() - interval '30 days'
  UNION ALL
  SELECT a."userId", e."createdAt" + ${SETTLED}
  FROM application_events e JOIN applications a ON a.id = e."applicationId"
  WHERE ${SET_BY_STAFF} AND e."createdAt" > now() - interval '30 days'
)`;
/** Whether it has come since the student's last reminder. */
const IS_NEW = `o.at <= now() AND o.at > coalesce(s."remindedAt", '-infinity')`;
const HOUR = `extract(hour FROM now() AT TIME ZONE s."timeZone")`;
/** From 8:00 to 21:00 of the student's day, and not twice on one day. */
const MAY_COME = `${HOUR} BETWEEN 8 AND 20
  AND coalesce((s."remindedAt" AT TIME ZONE s."timeZone")::date < (now() AT TIME ZONE s."timeZone")::date, true)`;

/**
 * Writes to students whose address is confirmed, at most once a day, when one of their tasks is due in seven days or three,
 * or is overdue, and when their counselor wants a document changed or has set a stage. Mark and mail are one transaction, so
 * any instance may do it, and may end in between. An unconfirmed address may be a stranger's: the titles of tasks are the
 * student's own words.
 */
@Injectable()
export class PlanReminders implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PlanReminders.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: Mails,
  ) {}

  onApplicationBootstrap(): void {
    // Not at once: a start has enough to do, and no reminder is late by a minute.
    this.timer = setInterval(() => this.wake(), MINUTE_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.running = this.running
      .then(() => this.run())
      .catch((error: Error) => this.logger.error(error.message));
  }

  /** Writes all that is due. */
  async run(): Promise<void> {
    while ((await this.writeSome()) === MOST_ROWS);
  }

  /**
   * The mail to a student with what is due now, and what is new from the counselor; null when nothing is, or reminders were
   * switched off.
   * @throws ProblemException with the time to wait, at night
   */
  async complete({ recipient, data }: TakenMail) {
    const { userId, since = null } = data as { userId: number; since?: string | null };
    const { manager } = this.database;
    const [[settings]] = await manager.query<[{ timeZone: string; hour: number; token: string }[], number]>(
      `UPDATE plan_settings s SET "reminderToken" = coalesce("reminderToken", $2)
       WHERE "userId" = $1 AND reminders RETURNING "timeZone", ${HOUR}::int AS hour, "reminderToken" AS token`,
      [userId, newToken()],
    );
    if (!settings) return null;
    const { timeZone, hour, token } = settings;
    if (hour < 8 || hour > 20)
      throw new ProblemException(503, 'No reminder comes at night.', undefined, ((32 - hour) % 24) * 3600);
    const due = await manager.query<DueTask[]>(
      `SELECT t.rule, t.title, to_char(t."dueOn", 'YYYY-MM-DD') AS "dueOn", t."dueTime", t.zone, min(t."dueAt") AS "dueAt",
         count(*)::int AS count, json_agg(DISTINCT u.name) AS universities,
         coalesce(json_agg(DISTINCT u.name) FILTER (WHERE t.outdated), '[]') AS older
       FROM application_tasks t JOIN applications a ON a.id = t."applicationId" JOIN universities u ON u.id = a."universityId"
       WHERE a."userId" = $1 AND ${DUE} AND t."dueAt" <= now() + interval '7 days'
       GROUP BY t.rule, t.title, t."dueOn", t."dueTime", t.zone
       ORDER BY array_position($2::text[], t.rule), min(t."dueAt"), min(t.id)`,
      [userId, FIRST_RULES],
    );
    const news = await manager.query<News[]>(
      `SELECT d.name AS document, u.name AS university
       FROM application_documents d JOIN applications a ON a.id = d."applicationId" JOIN universities u ON u.id = a."universityId"
       WHERE a."userId" = $1 AND ${TO_CHANGE} AND d."reviewedAt" + ${SETTLED} <= now()
       UNION ALL
       SELECT DISTINCT NULL, u.name
       FROM application_events e JOIN applications a ON a.id = e."applicationId" JOIN universities u ON u.id = a."universityId"
       WHERE a."userId" = $1 AND ${SET_BY_STAFF} AND e."createdAt" + ${SETTLED} <= now()
         AND e."createdAt" + ${SETTLED} > coalesce($2::timestamptz, now() - interval '30 days')
       ORDER BY university, document LIMIT ${MOST_NAMED}`,
      [userId, since],
    );
    if (due.length + news.length === 0) return null;
    const tasks = due.slice(0, MOST_NAMED);
    const more = due.slice(MOST_NAMED).reduce((sum, { count }) => sum + count, 0);
    return { recipient, data: { tasks, more, news, timeZone, token } };
  }

  private writeSome(): Promise<number> {
    // SQL by hand throughout: several servers divide the students among them, each in the statement that marks them. The
    // account is locked first, as its deletion does, so that the two never wait for each other.
    return this.database.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO plan_settings ("userId")
         SELECT DISTINCT o."userId" FROM ${OCCASIONS} o LEFT JOIN plan_settings s USING ("userId")
         WHERE s."userId" IS NULL AND ${IS_NEW} ON CONFLICT DO NOTHING`,
      );
      const [students] = await manager.query<
        [{ userId: number; username: string; since: Date | null }[], number]
      >(
        `WITH told AS MATERIALIZED (
           SELECT DISTINCT o."userId", s."remindedAt" AS since
           FROM ${OCCASIONS} o JOIN plan_settings s USING ("userId") JOIN users u ON u.id = s."userId"
           WHERE u."emailConfirmedAt" IS NOT NULL AND ${IS_NEW} AND s.reminders AND ${MAY_COME} LIMIT ${MOST_ROWS}
         ), students AS MATERIALIZED (
           SELECT u.id, u.username, told.since FROM users u JOIN told ON told."userId" = u.id
           FOR NO KEY UPDATE OF u SKIP LOCKED
         )
         UPDATE plan_settings s SET "remindedAt" = now() FROM students
         WHERE s."userId" = students.id AND s.reminders AND ${MAY_COME}
         RETURNING s."userId", students.username, students.since`,
      );
      const { kind } = planReminder;
      const mails = students.map(({ userId, username, since }) => ({
        kind,
        recipient: username,
        userId,
        data: { userId, since },
      }));
      if (mails.length > 0) await this.mails.write(manager, ...mails);
      return mails.length;
    });
  }
}
