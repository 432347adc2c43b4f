import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Caller } from '../admin/admin.guard.js';
import { notFound } from '../common/id-param.js';
import { ProblemException } from '../common/problem.js';
import { nameFor } from './last-changes.js';
import { answered, lockRequest } from './answered.js';
import type { ConsultationRequest } from './consultation-request.entity.js';
import type { ContactAttempt } from './contacts.dto.js';
import { attempt, recordContact, sameContact, takeBack, touch } from './contacts.repository.js';
import type { DeskRequest, RecordedContact } from './desk.dto.js';
import { DeskRepository } from './desk.repository.js';
import { existing } from './desk.service.js';
import { ALL, scopeOf } from './scope.js';

/** Attempts of staff to reach a visitor. Reaching one is an answer. */
@Injectable()
export class Contacts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly desk: DeskRepository,
  ) {}

  /**
   * Records an attempt; the same one within a minute is recorded once.
   * @throws ProblemException 404 also for a colleague's; 409 once the request is withdrawn
   */
  async record(id: number, contact: ContactAttempt, caller: Caller): Promise<RecordedContact> {
    const contactId = await this.change(id, caller, async (manager, request) => {
      const known = await sameContact(manager, id, contact, caller);
      // Whoever waits again since then is answered anew.
      const waitsAnew = contact.outcome === 'reached' && request.waitingSince !== null;
      if (known !== undefined && !waitsAnew) return known;
      if (request.withdrawnAt)
        throw new ProblemException(
          409,
          'The visitor has withdrawn this request. Please do not contact them.',
        );
      const written = await recordContact(manager, id, contact, caller);
      if (contact.outcome === 'reached') await answered(manager, request, caller);
      else await touch(manager, id);
      return written;
    });
    return { ...(await this.find(id)), contactId };
  }

  /**
   * Takes an attempt back, with what it did to the request.
   * @throws ProblemException 404; 409 in words when it is another person's, or too late
   */
  async undo(id: number, contactId: number, caller: Caller): Promise<DeskRequest> {
    await this.change(id, caller, async (manager) => {
      const recorded = await attempt(manager, id, contactId);
      if (!recorded) throw notFound('contact attempt');
      const { staffName, staffId, recent, outcome, overtaken } = recorded;
      // A server of the release before wrote no number.
      if (staffId === null ? staffName !== caller.name : staffId !== caller.id)
        throw new ProblemException(
          409,
          `${nameFor(caller, { id: staffId, name: staffName })} recorded this. Only that person can take it back.`,
        );
      if (!recent) throw new ProblemException(409, 'This was recorded more than ten minutes ago. It stays.');
      if (outcome === 'reached' && overtaken)
        throw new ProblemException(
          409,
          'Something else has happened to this request since. It stays recorded.',
        );
      await takeBack(manager, id, contactId);
    });
    return this.find(id);
  }

  private change<T>(
    id: number,
    caller: Caller,
    apply: (manager: EntityManager, request: ConsultationRequest) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (manager) =>
      apply(manager, existing(await lockRequest(manager, id, scopeOf(caller)))),
    );
  }

  /** Whoever has it now; the visitor may have erased it. */
  private async find(id: number): Promise<DeskRequest> {
    return existing(await this.desk.find(id, ALL));
  }
}
