import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { notFound } from '../common/id-param.js';
import { fieldProblem, ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import type { CreatedStaffToken, NewStaffToken, StaffToken } from './admin.dto.js';
import { AdminTokenRecord } from './admin-token.entity.js';
import { type Role, Staff } from './staff.entity.js';

/** The name in the history when ADMIN_TOKEN was used. */
export const OFFICE = 'Office';
/** Names that the history uses for others than a member of staff, so no person's token may have them. */
const OTHERS = [OFFICE, 'Visitor', 'Staff', 'System'];
/** Rows of the tokens that open the desk, in SQL. @param staffId of the person, as SQL */
export const liveTokens = (staffId: string) =>
  `FROM admin_tokens t WHERE t."staffId" = ${staffId} AND t."revokedAt" IS NULL AND t."expiresAt" > now()`;
const THIS_HOUR = `date_trunc('hour', now())`;

/** Tokens of persons, beside the office's own. */
@Injectable()
export class StaffTokens {
  constructor(@InjectRepository(AdminTokenRecord) private readonly tokens: Repository<AdminTokenRecord>) {}

  /**
   * For the person of this name or e-mail address; a name that nobody has becomes a person of the role `lead`.
   * @throws ProblemException 400 for a name that is reserved; 404 for an unknown e-mail address; 409 for a person who is
   *   deactivated, and for a name that several have
   */
  async create({ name, days }: NewStaffToken): Promise<CreatedStaffToken> {
    assertPerson(name);
    const people = await this.tokens.manager
      .createQueryBuilder(Staff, 's')
      .where('lower(s.name) = lower(:name) OR lower(s.email) = lower(:name)', { name })
      .orderBy('s.active', 'DESC')
      .getMany();
    const active = people.filter((person) => person.active);
    if (active.length > 1) {
      throw new ProblemException(409, `Several persons are called “${name}”. Name one by e-mail address.`);
    }
    if (people[0]) return this.createFor(people[0].id, days);
    if (name.includes('@')) throw notFound('person with this e-mail address');
    // A trigger adds the person.
    return (await this.insert('SELECT $2::text AS name, NULL::integer AS id', name, days))!;
  }

  /** @throws ProblemException 404; 409 for a person who is deactivated */
  async createFor(staffId: number, days: number): Promise<CreatedStaffToken> {
    const person = await this.tokens.manager.findOneBy(Staff, { id: staffId });
    if (!person) throw notFound('person');
    // The database asks again, because the person may be deactivated just now.
    const made = person.active
      ? await this.insert('SELECT name, id FROM staff WHERE id = $2 AND active FOR SHARE', staffId, days)
      : undefined;
    if (!made) throw new ProblemException(409, `${person.name} is deactivated. Activate the person first.`);
    return made;
  }

  private async insert(
    person: string,
    parameter: unknown,
    days: number,
  ): Promise<CreatedStaffToken | undefined> {
    const token = newToken();
    // SQL by hand: the insert finds its person in the same statement, so that nobody is deactivated in between.
    const [row] = await this.tokens.query<StaffToken[]>(
      `WITH person AS (${person}), t AS (
         INSERT INTO admin_tokens ("tokenHash", name, "staffId", "expiresAt")
         SELECT $1, name, id, now() + $3 * interval '1 day' FROM person RETURNING *
       )
       SELECT t.id, t."staffId", t.name, t."createdAt", t."expiresAt", t."revokedAt", t."lastUsedAt" FROM t`,
      [sha256(token), parameter, days],
    );
    return row && { ...row, token };
  }

  list(): Promise<StaffToken[]> {
    return this.shown().orderBy('t.id', 'DESC').limit(500).getRawMany<StaffToken>();
  }

  /** Those that open the desk, the newest first. @throws ProblemException 404 */
  async listOf(staffId: number): Promise<StaffToken[]> {
    if (!(await this.tokens.manager.existsBy(Staff, { id: staffId }))) throw notFound('person');
    return this.shown()
      .where({ staffId, revokedAt: IsNull() })
      .andWhere('t.expiresAt > now() AND s.active')
      .orderBy('t.id', 'DESC')
      .getRawMany<StaffToken>();
  }

  /**
   * Ends a token. Ending it a second time changes nothing.
   * @throws ProblemException 404
   */
  async revoke(id: number): Promise<StaffToken> {
    const { affected } = await this.tokens.update(id, { revokedAt: () => 'coalesce("revokedAt", now())' });
    if (!affected) throw notFound('token');
    return (await this.shown().where({ id }).getRawOne<StaffToken>())!;
  }

  private shown() {
    const own = ['id', 'staffId', 'createdAt', 'expiresAt', 'revokedAt', 'lastUsedAt'];
    return this.tokens
      .createQueryBuilder('t')
      .innerJoin('t.staff', 's')
      .select([...own.map((column) => `t.${column} AS "${column}"`), 's.name AS name']);
  }

  /**
   * The token's owner, and whether the token has ended. It is found by its digest, so the time taken reveals nothing.
   */
  async find(token: string): Promise<{ id: number; name: string; role: Role; ended: boolean } | undefined> {
    const row = await this.tokens
      .createQueryBuilder('t')
      .innerJoin('t.staff', 's')
      .select(['t.id AS "tokenId"', 's.id AS id', 's.name AS name', 's.role AS role'])
      .addSelect('t.revokedAt IS NOT NULL OR t.expiresAt <= now() OR NOT s.active', 'ended')
      .addSelect(`coalesce(t.lastUsedAt < ${THIS_HOUR}, true)`, 'stale')
      .where({ tokenHash: sha256(token) })
      .getRawOne<{ tokenId: number; id: number; name: string; role: Role; ended: boolean; stale: boolean }>();
    if (!row) return undefined;
    const { tokenId, stale, ...person } = row;
    if (stale && !person.ended) await this.tokens.update(tokenId, { lastUsedAt: () => THIS_HOUR });
    return person;
  }
}

/** @throws ProblemException 400 for a name that is reserved */
export function assertPerson(name: string): void {
  const wanted = name.normalize('NFKC').toLowerCase();
  const other = OTHERS.find((taken) => taken.toLowerCase() === wanted);
  if (other) throw fieldProblem('name', `The name “${other}” is taken: the history gives it to others.`);
}
