import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admin, CalledBy, type Caller } from '../admin/admin.guard.js';
import { AdminExports } from '../admin/exports.service.js';
import { isKnown, sendUnchanged } from '../common/answers.js';
import { Polled } from '../common/caching.js';
import { ApiInvalid, ApiList } from '../common/documentation.js';
import { sendJsonPage } from '../common/paging.js';
import {
  ConsultationRequestFilter,
  ConsultationRequestQuery,
  ConsultationStatistics,
  ConsultationSummary,
  DeskRequest,
  StatusChanges,
  StatusChangesResult,
} from './desk.dto.js';
import { DeskRepository } from './desk.repository.js';
import { DeskService, EXPORT_HEADER } from './desk.service.js';
import { scopeOf } from './scope.js';
import { StatusChangesService } from './status-changes.js';

@ApiTags('consultations')
@Controller('admin/consultation-requests')
export class AdminConsultationsController {
  constructor(
    private readonly desk: DeskService,
    private readonly repository: DeskRepository,
    private readonly changes: StatusChangesService,
    private readonly exports: AdminExports,
  ) {}

  @Get()
  @Admin()
  @ApiOperation({
    summary: 'Requests for staff',
    description:
      'A counselor gets own and unassigned ones. Newest first, 500 a page unless `limit` says fewer. Follow `Link` for the next page. Among more than 50,000 requests a search is not counted to its end: with `X-Total-Count-Exact: false` there are at least `X-Total-Count`. Of those, a search without three letters or digits (a-z, 0-9) in a row looks through 5,000 requests a page: a page may hold fewer than `limit`, or none, and yet have a next one.',
  })
  @ApiList(DeskRequest)
  async listConsultationRequests(
    @Query() query: ConsultationRequestQuery,
    @CalledBy() caller: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { etag, page } = await this.desk.list(query, caller);
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    if (isKnown(request, etag)) return sendUnchanged(reply);
    const { exact, ...found } = await page();
    reply.header('x-total-count-exact', String(exact));
    await sendJsonPage(request, reply, { ...found, etag });
  }

  @Get('summary')
  @Admin()
  @Polled()
  @ApiOperation({
    summary: 'How many requests there are, in all, per status and due; how soon they are answered',
  })
  @ApiOkResponse({ type: ConsultationSummary })
  getConsultationSummary(@CalledBy() caller: Caller): Promise<ConsultationSummary> {
    return this.desk.summary(caller);
  }

  @Get('statistics')
  @Admin()
  @Polled()
  @ApiOperation({ summary: 'The last 30 days: requests per day, by status and by destination' })
  @ApiOkResponse({ type: ConsultationStatistics })
  getConsultationStatistics(@CalledBy() caller: Caller): Promise<ConsultationStatistics> {
    return this.repository.statistics(scopeOf(caller));
  }

  @Get('export')
  @Admin()
  @ApiOperation({
    summary: 'All requests of a list as a CSV file',
    description: 'Goes on record, with name and rows.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiInvalid()
  exportConsultationRequests(
    @Query() filter: ConsultationRequestFilter,
    @CalledBy() caller: Caller,
  ): Promise<StreamableFile> {
    return this.exports.file({
      list: 'consultation-requests',
      staffName: caller.name,
      header: EXPORT_HEADER,
      batches: this.desk.export(filter, caller),
    });
  }

  @Post('status')
  @HttpCode(200)
  @Admin()
  @ApiOperation({
    summary: 'Set the status of several requests',
    description: 'Those that can be changed are changed together; `undo` is what takes them back.',
  })
  @ApiOkResponse({ type: StatusChangesResult })
  @ApiInvalid()
  setConsultationStatuses(
    @Body() { changes }: StatusChanges,
    @CalledBy() caller: Caller,
  ): Promise<StatusChangesResult> {
    return this.changes.changeAll(changes, caller);
  }
}
