import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Lead } from '../admin/admin.guard.js';
import { Polled } from '../common/caching.js';
import { ApiInvalid } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { Problem } from '../common/problem.js';
import { MailQuery, OutboxMail, RetriedMails } from './mails.dto.js';
import { Mails } from './mails.service.js';

@ApiTags('mails')
@Controller('admin/mails')
export class MailsController {
  constructor(private readonly mails: Mails) {}

  @Get()
  @Lead()
  @Polled()
  @ApiOperation({ summary: 'Mails of a state', description: 'The newest 100.' })
  @ApiOkResponse({ type: [OutboxMail] })
  @ApiInvalid()
  listMails(@Query() { state }: MailQuery): Promise<OutboxMail[]> {
    return this.mails.list(state);
  }

  @Post('retry')
  @HttpCode(200)
  @Lead()
  @ApiOperation({ summary: 'Send all failed mails again', description: 'At once, with all their attempts.' })
  @ApiOkResponse({ type: RetriedMails })
  async retryAllMails(): Promise<RetriedMails> {
    return { retried: await this.mails.retryAll() };
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Lead()
  @ApiOperation({ summary: 'Send a failed mail again', description: 'At once, with all its attempts.' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ type: OutboxMail })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'No such mail, or it has not failed' })
  retryMail(@IdParam('id', 'mail') id: number): Promise<OutboxMail> {
    return this.mails.retry(id);
  }
}
