import { Body, Controller, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Equals } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../common/access.js';
import {
  done,
  isPlainForm,
  ONE_CLICK_UNSUBSCRIBE,
  RENDER_POSTED,
  type RenderPosted,
} from '../http/plain-form.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { SubscriptionToken } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

/** The field that a mail program posts, as RFC 8058 prescribes. */
class OneClick {
  @Equals('One-Click', { message: 'Post List-Unsubscribe=One-Click.' })
  'List-Unsubscribe'!: string;
}

/**
 * The address that mail programs post to when their unsubscribe button is pressed. Browsers post to it, too, when the
 * button of our own page is pressed before the page's script has loaded. Not part of the API.
 */
@ApiExcludeController()
@Controller(ONE_CLICK_UNSUBSCRIBE)
export class OneClickController {
  constructor(
    private readonly newsletter: NewsletterService,
    @Inject(RENDER_POSTED) private readonly renderPosted: RenderPosted,
  ) {}

  @Post()
  @HttpCode(200)
  @Public()
  @RateLimited('newsletter link', 300, 10 * 60)
  async unsubscribeOneClick(
    @Query() { token }: SubscriptionToken,
    @Body() _posted: OneClick,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ unsubscribed: true } | string> {
    const { email } = await this.newsletter.unsubscribeOneClick(token);
    if (!isPlainForm(request)) return { unsubscribed: true };
    reply.type('text/html; charset=utf-8');
    return this.renderPosted(request.originalUrl, done(email));
  }
}
