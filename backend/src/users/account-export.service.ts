import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AccountExport, StudentProfile } from './account.dto.js';
import type { User } from './user.entity.js';

/** A wish for a new password whose link has not been made: it knows the account by its address only. */
export const LINK_WISH = `kind = 'password-reset' AND state <> 'sent' AND recipient`;

export function profileOf({
  gpa,
  programLevel,
  fieldOfStudy,
  budgetUSD,
  destinations,
}: User): StudentProfile {
  return { gpa, programLevel, fieldOfStudy, budgetUSD, destinations };
}

/** Everything stored about an account, but hashes and counters. */
@Injectable()
export class AccountExports {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async export(user: User): Promise<AccountExport> {
    const rows = <T>(sql: string) => this.database.query<T[]>(sql, [user.id]);
    const { username, createdAt } = user;
    return {
      exportedAt: new Date(),
      account: { username, createdAt, ...profileOf(user) },
      shortlist: await rows(
        `SELECT "universityId", name AS university, "fieldOfStudy", "createdAt"
         FROM shortlist_entries JOIN universities ON universities.id = "universityId"
         WHERE "userId" = $1 ORDER BY "createdAt", "universityId", "fieldOfStudy"`,
      ),
      comparisons: await rows(
        'SELECT id, token, "universityIds", "createdAt" FROM comparisons WHERE "userId" = $1 ORDER BY id',
      ),
      sessions: await rows(
        'SELECT "createdAt", "expiresAt" FROM sessions WHERE "userId" = $1 ORDER BY "createdAt"',
      ),
      passwordLinks: await rows(
        'SELECT "createdAt", "expiresAt" FROM password_resets WHERE "userId" = $1 ORDER BY "createdAt"',
      ),
      mails: await rows(
        `SELECT kind, state, "createdAt", "sentAt" FROM mails
         WHERE "userId" = $1 OR ${LINK_WISH} = (SELECT "usernameKey" FROM users WHERE id = $1) ORDER BY id`,
      ),
    };
  }
}
