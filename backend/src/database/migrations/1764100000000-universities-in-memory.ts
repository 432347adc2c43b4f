import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Universities are found in the memory of the process: see university-index.ts. */
export class UniversitiesInMemory1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX universities_programs, universities_rank_order, universities_search, universities_by_tuition, universities_by_name',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX universities_programs ON universities USING gin (programs)');
    await runner.query(
      'CREATE INDEX universities_rank_order ON universities (coalesce("worldRank", 2147483647), "sortName", id)',
    );
    await runner.query(
      'CREATE INDEX universities_search ON universities USING gin ("searchText" gin_trgm_ops)',
    );
    await runner.query(
      'CREATE INDEX universities_by_tuition ON universities ("tuitionMinUSD", "sortName", id)',
    );
    await runner.query('CREATE INDEX universities_by_name ON universities ("sortName", id)');
  }
}
