import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What there is to do for an application, and the documents that it needs. */
export class ApplicationPlan1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE application_tasks (
        id integer GENERATED ALWAYS AS IDENTITY,
        "applicationId" integer NOT NULL,
        rule text,
        owner text NOT NULL,
        title text NOT NULL,
        note text,
        "dueOn" date NOT NULL,
        "dueTime" text,
        zone text NOT NULL,
        "dueAt" timestamptz NOT NULL,
        pinned boolean NOT NULL DEFAULT false,
        "doneAt" timestamptz,
        "doneBy" text,
        version integer NOT NULL DEFAULT 1,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT application_tasks_pk PRIMARY KEY (id),
        CONSTRAINT application_tasks_application_fk FOREIGN KEY ("applicationId")
          REFERENCES applications (id) ON DELETE CASCADE,
        CONSTRAINT application_tasks_owner CHECK ("owner" IN ('student', 'counselor')),
        CONSTRAINT application_tasks_time CHECK ("dueTime" ~ '^([01]\\d|2[0-3]):[0-5]\\d$'),
        CONSTRAINT application_tasks_done CHECK (("doneAt" IS NULL) = ("doneBy" IS NULL)),
        CONSTRAINT application_tasks_done_by CHECK ("doneBy" IN ('student', 'staff'))
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX application_tasks_rule ON application_tasks ("applicationId", rule)',
    );
    await runner.query(`
      CREATE INDEX application_tasks_open ON application_tasks ("applicationId", "dueAt")
      WHERE "doneAt" IS NULL`);
    await runner.query(`
      CREATE TABLE application_documents (
        id integer GENERATED ALWAYS AS IDENTITY,
        "applicationId" integer NOT NULL,
        name text NOT NULL,
        state text NOT NULL DEFAULT 'needed',
        note text,
        version integer NOT NULL DEFAULT 1,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT application_documents_pk PRIMARY KEY (id),
        CONSTRAINT application_documents_application_fk FOREIGN KEY ("applicationId")
          REFERENCES applications (id) ON DELETE CASCADE,
        CONSTRAINT application_documents_state CHECK ("state" IN ('needed', 'ready', 'seen', 'needs-change'))
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX application_documents_once ON application_documents ("applicationId", name)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE application_documents, application_tasks');
  }
}
