import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { notFound } from '../common/id-param.js';
import { fieldProblem } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import type { CreatedStaffToken, NewStaffToken, StaffToken } from './admin.dto.js';
import { AdminTokenRecord } from './admin-token.entity.js';

/** The name in the history when ADMIN_TOKEN was used. */
export const OFFICE = 'Office';
/** Names that the history uses for others than a member of staff, so no person's token may have them. */
const OTHERS = [OFFICE, 'Visitor', 'Staff', 'System'];
/** What may be shown of a token. */
const SHOWN = {
  id: true,
  name: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
  lastUsedAt: true,
} as const;
const THIS_HOUR = `date_trunc('hour', now())`;

/** Tokens of persons, beside the office's own. */
@Injectable()
export class StaffTokens {
  constructor(@InjectRepository(AdminTokenRecord) private readonly tokens: Repository<AdminTokenRecord>) {}

  /** @throws ProblemException 400 for a name that is reserved */
  async create({ name, days }: NewStaffToken): Promise<CreatedStaffToken> {
    assertPerson(name);
    const token = newToken();
    const { raw } = await this.tokens
      .createQueryBuilder()
      .insert()
      .values({ name, tokenHash: sha256(token), expiresAt: () => `now() + ${days} * interval '1 day'` })
      .returning(Object.keys(SHOWN))
      .execute();
    const [row] = raw as [StaffToken];
    return { ...row, token };
  }

  list(): Promise<StaffToken[]> {
    return this.tokens.find({ select: SHOWN, order: { id: 'DESC' }, take: 500 });
  }

  /**
   * Ends a token. Ending it a second time changes nothing.
   * @throws ProblemException 404
   */
  async revoke(id: number): Promise<StaffToken> {
    const { raw } = await this.tokens
      .createQueryBuilder()
      .update()
      .set({ revokedAt: () => 'coalesce("revokedAt", now())' })
      .where({ id })
      .returning(Object.keys(SHOWN))
      .execute();
    const [row] = raw as StaffToken[];
    if (!row) throw notFound('token');
    return row;
  }

  /**
   * The token's owner, and whether the token has ended. It is found by its digest, so the time taken reveals nothing.
   */
  async find(token: string): Promise<{ name: string; ended: boolean } | undefined> {
    const row = await this.tokens
      .createQueryBuilder('t')
      .select(['t.id AS id', 't.name AS name'])
      .addSelect('t.revokedAt IS NOT NULL OR t.expiresAt <= now()', 'ended')
      .addSelect(`coalesce(t.lastUsedAt < ${THIS_HOUR}, true)`, 'stale')
      .where({ tokenHash: sha256(token) })
      .getRawOne<{ id: number; name: string; ended: boolean; stale: boolean }>();
    if (row?.stale && !row.ended) await this.tokens.update(row.id, { lastUsedAt: () => THIS_HOUR });
    return row;
  }
}

/** @throws ProblemException 400 for a name that is reserved */
export function assertPerson(name: string): void {
  const wanted = name.normalize('NFKC').toLowerCase();
  const other = OTHERS.find((taken) => taken.toLowerCase() === wanted);
  if (other) throw fieldProblem('name', `The name “${other}” is taken: the history gives it to others.`);
}
