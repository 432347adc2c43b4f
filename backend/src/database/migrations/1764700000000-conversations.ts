import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages between visitors and staff, the private links of the mails about them, and texts that staff send often. */
export class Conversations1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE consultation_messages (
        id integer GENERATED ALWAYS AS IDENTITY,
        "requestId" integer NOT NULL,
        author text NOT NULL,
        "staffName" text,
        text text NOT NULL,
        "idempotencyKey" text,
        "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
        "seenAt" timestamptz,
        CONSTRAINT consultation_messages_pk PRIMARY KEY (id),
        CONSTRAINT consultation_messages_request_fk FOREIGN KEY ("requestId")
          REFERENCES consultation_requests (id) ON DELETE CASCADE,
        CONSTRAINT consultation_messages_author CHECK ("author" IN ('visitor', 'staff')),
        CONSTRAINT consultation_messages_key UNIQUE ("requestId", author, "idempotencyKey")
      )`);
    await runner.query(
      'CREATE INDEX consultation_messages_request ON consultation_messages ("requestId", id)',
    );
    // The desk counts them with every look at its list.
    await runner.query(`
      CREATE INDEX consultation_messages_unseen ON consultation_messages ("requestId")
      WHERE author = 'visitor' AND "seenAt" IS NULL`);
    await runner.query(`
      CREATE TABLE request_links (
        "mailId" integer NOT NULL,
        hash text NOT NULL,
        "requestId" integer NOT NULL,
        "expiresAt" timestamptz NOT NULL,
        CONSTRAINT request_links_pk PRIMARY KEY ("mailId"),
        CONSTRAINT request_links_hash UNIQUE (hash),
        CONSTRAINT request_links_request_fk FOREIGN KEY ("requestId")
          REFERENCES consultation_requests (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX request_links_request ON request_links ("requestId")');
    await runner.query('CREATE INDEX request_links_expiry ON request_links ("expiresAt")');
    await runner.query(`
      CREATE TABLE canned_answers (
        id integer GENERATED ALWAYS AS IDENTITY,
        "staffId" integer CONSTRAINT canned_answers_staff_fk REFERENCES staff (id),
        title text NOT NULL,
        text text NOT NULL,
        CONSTRAINT canned_answers_pk PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX canned_answers_staff ON canned_answers ("staffId")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE canned_answers, request_links, consultation_messages');
  }
}
