import { Injectable } from '@nestjs/common';
import type { Caller } from '../admin/admin.guard.js';
import { notFound } from '../common/id-param.js';
import { filtered, scopeOf } from '../consultations/scope.js';
import { ApplicationChanges } from './application-changes.service.js';
import type { SharedApplication, StageChange } from './applications.dto.js';
import { ApplicationsRepository, type Author } from './applications.repository.js';
import { sharedWith } from './application-view.js';
import type { StudentDetails, StudentsQuery } from './students.dto.js';
import { StudentsRepository } from './students.repository.js';

const PAGE = 100;
const MAX_PAGE = 500;

/** Which application of which student staff change, of which version. */
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
    return { ...student, applications: applications.map((one) => sharedWith(caller, one)) };
  }

  /** @throws ProblemException 404; 409 for another version or a stage that is the student's to set */
  async setStage({ id, version, ...at }: Target, change: StageChange, caller: Caller) {
    return sharedWith(caller, await this.changes.setStage(authorOf(at, caller), id, version, change));
  }

  /** @throws ProblemException 404; 409 for another version or a closed application */
  async recordAsked({ id, version, ...at }: Target, day: string, caller: Caller): Promise<SharedApplication> {
    return sharedWith(caller, await this.changes.recordAsked(authorOf(at, caller), id, version, day));
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
