import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InitialSchema1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');

    await runner.query(`
      CREATE TABLE consultation_requests (
        id integer GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        country text,
        course text,
        message text,
        status text NOT NULL DEFAULT 'new',
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "updatedAt" timestamptz NOT NULL DEFAULT now(),
        "searchText" text NOT NULL,
        "idempotencyKey" text,
        "idempotencyBody" text,
        CONSTRAINT consultation_requests_pk PRIMARY KEY (id),
        CONSTRAINT consultation_requests_idempotency_key UNIQUE ("idempotencyKey"),
        CONSTRAINT consultation_requests_status CHECK ("status" IN ('new', 'contacted', 'scheduled', 'completed'))
      )`);
    await runner.query('CREATE INDEX consultation_requests_status_id ON consultation_requests (status, id)');
    await runner.query(
      'CREATE INDEX consultation_requests_search ON consultation_requests USING gin ("searchText" gin_trgm_ops)',
    );
    // A common surname is planned as rare with the default number of statistics.
    await runner.query('ALTER TABLE consultation_requests ALTER COLUMN "searchText" SET STATISTICS 300');

    await runner.query(`
      CREATE TABLE users (
        id integer GENERATED ALWAYS AS IDENTITY,
        username text NOT NULL,
        "usernameKey" text NOT NULL,
        "passwordHash" text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT users_pk PRIMARY KEY (id),
        CONSTRAINT users_username_key UNIQUE ("usernameKey")
      )`);

    await runner.query(`
      CREATE TABLE sessions (
        "tokenHash" text NOT NULL,
        "userId" integer NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "expiresAt" timestamptz NOT NULL,
        CONSTRAINT sessions_pk PRIMARY KEY ("tokenHash"),
        CONSTRAINT sessions_user_fk FOREIGN KEY ("userId") REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX sessions_user ON sessions ("userId")');
    await runner.query('CREATE INDEX sessions_expiry ON sessions ("expiresAt")');

    await runner.query(`
      CREATE TABLE universities (
        id integer GENERATED ALWAYS AS IDENTITY,
        slug text NOT NULL,
        name text NOT NULL,
        "sortName" text COLLATE "C" NOT NULL,
        city text NOT NULL,
        region text,
        country text NOT NULL,
        description text NOT NULL,
        "establishedYear" integer,
        "studentPopulation" integer,
        "tuitionMinUSD" integer NOT NULL,
        "tuitionMaxUSD" integer NOT NULL,
        "tuitionBasis" text NOT NULL,
        "tuitionYear" text NOT NULL,
        "tuitionSource" text NOT NULL,
        website text,
        programs text[] NOT NULL,
        "programsComplete" boolean NOT NULL,
        "worldRank" integer,
        "worldRankDisplay" text,
        "worldRankPublisher" text,
        "worldRankYear" integer,
        "countryRank" integer,
        "undergraduateGpaMin" integer NOT NULL,
        "undergraduateGpaMax" integer NOT NULL,
        "graduateGpaMin" integer NOT NULL,
        "graduateGpaMax" integer NOT NULL,
        "gpaBasis" text NOT NULL,
        latitude double precision,
        longitude double precision,
        sector text,
        sources jsonb NOT NULL,
        CONSTRAINT universities_pk PRIMARY KEY (id),
        CONSTRAINT universities_slug UNIQUE (slug),
        CONSTRAINT universities_tuition_order CHECK ("tuitionMinUSD" >= 0 AND "tuitionMinUSD" <= "tuitionMaxUSD"),
        CONSTRAINT universities_gpa_range CHECK ("undergraduateGpaMin" BETWEEN 0 AND "undergraduateGpaMax" AND "undergraduateGpaMax" <= 400 AND "graduateGpaMin" BETWEEN 0 AND "graduateGpaMax" AND "graduateGpaMax" <= 400),
        CONSTRAINT universities_basis CHECK ("tuitionBasis" IN ('published', 'indicative') AND "gpaBasis" IN ('published', 'indicative'))
      )`);
    await runner.query(
      'CREATE INDEX universities_country_tuition ON universities (country, "tuitionMinUSD")',
    );
    await runner.query('CREATE INDEX universities_programs ON universities USING gin (programs)');
    await runner.query(
      'CREATE INDEX universities_rank_order ON universities (coalesce("worldRank", 2147483647), "sortName", id)',
    );

    await runner.query(`
      CREATE TABLE shortlist_entries (
        "userId" integer NOT NULL,
        "universityId" integer NOT NULL,
        "fieldOfStudy" text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT shortlist_entries_pk PRIMARY KEY ("userId", "universityId", "fieldOfStudy"),
        CONSTRAINT shortlist_entries_user_fk FOREIGN KEY ("userId") REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT shortlist_entries_university_fk FOREIGN KEY ("universityId") REFERENCES universities (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX shortlist_entries_university ON shortlist_entries ("universityId")');

    await runner.query(`
      CREATE TABLE newsletter_subscriptions (
        id integer GENERATED ALWAYS AS IDENTITY,
        email text NOT NULL,
        "emailKey" text NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "confirmationSentAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT newsletter_subscriptions_pk PRIMARY KEY (id),
        CONSTRAINT newsletter_subscriptions_email_key UNIQUE ("emailKey"),
        CONSTRAINT newsletter_subscriptions_status CHECK ("status" IN ('pending', 'confirmed', 'unsubscribed'))
      )`);
    await runner.query(`
      CREATE TABLE newsletter_tokens (
        "tokenHash" text NOT NULL,
        "subscriptionId" integer NOT NULL,
        purpose text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT newsletter_tokens_pk PRIMARY KEY ("tokenHash"),
        CONSTRAINT newsletter_tokens_subscription_fk FOREIGN KEY ("subscriptionId") REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
        CONSTRAINT newsletter_tokens_purpose CHECK ("purpose" IN ('confirm', 'unsubscribe'))
      )`);
    await runner.query('CREATE INDEX newsletter_tokens_subscription ON newsletter_tokens ("subscriptionId")');

    await runner.query(`
      CREATE TABLE mails (
        id integer GENERATED ALWAYS AS IDENTITY,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT mails_pk PRIMARY KEY (id)
      )`);

    await runner.query(`
      CREATE TABLE rate_limits (
        key text NOT NULL,
        hits integer NOT NULL,
        "resetAt" timestamptz NOT NULL,
        CONSTRAINT rate_limits_pk PRIMARY KEY (key)
      )`);
    await runner.query('CREATE INDEX rate_limits_reset ON rate_limits ("resetAt")');

    await runner.query(
      'CREATE TABLE seed_state (name text NOT NULL, fingerprint text NOT NULL, CONSTRAINT seed_state_pk PRIMARY KEY (name))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE seed_state, rate_limits, mails, newsletter_tokens, newsletter_subscriptions, shortlist_entries, universities, sessions, users, consultation_requests',
    );
  }
}
