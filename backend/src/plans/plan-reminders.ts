import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { OPEN_STAGES } from '../applications/stages.js';
import { ProblemException } from '../common/problem.js';
import { newToken } from '../common/tokens.js';
import { Mails } from '../mail/mails.service.js';
import type { TakenMail } from '../mail/messages.js';
import { type DueTask, planReminder } from './plan-reminder.js';

const MINUTE_MS = 60_000;
/** Students a transaction. */
const MOST_ROWS = 200;
/** Tasks that a reminder names. */
const MOST_NAMED = 15;

/** Tasks that their student has to do. */
const OPEN = `t."doneAt" IS NULL AND t.owner = 'student' AND a.stage IN (${OPEN_STAGES.map((stage) => `'${stage}'`).join(', ')})`;
/** The moments at which a task is reminded of. */
const MARKS = ['7 days', '3 days', '0 days'];
/** Whether one of them has come since the student's last reminder. What was due a month ago is nothing new. */
const REACHED = `t."dueAt" BETWEEN now() - interval '30 days' AND now() + interval '7 days' AND (${MARKS.map(
  (mark) => `t."dueAt" - interval '${mark}' <= now()
    AND t."dueAt" - interval '${mark}' > coalesce(s."remindedAt", '-infinity')`,
).join(' OR ')})`;
const HOUR = `extract(hour FROM now() AT TIME ZONE s."timeZone")`;
/** From 8:00 to 21:00 of the student's day, and not twice on one day. */
const MAY_COME = `${HOUR} BETWEEN 8 AND 20
  AND coalesce((s."remindedAt" AT TIME ZONE s."timeZone")::date < (now() AT TIME ZONE s."timeZone")::date, true)`;

/**
 * Writes to students whose address is confirmed, at most once a day, when one of their tasks is due in seven days or three, or is overdue. Mark and
 * mail are one transaction, so any instance may do it, and may end in between. An unconfirmed address may be a stranger's:
 * the titles of tasks are the student's own words.
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
   * The mail to a student with what is due now; null when nothing is, or reminders were switched off.
   * @throws ProblemException with the time to wait, at night
   */
  async complete({ recipient, data }: TakenMail) {
    const { userId } = data as { userId: number };
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
      `SELECT t.title, u.name AS university, to_char(t."dueOn", 'YYYY-MM-DD') AS "dueOn", t."dueTime", t.zone, t."dueAt"
       FROM application_tasks t JOIN applications a ON a.id = t."applicationId" JOIN universities u ON u.id = a."universityId"
       WHERE a."userId" = $1 AND ${OPEN} AND t."dueAt" <= now() + interval '7 days' ORDER BY t."dueAt", t.id`,
      [userId],
    );
    if (due.length === 0) return null;
    const tasks = due.slice(0, MOST_NAMED);
    return { recipient, data: { tasks, more: due.length - tasks.length, timeZone, token } };
  }

  private writeSome(): Promise<number> {
    // SQL by hand throughout: several servers divide the students among them, each in the statement that marks them. The
    // account is locked first, as its deletion does, so that the two never wait for each other.
    return this.database.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO plan_settings ("userId")
         SELECT DISTINCT a."userId" FROM application_tasks t JOIN applications a ON a.id = t."applicationId"
           LEFT JOIN plan_settings s USING ("userId")
         WHERE s."userId" IS NULL AND ${OPEN} AND ${REACHED} ON CONFLICT DO NOTHING`,
      );
      const [students] = await manager.query<[{ userId: number; username: string }[], number]>(
        `WITH reached AS MATERIALIZED (
           SELECT DISTINCT a."userId" FROM application_tasks t JOIN applications a ON a.id = t."applicationId"
             JOIN plan_settings s USING ("userId") JOIN users u ON u.id = s."userId"
           WHERE u."emailConfirmedAt" IS NOT NULL AND ${OPEN} AND ${REACHED} AND s.reminders AND ${MAY_COME} LIMIT ${MOST_ROWS}
         ), students AS MATERIALIZED (
           SELECT u.id, u.username FROM users u WHERE u.id IN (SELECT "userId" FROM reached) FOR NO KEY UPDATE SKIP LOCKED
         )
         UPDATE plan_settings s SET "remindedAt" = now() FROM students
         WHERE s."userId" = students.id AND s.reminders AND ${MAY_COME} RETURNING s."userId", students.username`,
      );
      const { kind } = planReminder;
      const mails = students.map(({ userId, username }) => ({
        kind,
        recipient: username,
        userId,
        data: { userId },
      }));
      if (mails.length > 0) await this.mails.write(manager, ...mails);
      return mails.length;
    });
  }
}
