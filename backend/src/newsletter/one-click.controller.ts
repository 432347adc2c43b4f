import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { ONE_CLICK_UNSUBSCRIBE } from '../common/plain-form.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { SubscriptionToken } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

/** What mail programs post to when their unsubscribe button is pressed. Not part of the API. */
@ApiExcludeController()
@Controller(ONE_CLICK_UNSUBSCRIBE)
export class OneClickController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @HttpCode(200)
  @Public()
  @RateLimited('newsletter link', 300, 10 * 60)
  async unsubscribeOneClick(@Query() { token }: SubscriptionToken): Promise<{ unsubscribed: true }> {
    await this.newsletter.unsubscribeOneClick(token);
    return { unsubscribed: true };
  }
}
