import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import { Mail } from '../mail/mail.entity.js';
import { Mails } from '../mail/mails.service.js';
import { newMail } from '../mail/messages.js';
import { newsletterConfirmation, newsletterWelcome } from './newsletter-mails.js';
import { NewsletterSubscription, type SubscriptionStatus } from './newsletter-subscription.entity.js';
import { NewsletterToken, type NewsletterTokenPurpose } from './newsletter-token.entity.js';
import type { SubscribedEmail } from './newsletter.dto.js';
import { startSubscription } from './newsletter.repository.js';

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
      const row = await startSubscription(manager, email, emailKey(email));
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
   * Ends the address's present subscription for a mail program. Such calls may come twice, and may come from a mail of an
   * earlier subscription.
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
      const { raw } = await manager
        .createQueryBuilder()
        .update(NewsletterToken)
        .set({ usedAt: () => 'now()' })
        .where({ tokenHash: sha256(token), purpose, usedAt: IsNull() })
        .returning(['subscriptionId'])
        .execute();
      const [used] = raw as { subscriptionId: number }[];
      if (!used) throw await this.uselessLink(manager, token, purpose);
      const { subscriptionId } = used;
      await this.useUp(manager, subscriptionId, purpose);
      return { email: await apply(manager, subscriptionId) };
    });
  }

  /** An unsubscription ends every link; a confirmation only the other confirmation links. */
  private useUp(manager: EntityManager, subscriptionId: number, purpose: NewsletterTokenPurpose) {
    return manager.update(
      NewsletterToken,
      { subscriptionId, usedAt: IsNull(), ...(purpose === 'confirm' && { purpose }) },
      { usedAt: () => 'now()' },
    );
  }

  private async end(manager: EntityManager, subscriptionId: number): Promise<string> {
    await manager.delete(Mail, { subscriptionId, state: Not('sent') });
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
    const { raw } = await manager
      .createQueryBuilder()
      .update(NewsletterSubscription)
      .set({ status })
      .where({ id })
      .returning(['email'])
      .execute();
    return (raw as [SubscribedEmail])[0].email;
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
