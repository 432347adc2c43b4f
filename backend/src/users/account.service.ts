import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import { fieldProblem } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import { Mail } from '../mail/mail.entity.js';
import { Mails } from '../mail/mails.service.js';
import { newMail } from '../mail/messages.js';
import { WRONG_PASSWORD } from './account.dto.js';
import type {
  Account,
  AccountAtAGlance,
  AccountsAtAGlance,
  PasswordChange,
  ProfileChange,
  StudentProfile,
} from './account.dto.js';
import { accountDeleted } from './account-mails.js';
import { linkWishOf, profileOf, SHORTLIST } from './account-export.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { hashPassword } from './passwords.js';
import { Session } from './session.entity.js';
import { pleaseLogIn } from './student.guard.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

const SAVED = 'count(DISTINCT e.universityId)::int';
const NEWEST = 20;

/** What students do with their own account. */
@Injectable()
export class AccountService {
  constructor(
    @InjectRepository(User) private readonly accounts: Repository<User>,
    private readonly users: UsersService,
    private readonly mails: Mails,
  ) {}

  async describe(user: User): Promise<Account> {
    const shortlist = await this.accounts.manager
      .createQueryBuilder(SHORTLIST, 'e')
      .select(SAVED, 'saved')
      .where({ userId: user.id })
      .getRawOne<{ saved: number }>();
    const { username, createdAt } = user;
    return { username, createdAt, savedUniversities: shortlist!.saved, ...profileOf(user) };
  }

  async atAGlance(): Promise<AccountsAtAGlance> {
    const newest = await this.accounts
      .createQueryBuilder('u')
      .select('u.username', 'username')
      .addSelect('u.createdAt', 'createdAt')
      .addSelect((saved) => saved.select(SAVED).from(SHORTLIST, 'e').where('e.userId = u.id'), 'saved')
      .orderBy('u.id', 'DESC')
      .limit(NEWEST)
      .getRawMany<AccountAtAGlance>();
    return { total: await this.accounts.count(), newest };
  }

  /** Changes the given fields only. */
  async change(user: User, wanted: ProfileChange) {
    const { gpa, cgpa, percentage, programLevel, fieldOfStudy, budgetUSD, destinations } = wanted;
    const fields = { gpa, cgpa, percentage, programLevel, fieldOfStudy, budgetUSD, destinations };
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const change = Object.fromEntries(given) as Partial<StudentProfile>;
    if (given.length > 0) await this.accounts.update({ id: user.id }, change);
    const changed = await this.accounts.findOneBy({ id: user.id });
    if (!changed) throw pleaseLogIn();
    return this.describe(changed);
  }

  /**
   * Ends every other session. The caller's session continues under a new token, because somebody else may have the old one.
   * @returns that token, and how many sessions ended
   * @throws ProblemException 400 for a wrong current password, 429
   */
  async changePassword(
    user: User,
    { currentPassword, newPassword }: PasswordChange,
    former: string,
    client: string,
  ): Promise<{ token: string; ended: number }> {
    await this.requirePassword('currentPassword', user, currentPassword, client);
    const passwordHash = await hashPassword(newPassword);
    return this.accounts.manager.transaction(async (manager) => {
      const { affected } = await manager.update(
        User,
        { id: user.id, passwordHash: user.passwordHash },
        { passwordHash },
      );
      // The password was changed meanwhile, for example in another tab.
      if (!affected) throw wrongPassword('currentPassword');
      await manager.delete(PasswordReset, { userId: user.id });
      const token = newToken();
      const tokenHash = sha256(token);
      await manager.update(Session, { tokenHash: sha256(former) }, { tokenHash });
      const ended = await manager.delete(Session, { userId: user.id, tokenHash: Not(tokenHash) });
      return { token, ended: ended.affected ?? 0 };
    });
  }

  /**
   * Deletes the account. Foreign keys delete everything that belongs to it. A last mail confirms the deletion.
   * @throws ProblemException 400 for a wrong password, 429
   */
  async delete(user: User, password: string, client: string): Promise<void> {
    await this.requirePassword('password', user, password, client);
    await this.accounts.manager.transaction(async (manager) => {
      const { affected } = await manager.delete(User, { id: user.id });
      // These mails name the account by its address only, so no foreign key deletes them.
      await manager.delete(Mail, linkWishOf(user));
      if (affected)
        await this.mails.write(manager, newMail(accountDeleted, { recipient: user.username, data: {} }));
    });
  }

  private async requirePassword(field: string, user: User, password: string, client: string): Promise<void> {
    if (!(await this.users.passwordIsRight(user, user.username, password, client))) {
      throw wrongPassword(field);
    }
  }
}

/** A 400, because a 401 would tell the client that its session has ended. */
const wrongPassword = (field: string) => fieldProblem(field, WRONG_PASSWORD);
