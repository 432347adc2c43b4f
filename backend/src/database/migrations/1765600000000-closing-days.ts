import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day on which a course stops taking applications, as the student enters it. Servers of the release before leave it out. */
export class ClosingDays1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications ADD "closesOn" date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP "closesOn"');
  }
}
