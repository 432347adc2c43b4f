import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The history names persons by number too, because two may share a name, and names change. Events of before, and those of
 * a server of the release before, have none.
 */
export class PersonsInHistory1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE consultation_events
        ADD "actorId" integer CONSTRAINT consultation_events_actor_fk REFERENCES staff (id)`);
    // The automatic assignment asks by the wait since the answer clock came.
    await runner.query('DROP INDEX consultation_requests_awaiting');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE consultation_events DROP "actorId"');
    await runner.query(`
      CREATE INDEX consultation_requests_awaiting ON consultation_requests ("createdAt", id)
      WHERE "awaitsAssignment" AND "assigneeId" IS NULL AND status = 'new' AND "withdrawnAt" IS NULL`);
  }
}
