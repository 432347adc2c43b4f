import type { MigrationInterface, QueryRunner } from 'typeorm';

const GPA = ['undergraduateGpaMin', 'undergraduateGpaMax', 'graduateGpaMin', 'graduateGpaMax'];

/** A university may have no known GPA band, may teach at a distance, and may merge into another. */
export class UniversitiesThatMerged1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE universities ADD distance boolean NOT NULL DEFAULT false, ${altered('DROP NOT NULL')}`,
    );
    await runner.query(`
      CREATE TABLE former_universities (
        slug text NOT NULL,
        id integer,
        "successorId" integer NOT NULL,
        CONSTRAINT former_universities_pk PRIMARY KEY (slug),
        CONSTRAINT former_universities_id UNIQUE (id),
        CONSTRAINT former_universities_successor_fk FOREIGN KEY ("successorId") REFERENCES universities (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE former_universities');
    // The band that the release before gave to universities without a rank.
    await runner.query(`
      UPDATE universities SET "undergraduateGpaMin" = 240, "undergraduateGpaMax" = 330,
        "graduateGpaMin" = 270, "graduateGpaMax" = 330 WHERE "undergraduateGpaMin" IS NULL`);
    await runner.query(`ALTER TABLE universities DROP distance, ${altered('SET NOT NULL')}`);
  }
}

const altered = (how: string) => GPA.map((column) => `ALTER "${column}" ${how}`).join(', ');
