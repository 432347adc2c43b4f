import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Condition, selectJsonPage } from '../common/json-page.js';
import type { JsonPage } from '../common/paging.js';
import { ConsultationRequest, type ConsultationStatus } from './consultation-request.entity.js';
import type {
  ConsultationRequestDto,
  ConsultationSummary,
  NewConsultationRequest,
} from './consultations.dto.js';

export interface Idempotency {
  /** SHA-256 of the client's key. */
  key: string;
  /** SHA-256 of the body. */
  body: string;
}

/** Columns of ConsultationRequestDto, the time written as JavaScript writes it. */
const COLUMNS = `id, name, email, phone, country, course, message, status,
  to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`;

@Injectable()
export class ConsultationsRepository {
  constructor(
    @InjectRepository(ConsultationRequest) private readonly requests: Repository<ConsultationRequest>,
  ) {}

  /** Stores a request; null when its idempotency key has been used already. */
  async insert(
    request: NewConsultationRequest,
    idempotency: Idempotency | null,
  ): Promise<ConsultationRequestDto | null> {
    const { name, email, phone, country, course, message } = request;
    const [row] = await this.requests.query<ConsultationRequestDto[]>(
      `INSERT INTO consultation_requests (name, email, phone, country, course, message, "searchText", "idempotencyKey", "idempotencyBody")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT ("idempotencyKey") DO NOTHING
       RETURNING ${COLUMNS}`,
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
      columns: COLUMNS,
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

  /** Null when there is no such request. */
  async setStatus(id: number, status: ConsultationStatus): Promise<ConsultationRequestDto | null> {
    const [rows] = await this.requests.query<[ConsultationRequestDto[], number]>(
      `UPDATE consultation_requests SET status = $2, "updatedAt" = now() WHERE id = $1 RETURNING ${COLUMNS}`,
      [id, status],
    );
    return rows[0] ?? null;
  }
}

/** One field a line, so that no match runs across two of them. */
const searchText = ({ name, email, phone }: NewConsultationRequest) =>
  [name, email, phone].join('\n').toLowerCase();

/** LIKE's metacharacters taken literally. */
const literalPattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');
