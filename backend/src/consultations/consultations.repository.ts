import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { insertMails, type NewMail } from '../mail/mails.service.js';
import { ConsultationRequest } from './consultation-request.entity.js';
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
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + $11 * interval '1 day'
         WHERE NOT EXISTS (SELECT FROM erased_keys WHERE "idempotencyKey" = $8)
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
}

/** One field a line, so that no match runs across two of them. */
export const searchText = ({ name, email, phone }: { name: string; email: string; phone: string }) =>
  [name, email, phone].join('\n').toLowerCase();
