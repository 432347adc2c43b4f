import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Students' applications to universities, and what happened to each. */
export class Applications1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE applications (
        id integer GENERATED ALWAYS AS IDENTITY,
        "userId" integer NOT NULL,
        "universityId" integer NOT NULL,
        programme text,
        level text NOT NULL,
        intake text,
        stage text NOT NULL DEFAULT 'planned',
        notes text,
        version integer NOT NULL DEFAULT 1,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT applications_pk PRIMARY KEY (id),
        CONSTRAINT applications_user_fk FOREIGN KEY ("userId") REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT applications_university_fk FOREIGN KEY ("universityId")
          REFERENCES universities (id) ON DELETE CASCADE,
        CONSTRAINT applications_level CHECK ("level" IN ('undergraduate', 'masters')),
        CONSTRAINT applications_intake CHECK ("intake" ~ '^20\\d\\d-(0[1-9]|1[0-2])$'),
        CONSTRAINT applications_stage CHECK ("stage" IN ('planned', 'preparing', 'submitted', 'offer', 'rejected',
          'accepted', 'declined', 'visa', 'enrolled', 'refused', 'withdrawn'))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX applications_once ON applications ("userId", "universityId", programme, level, intake)
      NULLS NOT DISTINCT`);
    await runner.query('CREATE INDEX applications_university ON applications ("universityId")');
    await runner.query(`
      CREATE TABLE application_events (
        id integer GENERATED ALWAYS AS IDENTITY,
        "applicationId" integer NOT NULL,
        actor text NOT NULL DEFAULT 'student',
        action text NOT NULL,
        changes jsonb NOT NULL DEFAULT '[]',
        day date,
        "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
        "undoneAt" timestamptz,
        CONSTRAINT application_events_pk PRIMARY KEY (id),
        CONSTRAINT application_events_application_fk FOREIGN KEY ("applicationId")
          REFERENCES applications (id) ON DELETE CASCADE,
        CONSTRAINT application_events_action CHECK ("action" IN ('stage', 'asked', 'details'))
      )`);
    await runner.query(
      'CREATE INDEX application_events_application ON application_events ("applicationId", id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE application_events, applications');
  }
}
