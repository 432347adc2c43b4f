import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import { Mails } from '../mail/mails.service.js';
import { newMail } from '../mail/messages.js';
import { newsletterConfirmation, newsletterWelcome } from './newsletter-mails.js';
import type { SubscriptionStatus } from './newsletter-subscription.entity.js';
import { NewsletterToken, type NewsletterTokenPurpose } from './newsletter-token.entity.js';
import type { SubscribedEmail } from './newsletter.dto.js';

@Injectable()
export class NewsletterService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: Mails,
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

  /**
   * Confirms a subscription, and writes the welcome.
   * @throws ProblemException 404 for an unknown or used token
   */
  confirm(token: string): Promise<SubscribedEmail> {
    return this.useToken(token, 'confirm', async (manager, subscriptionId) => {
      const email = await this.setStatus(manager, subscriptionId, 'confirmed');
      const [unsubscribe] = await this.newTokens(manager, subscriptionId, ['unsubscribe']);
      await this.mails.write(
        manager,
        newMail(newsletterWelcome, {
          recipient: email,
          data: { unsubscribe: unsubscribe! },
          subscriptionId,
        }),
      );
      return email;
    });
  }

  /** @throws ProblemException 404 for an unknown or used token */
  unsubscribe(token: string): Promise<SubscribedEmail> {
    return this.useToken(token, 'unsubscribe', (manager, subscriptionId) =>
      this.end(manager, subscriptionId),
    );
  }

  /**
   * What mail programs do: they may come twice, and from a mail of a subscription that has ended before. Whatever the
   * address is subscribed to now ends.
   * @throws ProblemException 404 for an unknown token
   */
  unsubscribeOneClick(token: string): Promise<SubscribedEmail> {
    return this.database.transaction(async (manager) => {
      const known = await manager.findOneBy(NewsletterToken, {
        tokenHash: sha256(token),
        purpose: 'unsubscribe',
      });
      if (!known) throw noLink();
      const { subscriptionId } = known;
      await this.useUp(manager, subscriptionId, 'unsubscribe');
      return { email: await this.end(manager, subscriptionId) };
    });
  }

  private useToken(
    token: string,
    purpose: NewsletterTokenPurpose,
    apply: (manager: EntityManager, subscriptionId: number) => Promise<string>,
  ): Promise<SubscribedEmail> {
    return this.database.transaction(async (manager) => {
      const [used] = await manager.query<[{ subscriptionId: number }[], number]>(
        `UPDATE newsletter_tokens SET "usedAt" = now() WHERE "tokenHash" = $1 AND purpose = $2 AND "usedAt" IS NULL
         RETURNING "subscriptionId"`,
        [sha256(token), purpose],
      );
      if (!used[0]) throw await this.uselessLink(manager, token, purpose);
      const { subscriptionId } = used[0];
      await this.useUp(manager, subscriptionId, purpose);
      return { email: await apply(manager, subscriptionId) };
    });
  }

  /** An unsubscription ends every link; a confirmation only the other confirmation links. */
  private useUp(manager: EntityManager, subscriptionId: number, purpose: NewsletterTokenPurpose) {
    return manager.query(
      `UPDATE newsletter_tokens SET "usedAt" = now()
       WHERE "subscriptionId" = $1 AND "usedAt" IS NULL AND (purpose = $2 OR $2 = 'unsubscribe')`,
      [subscriptionId, purpose],
    );
  }

  private async end(manager: EntityManager, subscriptionId: number): Promise<string> {
    await manager.query(`DELETE FROM mails WHERE "subscriptionId" = $1 AND state <> 'sent'`, [
      subscriptionId,
    ]);
    return this.setStatus(manager, subscriptionId, 'unsubscribed');
  }

  private async uselessLink(
    manager: EntityManager,
    token: string,
    purpose: NewsletterTokenPurpose,
  ): Promise<ProblemException> {
    const known = await manager.existsBy(NewsletterToken, { tokenHash: sha256(token), purpose });
    return known ? new ProblemException(404, 'This link has been used already.') : noLink();
  }

  private async setStatus(
    manager: EntityManager,
    id: number,
    status: Exclude<SubscriptionStatus, 'pending'>,
  ): Promise<string> {
    const [rows] = await manager.query<[SubscribedEmail[], number]>(
      'UPDATE newsletter_subscriptions SET status = $2 WHERE id = $1 RETURNING email',
      [id, status],
    );
    return rows[0]!.email;
  }

  private async newTokens(
    manager: EntityManager,
    subscriptionId: number,
    purposes: NewsletterTokenPurpose[],
  ): Promise<string[]> {
    const tokens = purposes.map((purpose) => ({ token: newToken(), purpose }));
    await manager.insert(
      NewsletterToken,
      tokens.map(({ token, purpose }) => ({ tokenHash: sha256(token), subscriptionId, purpose })),
    );
    return tokens.map(({ token }) => token);
  }

  private async writeConfirmationMail(
    manager: EntityManager,
    subscriptionId: number,
    recipient: string,
  ): Promise<void> {
    const [confirm, unsubscribe] = await this.newTokens(manager, subscriptionId, ['confirm', 'unsubscribe']);
    await this.mails.write(
      manager,
      newMail(newsletterConfirmation, {
        recipient,
        data: { confirm: confirm!, unsubscribe: unsubscribe! },
        subscriptionId,
      }),
    );
  }
}

const noLink = () => new ProblemException(404, 'This link is not valid, or not any more.');

const emailKey = (email: string) => email.toLowerCase();
