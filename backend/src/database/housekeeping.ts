import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { CONFIG } from '../config.module.js';

const HOUR_MS = 60 * 60 * 1000;

/** Forgets what has run out, at the start and every hour. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.run().catch((error: Error) => this.logger.error(error.message));
    void run();
    this.timer = setInterval(run, HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    for (const statement of FORGET) await this.database.query(statement);
    await this.database.query(
      `DELETE FROM consultation_requests WHERE (status = 'completed' OR "withdrawnAt" IS NOT NULL)
         AND "updatedAt" < now() - $1 * interval '1 day'`,
      [this.config.site.retentionDays],
    );
    for (const statement of FOLD_COUNTS) await this.database.query(statement);
  }
}

/** Writers spread the counts of a day over slots; once the day is over one row will do. Slot 0 is only written here. */
const FOLD_COUNTS = [
  `WITH gone AS (
     DELETE FROM consultation_counts WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM consultation_counts
       WHERE day > '-infinity' AND day < current_date - 1 AND slot <> 0 FOR UPDATE SKIP LOCKED))
     RETURNING *
   )
   INSERT INTO consultation_counts AS kept (day, status, withdrawn, country, slot, requests, changes)
   SELECT day, status, withdrawn, country, 0, sum(requests), 0 FROM gone GROUP BY 1, 2, 3, 4 HAVING sum(requests) <> 0
   ORDER BY 1, 2, 3, 4
   ON CONFLICT (day, status, withdrawn, country, slot) DO UPDATE SET requests = kept.requests + excluded.requests`,
  'DELETE FROM consultation_counts WHERE slot = 0 AND requests = 0',
];

const FORGET = [
  'DELETE FROM sessions WHERE "expiresAt" < now()',
  'DELETE FROM rate_limits WHERE "resetAt" < now()',
  'DELETE FROM password_resets WHERE "expiresAt" < now()',
  `UPDATE consultation_requests SET "idempotencyKey" = NULL, "idempotencyBody" = NULL
   WHERE "idempotencyKey" IS NOT NULL AND "createdAt" < now() - interval '1 day'`,
  `DELETE FROM erased_keys WHERE "erasedAt" < now() - interval '1 day'`,
  'UPDATE consultation_requests SET "linkHash" = NULL, "linkExpiresAt" = NULL WHERE "linkExpiresAt" < now()',
  // Addresses that nobody confirmed, and those that unsubscribed a month ago.
  `DELETE FROM newsletter_subscriptions
   WHERE status = 'pending' AND "confirmationSentAt" < now() - interval '30 days'`,
  `DELETE FROM newsletter_subscriptions s WHERE status = 'unsubscribed' AND NOT EXISTS (
     SELECT FROM newsletter_tokens t WHERE t."subscriptionId" = s.id AND t."usedAt" > now() - interval '30 days')`,
  // The links that unsubscribe go with the subscription: mail programs may use one of an old mail.
  `DELETE FROM newsletter_tokens WHERE purpose = 'confirm' AND "usedAt" < now() - interval '30 days'`,
  // Wishes that nobody can be sent a link for any more, whether or not there is such an account.
  `DELETE FROM mails WHERE kind = 'password-reset' AND state <> 'sent' AND "createdAt" < now() - interval '1 hour'`,
  // Also those that could not be sent, with whom they were for.
  `DELETE FROM mails WHERE "createdAt" < now() - interval '30 days'`,
];
