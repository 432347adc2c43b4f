import { Injectable } from '@nestjs/common';
import type { Caller } from '../admin/admin.guard.js';
import { notFound } from '../common/id-param.js';
import { filtered, scopeOf } from '../consultations/scope.js';
import { ApplicationChanges } from './application-changes.service.js';
import type { SharedApplication, StageChange } from './applications.dto.js';
import { ApplicationsRepository, type Author } from './applications.repository.js';
import { sharedDocument, sharedTask, sharedWith } from './application-view.js';
import { documentDto, DocumentsService } from './documents.service.js';
import type { DocumentReview, SharedDocument, SharedTask, TaskTick } from './plan.dto.js';
import type { StudentDetails, StudentsQuery } from './students.dto.js';
import { StudentsRepository } from './students.repository.js';
import { taskDto, TasksService } from './tasks.service.js';

const PAGE = 100;
const MAX_PAGE = 500;

/** Which application of which student staff change, and of which version; or that of the part that they change. */
export interface Target {
  studentId: number;
  id: number;
  version: number | null;
}

/** What staff see of the applications that students share with them, and do to these. */
@Injectable()
export class Students {
  constructor(
    private readonly repository: StudentsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly changes: ApplicationChanges,
    private readonly tasks: TasksService,
    private readonly documents: DocumentsService,
  ) {}

  /** @throws ProblemException 400 for an assignee that cannot be */
  page({ search, assignee, sort = 'stalest', limit = PAGE, cursor }: StudentsQuery, caller: Caller) {
    const scope = filtered(caller, assignee);
    return this.repository.page({ scope, sort, search, limit: Math.min(limit, MAX_PAGE), cursor });
  }

  /** @throws ProblemException 404 */
  async find(id: number, caller: Caller): Promise<StudentDetails> {
    const student = await this.repository.find(id, scopeOf(caller));
    if (!student) throw notFound('student');
    const applications = await this.applications.read(id);
    const tasks = student.sharesPlan ? await this.tasks.all(id) : [];
    const documents = student.sharesPlan ? await this.documents.all(id) : [];
    return {
      ...student,
      applications: applications.map((one) => ({
        ...sharedWith(caller, one),
        tasks: tasks
          .filter(({ applicationId }) => applicationId === one.id)
          .map((task) => sharedTask(taskDto(task))),
        documents: documents
          .filter(({ applicationId }) => applicationId === one.id)
          .map((document) => sharedDocument(documentDto(document))),
      })),
    };
  }

  /** @throws ProblemException 404; 409 for another version or a stage that is the student's to set */
  async setStage({ id, version, ...at }: Target, change: StageChange, caller: Caller) {
    return sharedWith(caller, await this.changes.setStage(authorOf(at, caller), id, version, change));
  }

  /** @throws ProblemException 404; 409 for another version or a closed application */
  async recordAsked({ id, version, ...at }: Target, day: string, caller: Caller): Promise<SharedApplication> {
    return sharedWith(caller, await this.changes.recordAsked(authorOf(at, caller), id, version, day));
  }

  /** @throws ProblemException 404; 409 for another version, or a stage that staff have not set */
  async correct({ id, version, ...at }: Target, reason: string, caller: Caller): Promise<SharedApplication> {
    return sharedWith(caller, await this.changes.correct(authorOf(at, caller), id, version, reason));
  }

  /** @throws ProblemException 404; 409 for another version */
  async tick(
    { id, version, ...at }: Target,
    taskId: number,
    { done }: TaskTick,
    caller: Caller,
  ): Promise<SharedTask> {
    return sharedTask(await this.tasks.change(authorOf(at, caller), id, taskId, version, { done }));
  }

  /** @throws ProblemException 404; 409 for another version, another task or no offer; 400 for a day that has gone by */
  async setReplyDay(
    { id, version, ...at }: Target,
    taskId: number,
    dueOn: string,
    caller: Caller,
  ): Promise<SharedTask> {
    const wanted = { dueOn, dueTime: null, pinned: true };
    return sharedTask(await this.tasks.change(authorOf(at, caller), id, taskId, version, wanted));
  }

  /** @throws ProblemException 404; 409 for another version; 400 without a word on what needs a change */
  async review(
    { id, version, ...at }: Target,
    documentId: number,
    { state, comment }: DocumentReview,
    caller: Caller,
  ): Promise<SharedDocument> {
    const review = { state, comment };
    return sharedDocument(await this.documents.change(authorOf(at, caller), id, documentId, version, review));
  }

  /** @throws ProblemException 404; 409 for another version, or when there is nothing of the caller's to undo */
  async undo({ id, version, ...at }: Target, caller: Caller): Promise<SharedApplication> {
    return sharedWith(caller, await this.changes.undo(authorOf(at, caller), id, version));
  }
}

const authorOf = ({ studentId }: Pick<Target, 'studentId'>, caller: Caller): Author => ({
  userId: studentId,
  staff: caller,
});
