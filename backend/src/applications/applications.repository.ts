import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { notFound } from '../common/id-param.js';
import { User } from '../users/user.entity.js';
import { Application } from './application.entity.js';
import { ApplicationEvent } from './application-event.entity.js';

export const UNDO_MINUTES = 10;

export type Recorded = Application & { events: ApplicationEvent[] };
type Subject = Pick<Application, 'userId' | 'universityId' | 'programme' | 'level' | 'intake'>;

@Injectable()
export class ApplicationsRepository {
  constructor(@InjectRepository(Application) private readonly applications: Repository<Application>) {}

  get manager(): EntityManager {
    return this.applications.manager;
  }

  /** Of a student, newest first, or one of them; each with its events, oldest first, as of one moment. */
  read(userId: number, id?: number): Promise<Recorded[]> {
    return this.applications
      .createQueryBuilder('a')
      .innerJoin('a.university', 'u')
      .addSelect(['u.id', 'u.name', 'u.city', 'u.country'])
      .leftJoinAndMapMany('a.events', ApplicationEvent, 'e', 'e.applicationId = a.id')
      .where({ userId, ...(id !== undefined && { id }) })
      .orderBy({ 'a.id': 'DESC', 'e.id': 'ASC' })
      .getMany() as Promise<Recorded[]>;
  }

  /** @throws ProblemException 404 unless the student has an application of this number */
  async assertOwn(userId: number, id: number): Promise<void> {
    if (!(await this.applications.existsBy({ id, userId }))) throw notFound('application');
  }

  /** Adds an application, unless the student has the same. */
  async add(
    manager: EntityManager,
    { userId, universityId, programme, level, intake }: Subject,
  ): Promise<{ id: number; created: boolean }> {
    // SQL by hand: it answers with the row that is there, too, and keeps it from being removed meanwhile.
    const [row] = await manager.query<{ id: number; created: boolean }[]>(
      `INSERT INTO applications ("userId", "universityId", programme, level, intake) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ("userId", "universityId", programme, level, intake) DO UPDATE SET "userId" = excluded."userId"
       RETURNING id, xmax = 0 AS created`,
      [userId, universityId, programme, level, intake],
    );
    return row!;
  }

  /** Holds up other calls that add applications of the student. */
  async lockStudent(manager: EntityManager, id: number): Promise<void> {
    await manager.findOne(User, { select: { id: true }, where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Holds up other changes of the application; null when the student has none of this number. */
  lock(manager: EntityManager, userId: number, id: number): Promise<Application | null> {
    return manager.findOne(Application, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** The last change of stage, or inquiry, that can still be undone. */
  undoable(manager: EntityManager, applicationId: number): Promise<ApplicationEvent | null> {
    return manager
      .createQueryBuilder(ApplicationEvent, 'e')
      .where({ applicationId, undoneAt: IsNull() })
      .andWhere(`e.action <> 'details' AND e.createdAt > now() - interval '${UNDO_MINUTES} minutes'`)
      .orderBy('e.id', 'DESC')
      .getOne();
  }
}
