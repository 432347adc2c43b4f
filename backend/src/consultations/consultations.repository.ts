import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Batches } from './batches.js';
import { isDatabaseAway } from '../common/database-errors.js';
import type { NewMail } from '../mail/messages.js';
import { ConsultationRequest, PROMISED_HOURS } from './consultation-request.entity.js';
import { iso } from './iso-time.js';
import type { ConsultationRequestDto, NewConsultationRequest } from './consultations.dto.js';

export interface Idempotency {
  /** SHA-256 of the client's key. */
  key: string;
  /** SHA-256 of the body. */
  body: string;
}

/** What opens the visitor's private page. */
export interface PrivateLink {
  /** SHA-256 of the token. */
  hash: string;
  days: number;
}

/** Columns of ConsultationRequestDto. */
const COLUMNS = `id, name, email, phone, country, course, message, status, ${iso('createdAt')}`;
/** Columns of StaffConsultationRequest. */
export const STAFF_COLUMNS = `${COLUMNS}, ${iso('withdrawnAt')}`;

/** Since when the visitor waits, and until when an answer is promised; when the first one came. */
export const ANSWER_COLUMNS = `${iso('waitingSince')}, ${iso('firstAnsweredAt')},
  ${iso('dueAt', `("waitingSince" + interval '${PROMISED_HOURS} hours')`)}`;

/** A request to store, with what belongs to it. */
export interface NewRequest {
  request: NewConsultationRequest;
  idempotency: Idempotency | null;
  link: PrivateLink;
  mails: NewMail[];
}

@Injectable()
export class ConsultationsRepository {
  private readonly inserts = new Batches<NewRequest, ConsultationRequestDto | null>(
    (requests) => this.insertAll(requests),
    isDatabaseAway,
  );

  constructor(
    @InjectRepository(ConsultationRequest) private readonly requests: Repository<ConsultationRequest>,
  ) {}

  /** Stores a request and the mails about it, both or neither; null when its idempotency key has been used already. */
  insert(request: NewRequest): Promise<ConsultationRequestDto | null> {
    return this.inserts.add(request);
  }

  /**
   * SQL by hand: requests that came together share one statement and one commit, so counts, indexes and disk are
   * written once.
   */
  private async insertAll(requests: NewRequest[]): Promise<(ConsultationRequestDto | null)[]> {
    const rows = await this.requests.query<(ConsultationRequestDto & { linkHash: string })[]>(INSERT, [
      JSON.stringify(requests.map(rowOf)),
    ]);
    const stored = new Map(rows.map(({ linkHash, ...row }) => [linkHash, row]));
    return requests.map(({ link }) => stored.get(link.hash) ?? null);
  }

  async findByIdempotencyKey(
    key: string,
  ): Promise<(ConsultationRequestDto & { idempotencyBody: string }) | null> {
    const row = await this.requests
      .createQueryBuilder()
      .select(`${COLUMNS}, "idempotencyBody"`)
      .where({ idempotencyKey: key })
      .getRawOne<ConsultationRequestDto & { idempotencyBody: string }>();
    return row ?? null;
  }
}

const rowOf = ({ request, idempotency, link, mails }: NewRequest) => ({
  ...request,
  searchText: searchText(request),
  idempotencyKey: idempotency?.key,
  idempotencyBody: idempotency?.body,
  linkHash: link.hash,
  linkDays: link.days,
  mails,
});

/** The digest of the private link tells which returned row belongs to which request. */
const INSERT = `
  WITH incoming AS MATERIALIZED (
    SELECT * FROM ROWS FROM (json_to_recordset($1::json) AS (
      name text, email text, phone text, country text, course text, message text, "searchText" text,
      "idempotencyKey" text, "idempotencyBody" text, "linkHash" text, "linkDays" integer, mails json
    )) WITH ORDINALITY
  ), request AS (
    INSERT INTO consultation_requests (name, email, phone, country, course, message, "searchText",
      "idempotencyKey", "idempotencyBody", "linkHash", "linkExpiresAt")
    SELECT name, email, phone, country, course, message, "searchText",
      "idempotencyKey", "idempotencyBody", "linkHash", now() + "linkDays" * interval '1 day'
    FROM incoming WHERE NOT EXISTS (SELECT FROM erased_keys e WHERE e."idempotencyKey" = incoming."idempotencyKey")
    ORDER BY ordinality
    ON CONFLICT ("idempotencyKey") DO NOTHING
    RETURNING *
  ), written AS (
    INSERT INTO mails (kind, recipient, data, "requestId")
    SELECT m.kind, m.recipient, m.data, request.id
    FROM request JOIN incoming USING ("linkHash"),
      json_to_recordset(incoming.mails) AS m (kind text, recipient text, data jsonb)
    ORDER BY request.id
  )
  SELECT "linkHash", ${COLUMNS} FROM request`;

/** One field per line, so that a match cannot run from one field into the next. */
export const searchText = ({ name, email, phone }: { name: string; email: string; phone: string }) =>
  [name, email, phone].join('\n').toLowerCase();
