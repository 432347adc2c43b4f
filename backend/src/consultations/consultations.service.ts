import { Injectable } from '@nestjs/common';
import { fieldProblem, ProblemException } from '../common/problem.js';
import { notFound } from '../common/id-param.js';
import type { JsonPage } from '../common/paging.js';
import { sha256 } from '../common/tokens.js';
import { CONSULTATION_STATUSES, type ConsultationStatus } from './consultation-request.entity.js';
import type {
  ConsultationRequestDto,
  ConsultationRequestQuery,
  ConsultationSummary,
  NewConsultationRequest,
} from './consultations.dto.js';
import { ConsultationsRepository } from './consultations.repository.js';

const MAX_PAGE = 500;

@Injectable()
export class ConsultationsService {
  constructor(private readonly repository: ConsultationsRepository) {}

  /**
   * Stores a request once per idempotency key.
   * @throws ProblemException 400 for a key that is not printable ASCII, 422 for a key used with another body
   */
  async create(
    request: NewConsultationRequest,
    idempotencyKey: string | undefined,
  ): Promise<ConsultationRequestDto> {
    const idempotency =
      idempotencyKey === undefined ? null : { key: keyHash(idempotencyKey), body: contentHash(request) };
    const stored = await this.repository.insert(request, idempotency);
    if (stored) return stored;
    const { idempotencyBody, ...first } = (await this.repository.findByIdempotencyKey(idempotency!.key))!;
    if (idempotencyBody !== idempotency!.body) {
      throw new ProblemException(422, 'This Idempotency-Key was used with another request.');
    }
    return { ...first, status: 'new' };
  }

  /** @throws ProblemException 400 for a status that does not exist */
  list({ status, search, limit, cursor }: ConsultationRequestQuery): Promise<JsonPage> {
    if (status && !CONSULTATION_STATUSES.includes(status)) {
      throw fieldProblem('status', `The status must be one of: all, ${CONSULTATION_STATUSES.join(', ')}.`);
    }
    return this.repository.page(
      { ...(status && { status }), ...(search && { search }) },
      Math.min(limit ?? MAX_PAGE, MAX_PAGE),
      cursor,
    );
  }

  summary(): Promise<ConsultationSummary> {
    return this.repository.summary();
  }

  /** @throws ProblemException 404 */
  async setStatus(id: number, status: ConsultationStatus): Promise<ConsultationRequestDto> {
    const updated = await this.repository.setStatus(id, status);
    if (!updated) throw notFound('consultation request');
    return updated;
  }
}

/** Absent, null and '' are the same request. */
function contentHash({ name, email, phone, country, course, message }: NewConsultationRequest): string {
  return sha256(JSON.stringify([name, email, phone, country ?? null, course ?? null, message ?? null]));
}

function keyHash(key: string): string {
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw fieldProblem(
      'Idempotency-Key',
      'The Idempotency-Key must have 1 to 255 printable ASCII characters.',
    );
  }
  return sha256(key);
}
