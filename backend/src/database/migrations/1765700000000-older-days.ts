import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks whose day was planned for a start or closing day that has changed since. Of earlier changes that is not known. */
export class OlderDays1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE application_tasks ADD outdated boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE application_tasks DROP outdated');
  }
}
