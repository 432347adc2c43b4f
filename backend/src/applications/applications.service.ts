import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { violatesForeignKey, violatesUnique } from '../common/database-errors.js';
import { MAX_ID, notFound } from '../common/id-param.js';
import { officeStamp } from '../common/office-time.js';
import { ProblemException } from '../common/problem.js';
import type { User } from '../users/user.entity.js';
import { Application } from './application.entity.js';
import { ApplicationEvent } from './application-event.entity.js';
import type {
  ApplicationChange,
  ApplicationDetails,
  ListedApplication,
  NewApplication,
  StageChange,
} from './applications.dto.js';
import { ApplicationsRepository } from './applications.repository.js';
import { changedMeanwhile, detailsOf, toDto } from './application-view.js';
import { closedTransition, NEXT } from './stages.js';
import { TasksService } from './tasks.service.js';

/** How many applications one account may have. */
const MAX_APPLICATIONS = 30;
/** How much the history of one may hold. */
const MAX_EVENTS = 500;

type NewEvent = Pick<ApplicationEvent, 'action'> & Partial<Pick<ApplicationEvent, 'changes' | 'day'>>;

/** What a change makes of an application. */
interface Effect {
  fields?: Partial<Application>;
  event?: NewEvent;
}

/** Students' applications, each seen by its own student only. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly tasks: TasksService,
  ) {}

  /** Newest first. */
  async list(user: User): Promise<ListedApplication[]> {
    const applications = await this.repository.read(user.id);
    const open = await this.tasks.open(user);
    return applications.map((one) => ({ ...toDto(one), openTasks: open.get(one.id) ?? [] }));
  }

  /** @throws ProblemException 404 */
  async find({ id: userId }: User, id: number): Promise<ApplicationDetails> {
    const [application] = await this.repository.read(userId, id);
    if (!application) throw notFound('application');
    return detailsOf(application);
  }

  /**
   * Adds an application as planned, or returns the same one that the student has already.
   * @throws ProblemException 404 for an unknown university, 409 when the student has as many as may be
   */
  async add(
    user: User,
    { universityId, programme = null, level, intake = null }: NewApplication,
  ): Promise<{ application: ApplicationDetails; created: boolean }> {
    if (universityId > MAX_ID) throw notFound('university');
    const subject = { userId: user.id, universityId, programme, level, intake };
    try {
      const { id, created } = await this.repository.manager.transaction(async (manager) => {
        // Parallel calls cannot exceed the number.
        await this.repository.lockStudent(manager, user.id);
        const added = await this.repository.add(manager, subject);
        const count = await manager.countBy(Application, { userId: user.id });
        if (added.created && count > MAX_APPLICATIONS)
          throw new ProblemException(
            409,
            `You have ${MAX_APPLICATIONS} applications already. Remove one of them to add another.`,
          );
        return added;
      });
      return { application: await this.find(user, id), created };
    } catch (error) {
      if (violatesForeignKey(error, 'applications_university_fk')) throw notFound('university');
      throw error;
    }
  }

  /**
   * Changes the given fields only.
   * @throws ProblemException 404; 409 for another version, or when the student has the same one besides
   */
  async edit(user: User, id: number, version: number | null, wanted: ApplicationChange) {
    const { programme, level, intake, notes } = wanted;
    const given = Object.entries({ programme, level, intake, notes }) as [
      keyof typeof wanted,
      string | null,
    ][];
    try {
      return await this.change(user, id, version, (application) => {
        const changed = given.filter(([field, to]) => to !== undefined && to !== application[field]);
        if (changed.length === 0) return {};
        const changes = changed.map(([field, to]) =>
          field === 'notes' ? { field, from: null, to: null } : { field, from: application[field]!, to },
        );
        return { fields: Object.fromEntries(changed), event: { action: 'details', changes } };
      });
    } catch (error) {
      if (!violatesUnique(error)) throw error;
      throw new ProblemException(
        409,
        'You have another application for this programme, level and intake at this university.',
      );
    }
  }

  /** @throws ProblemException 404; 409 for another version or a stage that cannot follow */
  setStage(user: User, id: number, version: number | null, { stage, day }: StageChange) {
    return this.change(user, id, version, ({ stage: from }) => {
      if (!NEXT[from].includes(stage)) throw new ProblemException(409, closedTransition(from, stage));
      const changes = [{ field: 'stage', from, to: stage }];
      return { fields: { stage }, event: { action: 'stage', changes, day: day ?? officeToday() } };
    });
  }

  /** @throws ProblemException 404; 409 for another version or a closed application */
  recordAsked(user: User, id: number, version: number | null, day: string) {
    return this.change(user, id, version, ({ stage }) => {
      if (NEXT[stage].length === 0)
        throw new ProblemException(409, `This application is “${stage}”, so there is nothing to ask about.`);
      return { event: { action: 'asked', day } };
    });
  }

  /** @throws ProblemException 404; 409 for another version, or when there is nothing to undo */
  undo(user: User, id: number, version: number | null) {
    return this.change(user, id, version, async (_, manager) => {
      const event = await this.repository.undoable(manager, id);
      if (!event)
        throw new ProblemException(409, 'There is nothing to undo: that is possible for ten minutes.');
      await manager.update(ApplicationEvent, { id: event.id }, { undoneAt: () => 'clock_timestamp()' });
      return {
        fields: event.action === 'stage' ? { stage: event.changes[0]!.from as Application['stage'] } : {},
      };
    });
  }

  /** Idempotent: tells whether there was something to remove. */
  async remove({ id: userId }: User, id: number): Promise<boolean> {
    const { affected } = await this.repository.manager.delete(Application, { id, userId });
    return (affected ?? 0) > 0;
  }

  /** Makes a change under the application's lock, and only of the version that the caller has seen. */
  private async change(
    user: User,
    id: number,
    expected: number | null,
    make: (application: Application, manager: EntityManager) => Effect | Promise<Effect>,
  ): Promise<ApplicationDetails> {
    const isCurrent = await this.repository.manager.transaction(async (manager) => {
      const application = await this.repository.lock(manager, user.id, id);
      if (!application) throw notFound('application');
      const { version } = application;
      if (expected !== null && expected !== version) return false;
      const { fields, event } = await make(application, manager);
      if (fields || event) await manager.update(Application, { id }, { ...fields, version: version + 1 });
      if (event) await this.record(manager, id, event);
      return true;
    });
    const [application] = await this.repository.read(user.id, id);
    if (!application) throw notFound('application');
    if (!isCurrent) throw new ProblemException(409, changedMeanwhile(application));
    return detailsOf(application);
  }

  private async record(manager: EntityManager, applicationId: number, event: NewEvent): Promise<void> {
    if ((await manager.countBy(ApplicationEvent, { applicationId })) >= MAX_EVENTS)
      throw new ProblemException(
        409,
        `The history of this application has ${MAX_EVENTS} entries, the most there may be.`,
      );
    await manager.insert(ApplicationEvent, { applicationId, ...event });
  }
}

const officeToday = () => officeStamp(new Date()).slice(0, 10);
