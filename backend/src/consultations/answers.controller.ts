import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Lead } from '../admin/admin.guard.js';
import { Public } from '../common/access.js';
import { Polled, Revalidated } from '../common/caching.js';
import { ApiUnchanged } from '../common/documentation.js';
import { ResponseTime, TeamMember } from './answers.dto.js';
import { Answers } from './answers.service.js';

@ApiTags('consultations')
@Controller()
export class AnswersController {
  constructor(private readonly answers: Answers) {}

  @Get('response-time')
  @Public()
  @Revalidated()
  @ApiUnchanged()
  @ApiOperation({
    summary: 'How soon requests were first answered in the last 30 days',
    description: 'Computed once a minute.',
  })
  @ApiOkResponse({ type: ResponseTime })
  getResponseTime(): Promise<ResponseTime> {
    return this.answers.responseTime();
  }

  @Get('admin/team')
  @Lead()
  @Polled()
  @ApiOperation({
    summary: 'What is on whose side, and how soon they answered',
    description: 'By name; persons who have left only while something of them is open or counts.',
  })
  @ApiOkResponse({ type: [TeamMember] })
  getTeam(): Promise<TeamMember[]> {
    return this.answers.team();
  }
}
