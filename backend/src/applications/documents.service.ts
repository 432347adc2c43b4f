import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notFound } from '../common/id-param.js';
import { fieldProblem, ProblemException } from '../common/problem.js';
import type { User } from '../users/user.entity.js';
import { ApplicationDocument } from './application-document.entity.js';
import { ApplicationsRepository, type Author, byStudent } from './applications.repository.js';
import type { ApplicationDocumentDto, DocumentChange, NewDocument } from './plan.dto.js';

/** How many documents one application may name. */
const MAX_DOCUMENTS = 60;

/** The names of the documents that a student's application needs, and how far each is. */
@Injectable()
export class DocumentsService {
  constructor(private readonly repository: ApplicationsRepository) {}

  /** In the order in which they were added. @throws ProblemException 404 */
  async list(user: User, applicationId: number): Promise<ApplicationDocumentDto[]> {
    await this.repository.assertOwn(user.id, applicationId);
    const found = await this.repository.manager.find(ApplicationDocument, {
      where: { applicationId },
      order: { id: 'ASC' },
    });
    return found.map(documentDto);
  }

  /** Of all applications of a student, in the order in which they were added. */
  all(userId: number): Promise<ApplicationDocument[]> {
    return this.repository.manager.find(ApplicationDocument, {
      where: { application: { userId } },
      order: { id: 'ASC' },
    });
  }

  /** Adds those names that are not there. @throws ProblemException 404; 409 when there would be too many */
  async add(user: User, applicationId: number, documents: NewDocument[]): Promise<ApplicationDocumentDto[]> {
    await this.within(byStudent(user), applicationId, async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(ApplicationDocument)
        .values(documents.map(({ name }) => ({ applicationId, name })))
        .orIgnore()
        .execute();
      if ((await manager.countBy(ApplicationDocument, { applicationId })) > MAX_DOCUMENTS)
        throw new ProblemException(
          409,
          `An application may name ${MAX_DOCUMENTS} documents. Remove one to add another.`,
        );
    });
    return this.list(user, applicationId);
  }

  /**
   * Changes the given fields only.
   * @throws ProblemException 404; 409 for another version; 400 for staff who do not say what needs a change
   */
  change(
    author: Author,
    applicationId: number,
    id: number,
    expected: number | null,
    wanted: DocumentChange & { comment?: string | null },
  ): Promise<ApplicationDocumentDto> {
    return this.within(author, applicationId, async (manager) => {
      const document = await one(manager, applicationId, id);
      if (expected !== null && expected !== document.version)
        throw new ProblemException(
          409,
          `This document was changed elsewhere: it is “${document.state}” now. Nothing was changed: look at it again.`,
        );
      const { state = document.state, note = document.note, comment = document.comment } = wanted;
      if (author.staff && state === 'needs-change' && !comment)
        throw fieldProblem('comment', 'Say what needs a change.');
      const review = author.staff && { comment, reviewedBy: author.staff.name, reviewedAt: new Date() };
      const version = document.version + 1;
      await manager.update(ApplicationDocument, { id }, { state, note, ...review, version });
      return one(manager, applicationId, id);
    });
  }

  /** Idempotent: tells whether there was something to remove. @throws ProblemException 404 */
  remove(user: User, applicationId: number, id: number): Promise<boolean> {
    return this.within(byStudent(user), applicationId, async (manager) => {
      const { affected } = await manager.delete(ApplicationDocument, { id, applicationId });
      return (affected ?? 0) > 0;
    });
  }

  /** Runs under the application's lock. */
  private within<T>(
    author: Author,
    applicationId: number,
    run: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.repository.manager.transaction(async (manager) => {
      if (!(await this.repository.lock(manager, author, applicationId, 'plan')))
        throw notFound('application');
      return run(manager);
    });
  }
}

async function one(
  manager: EntityManager,
  applicationId: number,
  id: number,
): Promise<ApplicationDocumentDto> {
  const document = await manager.findOneBy(ApplicationDocument, { id, applicationId });
  if (!document) throw notFound('document');
  return documentDto(document);
}

export const documentDto = ({
  applicationId: _of,
  createdAt: _at,
  ...document
}: ApplicationDocument): ApplicationDocumentDto => document;
