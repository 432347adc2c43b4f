import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import type { Config } from '../config.js';
import { CONFIG } from '../config.module.js';
import { Mail } from '../mail/mail.entity.js';
import { NewsletterToken, type NewsletterTokenPurpose } from './newsletter-token.entity.js';
import type { SubscribedEmail } from './newsletter.dto.js';

@Injectable()
export class NewsletterService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Starts a subscription, or starts it over after an unsubscription; a confirmation mail goes to the outbox.
   * @throws ProblemException 409 for a confirmed or pending subscription; the mail of a pending one is sent again,
   *   at most once in ten minutes
   */
  async subscribe(email: string): Promise<SubscribedEmail> {
    const started = await this.database.transaction(async (manager) => {
      // One row for each address decides: new, started over, due another mail, or left alone (no row comes back).
      const [row] = await manager.query<{ id: number; started: boolean }[]>(
        `INSERT INTO newsletter_subscriptions AS s (email, "emailKey") VALUES ($1, $2)
         ON CONFLICT ("emailKey") DO UPDATE SET
           email = CASE WHEN s.status = 'unsubscribed' THEN excluded.email ELSE s.email END,
           "createdAt" = CASE WHEN s.status = 'unsubscribed' THEN now() ELSE s."createdAt" END,
           status = 'pending', "confirmationSentAt" = now()
         WHERE s.status = 'unsubscribed' OR (s.status = 'pending' AND s."confirmationSentAt" < now() - interval '10 minutes')
         RETURNING id, "createdAt" = "confirmationSentAt" AS started`,
        [email, emailKey(email)],
      );
      if (row) await this.writeConfirmationMail(manager, row.id, email);
      return row?.started ?? false;
    });
    if (!started) throw new ProblemException(409, 'This email is already subscribed to our newsletter.');
    return { email };
  }

  /** @throws ProblemException 404 for an unknown or used token */
  async confirm(token: string): Promise<SubscribedEmail> {
    return this.useToken(token, 'confirm', 'confirmed');
  }

  /** @throws ProblemException 404 for an unknown or used token */
  async unsubscribe(token: string): Promise<SubscribedEmail> {
    return this.useToken(token, 'unsubscribe', 'unsubscribed');
  }

  private useToken(
    token: string,
    purpose: NewsletterTokenPurpose,
    status: 'confirmed' | 'unsubscribed',
  ): Promise<SubscribedEmail> {
    return this.database.transaction(async (manager) => {
      const used = await manager.query<[{ subscriptionId: number }[], number]>(
        'DELETE FROM newsletter_tokens WHERE "tokenHash" = $1 AND purpose = $2 RETURNING "subscriptionId"',
        [sha256(token), purpose],
      );
      const subscription = used[0][0];
      if (!subscription) throw new ProblemException(404, 'This link is not valid or has been used already.');
      const { subscriptionId } = subscription;
      // An unsubscription ends every link; a confirmation only the other confirmation links.
      await manager.query(
        `DELETE FROM newsletter_tokens WHERE "subscriptionId" = $1 AND (purpose = $2 OR $2 = 'unsubscribe')`,
        [subscriptionId, purpose],
      );
      const [rows] = await manager.query<[SubscribedEmail[], number]>(
        'UPDATE newsletter_subscriptions SET status = $2 WHERE id = $1 RETURNING email',
        [subscriptionId, status],
      );
      return rows[0]!;
    });
  }

  private async writeConfirmationMail(
    manager: EntityManager,
    subscriptionId: number,
    email: string,
  ): Promise<void> {
    const confirm = newToken();
    const unsubscribe = newToken();
    await manager.insert(NewsletterToken, [
      { tokenHash: sha256(confirm), subscriptionId, purpose: 'confirm' },
      { tokenHash: sha256(unsubscribe), subscriptionId, purpose: 'unsubscribe' },
    ]);
    const { brand } = this.config.site;
    const link = (page: string, token: string) =>
      `${this.config.publicUrl || `http://localhost:${this.config.port}`}/newsletter/${page}?token=${token}`;
    await manager.insert(Mail, {
      recipient: email,
      subject: `Please confirm your subscription to the ${brand} newsletter`,
      text: [
        `You asked for the ${brand} newsletter. Please confirm that this address is yours:`,
        link('confirm', confirm),
        'If it was not you, do nothing, or stop these mails here:',
        link('unsubscribe', unsubscribe),
      ].join('\n\n'),
    });
  }
}

const emailKey = (email: string) => email.toLowerCase();
