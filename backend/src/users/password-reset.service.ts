import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, Raw } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import { Mails } from '../mail/mails.service.js';
import type { TakenMail } from '../mail/messages.js';
import { type Limit, RateLimits } from '../rate-limits/rate-limits.service.js';
import { passwordReset } from './account-mails.js';
import type { NewPassword } from './password-reset.dto.js';
import { PasswordReset } from './password-reset.entity.js';
import { hashPassword } from './passwords.js';
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
   * Stores the wish for a link, the same for every address. Whether there is such an account is found out when the
   * mail is sent, so that neither the answer nor its time tells.
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
    // Hashing takes time and memory: not for a guess.
    if (!(await this.database.manager.existsBy(PasswordReset, link))) throw noLink();
    const passwordHash = await hashPassword(password);
    const username = await this.database.transaction(async (manager) => {
      const [used] = await manager.query<[{ userId: number }[], number]>(
        'DELETE FROM password_resets WHERE "tokenHash" = $1 AND "expiresAt" > now() RETURNING "userId"',
        [link.tokenHash],
      );
      if (!used[0]) throw noLink();
      const { userId } = used[0];
      const [users] = await manager.query<[SignedIn[], number]>(
        'UPDATE users SET "passwordHash" = $2 WHERE id = $1 RETURNING username',
        [userId, passwordHash],
      );
      await manager.query('DELETE FROM password_resets WHERE "userId" = $1', [userId]);
      await manager.query('DELETE FROM sessions WHERE "userId" = $1', [userId]);
      return users[0]!.username;
    });
    // Who tried too many wrong passwords gets in with the new one.
    await this.limits.forget(FAILED_LOGINS_PER_ACCOUNT, `${client}\n${usernameKey(username)}`);
    await this.limits.forget(FAILED_LOGINS_FROM_ANYWHERE, usernameKey(username));
    return { username };
  }

  /** Makes a link for a wish that is not older than a link lives, if there is such an account. */
  addLink({ id, recipient }: TakenMail) {
    return this.database.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { usernameKey: usernameKey(recipient) });
      const [mail] = await manager.query<[{ late: boolean }?]>(
        `SELECT "createdAt" < now() - $2 * interval '1 minute' AS late FROM mails WHERE id = $1`,
        [id, LINK_MINUTES],
      );
      if (!user || !mail || mail.late) return null;
      const token = newToken();
      await manager.query(
        `INSERT INTO password_resets ("tokenHash", "userId", "expiresAt") VALUES ($1, $2, now() + $3 * interval '1 minute')`,
        [sha256(token), user.id, LINK_MINUTES],
      );
      // From here on it goes with the account.
      await manager.query('UPDATE mails SET "userId" = $2, recipient = $3 WHERE id = $1', [
        id,
        user.id,
        user.username,
      ]);
      return { recipient: user.username, data: { username: user.username, token, minutes: LINK_MINUTES } };
    });
  }
}

const noLink = () =>
  new ProblemException(
    404,
    'This link does not work any more: it has been used, or its hour is over. Please ask for a new one.',
  );
