import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { sha256 } from '../common/tokens.js';
import { PROMISED_HOURS } from './consultation-request.entity.js';
import { iso, searchText, STAFF_COLUMNS } from './consultations.repository.js';
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
      await manager.query('UPDATE consultation_requests SET phone = $2, "searchText" = $3 WHERE id = $1', [
        request.id,
        phone,
        searchText({ ...request, phone }),
      ]);
      await record(manager, request.id, 'phone', { from: request.phone, to: phone });
    });
  }

  /**
   * Again it changes nothing.
   * @throws ProblemException 404
   */
  async withdraw(token: string): Promise<PrivateRequest> {
    await this.database.query(
      `WITH withdrawn AS (
         UPDATE consultation_requests SET "withdrawnAt" = now(), "updatedAt" = now()
         WHERE ${LIVE_LINK} AND "withdrawnAt" IS NULL RETURNING id
       )
       INSERT INTO consultation_events ("requestId", actor, action) SELECT id, 'visitor', 'withdrawn' FROM withdrawn`,
      [sha256(token)],
    );
    return this.get(token);
  }

  /**
   * Deletes the request with its history and its mails; a retry of the call that stored it stores nothing.
   * @throws ProblemException 404
   */
  async erase(token: string): Promise<RequestErased> {
    const erased = await this.database.query<unknown[]>(
      `WITH erased AS (DELETE FROM consultation_requests WHERE ${LIVE_LINK} RETURNING "idempotencyKey"),
       remembered AS (
         INSERT INTO erased_keys ("idempotencyKey")
         SELECT "idempotencyKey" FROM erased WHERE "idempotencyKey" IS NOT NULL
       )
       SELECT FROM erased`,
      [sha256(token)],
    );
    if (erased.length === 0) throw noLink();
    return { erased: true };
  }

  private change(
    token: string,
    apply: (manager: EntityManager, request: PrivateRequest) => Promise<void>,
  ): Promise<PrivateRequest> {
    return this.database.transaction(async (manager) => {
      // One change after the other.
      await manager.query(`SELECT FROM consultation_requests WHERE ${LIVE_LINK} FOR UPDATE`, [sha256(token)]);
      const request = await read(manager, token);
      if (request.withdrawnAt) throw new ProblemException(409, 'This request has been withdrawn.');
      await apply(manager, request);
      return read(manager, token);
    });
  }
}

const LIVE_LINK = '"linkHash" = $1 AND "linkExpiresAt" > now()';

async function read(manager: EntityManager, token: string): Promise<PrivateRequest> {
  const [request] = await manager.query<PrivateRequest[]>(
    `SELECT ${STAFF_COLUMNS}, ${iso('linkExpiresAt')}, ${iso('dueAt', `("createdAt" + $2 * interval '1 hour')`)},
       (SELECT coalesce(json_agg(note), '[]') FROM (
          SELECT detail->>'text' AS text, ${iso('createdAt')} FROM consultation_events
          WHERE "requestId" = request.id AND actor = 'visitor' AND action = 'note' ORDER BY id
        ) note) AS notes
     FROM consultation_requests request WHERE ${LIVE_LINK}`,
    [sha256(token), PROMISED_HOURS],
  );
  if (!request) throw noLink();
  return request;
}

const record = (manager: EntityManager, requestId: number, action: string, detail: object) =>
  manager.query(
    `INSERT INTO consultation_events ("requestId", actor, action, detail) VALUES ($1, 'visitor', $2, $3)`,
    [requestId, action, detail],
  );

const noLink = () =>
  new ProblemException(
    404,
    'This link does not work any more. It may have run out, or the request has been erased.',
  );
