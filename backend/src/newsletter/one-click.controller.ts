import { Controller, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/access.js';
import { donePage, ONE_CLICK_UNSUBSCRIBE, isPlainForm } from '../common/plain-form.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { SubscriptionToken } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

/**
 * What mail programs post to when their unsubscribe button is pressed, and browsers when the page's is and its script
 * has not loaded. Not part of the API.
 */
@ApiExcludeController()
@Controller(ONE_CLICK_UNSUBSCRIBE)
export class OneClickController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @HttpCode(200)
  @Public()
  @RateLimited('newsletter link', 300, 10 * 60)
  async unsubscribeOneClick(
    @Query() { token }: SubscriptionToken,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ unsubscribed: true } | string> {
    const { email } = await this.newsletter.unsubscribeOneClick(token);
    if (!isPlainForm(request)) return { unsubscribed: true };
    response.type('html');
    return donePage(request, email);
  }
}
