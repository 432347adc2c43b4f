import { Body, Controller, Post, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { CONTACT_FORM, thanksOf } from '../http/plain-form.js';
import { sha256 } from '../common/tokens.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { NewConsultationRequest } from './consultations.dto.js';
import { ConsultationsService } from './consultations.service.js';

const MINUTES = 60_000;

/** The consultation form as a plain HTML post, for visitors whose script has not loaded. Not part of the API. */
@ApiExcludeController()
@Controller(CONTACT_FORM)
export class ContactFormController {
  constructor(private readonly consultations: ConsultationsService) {}

  @Post()
  @Public()
  @RateLimited('consultation request', 300, 10 * 60)
  @Redirect(thanksOf(CONTACT_FORM), 303)
  async sendContactForm(@Body() body: NewConsultationRequest): Promise<void> {
    // A static page cannot carry a key of its own: the same text within ten minutes is one request.
    const window = Math.floor(Date.now() / (10 * MINUTES));
    await this.consultations.create(body, `form ${window} ${sha256(JSON.stringify(body))}`);
  }
}
