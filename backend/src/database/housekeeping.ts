import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type DataSource,
  type EntityTarget,
  type FindOptionsSelect,
  type FindOptionsWhere,
  In,
  IsNull,
  Not,
  Raw,
  type Repository,
} from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { ConsultationRequest } from '../consultations/consultation-request.entity.js';
import { ErasedKey } from '../consultations/erased-key.entity.js';
import { RequestLink } from '../consultations/request-link.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity.js';
import { NewsletterToken } from '../newsletter/newsletter-token.entity.js';
import { RateLimit } from '../rate-limits/rate-limit.entity.js';
import { EmailConfirmation } from '../users/email-confirmation.entity.js';
import { PasswordReset } from '../users/password-reset.entity.js';
import { Session } from '../users/session.entity.js';
import { foldCounts } from './counts.repository.js';

const HOUR_MS = 60 * 60 * 1000;
/** Rows a statement: 100,000 at once take 9 s, in which the embedded database answers nobody; 15 s end a statement. */
const MOST_ROWS = 2_000;

/** Finds rows older than this, by the database's clock. */
const before = (age: string) => Raw((column) => `${column} < now() - interval '${age}'`);
const PAST = before('0');

const withoutLinkUsedLately = () => `NOT EXISTS (
  SELECT FROM newsletter_tokens t WHERE t."subscriptionId" = newsletter_subscriptions.id AND t."usedAt" > now() - interval '30 days')`;

/** Deletes expired rows, at the start and every hour. */
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
    const { manager } = this.database;
    await manager.delete(Session, { expiresAt: PAST });
    await manager.delete(RateLimit, { resetAt: PAST });
    await manager.delete(PasswordReset, { expiresAt: PAST });
    await manager.delete(EmailConfirmation, { expiresAt: PAST });
    const keys = { idempotencyKey: Not(IsNull()), createdAt: before('1 day') };
    await this.inParts(ConsultationRequest, [keys], (requests, part) =>
      requests.update(part, { idempotencyKey: null, idempotencyBody: null }),
    );
    await manager.delete(ErasedKey, { erasedAt: before('1 day') });
    await this.inParts(ConsultationRequest, [{ linkExpiresAt: PAST }], (requests, part) =>
      requests.update(part, { linkHash: null, linkExpiresAt: null }),
    );
    await manager.delete(RequestLink, { expiresAt: PAST });
    // Subscriptions that nobody confirmed, and those that ended a month ago.
    await manager.delete(NewsletterSubscription, {
      status: 'pending',
      confirmationSentAt: before('30 days'),
    });
    await manager.delete(NewsletterSubscription, { status: 'unsubscribed', id: Raw(withoutLinkUsedLately) });
    // Only links that confirm: mail programs may still use the unsubscribe link of an old mail. Those are deleted with
    // the subscription.
    await manager.delete(NewsletterToken, { purpose: 'confirm', usedAt: before('30 days') });
    // Requests for a new password that are too old to be answered, whether or not the account exists.
    await manager.delete(Mail, { kind: 'password-reset', state: Not('sent'), createdAt: before('1 hour') });
    // This also deletes mails that could not be sent, with their recipients.
    await this.inParts(Mail, [{ createdAt: before('30 days') }], (mails, part) => mails.delete(part));
    const updatedAt = before(`${this.config.site.retentionDays} days`);
    const done = [
      { status: 'completed' as const, updatedAt },
      { withdrawnAt: Not(IsNull()), updatedAt },
    ];
    await this.inParts(ConsultationRequest, done, (requests, part) => requests.delete(part));
    await foldCounts(manager);
  }

  /** Changes the rows that any of the conditions finds, so that it finds them no more, a few thousand at a time. */
  private async inParts<T extends { id: number }>(
    entity: EntityTarget<T>,
    conditions: FindOptionsWhere<T>[],
    change: (repository: Repository<T>, part: FindOptionsWhere<T>[]) => Promise<unknown>,
  ): Promise<void> {
    const repository = this.database.getRepository(entity);
    const select = { id: true } as FindOptionsSelect<T>;
    let found: T[];
    do {
      found = await repository.find({ select, where: conditions, take: MOST_ROWS });
      const id = In(found.map((row) => row.id));
      // The conditions again: somebody may have changed a row meanwhile.
      await change(
        repository,
        conditions.map((condition) => ({ ...condition, id })),
      );
    } while (found.length === MOST_ROWS);
  }
}
