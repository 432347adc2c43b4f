import { Controller, Get, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Lead, StaffName } from '../admin/admin.guard.js';
import { AdminExports } from '../admin/exports.service.js';
import { ApiInvalid, ApiList } from '../common/documentation.js';
import { sendJsonPage } from '../common/paging.js';
import { NewsletterSubscriber, SubscriberFilter, SubscriberQuery } from './newsletter.dto.js';
import { Subscribers, SUBSCRIBERS_HEADER } from './subscribers.service.js';

@ApiTags('newsletter')
@Controller('admin/newsletter-subscriptions')
export class SubscribersController {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly exports: AdminExports,
  ) {}

  @Get()
  @Lead()
  @ApiOperation({
    summary: 'Newsletter subscriptions for staff',
    description: 'Newest first, 100 a page unless `limit` says otherwise; 500 at most.',
  })
  @ApiList(NewsletterSubscriber)
  async listNewsletterSubscribers(
    @Query() query: SubscriberQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendJsonPage(request, reply, await this.subscribers.page(query));
  }

  @Get('export')
  @Lead()
  @ApiOperation({
    summary: 'All subscriptions of a list as a CSV file',
    description: 'Goes on record, with name and rows.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiInvalid()
  exportNewsletterSubscribers(
    @Query() filter: SubscriberFilter,
    @StaffName() staffName: string,
  ): Promise<StreamableFile> {
    return this.exports.file({
      list: 'newsletter-subscriptions',
      staffName,
      header: SUBSCRIBERS_HEADER,
      batches: this.subscribers.export(filter),
    });
  }
}
