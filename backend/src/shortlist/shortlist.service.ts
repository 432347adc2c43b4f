import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { violatesForeignKey } from '../common/database-errors.js';
import { MAX_ID, notFound } from '../common/id-param.js';
import { ProblemException } from '../common/problem.js';
import type { User } from '../users/user.entity.js';
import { usernameKey } from '../users/users.service.js';
import type { NewShortlistEntry, ShortlistEntryDto } from './shortlist.dto.js';
import { ShortlistEntry } from './shortlist-entry.entity.js';

@Injectable()
export class ShortlistService {
  constructor(@InjectRepository(ShortlistEntry) private readonly entries: Repository<ShortlistEntry>) {}

  /** Oldest first. */
  async list(user: User, username: string): Promise<ShortlistEntryDto[]> {
    requireOwn(user, username);
    const entries = await this.entries.find({
      where: { userId: user.id },
      order: { createdAt: 'ASC', universityId: 'ASC', fieldOfStudy: 'ASC' },
    });
    return entries.map((entry) => toDto(entry, user));
  }

  /**
   * Adds an entry unless it is there.
   * @throws ProblemException 403 for another's username, 404 for an unknown university
   */
  async add(
    user: User,
    { userId, universityId, fieldOfStudy }: NewShortlistEntry,
  ): Promise<{ entry: ShortlistEntryDto; created: boolean }> {
    requireOwn(user, userId);
    if (universityId > MAX_ID) throw notFound('university');
    const key = { userId: user.id, universityId, fieldOfStudy };
    try {
      const { raw } = await this.entries
        .createQueryBuilder()
        .insert()
        .values(key)
        .orIgnore()
        .returning('*')
        .updateEntity(false)
        .execute();
      const [created] = raw as ShortlistEntry[];
      const entry = created ?? (await this.entries.findOneBy(key)) ?? { ...key, createdAt: new Date() };
      return { entry: toDto(entry, user), created: created !== undefined };
    } catch (error) {
      if (violatesForeignKey(error, 'shortlist_entries_university_fk')) throw notFound('university');
      throw error;
    }
  }

  /** Idempotent: tells whether there was something to remove. */
  async remove(user: User, username: string, universityId: number, fieldOfStudy: string): Promise<boolean> {
    requireOwn(user, username);
    const { affected } = await this.entries.delete({ userId: user.id, universityId, fieldOfStudy });
    return (affected ?? 0) > 0;
  }
}

function requireOwn(user: User, username: string): void {
  if (usernameKey(username) !== user.usernameKey) {
    throw new ProblemException(403, 'This shortlist belongs to another account.');
  }
}

function toDto(
  {
    universityId,
    fieldOfStudy,
    createdAt,
  }: Pick<ShortlistEntry, 'universityId' | 'fieldOfStudy' | 'createdAt'>,
  user: User,
): ShortlistEntryDto {
  return { userId: user.username, universityId, fieldOfStudy, createdAt };
}
