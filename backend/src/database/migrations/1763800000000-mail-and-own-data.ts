import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that are really sent, what visitors do with their requests, and password resets. */
export class MailAndOwnData1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE consultation_requests
        ADD "linkHash" text,
        ADD "linkExpiresAt" timestamptz,
        ADD "withdrawnAt" timestamptz,
        ADD CONSTRAINT consultation_requests_link UNIQUE ("linkHash")`);

    await runner.query(`
      CREATE TABLE consultation_events (
        id integer GENERATED ALWAYS AS IDENTITY,
        "requestId" integer NOT NULL,
        actor text NOT NULL,
        "actorName" text,
        action text NOT NULL,
        detail jsonb,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT consultation_events_pk PRIMARY KEY (id),
        CONSTRAINT consultation_events_request_fk FOREIGN KEY ("requestId") REFERENCES consultation_requests (id) ON DELETE CASCADE,
        CONSTRAINT consultation_events_actor CHECK ("actor" IN ('visitor', 'staff', 'system'))
      )`);
    await runner.query('CREATE INDEX consultation_events_request ON consultation_events ("requestId", id)');

    await runner.query(`
      CREATE TABLE erased_keys (
        "idempotencyKey" text NOT NULL,
        "erasedAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT erased_keys_pk PRIMARY KEY ("idempotencyKey")
      )`);

    await runner.query(`
      CREATE TABLE password_resets (
        "tokenHash" text NOT NULL,
        "userId" integer NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "expiresAt" timestamptz NOT NULL,
        CONSTRAINT password_resets_pk PRIMARY KEY ("tokenHash"),
        CONSTRAINT password_resets_user_fk FOREIGN KEY ("userId") REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX password_resets_user ON password_resets ("userId")');

    await runner.query('ALTER TABLE newsletter_tokens ADD "usedAt" timestamptz');

    await runner.query(`
      ALTER TABLE mails
        ADD "messageId" text,
        ADD kind text NOT NULL DEFAULT 'newsletter-confirmation',
        ADD data jsonb,
        ADD "requestId" integer,
        ADD "subscriptionId" integer,
        ADD "userId" integer,
        ADD state text NOT NULL DEFAULT 'waiting',
        ADD attempts integer NOT NULL DEFAULT 0,
        ADD "nextAttemptAt" timestamptz NOT NULL DEFAULT now(),
        ADD "lastError" text,
        ADD "sentAt" timestamptz,
        ALTER recipient DROP NOT NULL`);
    // Until now there was one kind of mail, kept as text with its two links.
    await runner.query(`
      UPDATE mails SET
        data = jsonb_build_object(
          'confirm', substring(text from '/confirm\\?token=([A-Za-z0-9_-]+)'),
          'unsubscribe', substring(text from '/unsubscribe\\?token=([A-Za-z0-9_-]+)')),
        "subscriptionId" = (SELECT s.id FROM newsletter_subscriptions s WHERE s."emailKey" = lower(mails.recipient))`);
    await runner.query(`
      ALTER TABLE mails
        ALTER kind DROP DEFAULT,
        DROP subject,
        DROP text,
        ADD CONSTRAINT mails_request_fk FOREIGN KEY ("requestId") REFERENCES consultation_requests (id) ON DELETE CASCADE,
        ADD CONSTRAINT mails_subscription_fk FOREIGN KEY ("subscriptionId") REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
        ADD CONSTRAINT mails_user_fk FOREIGN KEY ("userId") REFERENCES users (id) ON DELETE CASCADE,
        ADD CONSTRAINT mails_state CHECK ("state" IN ('waiting', 'sent', 'failed')),
        ADD CONSTRAINT mails_content CHECK (("state" = 'sent') = ("recipient" IS NULL) AND ("recipient" IS NULL) = ("data" IS NULL))`);
    await runner.query(`CREATE INDEX mails_due ON mails ("nextAttemptAt") WHERE state = 'waiting'`);
    for (const [index, column] of [
      ['mails_request', 'requestId'],
      ['mails_subscription', 'subscriptionId'],
      ['mails_user', 'userId'],
    ]) {
      // A mail is about one of them: the others need not know it.
      await runner.query(`CREATE INDEX ${index} ON mails ("${column}") WHERE "${column}" IS NOT NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mails, password_resets, erased_keys, consultation_events');
    await runner.query(`
      CREATE TABLE mails (
        id integer GENERATED ALWAYS AS IDENTITY,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT mails_pk PRIMARY KEY (id)
      )`);
    await runner.query('ALTER TABLE newsletter_tokens DROP "usedAt"');
    await runner.query(
      'ALTER TABLE consultation_requests DROP "linkHash", DROP "linkExpiresAt", DROP "withdrawnAt"',
    );
  }
}
