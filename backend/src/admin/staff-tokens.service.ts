import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { notFound } from '../common/id-param.js';
import { fieldProblem } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import type { CreatedStaffToken, NewStaffToken, StaffToken } from './admin.dto.js';

/** Whom the history names when ADMIN_TOKEN was used. */
export const OFFICE = 'Office';
/** By these names the history calls others than a member of staff. */
const OTHERS = [OFFICE, 'Visitor', 'Staff', 'System'];
const COLUMNS = 'id, name, "createdAt", "expiresAt", "revokedAt", "lastUsedAt"';

/** Tokens of persons, beside the office's own. */
@Injectable()
export class StaffTokens {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws ProblemException 400 for a name that the history gives to others */
  async create({ name, days }: NewStaffToken): Promise<CreatedStaffToken> {
    assertPerson(name);
    const token = newToken();
    const [row] = await this.database.query<[StaffToken]>(
      `INSERT INTO admin_tokens (name, "tokenHash", "expiresAt") VALUES ($1, $2, now() + $3 * interval '1 day')
       RETURNING ${COLUMNS}`,
      [name, sha256(token), days],
    );
    return { ...row, token };
  }

  list(): Promise<StaffToken[]> {
    return this.database.query(`SELECT ${COLUMNS} FROM admin_tokens ORDER BY id DESC LIMIT 500`);
  }

  /**
   * From now on the token opens nothing; again it changes nothing.
   * @throws ProblemException 404
   */
  async revoke(id: number): Promise<StaffToken> {
    const [[row]] = await this.database.query<[StaffToken[], number]>(
      `UPDATE admin_tokens SET "revokedAt" = coalesce("revokedAt", now()) WHERE id = $1 RETURNING ${COLUMNS}`,
      [id],
    );
    if (!row) throw notFound('token');
    return row;
  }

  /** Whose token it is, or was until it ran out or was revoked. Found by its digest, so time tells nothing. */
  async find(token: string): Promise<{ name: string; ended: boolean } | undefined> {
    const [row] = await this.database.query<{ id: number; name: string; ended: boolean; stale: boolean }[]>(
      `SELECT id, name, "revokedAt" IS NOT NULL OR "expiresAt" <= now() AS ended,
         coalesce("lastUsedAt" < date_trunc('hour', now()), true) AS stale
       FROM admin_tokens WHERE "tokenHash" = $1`,
      [sha256(token)],
    );
    if (row?.stale && !row.ended) {
      await this.database.query(
        `UPDATE admin_tokens SET "lastUsedAt" = date_trunc('hour', now()) WHERE id = $1`,
        [row.id],
      );
    }
    return row;
  }
}

/** @throws ProblemException 400 for a name that the history gives to others */
export function assertPerson(name: string): void {
  const wanted = name.normalize('NFKC').toLowerCase();
  const other = OTHERS.find((taken) => taken.toLowerCase() === wanted);
  if (other) throw fieldProblem('name', `The name “${other}” is taken: the history gives it to others.`);
}
