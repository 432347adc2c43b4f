import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Universities are found by the database again: see universities.repository.ts. */
export class UniversitiesBySql1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX universities_country_tuition');
    // Have what filters ask for, so that counting does not read the rows, which are ten times as wide. In one index it
    // would be so much that the planner reads the rows all the same.
    for (const [name, column] of [
      ['universities_filters', '"searchText"'],
      ['universities_programs', 'programs'],
    ])
      await runner.query(
        `CREATE INDEX ${name} ON universities (country, "tuitionMinUSD")
         INCLUDE ("undergraduateGpaMin", "graduateGpaMin", ${column})`,
      );
    await runner.query(
      'CREATE INDEX universities_search ON universities USING gin ("searchText" gin_trgm_ops)',
    );
    await runner.query(
      'CREATE INDEX universities_rank_order ON universities (coalesce("worldRank", 2147483647), "sortName", id)',
    );
    await runner.query(
      'CREATE INDEX universities_by_tuition ON universities ("tuitionMinUSD", "sortName", id)',
    );
    await runner.query('CREATE INDEX universities_by_name ON universities ("sortName", id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX universities_filters, universities_programs, universities_search, universities_rank_order, universities_by_tuition, universities_by_name',
    );
    await runner.query(
      'CREATE INDEX universities_country_tuition ON universities (country, "tuitionMinUSD")',
    );
  }
}
