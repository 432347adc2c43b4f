import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, Raw } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import { Mails } from '../mail/mails.service.js';
import { newMail, type TakenMail } from '../mail/messages.js';
import { type Limit, RateLimits } from '../rate-limits/rate-limits.service.js';
import { emailConfirmation } from './account-mails.js';
import { EmailConfirmation } from './email-confirmation.entity.js';
import { User } from './user.entity.js';

const LINK_HOURS = 24;
const MAILS_PER_ACCOUNT: Limit = { purpose: 'e-mail confirmation of account', hits: 5, seconds: 60 * 60 };

/**
 * Anybody can register with anybody's address. What must reach only whoever reads the mail there asks for this first: a link
 * that is mailed, and that works in a session of the same account only.
 */
@Injectable()
export class EmailConfirmations {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: Mails,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Mails a link, unless the address is confirmed already.
   * @throws ProblemException 429
   */
  async request({ id: userId, username, emailConfirmedAt }: User): Promise<{ emailConfirmed: boolean }> {
    if (emailConfirmedAt) return { emailConfirmed: true };
    await this.limits.count(MAILS_PER_ACCOUNT, String(userId));
    const mail = newMail(emailConfirmation, {
      recipient: username,
      data: { token: '', hours: LINK_HOURS },
      userId,
    });
    await this.mails.write(this.database.manager, mail);
    return { emailConfirmed: false };
  }

  /** Makes the link for a mail, so that no token waits in the outbox. */
  async addLink({ id, recipient }: TakenMail) {
    const user = await this.database.manager
      .createQueryBuilder(User, 'u')
      .where('u.emailConfirmedAt IS NULL AND u.id = (SELECT "userId" FROM mails WHERE id = :id)', { id })
      .getOne();
    if (!user) return null;
    const token = newToken();
    await this.database.manager.insert(EmailConfirmation, {
      tokenHash: sha256(token),
      userId: user.id,
      expiresAt: () => `now() + interval '${LINK_HOURS} hours'`,
    });
    return { recipient, data: { token, hours: LINK_HOURS } };
  }

  /**
   * Again it changes nothing.
   * @throws ProblemException 404 for an unknown link, one of another account, and one that has run out
   */
  async confirm({ id: userId, emailConfirmedAt }: User, token: string): Promise<{ emailConfirmed: boolean }> {
    if (emailConfirmedAt) return { emailConfirmed: true };
    return this.database.transaction(async (manager) => {
      const link = { tokenHash: sha256(token), userId, expiresAt: Raw((column) => `${column} > now()`) };
      if (!(await manager.existsBy(EmailConfirmation, link)))
        throw new ProblemException(
          404,
          'This link does not work: its day is over, or it was mailed for another account than the one that is logged in.',
        );
      await manager.update(
        User,
        { id: userId, emailConfirmedAt: IsNull() },
        { emailConfirmedAt: () => 'now()' },
      );
      await manager.delete(EmailConfirmation, { userId });
      return { emailConfirmed: true };
    });
  }
}
