import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff see tasks and documents of whoever shares these, too. Who shares already has not been told so, and is asked first.
 * A stage that was wrong can be corrected. Each task tells which stage leaves it behind; of those that were planned it follows
 * from their rule. Servers of the release before leave the new columns to their defaults.
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
    await runner.query(`
      ALTER TABLE application_tasks ADD "doneByName" text, ADD "beforeStage" text,
        ADD CONSTRAINT application_tasks_before CHECK ("beforeStage" IN ('submitted', 'accepted', 'visa'))`);
    await runner.query(`
      UPDATE application_tasks SET "beforeStage" = CASE
        WHEN rule = 'accept' THEN 'accepted'
        WHEN rule IN ('visa', 'loan', 'check-visa', 'funds', 'sevis', 'tuberculosis-test', 'attestation-letter',
          'medical', 'campus-france', 'apostille', 'attestation') THEN 'visa'
        ELSE 'submitted' END
      WHERE rule IN ('passport', 'references', 'english-test', 'transcripts', 'referees-again', 'statement',
        'check-application', 'apply', 'admission-test', 'dmat', 'aps', 'etudes-en-france', 'accept', 'visa', 'loan',
        'check-visa', 'funds', 'sevis', 'tuberculosis-test', 'attestation-letter', 'medical', 'campus-france',
        'apostille', 'attestation')`);
    await runner.query(`
      ALTER TABLE application_events DROP CONSTRAINT application_events_action,
        ADD CONSTRAINT application_events_action CHECK ("action" IN ('stage', 'asked', 'details', 'correction'))`);
    await runner.query(
      'ALTER TABLE application_documents ADD comment text, ADD "reviewedBy" text, ADD "reviewedAt" timestamptz',
    );
    await runner.query(`
      CREATE INDEX application_documents_to_change ON application_documents ("reviewedAt") WHERE state = 'needs-change'`);
    await runner.query(`
      CREATE INDEX application_events_set_by_staff ON application_events ("createdAt")
      WHERE actor = 'staff' AND action = 'stage'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX application_events_set_by_staff');
    await runner.query(
      'ALTER TABLE application_documents DROP "reviewedAt", DROP "reviewedBy", DROP comment',
    );
    await runner.query(`DELETE FROM application_events WHERE action = 'correction'`);
    await runner.query(`
      ALTER TABLE application_events DROP CONSTRAINT application_events_action,
        ADD CONSTRAINT application_events_action CHECK ("action" IN ('stage', 'asked', 'details'))`);
    await runner.query('ALTER TABLE application_tasks DROP "beforeStage", DROP "doneByName"');
    await runner.query('ALTER TABLE application_sharings DROP "nextDueOn", DROP plan');
  }
}
