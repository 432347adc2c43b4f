import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notFound } from '../common/id-param.js';
import { fieldProblem, ProblemException } from '../common/problem.js';
import type { User } from '../users/user.entity.js';
import type { Application } from './application.entity.js';
import { longDay } from './application-view.js';
import { ApplicationChanges } from './application-changes.service.js';
import { ApplicationTask, REPLY_RULE } from './application-task.entity.js';
import { ApplicationsRepository, type Author, byStudent } from './applications.repository.js';
import type { ApplicationTaskDto, NewTask, PlannedTask, TaskChange } from './plan.dto.js';

/** How many tasks one application may have. */
const MAX_TASKS = 100;

const ORDER = { dueAt: 'ASC', id: 'ASC' } as const;

/** The moment that a day, a time and a zone name, by the database's own calendar of zones. */
const dueAt = (day: string, time: string, zone: string) =>
  `coalesce(${day}::date + ${time}::time, (${day}::date + 1)::timestamp) AT TIME ZONE ${zone}`;

/** What there is to do for a student's application. What it says comes from the site; here it is kept. */
@Injectable()
export class TasksService {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly changes: ApplicationChanges,
  ) {}

  /** The next first. @throws ProblemException 404 */
  async list(user: User, applicationId: number): Promise<ApplicationTaskDto[]> {
    await this.repository.assertOwn(user.id, applicationId);
    const tasks = await this.repository.manager.find(ApplicationTask, {
      where: { applicationId },
      order: ORDER,
    });
    return tasks.map(taskDto);
  }

  /** Of all applications of a student, the next first. */
  all(userId: number): Promise<ApplicationTask[]> {
    return this.repository.manager.find(ApplicationTask, {
      where: { application: { userId } },
      order: ORDER,
    });
  }

  /**
   * Keeps one task of each rule: adds what is new, and moves or confirms what is neither pinned nor done. The same call again changes
   * nothing, so it needs no version.
   * @throws ProblemException 404; 409 when there would be too many; 400 where the day by which an offer is to be answered comes
   *   after the start
   */
  async plan(user: User, applicationId: number, tasks: PlannedTask[]): Promise<ApplicationTaskDto[]> {
    await this.within(byStudent(user), applicationId, async (manager, { intake }) => {
      for (const { rule, dueOn } of tasks) if (rule === REPLY_RULE) assertBeforeStart(dueOn, intake);
      // SQL by hand: all in one statement, which leaves alone what the student has settled.
      await manager.query(
        `INSERT INTO application_tasks AS t
           ("applicationId", rule, owner, "beforeStage", title, "dueOn", "dueTime", zone, "dueAt")
         SELECT $1, rule, owner, "beforeStage", title, "dueOn", "dueTime", zone, ${dueAt('"dueOn"', '"dueTime"', 'zone')}
         FROM jsonb_to_recordset($2::jsonb)
           AS planned (
             rule text, owner text, "beforeStage" text, title text, "dueOn" date, "dueTime" text, zone text)
         ON CONFLICT ("applicationId", rule) DO UPDATE SET
           owner = excluded.owner, "beforeStage" = coalesce(excluded."beforeStage", t."beforeStage"),
           title = excluded.title, "dueOn" = excluded."dueOn", "dueTime" = excluded."dueTime", zone = excluded.zone,
           "dueAt" = excluded."dueAt", outdated = false, version = t.version + 1
         WHERE NOT t.pinned AND t."doneAt" IS NULL
           AND (t.owner, t."beforeStage", t.title, t."dueOn", t."dueTime", t.zone, t.outdated)
             IS DISTINCT FROM (excluded.owner, coalesce(excluded."beforeStage", t."beforeStage"), excluded.title,
               excluded."dueOn", excluded."dueTime", excluded.zone, false)`,
        [applicationId, JSON.stringify(tasks)],
      );
    });
    return this.list(user, applicationId);
  }

  /** Adds a task of the student's own. @throws ProblemException 404; 409 when there are as many as may be */
  add(user: User, applicationId: number, { title, note = null, dueOn, dueTime = null, zone }: NewTask) {
    return this.within(byStudent(user), applicationId, async (manager) => {
      const [{ id }] = await manager.query<[{ id: number }]>(
        `INSERT INTO application_tasks ("applicationId", owner, title, note, "dueOn", "dueTime", zone, "dueAt")
         VALUES ($1, 'student', $2, $3, $4::date, $5::text, $6::text, ${dueAt('$4', '$5', '$6')}) RETURNING id`,
        [applicationId, title, note, dueOn, dueTime, zone],
      );
      return one(manager, applicationId, id);
    });
  }

  /**
   * Changes the given fields only. Another day is pinned, unless the call says otherwise. The day by which an offer is to be
   * answered is told in the application's history.
   * @throws ProblemException 404; 409 for another version, for the title of what a rule has planned, or where staff set a day
   *   other than that by which an offer is to be answered, or that one without an offer; 400 where that one is moved to a day
   *   that has gone by, or comes after the start
   */
  change(author: Author, applicationId: number, id: number, version: number | null, wanted: TaskChange) {
    return this.within(author, applicationId, async (manager, { stage, intake }) => {
      const task = await one(manager, applicationId, id);
      if (version !== null && version !== task.version)
        throw new ProblemException(409, changedMeanwhile(task));
      if (author.staff && wanted.dueOn !== undefined && task.rule !== REPLY_RULE)
        throw new ProblemException(
          409,
          'Staff set the day by which an offer is to be answered; those of other tasks are the student’s.',
        );
      const isReplyDay = author.staff !== null && wanted.dueOn !== undefined;
      if (isReplyDay && stage !== 'offer')
        throw new ProblemException(409, `There is no offer to answer: this application is “${stage}”.`);
      if (task.rule === REPLY_RULE && wanted.dueOn) assertBeforeStart(wanted.dueOn, intake);
      const { title = task.title, note = task.note, dueOn = task.dueOn, zone = task.zone } = wanted;
      const { dueTime = task.dueTime } = wanted;
      if (task.rule !== null && title !== task.title)
        throw new ProblemException(
          409,
          'The title of a planned task comes from its rule. Write a note instead.',
        );
      const moved = dueOn !== task.dueOn || dueTime !== task.dueTime || zone !== task.zone;
      const pinned = wanted.pinned ?? (task.pinned || moved);
      const done = wanted.done ?? task.doneAt !== null;
      await manager.query(
        `UPDATE application_tasks SET title = $2, note = $3, "dueOn" = $4::date, "dueTime" = $5::text, zone = $6::text,
           "dueAt" = ${dueAt('$4', '$5', '$6')}, pinned = $7, outdated = outdated AND NOT $11,
           "doneAt" = CASE WHEN $8 THEN coalesce("doneAt", now()) END,
           "doneBy" = CASE WHEN $8 THEN coalesce("doneBy", $9) END,
           "doneByName" = CASE WHEN $8 THEN CASE WHEN "doneAt" IS NULL THEN $10 ELSE "doneByName" END END,
           version = version + 1
         WHERE id = $1`,
        [
          id,
          title,
          note,
          dueOn,
          dueTime,
          zone,
          pinned,
          done,
          author.staff ? 'staff' : 'student',
          author.staff?.name ?? null,
          pinned || moved,
        ],
      );
      const changed = await one(manager, applicationId, id);
      // A late task takes a note all the same, from a form that sends its day along.
      const isNewDay = isReplyDay || (task.rule === REPLY_RULE && dueOn !== task.dueOn);
      if (isNewDay && changed.dueAt.getTime() <= Date.now())
        throw fieldProblem('dueOn', 'This day has gone by.');
      if (replyDayOf(changed) !== replyDayOf(task))
        await this.changes.record(manager, author, applicationId, {
          action: 'details',
          changes: [{ field: 'replyDay', from: replyDayOf(task), to: replyDayOf(changed) }],
        });
      return changed;
    });
  }

  /** Idempotent: tells whether there was something to remove. @throws ProblemException 404 */
  remove(user: User, applicationId: number, id: number): Promise<boolean> {
    return this.within(byStudent(user), applicationId, async (manager) => {
      const { affected } = await manager.delete(ApplicationTask, { id, applicationId });
      return (affected ?? 0) > 0;
    });
  }

  /** Runs under the application's lock, so that parallel calls cannot exceed the number. */
  private within<T>(
    author: Author,
    applicationId: number,
    run: (manager: EntityManager, application: Application) => Promise<T>,
  ): Promise<T> {
    return this.repository.manager.transaction(async (manager) => {
      const application = await this.repository.lock(manager, author, applicationId, 'plan');
      if (!application) throw notFound('application');
      const result = await run(manager, application);
      if ((await manager.countBy(ApplicationTask, { applicationId })) > MAX_TASKS)
        throw new ProblemException(
          409,
          `An application may have ${MAX_TASKS} tasks. Remove one to add another.`,
        );
      await this.repository.refreshSharing(manager, author.userId);
      return result;
    });
  }
}

