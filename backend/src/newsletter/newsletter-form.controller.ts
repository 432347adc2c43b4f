import { Body, Controller, Header, HttpCode, Inject, Post, Query, Redirect, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../common/access.js';
import { done, NEWSLETTER_FORM, RENDER_POSTED, type RenderPosted, thanksOf } from '../http/plain-form.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { NewSubscription, SubscriptionToken } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

/** Sign-up and confirmation as plain HTML posts, for visitors whose script has not loaded. Not part of the API. */
@ApiExcludeController()
@Controller(NEWSLETTER_FORM)
export class NewsletterFormController {
  constructor(
    private readonly newsletter: NewsletterService,
    @Inject(RENDER_POSTED) private readonly renderPosted: RenderPosted,
  ) {}

  @Post()
  @Public()
  @RateLimited('newsletter', 300, 10 * 60)
  @Redirect(thanksOf(NEWSLETTER_FORM), 303)
  async sendNewsletterForm(@Body() body: NewSubscription): Promise<void> {
    await this.newsletter.subscribe(body.email);
  }

  @Post('confirm')
  @HttpCode(200)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Public()
  @RateLimited('newsletter link', 300, 10 * 60)
  async sendConfirmationForm(
    @Query() { token }: SubscriptionToken,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    const { email } = await this.newsletter.confirm(token);
    return this.renderPosted(request.originalUrl, done(email));
  }
}
