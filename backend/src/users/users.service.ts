import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { violatesUnique } from '../common/database-errors.js';
import { ProblemException } from '../common/problem.js';
import { type Limit, RateLimits } from '../rate-limits/rate-limits.service.js';
import { hashPassword, passwordMatches } from './passwords.js';
import { User } from './user.entity.js';
import type { Credentials } from './users.dto.js';

export const FAILED_LOGINS_PER_ACCOUNT: Limit = {
  purpose: 'failed log-in to account',
  hits: 10,
  seconds: 15 * 60,
};
/**
 * Limits wrong passwords for one account from all addresses together. It ends soon, or at once when the password is
 * reset by a mailed link, so that strangers cannot lock a student out.
 */
export const FAILED_LOGINS_FROM_ANYWHERE: Limit = {
  purpose: 'failed log-in to account from anywhere',
  hits: 100,
  seconds: 15 * 60,
};
const FAILED_LOGINS: Limit = { purpose: 'failed log-in', hits: 200, seconds: 15 * 60 };

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly limits: RateLimits,
  ) {}

  /** @throws ProblemException 409 when the account exists */
  async register({ username, password }: Credentials): Promise<User> {
    const passwordHash = await hashPassword(password);
    try {
      const user = this.users.create({ username, usernameKey: usernameKey(username), passwordHash });
      await this.users.insert(user);
      return user;
    } catch (error) {
      if (violatesUnique(error))
        throw new ProblemException(409, 'An account with this e-mail address already exists.');
      throw error;
    }
  }

  /** @throws ProblemException 401, the same for an unknown user and a wrong password; 429 */
  async login({ username, password }: Credentials, client: string): Promise<User> {
    const user = await this.users.findOneBy({ usernameKey: usernameKey(username) });
    if (!(await this.passwordIsRight(user, username, password, client)) || !user) {
      throw new ProblemException(401, 'The e-mail address or the password is wrong.');
    }
    return user;
  }

  /**
   * Counts the attempt first. The right password takes the count back and clears the account's earlier failures.
   * @param user null is always wrong, and takes the same time
   * @param client the address of the call
   * @throws ProblemException 429
   */
  async passwordIsRight(
    user: User | null,
    username: string,
    password: string,
    client: string,
  ): Promise<boolean> {
    const account = `${client}\n${usernameKey(username)}`;
    await this.limits.count(FAILED_LOGINS, client);
    await this.limits.count(FAILED_LOGINS_PER_ACCOUNT, account);
    await this.limits.count(FAILED_LOGINS_FROM_ANYWHERE, usernameKey(username));
    if (!(await passwordMatches(user?.passwordHash, password))) return false;
    await this.limits.forget(FAILED_LOGINS_PER_ACCOUNT, account);
    await this.limits.forgive(FAILED_LOGINS, client);
    await this.limits.forgive(FAILED_LOGINS_FROM_ANYWHERE, usernameKey(username));
    return true;
  }
}

/** Usernames with the same key are the same account. */
export const usernameKey = (username: string) => username.normalize('NFC').toLowerCase();
