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
 * Staff as persons, and whose a request is. Servers of the release before may go on: what they do not know has a default
 * or is written by a trigger. Persons with a token could do everything until now, so they become leads.
 */
export class StaffAndAssignment1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff (
        id integer GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL,
        email text,
        role text NOT NULL,
        active boolean NOT NULL DEFAULT true,
        "takesRequests" boolean NOT NULL,
        "timeZone" text NOT NULL DEFAULT 'Asia/Kolkata',
        "workDays" text[] NOT NULL DEFAULT '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday}',
        "worksFrom" text NOT NULL DEFAULT '09:00',
        "worksUntil" text NOT NULL DEFAULT '18:00',
        languages text[] NOT NULL DEFAULT '{}',
        countries text[] NOT NULL DEFAULT '{}',
        "lastAssignedAt" timestamptz,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "updatedAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT staff_pk PRIMARY KEY (id),
        CONSTRAINT staff_role CHECK ("role" IN ('owner', 'lead', 'counselor'))
      )`);
    await runner.query('CREATE UNIQUE INDEX staff_email ON staff (lower(email))');

    // A person may have had several tokens. Whoever's tokens were all revoked is no member of staff any more.
    await runner.query(`
      INSERT INTO staff (name, role, "takesRequests", active, "createdAt")
      SELECT (array_agg(name ORDER BY id DESC))[1], 'lead', false,
        bool_or("revokedAt" IS NULL), min("createdAt")
      FROM admin_tokens GROUP BY lower(name) ORDER BY min(id)`);
    await runner.query(
      'ALTER TABLE admin_tokens ADD "staffId" integer CONSTRAINT admin_tokens_staff_fk REFERENCES staff (id)',
    );
    await runner.query(
      'UPDATE admin_tokens t SET "staffId" = s.id FROM staff s WHERE lower(s.name) = lower(t.name)',
    );
    // Servers of the release before make tokens by name only.
    await runner.query(`
      CREATE FUNCTION admin_tokens_person() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT id INTO NEW."staffId" FROM staff WHERE lower(name) = lower(NEW.name) ORDER BY active DESC, id LIMIT 1;
        IF NEW."staffId" IS NULL THEN
          INSERT INTO staff (name, role, "takesRequests") VALUES (NEW.name, 'lead', false) RETURNING id INTO NEW."staffId";
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER admin_tokens_person BEFORE INSERT ON admin_tokens FOR EACH ROW
      WHEN (NEW."staffId" IS NULL) EXECUTE FUNCTION admin_tokens_person()`);
    await runner.query('ALTER TABLE admin_tokens ALTER "staffId" SET NOT NULL');
    await runner.query('CREATE INDEX admin_tokens_staff ON admin_tokens ("staffId")');

    // Requests that came in before stay unassigned; those to come wait for the automatic assignment.
    await runner.query(`
      ALTER TABLE consultation_requests
        ADD "assigneeId" integer CONSTRAINT consultation_requests_assignee_fk REFERENCES staff (id),
        ADD version integer NOT NULL DEFAULT 1,
        ADD "awaitsAssignment" boolean NOT NULL DEFAULT false`);
    await runner.query('ALTER TABLE consultation_requests ALTER "awaitsAssignment" SET DEFAULT true');
    await runner.query(
      'CREATE INDEX consultation_requests_assignee ON consultation_requests ("assigneeId", "createdAt", id)',
    );
    // Of one's own requests, those that wait may be few among many.
    await runner.query(`
      CREATE INDEX consultation_requests_waiting ON consultation_requests ("assigneeId", "createdAt", id)
      WHERE status = 'new' AND "withdrawnAt" IS NULL`);
    await runner.query(`
      CREATE INDEX consultation_requests_awaiting ON consultation_requests ("createdAt", id)
      WHERE "awaitsAssignment" AND "assigneeId" IS NULL AND status = 'new' AND "withdrawnAt" IS NULL`);
    await runner.query(`
      CREATE FUNCTION consultation_requests_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER consultation_requests_version BEFORE UPDATE OF status, "assigneeId" ON consultation_requests FOR EACH ROW
      WHEN (NEW.status <> OLD.status OR NEW."assigneeId" IS DISTINCT FROM OLD."assigneeId")
      EXECUTE FUNCTION consultation_requests_version()`);

    await runner.query(`
      CREATE TABLE assignee_counts (
        day date NOT NULL,
        "assigneeId" integer NOT NULL,
        status text NOT NULL,
        withdrawn boolean NOT NULL,
        country text NOT NULL,
        requests integer NOT NULL,
        CONSTRAINT assignee_counts_pk PRIMARY KEY (day, "assigneeId", status, withdrawn, country)
      ) WITH (fillfactor = 50)`);
    for (const [event, rows] of Object.entries(CHANGES)) await runner.query(counting(event, rows));
    await runner.query(`
      CREATE FUNCTION assignee_counts_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM assignee_counts;
        RETURN NULL;
      END $$`);
    for (const [event, tables] of Object.entries(TABLES)) {
      await runner.query(`
        CREATE TRIGGER assignee_counts_${event} AFTER ${event.toUpperCase()} ON consultation_requests
        REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION assignee_counts_${event}()`);
    }
    await runner.query(`
      CREATE TRIGGER assignee_counts_truncate AFTER TRUNCATE ON consultation_requests
      FOR EACH STATEMENT EXECUTE FUNCTION assignee_counts_truncate()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of [...Object.keys(CHANGES), 'truncate']) {
      await runner.query(`DROP FUNCTION assignee_counts_${event} CASCADE`);
    }
    await runner.query('DROP TABLE assignee_counts');
    await runner.query('DROP FUNCTION consultation_requests_version CASCADE');
    await runner.query('DROP FUNCTION admin_tokens_person CASCADE');
    await runner.query(
      'ALTER TABLE consultation_requests DROP "assigneeId", DROP version, DROP "awaitsAssignment"',
    );
    await runner.query('ALTER TABLE admin_tokens DROP "staffId"');
    await runner.query('DROP TABLE staff');
  }
}

/**
 * As consultation_counts, but of assigned requests only, so that a statement about others writes nothing. The order of
 * the rows is the same for all, so that writers never wait in a circle.
 */
const counting = (event: string, rows: string) => `
  CREATE FUNCTION assignee_counts_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO assignee_counts AS kept (day, "assigneeId", status, withdrawn, country, requests)
    SELECT day, (request)."assigneeId", (request).status, (request)."withdrawnAt" IS NOT NULL,
      coalesce((request).country, ''), sum(by)
    FROM (${rows}) AS changed,
      LATERAL (VALUES ('-infinity'::date), (((request)."createdAt" AT TIME ZONE 'Asia/Kolkata')::date)) AS days (day)
    WHERE (request)."assigneeId" IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(by) <> 0
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (day, "assigneeId", status, withdrawn, country)
      DO UPDATE SET requests = kept.requests + excluded.requests;
    RETURN NULL;
  END $$`;
