import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Students confirm their address, and share their applications with staff through one of their requests. */
export class Sharing1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD "emailConfirmedAt" timestamptz');
    await runner.query(`
      CREATE TABLE email_confirmations (
        "tokenHash" text NOT NULL,
        "userId" integer NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "expiresAt" timestamptz NOT NULL,
        CONSTRAINT email_confirmations_pk PRIMARY KEY ("tokenHash"),
        CONSTRAINT email_confirmations_user_fk FOREIGN KEY ("userId") REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX email_confirmations_user ON email_confirmations ("userId")');

    await runner.query(`
      CREATE TABLE application_sharings (
        "userId" integer NOT NULL,
        "requestId" integer NOT NULL,
        "assigneeId" integer,
        "stalestOn" date NOT NULL DEFAULT '2200-01-01',
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT application_sharings_pk PRIMARY KEY ("userId"),
        CONSTRAINT application_sharings_request UNIQUE ("requestId"),
        CONSTRAINT application_sharings_user_fk FOREIGN KEY ("userId") REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT application_sharings_request_fk FOREIGN KEY ("requestId")
          REFERENCES consultation_requests (id) ON DELETE CASCADE
      )`);
    await runner.query(
      'CREATE INDEX application_sharings_stalest ON application_sharings ("stalestOn", "userId")',
    );
    await runner.query(`
      CREATE INDEX application_sharings_assignee_stalest
      ON application_sharings ("assigneeId", "stalestOn", "userId")`);
    // Whoever gives a request to somebody else, or withdraws it, need not know of sharing.
    await runner.query(`
      CREATE FUNCTION application_sharings_follow() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW."withdrawnAt" IS NOT NULL THEN
          DELETE FROM application_sharings WHERE "requestId" = NEW.id;
        ELSE
          UPDATE application_sharings SET "assigneeId" = NEW."assigneeId" WHERE "requestId" = NEW.id;
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER application_sharings_follow AFTER UPDATE OF "assigneeId", "withdrawnAt" ON consultation_requests
      FOR EACH ROW WHEN (NEW."assigneeId" IS DISTINCT FROM OLD."assigneeId"
        OR NEW."withdrawnAt" IS DISTINCT FROM OLD."withdrawnAt")
      EXECUTE FUNCTION application_sharings_follow()`);

    await runner.query(`
      ALTER TABLE application_events
        ADD "actorName" text,
        ADD "actorId" integer CONSTRAINT application_events_actor_fk REFERENCES staff (id),
        ADD CONSTRAINT application_events_actor CHECK ("actor" IN ('student', 'staff'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE application_events DROP CONSTRAINT application_events_actor, DROP "actorId", DROP "actorName"',
    );
    await runner.query('DROP FUNCTION application_sharings_follow CASCADE');
    await runner.query('DROP TABLE application_sharings, email_confirmations');
    await runner.query('ALTER TABLE users DROP "emailConfirmedAt"');
  }
}
