import { Inject, Injectable } from '@nestjs/common';
import { keyHash } from '../common/idempotency-key.js';
import { ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Mails } from '../mail/mails.service.js';
import { newMail } from '../mail/messages.js';
import { AutomaticAssignment } from './automatic-assignment.js';
import { acknowledgement, staffNotice } from './consultation-mails.js';
import type { ConsultationRequestDto, NewConsultationRequest } from './consultations.dto.js';
import { ConsultationsRepository } from './consultations.repository.js';
import { LINK_DAYS } from './private-link.js';

@Injectable()
export class ConsultationsService {
  constructor(
    private readonly repository: ConsultationsRepository,
    private readonly mails: Mails,
    private readonly assignment: AutomaticAssignment,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Stores a request once per idempotency key, and writes its acknowledgement and the notice to staff.
   * @throws ProblemException 400 for a key that is not printable ASCII, 410 for one whose request was erased, 422 for
   *   one used with another body
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
    const mails = [
      newMail(acknowledgement, { recipient: email, data: { name, token, linkDays: LINK_DAYS } }),
      newMail(staffNotice, { recipient: this.config.staffEmail, data: { country, course } }),
    ];
    const stored = await this.repository.insert({ request, idempotency, link, mails });
    if (stored) {
      this.mails.written();
      this.assignment.wake();
      return stored;
    }
    const known = await this.repository.findByIdempotencyKey(idempotency!.key);
    if (!known) throw new ProblemException(410, 'This request has been sent before, and was erased since.');
    const { idempotencyBody, ...first } = known;
    if (idempotencyBody !== idempotency!.body) {
      throw new ProblemException(422, 'This Idempotency-Key was used with another request.');
    }
    return { ...first, status: 'new' };
  }
}

/** Absent, null and '' are the same request. */
function contentHash({ name, email, phone, country, course, message }: NewConsultationRequest): string {
  return sha256(JSON.stringify([name, email, phone, country ?? null, course ?? null, message ?? null]));
}
