import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { ConsultationEvent } from './consultation-event.entity.js';
import { ConsultationRequest } from './consultation-request.entity.js';
import { ANSWER_COLUMNS, searchText, STAFF_COLUMNS } from './consultations.repository.js';
import { iso } from './iso-time.js';
import { ErasedKey } from './erased-key.entity.js';
import { LINK_EXPIRES_AT, liveLink } from './private-link.js';
import type { PrivateRequest, RequestErased } from './private-requests.dto.js';

const MAX_NOTES = 50;

/** What visitors do with their own request, by the token of the link in its acknowledgement. */
@Injectable()
export class PrivateRequests {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws ProblemException 404 for an unknown link, and for one that has run out */
  async get(token: string): Promise<PrivateRequest> {
    return read(this.database.manager, token);
  }

  /**
   * Adds a note; the same text again is the same note.
   * @throws ProblemException 404; 409 once the request is withdrawn or has 50 notes
   */
  addNote(token: string, text: string): Promise<PrivateRequest> {
    return this.change(token, async (manager, { id, notes }) => {
      if (notes.some((note) => note.text === text)) return;
      if (notes.length >= MAX_NOTES) {
        throw new ProblemException(
          409,
          `A request can have ${MAX_NOTES} notes. Please call or write to us instead.`,
        );
      }
      await record(manager, id, 'note', { text });
    });
  }

  /** @throws ProblemException 404; 409 once the request is withdrawn */
  correctPhone(token: string, phone: string): Promise<PrivateRequest> {
    return this.change(token, async (manager, request) => {
      if (request.phone === phone) return;
      const change = { phone, searchText: searchText({ ...request, phone }) };
      await manager.update(ConsultationRequest, request.id, change);
      await record(manager, request.id, 'phone', { from: request.phone, to: phone });
    });
  }

  /**
   * Again it changes nothing.
   * @throws ProblemException 404
   */
  async withdraw(token: string): Promise<PrivateRequest> {
    await this.database.transaction(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .update(ConsultationRequest)
        .set({ withdrawnAt: () => 'now()', updatedAt: () => 'now()' })
        .where({ ...liveLink(token), withdrawnAt: IsNull() })
        .returning(['id'])
        .execute();
      const [withdrawn] = raw as { id: number }[];
      if (withdrawn) await record(manager, withdrawn.id, 'withdrawn');
    });
    return this.get(token);
  }

  /**
   * Deletes the request with its history and its mails; a retry of the call that stored it stores nothing.
   * @throws ProblemException 404
   */
  async erase(token: string): Promise<RequestErased> {
    await this.database.transaction(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .delete()
        .from(ConsultationRequest)
        .where(liveLink(token))
        .returning(['idempotencyKey'])
        .execute();
      const [erased] = raw as { idempotencyKey: string | null }[];
      if (!erased) throw noLink();
      const { idempotencyKey } = erased;
      if (idempotencyKey !== null) await manager.insert(ErasedKey, { idempotencyKey });
    });
    return { erased: true };
  }

  private change(
    token: string,
    apply: (manager: EntityManager, request: PrivateRequest) => Promise<void>,
  ): Promise<PrivateRequest> {
    return this.database.transaction(async (manager) => {
      // Locks the request, so that its changes happen one after the other.
      const one = { select: { id: true }, where: liveLink(token) } as const;
      await manager.findOne(ConsultationRequest, { ...one, lock: { mode: 'pessimistic_write' } });
      const request = await read(manager, token);
      if (request.withdrawnAt) throw new ProblemException(409, 'This request has been withdrawn.');
      await apply(manager, request);
      return read(manager, token);
    });
  }
}

/** Reads a request and what happened to it in one statement, so that all is of the same moment. */
async function read(manager: EntityManager, token: string): Promise<PrivateRequest> {
  const request = await manager
    .createQueryBuilder(ConsultationRequest, 'request')
    .select(`${STAFF_COLUMNS}, ${iso('linkExpiresAt', LINK_EXPIRES_AT)}, ${ANSWER_COLUMNS}`)
    .addSelect(
      `(SELECT coalesce(json_agg(note), '[]') FROM (
          SELECT detail->>'text' AS text, ${iso('createdAt')} FROM consultation_events
          WHERE "requestId" = request.id AND actor = 'visitor' AND action = 'note' ORDER BY id
        ) note)`,
      'notes',
    )
    .addSelect(
      `(SELECT coalesce(json_agg(contact), '[]') FROM (
          SELECT detail->>'channel' AS channel, detail->>'outcome' AS outcome, ${iso('createdAt')} FROM consultation_events
          WHERE "requestId" = request.id AND action = 'contact' ORDER BY id
        ) contact)`,
      'contacts',
    )
    .addSelect('(SELECT s.name FROM staff s WHERE s.id = request."assigneeId")', 'counselor')
    .where(liveLink(token))
    .getRawOne<PrivateRequest>();
  if (!request) throw noLink();
  return request;
}

const record = (manager: EntityManager, requestId: number, action: string, detail: object | null = null) =>
  manager.insert(ConsultationEvent, { requestId, actor: 'visitor', action, detail });

export const noLink = () =>
  new ProblemException(
    404,
    'This link does not work any more. It may have run out, or the request has been erased.',
  );
