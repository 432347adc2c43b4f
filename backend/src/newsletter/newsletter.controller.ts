import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { ApiInvalid } from '../common/documentation.js';
import { Problem } from '../common/problem.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { NewSubscription, SubscribedEmail, SubscriptionToken } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller('newsletter-subscription')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @Public()
  @RateLimited('newsletter', 300, 10 * 60)
  @ApiOperation({ summary: 'Subscribe to the newsletter', description: 'A mail asks for confirmation.' })
  @ApiCreatedResponse({ type: SubscribedEmail })
  @ApiInvalid()
  @ApiConflictResponse({
    type: Problem,
    description: 'The address is already subscribed, or its confirmation is pending',
  })
  subscribeToNewsletter(@Body() body: NewSubscription): Promise<SubscribedEmail> {
    return this.newsletter.subscribe(body.email);
  }

  @Post('confirm')
  @HttpCode(200)
  @Public()
  @RateLimited('newsletter link', 300, 10 * 60)
  @ApiOperation({ summary: 'Confirm a subscription with the mailed token' })
  @ApiOkResponse({ type: SubscribedEmail })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'Unknown or used token' })
  confirmNewsletterSubscription(@Body() body: SubscriptionToken): Promise<SubscribedEmail> {
    return this.newsletter.confirm(body.token);
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @Public()
  @RateLimited('newsletter link', 300, 10 * 60)
  @ApiOperation({ summary: 'End a subscription with the mailed token' })
  @ApiOkResponse({ type: SubscribedEmail })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'Unknown or used token' })
  unsubscribeFromNewsletter(@Body() body: SubscriptionToken): Promise<SubscribedEmail> {
    return this.newsletter.unsubscribe(body.token);
  }
}
