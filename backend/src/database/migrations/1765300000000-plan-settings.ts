import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders, a calendar feed and a link for the family, by student. */
export class PlanSettings1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plan_settings (
        "userId" integer NOT NULL,
        reminders boolean NOT NULL DEFAULT true,
        "timeZone" text NOT NULL DEFAULT 'Asia/Kolkata',
        "remindedAt" timestamptz,
        "reminderToken" text,
        "calendarToken" text,
        "familyToken" text,
        CONSTRAINT plan_settings_pk PRIMARY KEY ("userId"),
        CONSTRAINT plan_settings_user_fk FOREIGN KEY ("userId") REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT plan_settings_reminder UNIQUE ("reminderToken"),
        CONSTRAINT plan_settings_calendar UNIQUE ("calendarToken"),
        CONSTRAINT plan_settings_family UNIQUE ("familyToken")
      )`);
    await runner.query(
      'CREATE INDEX application_tasks_due ON application_tasks ("dueAt") WHERE "doneAt" IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX application_tasks_due');
    await runner.query('DROP TABLE plan_settings');
  }
}
