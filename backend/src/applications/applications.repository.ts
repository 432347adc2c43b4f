import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import { notFound } from '../common/id-param.js';
import type { Caller } from '../admin/admin.guard.js';
import { scopeOf, visible } from '../consultations/scope.js';
import { User } from '../users/user.entity.js';
import type { ListedApplication } from './applications.dto.js';
import { Application } from './application.entity.js';
import { ApplicationEvent, UNDO_MINUTES, UNDOABLE } from './application-event.entity.js';
import { ApplicationSharing } from './application-sharing.entity.js';
import { NEXT_DUE_ON, STALEST_ON } from './status-ages.js';

export type Recorded = Application & { events: ApplicationEvent[] };
type Listed = Recorded & Pick<ListedApplication, 'openTasks' | 'documentsToChange'>;
/** Who changes an application of the student with the number `userId`: that student, or this member of the staff. */
export interface Author {
  userId: number;
  staff: Caller | null;
}

export const byStudent = ({ id }: Pick<User, 'id'>): Author => ({ userId: id, staff: null });

type Subject = Pick<Application, 'userId' | 'universityId' | 'programme' | 'level' | 'intake'>;

/** As JSON has them, times are text. */
const withTimes = (event: ApplicationEvent): ApplicationEvent => ({
  ...event,
  createdAt: new Date(event.createdAt),
  undoneAt: event.undoneAt && new Date(event.undoneAt),
});

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
      .addSelect(['u.id', 'u.name', 'u.city', 'u.region', 'u.country', 'u.sector'])
      .leftJoinAndMapMany('a.events', ApplicationEvent, 'e', 'e.applicationId = a.id')
      .where({ userId, ...(id !== undefined && { id }) })
      .orderBy({ 'a.id': 'DESC', 'e.id': 'ASC' })
      .getMany() as Promise<Recorded[]>;
  }

  /** Of a student, newest first, each with its events, open tasks and how many of its documents need a change. */
  async list(userId: number): Promise<Listed[]> {
    // SQL by hand: one statement, in which PostgreSQL writes events and tasks as JSON. 20 applications have some 400 tasks,
    // which take longer row by row, and with times that PostgreSQL formats. A day stays the text that it is elsewhere.
    const rows = await this.manager.query<Listed[]>(
      `SELECT a.*, a."closesOn"::text AS "closesOn",
         json_build_object('id', u.id, 'name', u.name, 'city', u.city, 'region', u.region, 'country', u.country,
           'sector', u.sector) AS university,
         (SELECT coalesce(json_agg(e ORDER BY e.id), '[]') FROM application_events e WHERE e."applicationId" = a.id) AS events,
         (SELECT coalesce(json_agg(t), '[]') FROM (
            SELECT id, rule, owner, "beforeStage", title, "dueOn", "dueTime", zone, "dueAt", pinned, outdated, version
            FROM application_tasks t WHERE "applicationId" = a.id AND "doneAt" IS NULL ORDER BY t."dueAt", id
          ) t) AS "openTasks",
         (SELECT count(*)::int FROM application_documents d
          WHERE d."applicationId" = a.id AND d.state = 'needs-change') AS "documentsToChange"
       FROM applications a JOIN universities u ON u.id = a."universityId" WHERE a."userId" = $1 ORDER BY a.id DESC`,
      [userId],
    );
    return rows.map(({ events, openTasks, ...row }) => ({
      ...row,
      events: events.map(withTimes),
      openTasks: openTasks.map((task) => ({ ...task, dueAt: new Date(task.dueAt) })),
    }));
  }

  /** @throws ProblemException 404 unless the student has an application of this number */
  async assertOwn(userId: number, id: number): Promise<void> {
    if (!(await this.applications.existsBy({ id, userId }))) throw notFound('application');
  }

  /** Which other application of the student is the same, but for the letters in which its programme is written. */
  async same(
    manager: EntityManager,
    { id, userId, universityId, programme, level, intake }: Subject & Partial<Pick<Application, 'id'>>,
  ): Promise<Application | undefined> {
    const those = await manager.findBy(Application, {
      ...{ userId, universityId, level },
      intake: intake ?? IsNull(),
    });
    // Not by the database: the embedded one knows capitals of the Latin alphabet only.
    const plain = (text: string | null) => text?.toLowerCase() ?? null;
    return those.find((one) => one.id !== id && plain(one.programme) === plain(programme));
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

  /** Holds up all changes of the student's applications. */
  async lockAll(manager: EntityManager, userId: number): Promise<void> {
    const order = { id: 'ASC' } as const;
    const lock = { mode: 'for_no_key_update' } as const;
    await manager.find(Application, { select: { id: true }, where: { userId }, order, lock });
  }

  /**
   * Holds up other changes of the application, and until then the end of its sharing if staff change it; null when the
   * student has none of this number, or does not share it with them, or not its `plan`.
   */
  async lock(
    manager: EntityManager,
    { userId, staff }: Author,
    id: number,
    part?: 'plan',
  ): Promise<Application | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const application = await manager.findOne(Application, { where: { id, userId }, lock });
    return application && staff && !(await this.lockSharing(manager, userId, staff, part))
      ? null
      : application;
  }

  /** Keeps the days by which the lists of staff are sorted, after a change of the student's applications or tasks. */
  async refreshSharing(manager: EntityManager, userId: number): Promise<void> {
    // A statement of its own: the next one then sees what others have committed while this one waited for them.
    if (await this.lockSharing(manager, userId))
      await manager.update(
        ApplicationSharing,
        { userId },
        { stalestOn: () => STALEST_ON, nextDueOn: () => NEXT_DUE_ON },
      );
  }

  /** Always after a lock of an application, never before it, so that no two calls wait for each other. */
  private async lockSharing(
    manager: EntityManager,
    userId: number,
    staff?: Caller,
    part?: 'plan',
  ): Promise<boolean> {
    const sharing = await manager
      .createQueryBuilder(ApplicationSharing, 's')
      .select('s.userId')
      .where({ userId, ...(part && { plan: true }) })
      .andWhere(staff ? visible(scopeOf(staff), 's') : 'true')
      .setLock('for_no_key_update')
      .getOne();
    return sharing !== null;
  }

  /** The last change of stage, or inquiry, that can still be undone. */
  undoable(manager: EntityManager, applicationId: number): Promise<ApplicationEvent | null> {
    return manager
      .createQueryBuilder(ApplicationEvent, 'e')
      .where({ applicationId, undoneAt: IsNull(), action: In(UNDOABLE) })
      .andWhere(`e.createdAt > now() - interval '${UNDO_MINUTES} minutes'`)
      .orderBy('e.id', 'DESC')
      .getOne();
  }
}
