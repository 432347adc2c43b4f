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

/** What the staff desk stands on: counts kept by triggers, first answers, named tokens, exports. */
export class StaffDesk1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE consultation_requests ADD "firstContactedAt" timestamptz');
    await runner.query(`
      UPDATE consultation_requests r SET "firstContactedAt" = e.at FROM (
        SELECT "requestId", min("createdAt") AS at FROM consultation_events
        WHERE actor = 'staff' AND action = 'status' AND detail->>'from' = 'new' GROUP BY 1
      ) e WHERE e."requestId" = r.id AND r.status <> 'new'`);

    // Every list is read along one of these, from whichever end: filters are ranges of it, never a walk past other rows.
    // They hold what a search reads, so that looking for a frequent name does not fetch the rows.
    await runner.query('DROP INDEX consultation_requests_status_id');
    for (const [name, columns] of [
      ['created', '("createdAt", id) INCLUDE ("searchText")'],
      ['status_created', '(status, "createdAt", id) INCLUDE ("searchText", "withdrawnAt")'],
      ['country_created', '(country, "createdAt", id) INCLUDE ("searchText")'],
      ['first_contact', '("firstContactedAt", "createdAt")'],
      ['same_email', '(lower(email), id)'],
      ['same_phone', String.raw`(right(regexp_replace(phone, '\D', '', 'g'), 10), id)`],
    ]) {
      await runner.query(`CREATE INDEX consultation_requests_${name} ON consultation_requests ${columns}`);
    }

    await runner.query(`
      CREATE TABLE consultation_counts (
        day date NOT NULL,
        status text NOT NULL,
        withdrawn boolean NOT NULL,
        country text NOT NULL,
        slot smallint NOT NULL,
        requests integer NOT NULL,
        changes bigint NOT NULL,
        CONSTRAINT consultation_counts_pk PRIMARY KEY (day, status, withdrawn, country, slot)
      ) WITH (fillfactor = 50)`);
    for (const [event, rows] of Object.entries(CHANGES)) await runner.query(counting(event, rows));
    await runner.query(`
      CREATE FUNCTION consultation_counts_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM consultation_counts WHERE day > '-infinity';
        UPDATE consultation_counts SET requests = 0, changes = changes + 1;
        RETURN NULL;
      END $$`);
    for (const [event, tables] of Object.entries(TABLES)) {
      await runner.query(`
        CREATE TRIGGER consultation_counts_${event} AFTER ${event.toUpperCase()} ON consultation_requests
        REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION consultation_counts_${event}()`);
    }
    await runner.query(`
      CREATE TRIGGER consultation_counts_truncate AFTER TRUNCATE ON consultation_requests
      FOR EACH STATEMENT EXECUTE FUNCTION consultation_counts_truncate()`);
    await runner.query(
      `INSERT INTO consultation_counts ${counted('SELECT r AS request, 1 AS by FROM consultation_requests r')}`,
    );

    await runner.query(`
      CREATE TABLE admin_tokens (
        id integer GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL,
        "tokenHash" text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "expiresAt" timestamptz NOT NULL,
        "revokedAt" timestamptz,
        "lastUsedAt" timestamptz,
        CONSTRAINT admin_tokens_pk PRIMARY KEY (id),
        CONSTRAINT admin_tokens_hash UNIQUE ("tokenHash")
      )`);
    await runner.query(`
      CREATE TABLE admin_exports (
        id integer GENERATED ALWAYS AS IDENTITY,
        "staffName" text NOT NULL,
        list text NOT NULL,
        rows integer NOT NULL DEFAULT 0,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "finishedAt" timestamptz,
        CONSTRAINT admin_exports_pk PRIMARY KEY (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE admin_exports, admin_tokens, consultation_counts');
    for (const event of [...Object.keys(CHANGES), 'truncate']) {
      await runner.query(`DROP FUNCTION consultation_counts_${event} CASCADE`);
    }
    await runner.query(
      'DROP INDEX consultation_requests_created, consultation_requests_status_created, consultation_requests_country_created, consultation_requests_same_email, consultation_requests_same_phone',
    );
    await runner.query('ALTER TABLE consultation_requests DROP "firstContactedAt"');
    await runner.query('CREATE INDEX consultation_requests_status_id ON consultation_requests (status, id)');
  }
}

/**
 * One row per combination and day, and one for all days under the day -infinity, whose `changes` also counts statements
 * that leave the counts as they are. The backend's number picks one of eight slots, so that writers seldom wait for
 * each other, and the order of the rows is the same for all, so that they never wait in a circle.
 */
const counted = (rows: string, slot = '1 + pg_backend_pid() % 8') => `
  (day, status, withdrawn, country, slot, requests, changes)
  SELECT day, (request).status, (request)."withdrawnAt" IS NOT NULL, coalesce((request).country, ''), ${slot},
    sum(by), count(*)
  FROM (${rows}) AS changed,
    LATERAL (VALUES ('-infinity'::date), (((request)."createdAt" AT TIME ZONE 'Asia/Kolkata')::date)) AS days (day)
  GROUP BY 1, 2, 3, 4
  HAVING day = '-infinity' OR sum(by) <> 0
  ORDER BY 1, 2, 3, 4`;

const counting = (event: string, rows: string) => `
  CREATE FUNCTION consultation_counts_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO consultation_counts AS kept ${counted(rows)}
    ON CONFLICT (day, status, withdrawn, country, slot)
      DO UPDATE SET requests = kept.requests + excluded.requests, changes = kept.changes + excluded.changes;
    RETURN NULL;
  END $$`;
