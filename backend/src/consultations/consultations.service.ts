import { Inject, Injectable } from '@nestjs/common';
import { fieldProblem, ProblemException } from '../common/problem.js';
import { notFound } from '../common/id-param.js';
import type { JsonPage } from '../common/paging.js';
import { newToken, sha256 } from '../common/tokens.js';
import type { Config } from '../config.js';
import { CONFIG } from '../config.module.js';
import { Mails } from '../mail/mails.service.js';
import { CONSULTATION_STATUSES, type ConsultationStatus } from './consultation-request.entity.js';
import type {
  ConsultationEventDto,
  ConsultationRequestDto,
  ConsultationRequestQuery,
  ConsultationSummary,
  NewConsultationRequest,
  StaffConsultationRequest,
} from './consultations.dto.js';
import { ConsultationsRepository } from './consultations.repository.js';

const MAX_PAGE = 500;
/** Days for which the link in the acknowledgement opens the private page. */
const LINK_DAYS = 90;

@Injectable()
export class ConsultationsService {
  constructor(
    private readonly repository: ConsultationsRepository,
    private readonly mails: Mails,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Stores a request once per idempotency key, and writes its acknowledgement and the notice to staff.
   * @throws ProblemException 400 for a key that is not printable ASCII, 422 for a key used with another body
   */
  async create(
    request: NewConsultationRequest,
    idempotencyKey: string | undefined,
  ): Promise<ConsultationRequestDto> {
    const idempotency =
      idempotencyKey === undefined ? null : { key: keyHash(idempotencyKey), body: contentHash(request) };
    const token = newToken();
    const { name, email, country, course } = request;
    const link = { hash: sha256(token), days: LINK_DAYS };
    const stored = await this.repository.insert(request, idempotency, link, [
      {
        kind: 'consultation-acknowledgement',
        recipient: email,
        data: { name, token, linkDays: LINK_DAYS },
      },
      { kind: 'staff-notice', recipient: this.config.staffEmail, data: { country, course } },
    ]);
    if (stored) {
      this.mails.written();
      return stored;
    }
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
  async setStatus(id: number, status: ConsultationStatus): Promise<StaffConsultationRequest> {
    const updated = await this.repository.setStatus(id, status);
    if (!updated) throw notFound('consultation request');
    return updated;
  }

  /** @throws ProblemException 404 */
  async history(id: number): Promise<ConsultationEventDto[]> {
    const events = await this.repository.history(id);
    if (!events) throw notFound('consultation request');
    return events;
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
