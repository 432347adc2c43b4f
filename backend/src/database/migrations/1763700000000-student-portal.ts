import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StudentPortal1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The seed fills it after the migrations; what left the seed is found by its name and city as they are here.
    await runner.query('ALTER TABLE universities ADD COLUMN "searchText" text');
    await runner.query(`UPDATE universities SET "searchText" = "sortName" || ' ' || lower(city)`);
    await runner.query('ALTER TABLE universities ALTER COLUMN "searchText" SET NOT NULL');
    await runner.query(
      'CREATE INDEX universities_search ON universities USING gin ("searchText" gin_trgm_ops)',
    );
    await runner.query(
      'CREATE INDEX universities_by_tuition ON universities ("tuitionMinUSD", "sortName", id)',
    );
    await runner.query('CREATE INDEX universities_by_name ON universities ("sortName", id)');

    await runner.query(`
      ALTER TABLE users
        ADD COLUMN gpa double precision,
        ADD COLUMN "programLevel" text,
        ADD COLUMN "fieldOfStudy" text,
        ADD COLUMN "budgetUSD" integer,
        ADD COLUMN destinations text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT users_gpa CHECK ("gpa" BETWEEN 0 AND 4),
        ADD CONSTRAINT users_program_level CHECK ("programLevel" IN ('undergraduate', 'masters')),
        ADD CONSTRAINT users_budget CHECK ("budgetUSD" >= 0)`);

    await runner.query(`
      CREATE TABLE comparisons (
        id integer GENERATED ALWAYS AS IDENTITY,
        "userId" integer NOT NULL,
        token text NOT NULL,
        "universityIds" integer[] NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT comparisons_pk PRIMARY KEY (id),
        CONSTRAINT comparisons_token UNIQUE (token),
        CONSTRAINT comparisons_once UNIQUE ("userId", "universityIds"),
        CONSTRAINT comparisons_user_fk FOREIGN KEY ("userId") REFERENCES users (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE comparisons');
    await runner.query(`
      ALTER TABLE users DROP COLUMN gpa, DROP COLUMN "programLevel", DROP COLUMN "fieldOfStudy",
        DROP COLUMN "budgetUSD", DROP COLUMN destinations`);
    await runner.query('DROP INDEX universities_by_tuition, universities_by_name');
    await runner.query('ALTER TABLE universities DROP COLUMN "searchText"');
  }
}
