import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { violatesForeignKey, violatesUnique } from '../common/database-errors.js';
import { MAX_ID, notFound } from '../common/id-param.js';
import { fieldProblem, ProblemException } from '../common/problem.js';
import type { User } from '../users/user.entity.js';
import { Application } from './application.entity.js';
import { ApplicationTask } from './application-task.entity.js';
import { ApplicationChanges } from './application-changes.service.js';
import type {
  ApplicationChange,
  ApplicationDetails,
  ListedApplication,
  NewApplication,
} from './applications.dto.js';
import { ApplicationsRepository } from './applications.repository.js';
import { changedMeanwhile, detailsOf, toDto } from './application-view.js';
import { isToSend } from './stages.js';

/** How many applications one account may have. */
const MAX_APPLICATIONS = 30;

/** What a plan is counted back from. */
const PLANNED_BY = ['intake', 'level', 'closesOn'];
/** What an application is about, besides its university. */
const SUBJECT = ['programme', 'level', 'intake'];

const IS_SENT = 'This application is sent or closed already, so its closing day stays as it is.';

/** Students' applications, each as its own student keeps it. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly changes: ApplicationChanges,
  ) {}

  /** Newest first. */
  async list({ id: userId }: Pick<User, 'id'>): Promise<ListedApplication[]> {
    const applications = await this.repository.list(userId);
    return applications.map(({ openTasks, documentsToChange, ...application }) => ({
      ...toDto(application),
      openTasks,
      documentsToChange,
    }));
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
        const same = await this.repository.same(manager, subject);
        const added = await this.repository.add(manager, {
          ...subject,
          ...(same && { programme: same.programme }),
        });
        const count = await manager.countBy(Application, { userId: user.id });
        if (added.created && count > MAX_APPLICATIONS)
          throw new ProblemException(
            409,
            `You have ${MAX_APPLICATIONS} applications already. Remove one of them to add another.`,
          );
        await this.repository.refreshSharing(manager, user.id);
        return added;
      });
      return { application: await this.find(user, id), created };
    } catch (error) {
      if (violatesForeignKey(error, 'applications_university_fk')) throw notFound('university');
      throw error;
    }
  }

  /**
   * Changes the given fields only. A closing day goes with the intake that it was for, and the days that were
   * planned before stay, known as older.
   * @throws ProblemException 404; 400 for a closing day that cannot be, or of what is sent or closed; 409 for another version, or when the student has
   *   the same one besides
   */
  async edit({ id: userId }: User, id: number, version: number | null, wanted: ApplicationChange) {
    const { programme, level, intake, notes } = wanted;
    try {
      const author = { userId, staff: null };
      const edited = await this.changes.change(author, id, version, async (application, manager) => {
        const isMoved = intake !== undefined && intake !== application.intake;
        const closesOn = isMoved ? (wanted.closesOn ?? null) : wanted.closesOn;
        if (closesOn !== undefined && closesOn !== (isMoved ? null : application.closesOn)) {
          if (!isToSend(application.stage)) throw fieldProblem('closesOn', IS_SENT);
          if (closesOn) assertCloses(closesOn, isMoved ? intake : application.intake);
        }
        const given = Object.entries({ programme, level, intake, closesOn, notes }) as [
          keyof typeof wanted,
          string | null,
        ][];
        const changed = given.filter(([field, to]) => to !== undefined && to !== application[field]);
        if (changed.length === 0) return {};
        if (changed.some(([field]) => PLANNED_BY.includes(field))) {
          const planned = { applicationId: id, rule: Not(IsNull()), pinned: false };
          await manager.update(ApplicationTask, planned, { outdated: true });
        }
        const changes = changed.map(([field, to]) =>
          field === 'notes' ? { field, from: null, to: null } : { field, from: application[field]!, to },
        );
        const fields = Object.fromEntries(changed) as Partial<Application>;
        const isAnother = changed.some(([field]) => SUBJECT.includes(field));
        if (isAnother && (await this.repository.same(manager, { ...application, ...fields })))
          throw alreadyThere();
        return { fields, event: { action: 'details', changes } };
      });
      return detailsOf(edited);
    } catch (error) {
      throw violatesUnique(error) ? alreadyThere() : error;
    }
  }

  /**
   * Idempotent: tells whether there was something to remove.
   * @throws ProblemException 409 for another version
   */
  async remove({ id: userId }: User, id: number, version: number | null): Promise<boolean> {
    const removed = await this.repository.manager.transaction(async (manager) => {
      const application = await this.repository.lock(manager, { userId, staff: null }, id);
      if (!application) return false;
      if (version !== null && version !== application.version) return undefined;
      await manager.delete(Application, { id });
      await this.repository.refreshSharing(manager, userId);
      return true;
    });
    if (removed !== undefined) return removed;
    const [application] = await this.repository.read(userId, id);
    if (!application) return false;
    throw new ProblemException(409, changedMeanwhile(application, null));
  }
}

const alreadyThere = () =>
  new ProblemException(
    409,
    'You have another application for this programme, level and intake at this university.',
  );

const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** @throws ProblemException 400 for a day that has gone by everywhere, or is not before the start, or without a start */
function assertCloses(day: string, intake: string | null): void {
  const wrong = (message: string) => fieldProblem('closesOn', message);
  if (!intake) throw wrong('Choose first when you want to start: a closing day is that of one start.');
  if (day >= `${intake}-01`)
    throw wrong(
      `Studies begin in ${month.format(new Date(intake))}, counted from its first day. The course closes before that.`,
    );
  if (day < new Date(Date.now() - 12 * 3600_000).toISOString().slice(0, 10))
    throw wrong('This day has gone by.');
}
