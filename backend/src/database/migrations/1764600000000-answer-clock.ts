import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each kind of statement changes the counts: rows (request, by) that arrived (+1) or went (-1). */
const CHANGES = {
  insert: 'SELECT a AS request, 1 AS by FROM arrived a',
  update: 'SELECT g AS request, -1 AS by FROM gone g UNION ALL SELECT a, 1 FROM arrived a',
  delete: 'SELECT g AS request, -1 AS by FROM gone g',
};
const TABLES = {
  insert: 'NEW TABLE AS arrived',
  update: 'OLD TABLE AS gone NEW TABLE AS arrived',
  delete: 'OLD TABLE AS gone',
};

/**
 * Since when a visitor waits, and when the first real answer came. Servers of the release before may go on: what they do
 * not know has a default or is written by a trigger.
 */
export class AnswerClock1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE consultation_requests
        ADD "waitingSince" timestamptz,
        ADD "firstAnsweredAt" timestamptz,
        ADD "firstAnsweredById" integer CONSTRAINT consultation_requests_first_answer_fk REFERENCES staff (id),
        ADD "remindedAt" timestamptz,
        ADD "escalatedAt" timestamptz`);
    await runner.query('ALTER TABLE consultation_requests ALTER "waitingSince" SET DEFAULT now()');
    // Those who have waited for long already are on the desk: their mails count as written, or a flood would come.
    await runner.query(`
      UPDATE consultation_requests SET "waitingSince" = "createdAt",
        "remindedAt" = CASE WHEN "createdAt" <= now() - interval '20 hours' THEN now() END,
        "escalatedAt" = CASE WHEN "createdAt" <= now() - interval '24 hours' THEN now() END
      WHERE status = 'new' AND "withdrawnAt" IS NULL`);

    // Nobody waits for an answer to what they have withdrawn, whichever statement says so.
    await runner.query(`
      CREATE FUNCTION consultation_requests_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW."waitingSince" := NULL;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER consultation_requests_withdrawn BEFORE INSERT OR UPDATE ON consultation_requests FOR EACH ROW
      WHEN (NEW."withdrawnAt" IS NOT NULL AND NEW."waitingSince" IS NOT NULL)
      EXECUTE FUNCTION consultation_requests_withdrawn()`);

    await runner.query('DROP INDEX consultation_requests_waiting, consultation_requests_first_contact');
    await runner.query(`
      CREATE INDEX consultation_requests_waiting ON consultation_requests ("waitingSince", id) INCLUDE ("searchText")
      WHERE "waitingSince" IS NOT NULL`);
    await runner.query(`
      CREATE INDEX consultation_requests_assignee_waiting ON consultation_requests ("assigneeId", "waitingSince", id)
      WHERE "waitingSince" IS NOT NULL`);
    // However many wait for long, those whose mails are not written yet are few.
    await runner.query(`
      CREATE INDEX consultation_requests_unescalated ON consultation_requests ("waitingSince", id)
      WHERE "waitingSince" IS NOT NULL AND "escalatedAt" IS NULL`);
    await runner.query(`
      CREATE INDEX consultation_requests_first_answer
      ON consultation_requests ("firstAnsweredAt", "createdAt", "firstAnsweredById")`);
    await runner.query(`
      CREATE INDEX consultation_events_contact ON consultation_events ("requestId", id) WHERE action = 'contact'`);

    await runner.query(`
      CREATE TABLE waiting_counts (
        day date NOT NULL,
        "assigneeId" integer NOT NULL,
        status text NOT NULL,
        country text NOT NULL,
        slot smallint NOT NULL,
        requests integer NOT NULL,
        CONSTRAINT waiting_counts_pk PRIMARY KEY (day, "assigneeId", status, country, slot)
      ) WITH (fillfactor = 50)`);
    for (const [event, rows] of Object.entries(CHANGES)) await runner.query(counting(event, rows));
    await runner.query(`
      CREATE FUNCTION waiting_counts_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM waiting_counts;
        RETURN NULL;
      END $$`);
    for (const [event, tables] of Object.entries(TABLES)) {
      await runner.query(`
        CREATE TRIGGER waiting_counts_${event} AFTER ${event.toUpperCase()} ON consultation_requests
        REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION waiting_counts_${event}()`);
    }
    await runner.query(`
      CREATE TRIGGER waiting_counts_truncate AFTER TRUNCATE ON consultation_requests
      FOR EACH STATEMENT EXECUTE FUNCTION waiting_counts_truncate()`);
    await runner.query(
      `INSERT INTO waiting_counts ${counted('SELECT r AS request, 1 AS by FROM consultation_requests r')}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of [...Object.keys(CHANGES), 'truncate']) {
      await runner.query(`DROP FUNCTION waiting_counts_${event} CASCADE`);
    }
    await runner.query('DROP TABLE waiting_counts');
    await runner.query('DROP INDEX consultation_events_contact');
    await runner.query('DROP FUNCTION consultation_requests_withdrawn CASCADE');
    await runner.query(`
      ALTER TABLE consultation_requests
        DROP "waitingSince", DROP "firstAnsweredAt", DROP "firstAnsweredById", DROP "remindedAt", DROP "escalatedAt"`);
    await runner.query(`
      CREATE INDEX consultation_requests_waiting ON consultation_requests ("assigneeId", "createdAt", id)
      WHERE status = 'new' AND "withdrawnAt" IS NULL`);
    await runner.query(
      'CREATE INDEX consultation_requests_first_contact ON consultation_requests ("firstContactedAt", "createdAt")',
    );
  }
}

/**
 * As consultation_counts, but of requests whose visitor waits, by the day since when, and whose they are, 0 for nobody's.
 * The order of the rows is the same for all, so that writers never wait in a circle.
 */
const counted = (rows: string) => `
  (day, "assigneeId", status, country, slot, requests)
  SELECT day, coalesce((request)."assigneeId", 0), (request).status, coalesce((request).country, ''),
    1 + pg_backend_pid() % 8, sum(by)
  FROM (${rows}) AS changed,
    LATERAL (VALUES ('-infinity'::date), (((request)."waitingSince" AT TIME ZONE 'Asia/Kolkata')::date)) AS days (day)
  WHERE (request)."waitingSince" IS NOT NULL
  GROUP BY 1, 2, 3, 4
  HAVING sum(by) <> 0
  ORDER BY 1, 2, 3, 4`;

const counting = (event: string, rows: string) => `
  CREATE FUNCTION waiting_counts_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO waiting_counts AS kept ${counted(rows)}
    ON CONFLICT (day, "assigneeId", status, country, slot)
      DO UPDATE SET requests = kept.requests + excluded.requests;
    RETURN NULL;
  END $$`;
