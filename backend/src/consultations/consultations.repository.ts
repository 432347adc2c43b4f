import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Condition, selectJsonPage } from '../common/json-page.js';
import type { JsonPage } from '../common/paging.js';
import { insertMails, type NewMail } from '../mail/mails.service.js';
import { ConsultationRequest, type ConsultationStatus } from './consultation-request.entity.js';
import type {
  ConsultationEventDto,
  ConsultationRequestDto,
  ConsultationSummary,
  NewConsultationRequest,
  StaffConsultationRequest,
} from './consultations.dto.js';

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

/** A time as JavaScript writes it. */
export const iso = (column: string, time = `"${column}"`) =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "${column}"`;
/** Columns of ConsultationRequestDto. */
const COLUMNS = `id, name, email, phone, country, course, message, status, ${iso('createdAt')}`;
/** Columns of StaffConsultationRequest. */
export const STAFF_COLUMNS = `${COLUMNS}, ${iso('withdrawnAt')}`;

@Injectable()
export class ConsultationsRepository {
  constructor(
    @InjectRepository(ConsultationRequest) private readonly requests: Repository<ConsultationRequest>,
  ) {}

  /** Stores a request and the mails about it, in one statement; null when its idempotency key has been used already. */
  async insert(
    request: NewConsultationRequest,
    idempotency: Idempotency | null,
    link: PrivateLink,
    mails: NewMail[],
  ): Promise<ConsultationRequestDto | null> {
    const { name, email, phone, country, course, message } = request;
    const [row] = await this.requests.query<ConsultationRequestDto[]>(
      `WITH request AS (
         INSERT INTO consultation_requests (name, email, phone, country, course, message, "searchText",
           "idempotencyKey", "idempotencyBody", "linkHash", "linkExpiresAt")
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + $11 * interval '1 day')
         ON CONFLICT ("idempotencyKey") DO NOTHING
         RETURNING *
       ), written AS (${insertMails('$12', { id: 'request.id', from: 'request' })})
       SELECT ${COLUMNS} FROM request`,
      [
        name,
        email,
        phone,
        country,
        course,
        message,
        searchText(request),
        idempotency?.key,
        idempotency?.body,
        link.hash,
        link.days,
        JSON.stringify(mails),
      ],
    );
    return row ?? null;
  }

  async findByIdempotencyKey(
    key: string,
  ): Promise<(ConsultationRequestDto & { idempotencyBody: string }) | null> {
    const [row] = await this.requests.query<(ConsultationRequestDto & { idempotencyBody: string })[]>(
      `SELECT ${COLUMNS}, "idempotencyBody" FROM consultation_requests WHERE "idempotencyKey" = $1`,
      [key],
    );
    return row ?? null;
  }

  /** Newest first: ids ascend with time. */
  page(
    { status, search }: { status?: ConsultationStatus; search?: string },
    limit: number,
    cursor?: number,
  ): Promise<JsonPage> {
    const conditions: Condition[] = [];
    if (status) conditions.push((bind) => `status = ${bind(status)}`);
    if (search) {
      conditions.push((bind) => `"searchText" LIKE ${bind(`%${literalPattern(search.toLowerCase())}%`)}`);
    }
    return selectJsonPage(this.requests, {
      table: 'consultation_requests',
      columns: STAFF_COLUMNS,
      conditions,
      order: 'id DESC',
      after: cursor === undefined ? undefined : (bind) => `id < ${bind(cursor)}::bigint`,
      limit,
    });
  }

  async summary(): Promise<ConsultationSummary> {
    const rows = await this.requests.query<{ status: ConsultationStatus; count: number }[]>(
      'SELECT status, count(*)::int AS count FROM consultation_requests GROUP BY status',
    );
    const summary = { total: 0, new: 0, contacted: 0, scheduled: 0, completed: 0 };
    for (const { status, count } of rows) {
      summary[status] = count;
      summary.total += count;
    }
    return summary;
  }

  /** Also writes the change into the history. Null when there is no such request. */
  async setStatus(id: number, status: ConsultationStatus): Promise<StaffConsultationRequest | null> {
    const [row] = await this.requests.query<StaffConsultationRequest[]>(
      `WITH before AS (SELECT id, status FROM consultation_requests WHERE id = $1 FOR UPDATE),
       changed AS (
         UPDATE consultation_requests r SET status = $2, "updatedAt" = now() FROM before
         WHERE r.id = before.id RETURNING r.*
       ), event AS (
         INSERT INTO consultation_events ("requestId", actor, action, detail)
         SELECT id, 'staff', 'status', jsonb_build_object('from', status, 'to', $2::text) FROM before WHERE status <> $2
       )
       SELECT ${STAFF_COLUMNS} FROM changed`,
      [id, status],
    );
    return row ?? null;
  }

  /** Oldest first; null when there is no such request. */
  async history(id: number): Promise<ConsultationEventDto[] | null> {
    const [row] = await this.requests.query<{ events: ConsultationEventDto[] }[]>(
      `SELECT coalesce(json_agg(e ORDER BY e.id) FILTER (WHERE e.id IS NOT NULL), '[]') AS events
       FROM consultation_requests r LEFT JOIN LATERAL (
         SELECT id, actor, "actorName", action, detail, ${iso('createdAt')}
         FROM consultation_events WHERE "requestId" = r.id
       ) e ON true
       WHERE r.id = $1 GROUP BY r.id`,
      [id],
    );
    return row?.events ?? null;
  }
}

/** One field a line, so that no match runs across two of them. */
export const searchText = ({ name, email, phone }: { name: string; email: string; phone: string }) =>
  [name, email, phone].join('\n').toLowerCase();

/** LIKE's metacharacters taken literally. */
const literalPattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');
