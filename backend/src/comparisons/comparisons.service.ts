import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Raw, Repository } from 'typeorm';
import { MAX_ID, notFound } from '../common/id-param.js';
import { ProblemException } from '../common/problem.js';
import { newToken } from '../common/tokens.js';
import { FormerUniversity } from '../universities/former-university.entity.js';
import { University } from '../universities/university.entity.js';
import { User } from '../users/user.entity.js';
import { Comparison } from './comparison.entity.js';
import type { ComparisonDto } from './comparisons.dto.js';

/** How many comparisons one account may share at a time. */
const MAX_SHARED = 20;

@Injectable()
export class ComparisonsService {
  constructor(
    @InjectRepository(Comparison) private readonly comparisons: Repository<Comparison>,
    @InjectRepository(University) private readonly universities: Repository<University>,
    @InjectRepository(FormerUniversity) private readonly former: Repository<FormerUniversity>,
  ) {}

  /** Newest first. */
  async list({ id }: User): Promise<ComparisonDto[]> {
    const comparisons = await this.comparisons.find({ where: { userId: id }, order: { id: 'DESC' } });
    const present = await this.successorsOf(comparisons.flatMap(({ universityIds }) => universityIds));
    return comparisons.map((comparison) => ({
      ...toDto(comparison),
      universityIds: present(comparison.universityIds),
    }));
  }

  /**
   * Shares a comparison. If the account already shares the same universities in the same order, returns that one.
   * @throws ProblemException 404 for an unknown university, 409 when the account shares as many as it may
   */
  async share(
    { id: userId }: User,
    universityIds: number[],
  ): Promise<{ comparison: ComparisonDto; created: boolean }> {
    await this.requireKnown(universityIds);
    return this.comparisons.manager.transaction(async (manager) => {
      // Locks the account, so that parallel calls cannot exceed the number.
      const one = { select: { id: true }, where: { id: userId } } as const;
      await manager.findOne(User, { ...one, lock: { mode: 'for_no_key_update' } });
      const known = await manager.findOneBy(Comparison, {
        userId,
        universityIds: Raw((ids) => `${ids} = :universityIds`, { universityIds }),
      });
      if (known) return { comparison: toDto(known), created: false };
      if ((await manager.countBy(Comparison, { userId })) < MAX_SHARED) {
        const comparison = manager.create(Comparison, { userId, token: newToken(), universityIds });
        await manager.insert(Comparison, comparison);
        return { comparison: toDto(comparison), created: true };
      }
      throw new ProblemException(
        409,
        `You share ${MAX_SHARED} comparisons already. Revoke one of them to share another.`,
      );
    });
  }

  /** Idempotent: tells whether there was something to revoke. */
  async revoke({ id: userId }: User, id: number): Promise<boolean> {
    const { affected } = await this.comparisons.delete({ id, userId });
    return (affected ?? 0) > 0;
  }

  /**
   * The universities of a shared comparison in its order, and nothing about who shares it.
   * @throws ProblemException 404 for an unknown or revoked token
   */
  async shared(token: string): Promise<University[]> {
    const comparison = /^[\w-]{43}$/.test(token) ? await this.comparisons.findOneBy({ token }) : null;
    if (!comparison) {
      throw new ProblemException(404, 'This comparison is not shared, or not any more.');
    }
    const present = await this.successorsOf(comparison.universityIds);
    const ids = present(comparison.universityIds);
    const universities = await this.universities.findBy({ id: In(ids) });
    return universities.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  /**
   * Looks up which of the `known` universities have merged into others. The function that it returns replaces their ids
   * with those of the universities they merged into, and keeps each id only once.
   */
  private async successorsOf(known: number[]): Promise<(ids: number[]) => number[]> {
    const former = await this.former.findBy({ id: In(known) });
    const successors = new Map(former.map(({ id, successorId }) => [id, successorId]));
    return (ids) => [...new Set(ids.map((id) => successors.get(id) ?? id))];
  }

  private async requireKnown(ids: number[]): Promise<void> {
    const storable = ids.every((id) => id <= MAX_ID);
    if (!storable || (await this.universities.countBy({ id: In(ids) })) < ids.length) {
      throw notFound('university');
    }
  }
}

const toDto = ({ id, token, universityIds, createdAt }: Comparison): ComparisonDto => ({
  id,
  token,
  universityIds,
  createdAt,
});
