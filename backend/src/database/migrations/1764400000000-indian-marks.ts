import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks as Indian universities give them, beside the GPA. Servers of the release before neither read nor write them. */
export class IndianMarks1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN cgpa double precision CONSTRAINT users_cgpa CHECK (cgpa BETWEEN 0 AND 10),
        ADD COLUMN percentage double precision CONSTRAINT users_percentage CHECK (percentage BETWEEN 0 AND 100)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN cgpa, DROP COLUMN percentage');
  }
}
