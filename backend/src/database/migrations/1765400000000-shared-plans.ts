import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff see tasks and documents of whoever shares these, too. Who shares already has not been told so, and is asked first.
 * A stage that was wrong can be corrected. Servers of the release before leave the new columns to their defaults.
 */
export class SharedPlans1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE application_sharings
        ADD plan boolean NOT NULL DEFAULT false,
        ADD "nextDueOn" date NOT NULL DEFAULT '2200-01-01'`);
    await runner.query(
      'CREATE INDEX application_sharings_due ON application_sharings ("nextDueOn", "userId")',
    );
    await runner.query(`
      CREATE INDEX application_sharings_assignee_due
      ON application_sharings ("assigneeId", "nextDueOn", "userId")`);
    await runner.query('ALTER TABLE application_tasks ADD "doneByName" text');
    await runner.query(`
      ALTER TABLE application_events DROP CONSTRAINT application_events_action,
        ADD CONSTRAINT application_events_action CHECK ("action" IN ('stage', 'asked', 'details', 'correction'))`);
    await runner.query(
      'ALTER TABLE application_documents ADD comment text, ADD "reviewedBy" text, ADD "reviewedAt" timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE application_documents DROP "reviewedAt", DROP "reviewedBy", DROP comment',
    );
    await runner.query(`DELETE FROM application_events WHERE action = 'correction'`);
    await runner.query(`
      ALTER TABLE application_events DROP CONSTRAINT application_events_action,
        ADD CONSTRAINT application_events_action CHECK ("action" IN ('stage', 'asked', 'details'))`);
    await runner.query('ALTER TABLE application_tasks DROP "doneByName"');
    await runner.query('ALTER TABLE application_sharings DROP "nextDueOn", DROP plan');
  }
}