/** @throws ProblemException 400 for a day by which to answer an offer that is not before the month of the start */
function assertBeforeStart(dueOn: string, intake: string | null): void {
  if (intake && dueOn >= `${intake}-01`)
    throw fieldProblem(
      'dueOn',
      `Studies begin in the month ${intake}, and an offer is answered before that.`,
    );
}

/** By when an offer is to be answered, where somebody has entered it. */
const replyDayOf = ({ rule, pinned, dueOn }: ApplicationTaskDto) =>
  rule === REPLY_RULE && pinned ? dueOn : null;

async function one(manager: EntityManager, applicationId: number, id: number): Promise<ApplicationTaskDto> {
  const task = await manager.findOneBy(ApplicationTask, { id, applicationId });
  if (!task) throw notFound('task');
  return taskDto(task);
}

export const taskDto = ({
  applicationId: _of,
  createdAt: _at,
  ...task
}: ApplicationTask): ApplicationTaskDto => task;

/** Why a change of a version that is not the last one was not made. */
function changedMeanwhile({ dueOn, doneAt }: ApplicationTaskDto): string {
  const now = doneAt ? 'is done' : `is due on ${longDay(dueOn)}`;
  return `This task was changed elsewhere: it ${now} now. Nothing was changed: look at it again.`;
}
