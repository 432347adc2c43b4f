import { Body, Controller, Post, Redirect, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { PlainFormFilter } from '../common/plain-form.filter.js';
import { NEWSLETTER_FORM, thanksOf } from '../common/plain-form.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { NewSubscription } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

/** The newsletter sign-up as a plain HTML post, for visitors whose script has not loaded. Not part of the API. */
@ApiExcludeController()
@Controller(NEWSLETTER_FORM)
@UseFilters(PlainFormFilter)
export class NewsletterFormController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @Public()
  @RateLimited('newsletter', 300, 10 * 60)
  @Redirect(thanksOf(NEWSLETTER_FORM), 303)
  async sendNewsletterForm(@Body() body: NewSubscription): Promise<void> {
    await this.newsletter.subscribe(body.email);
  }
}
