import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Persons get a mail when requests are assigned to them; a message counts as the last contact. */
export class AssignmentMails1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff ADD "assignmentMailAt" timestamptz');
    await index(runner, `action IN ('contact', 'message')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff DROP "assignmentMailAt"');
    await index(runner, `action = 'contact'`);
  }
}

async function index(runner: QueryRunner, condition: string): Promise<void> {
  await runner.query('DROP INDEX consultation_events_contact');
  await runner.query(
    `CREATE INDEX consultation_events_contact ON consultation_events ("requestId", id) WHERE ${condition}`,
  );
}
