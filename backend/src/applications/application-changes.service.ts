import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { notFound } from '../common/id-param.js';
import { officeStamp } from '../common/office-time.js';
import { ProblemException } from '../common/problem.js';
import { Application } from './application.entity.js';
import { ApplicationTask, REPLY_RULE } from './application-task.entity.js';
import { ApplicationEvent, type FieldChange, isBy } from './application-event.entity.js';
import type { StageChange } from './applications.dto.js';
import { ApplicationsRepository, type Author, type Recorded } from './applications.repository.js';
import { changedMeanwhile, nameFor } from './application-view.js';
import { closedTransition, NEXT, openTo } from './stages.js';

/** How much the history of one application may hold. */
const MAX_EVENTS = 500;

type NewEvent = Pick<ApplicationEvent, 'action'> & Partial<Pick<ApplicationEvent, 'changes' | 'day'>>;

/** What a change makes of an application. */
interface Effect {
  fields?: Partial<Application>;
  event?: NewEvent;
  /** What it brings along, told after it where the history has room: for want of that no change fails. */
  besides?: NewEvent | undefined;
}

/** Changes of an application, by its student or by staff with whom it is shared. */
@Injectable()
export class ApplicationChanges {
  constructor(private readonly repository: ApplicationsRepository) {}

  /**
   * @throws ProblemException 404; 409 for another version, a stage that the author cannot set, or a day before the one of
   *   the stage that it follows
   */
  setStage(author: Author, id: number, version: number | null, { stage, day }: StageChange) {
    return this.change(author, id, version, async ({ stage: from }, manager) => {
      const isStaff = author.staff !== null;
      if (!openTo(isStaff, from).includes(stage))
        throw new ProblemException(409, closedTransition(isStaff, from, stage));
      const changes = [{ field: 'stage', from, to: stage }];
      const reached = (await lastStage(manager, id))?.day;
      if (day && reached && day < reached && !isVague(from)) throw tooEarly(stage, from, reached);
      // Where the last day was given it may be tomorrow's, by the office's calendar.
      const today = [officeToday(), reached ?? ''].sort().at(-1)!;
      return { fields: { stage }, event: { action: 'stage', changes, day: day ?? today } };
    });
  }

  /** @throws ProblemException 404; 409 for another version, a closed application, or a day before its stage */
  recordAsked(author: Author, id: number, version: number | null, day: string) {
    return this.change(author, id, version, async ({ stage }, manager) => {
      if (NEXT[stage].length === 0)
        throw new ProblemException(409, `This application is “${stage}”, so there is nothing to ask about.`);
      const reached = (await lastStage(manager, id))?.day;
      if (reached && day < reached && !isVague(stage)) throw tooEarly('asked', stage, reached);
      return { event: { action: 'asked', day } };
    });
  }

  /** @throws ProblemException 404; 409 for another version, or when there is nothing of the author's to undo */
  undo(author: Author, id: number, version: number | null) {
    return this.change(author, id, version, async (_, manager) => {
      const event = await this.repository.undoable(manager, id);
      if (!event)
        throw new ProblemException(409, 'There is nothing to undo: that is possible for ten minutes.');
      if (!isBy(author.staff, event))
        throw new ProblemException(
          409,
          `The last change came from ${nameFor(author.staff, event)}, and only who made it can undo it.`,
        );
      await manager.update(ApplicationEvent, { id: event.id }, { undoneAt: () => 'clock_timestamp()' });
      if (event.action !== 'stage') return { fields: {} };
      const [{ from, to }] = event.changes as [FieldChange];
      const besides = to === 'offer' ? await dropReplyDay(manager, id) : undefined;
      return { fields: { stage: from as Application['stage'] }, besides };
    });
  }

