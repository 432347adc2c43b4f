import { ApiProperty } from '@nestjs/swagger';
import { EmailField, TextField } from '../common/fields.js';
import { CountQuery, FilterQuery } from '../common/query-fields.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from './newsletter-subscription.entity.js';

export class NewSubscription {
  @EmailField()
  email!: string;
}

export class SubscribedEmail {
  @ApiProperty({ example: 'asha@example.com' })
  email!: string;
}

export class SubscriptionToken {
  @TextField('The token', 1, 200, { description: 'From the link in the mail', example: 'p3Vh…' })
  token!: string;
}

/** A subscription as staff see it. */
export class NewsletterSubscriber extends SubscribedEmail {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ enum: SUBSCRIPTION_STATUSES, enumName: 'SubscriptionStatus', example: 'confirmed' })
  status!: SubscriptionStatus;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: string;
}

export class SubscriberFilter {
  @FilterQuery('The state', ['all'], {
    description: 'pending, confirmed or unsubscribed; "all" or "" is no filter',
  })
  status?: SubscriptionStatus;

  @FilterQuery('The search', [], { description: 'Part of the address, in any case' })
  search?: string;
}

export class SubscriberQuery extends SubscriberFilter {
  @CountQuery('The limit', { description: 'Items a page; 100 without it, 500 at most' })
  limit?: number;

  @CountQuery('The cursor', { description: 'From the Link header of the page before' })
  cursor?: number;
}
