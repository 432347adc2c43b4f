import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, Raw } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import { Mail } from '../mail/mail.entity.js';
import { Mails } from '../mail/mails.service.js';
import type { TakenMail } from '../mail/messages.js';
import { type Limit, RateLimits } from '../rate-limits/rate-limits.service.js';
import { passwordReset } from './account-mails.js';
import type { NewPassword } from './password-reset.dto.js';
import { PasswordReset } from './password-reset.entity.js';
import { hashPassword } from './passwords.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';
import type { SignedIn } from './users.dto.js';
import { FAILED_LOGINS_FROM_ANYWHERE, FAILED_LOGINS_PER_ACCOUNT, usernameKey } from './users.service.js';

const LINK_MINUTES = 60;
const MAILS_PER_ACCOUNT: Limit = { purpose: 'password reset of account', hits: 5, seconds: 60 * 60 };

@Injectable()
export class PasswordResets {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: Mails,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Stores that somebody asked for a link, in the same way for every address. Only when the mail is sent, the account is
   * looked for, so that neither the answer nor its time shows whether it exists.
   */
  async request(username: string): Promise<void> {
    const recipient = usernameKey(username);
    try {
      await this.limits.count(MAILS_PER_ACCOUNT, recipient);
    } catch (error) {
      if (error instanceof ProblemException) return;
      throw error;
    }
    await this.mails.leave(passwordReset.kind, recipient);
  }

  /**
   * Sets the password and ends the account's sessions and links.
   * @throws ProblemException 404 for an unknown or used link, and for one that has run out
   */
  async perform({ token, password }: NewPassword, client: string): Promise<SignedIn> {
    const link = { tokenHash: sha256(token), expiresAt: Raw((column) => `${column} > now()`) };
    // Checked before hashing, which costs time and memory that a guess should not get.
    if (!(await this.database.manager.existsBy(PasswordReset, link))) throw noLink();
    const passwordHash = await hashPassword(password);
    const username = await this.database.transaction(async (manager) => {
      const deleted = await manager
        .createQueryBuilder()
        .delete()
        .from(PasswordReset)
        .where(link)
        .returning(['userId'])
        .execute();
      const [used] = deleted.raw as { userId: number }[];
      if (!used) throw noLink();
      const { userId } = used;
      const updated = await manager
        .createQueryBuilder()
        .update(User)
        // Whoever has the link reads the mail to the account's address.
        .set({ passwordHash, emailConfirmedAt: () => 'coalesce("emailConfirmedAt", now())' })
        .where({ id: userId })
        .returning(['username'])
        .execute();
      await manager.delete(PasswordReset, { userId });
      await manager.delete(Session, { userId });
      return (updated.raw as [SignedIn])[0].username;
    });
    // Clears earlier failed log-ins, so that the new password works at once.
    await this.limits.forget(FAILED_LOGINS_PER_ACCOUNT, `${client}\n${usernameKey(username)}`);
    await this.limits.forget(FAILED_LOGINS_FROM_ANYWHERE, usernameKey(username));
    return { username };
  }

  /** Makes the link for a mail, if there is such an account and the mail is not older than a link may be. */
  addLink({ id, recipient }: TakenMail) {
    return this.database.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { usernameKey: usernameKey(recipient) });
      const inTime = await manager.existsBy(Mail, {
        id,
        createdAt: Raw((column) => `${column} >= now() - interval '${LINK_MINUTES} minutes'`),
      });
      if (!user || !inTime) return null;
      const token = newToken();
      await manager.insert(PasswordReset, {
        tokenHash: sha256(token),
        userId: user.id,
        expiresAt: () => `now() + interval '${LINK_MINUTES} minutes'`,
      });
      // Now the mail refers to the account and is deleted together with it.
      await manager.update(Mail, id, { userId: user.id, recipient: user.username });
      return { recipient: user.username, data: { username: user.username, token, minutes: LINK_MINUTES } };
    });
  }
}

const noLink = () =>
  new ProblemException(
    404,
    'This link does not work any more: it has been used, or its hour is over. Please ask for a new one.',
  );
