import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each task tells which stage leaves it behind; of those that were planned it follows from their rule. The desk's order by
 * the next due day counts them no more. Servers of the release before leave the new column to its default.
 */
export class TasksLeftBehind1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE application_tasks ADD "beforeStage" text,
        ADD CONSTRAINT application_tasks_before CHECK ("beforeStage" IN ('submitted', 'accepted', 'visa'))`);
    await runner.query(`
      UPDATE application_tasks SET "beforeStage" = CASE
        WHEN rule = 'accept' THEN 'accepted'
        WHEN rule IN ('visa', 'loan', 'check-visa', 'funds', 'sevis', 'tuberculosis-test', 'attestation-letter', 'caq',
          'medical', 'campus-france', 'apostille', 'attestation') THEN 'visa'
        ELSE 'submitted' END
      WHERE rule IN ('passport', 'references', 'english-test', 'transcripts', 'referees-again', 'statement',
        'check-application', 'apply', 'admission-test', 'dmat', 'aps', 'etudes-en-france', 'accept', 'visa', 'loan',
        'check-visa', 'funds', 'sevis', 'tuberculosis-test', 'attestation-letter', 'caq', 'medical', 'campus-france',
        'apostille', 'attestation')`);
    await runner.query(`
      UPDATE application_sharings s SET "nextDueOn" = coalesce((
        SELECT min(t."dueOn") FROM applications a JOIN application_tasks t ON t."applicationId" = a.id
        WHERE a."userId" = s."userId" AND t."doneAt" IS NULL
          AND a.stage IN ('planned', 'preparing', 'submitted', 'offer', 'accepted', 'visa')
          AND NOT coalesce((t."beforeStage", a.stage) IN (('submitted', 'submitted'), ('submitted', 'offer'),
            ('submitted', 'accepted'), ('submitted', 'visa'), ('accepted', 'accepted'), ('accepted', 'visa'),
            ('visa', 'visa')), false)), '2200-01-01')
      WHERE s.plan`);
    await runner.query(`
      CREATE INDEX application_documents_to_change ON application_documents ("reviewedAt") WHERE state = 'needs-change'`);
    await runner.query(`
      CREATE INDEX application_events_set_by_staff ON application_events ("createdAt")
      WHERE actor = 'staff' AND action = 'stage'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX application_events_set_by_staff');
    await runner.query('DROP INDEX application_documents_to_change');
    await runner.query('ALTER TABLE application_tasks DROP "beforeStage"');
  }
}