  /**
   * Takes back the last stage, however long ago it was set, with the reason in the history.
   * @throws ProblemException 404; 409 for another version, when no stage was set, or when the other side set it
   */
  correct(author: Author, id: number, version: number | null, reason: string) {
    return this.change(author, id, version, async (_, manager) => {
      const event = await lastStage(manager, id);
      if (!event) throw new ProblemException(409, 'No stage was set yet, so there is none to correct.');
      const [{ from, to }] = event.changes as [FieldChange];
      if ((event.actor === 'staff') !== (author.staff !== null))
        throw new ProblemException(
          409,
          `“${to}” was set by ${nameFor(author.staff, event)}, and only ${event.actor === 'staff' ? 'staff' : 'the student'} can correct it.`,
        );
      await manager.update(ApplicationEvent, { id: event.id }, { undoneAt: () => 'clock_timestamp()' });
      const besides = to === 'offer' ? await dropReplyDay(manager, id) : undefined;
      const changes = [
        { field: 'stage', from: to, to: from },
        { field: 'reason', from: null, to: reason },
      ];
      return {
        fields: { stage: from as Application['stage'] },
        event: { action: 'correction', changes },
        besides,
      };
    });
  }

  /** Makes a change under the application's lock, and only of the version that the author has seen. */
  async change(
    author: Author,
    id: number,
    expected: number | null,
    make: (application: Application, manager: EntityManager) => Effect | Promise<Effect>,
  ): Promise<Recorded> {
    const isCurrent = await this.repository.manager.transaction(async (manager) => {
      const application = await this.repository.lock(manager, author, id);
      if (!application) throw notFound('application');
      const { version } = application;
      if (expected !== null && expected !== version) return false;
      const { fields, event, besides } = await make(application, manager);
      if (!fields && !event) return true;
      await manager.update(Application, { id }, { ...fields, version: version + 1 });
      if (event) await this.record(manager, author, id, event);
      if (besides && (await hasRoom(manager, id))) await this.record(manager, author, id, besides);
      await this.repository.refreshSharing(manager, author.userId);
      return true;
    });
    const [application] = await this.repository.read(author.userId, id);
    if (!application) throw notFound('application');
    if (!isCurrent) throw new ProblemException(409, changedMeanwhile(application, author.staff));
    return application;
  }

  /** Adds to the history. @throws ProblemException 409 when it is full */
  async record(
    manager: EntityManager,
    { staff }: Author,
    applicationId: number,
    event: NewEvent,
  ): Promise<void> {
    if (!(await hasRoom(manager, applicationId)))
      throw new ProblemException(
        409,
        `The history of this application has ${MAX_EVENTS} entries, the most there may be.`,
      );
    const by = staff && { actor: 'staff' as const, actorId: staff.id, actorName: staff.name };
    await manager.insert(ApplicationEvent, { applicationId, ...event, ...by });
  }
}

/** Whether the history takes another entry. */
const hasRoom = async (manager: EntityManager, applicationId: number): Promise<boolean> =>
  (await manager.countBy(ApplicationEvent, { applicationId })) < MAX_EVENTS;

/** The last change of stage that was not taken back. */
const lastStage = (manager: EntityManager, applicationId: number) =>
  manager.findOne(ApplicationEvent, {
    where: { applicationId, action: 'stage', undoneAt: IsNull() },
    order: { id: 'DESC' },
  });

/**
 * Without the offer the day by which it was to be answered holds no longer. In a plan its task stays, for the plan to move.
 * Without one it came with that day and goes with it, unless the student has written a note there.
 * @returns what to tell of it; undefined where nobody had entered a day
 */
async function dropReplyDay(manager: EntityManager, applicationId: number): Promise<NewEvent | undefined> {
  const replyDay = { applicationId, rule: REPLY_RULE, pinned: true, doneAt: IsNull() };
  const task = await manager.findOneBy(ApplicationTask, replyDay);
  if (!task) return undefined;
  const { id, note, dueOn } = task;
  // The student's own tasks have no rule, and so are none of these.
  const isPlanned = await manager.existsBy(ApplicationTask, { applicationId, rule: Not(REPLY_RULE) });
  if (isPlanned || note !== null)
    await manager.update(ApplicationTask, id, {
      pinned: false,
      outdated: true,
      version: () => 'version + 1',
    });
  else await manager.delete(ApplicationTask, id);
  return { action: 'details', changes: [{ field: 'replyDay', from: dueOn, to: null }] };
}

/** Begun on no certain day: many enter these only when they find this page, and then what happened since. */
const isVague = (stage: Application['stage']) => stage === 'planned' || stage === 'preparing';

const tooEarly = (what: string, before: string, day: string) =>
  new ProblemException(
    409,
    `“${what}” cannot be before “${before}”, which was on ${day}. If that day is wrong, correct the stage first.`,
  );

const officeToday = () => officeStamp(new Date()).slice(0, 10);
