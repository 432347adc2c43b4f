import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { ApiInvalid } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { Problem } from '../common/problem.js';
import { CurrentUser, Student } from '../users/student.guard.js';
import type { User } from '../users/user.entity.js';
import { PlanSettingsChange, PlanSettingsDto } from './plans.dto.js';
import { PlanSettingsService } from './plan-settings.service.js';

export const I_CALENDAR = 'text/calendar; charset=utf-8';

@ApiTags('applications')
@Controller('applications')
export class PlanSettingsController {
  constructor(private readonly settings: PlanSettingsService) {}

  @Get('plan-settings')
  @Student()
  @ApiOperation({ summary: 'Reminders, and who else sees the plan' })
  @ApiOkResponse({ type: PlanSettingsDto })
  getPlanSettings(@CurrentUser() user: User): Promise<PlanSettingsDto> {
    return this.settings.read(user);
  }

  @Patch('plan-settings')
  @Student()
  @ApiOperation({
    summary: 'Switch reminders on or off, or set the time zone',
    description: 'Reminders come between 8:00 and 21:00 of that zone.',
  })
  @ApiOkResponse({ type: PlanSettingsDto })
  @ApiInvalid()
  changePlanSettings(@CurrentUser() user: User, @Body() body: PlanSettingsChange): Promise<PlanSettingsDto> {
    return this.settings.change(user, body);
  }

  @Post('plan-settings/calendar')
  @HttpCode(200)
  @Student()
  @ApiOperation({
    summary: 'Make a secret address of the calendar feed',
    description: 'The one before ends.',
  })
  @ApiOkResponse({ type: PlanSettingsDto })
  shareCalendar(@CurrentUser() user: User): Promise<PlanSettingsDto> {
    return this.settings.share(user, 'calendarToken');
  }

  @Delete('plan-settings/calendar')
  @Student()
  @ApiOperation({ summary: 'End the calendar feed', description: 'Idempotent.' })
  @ApiOkResponse({ type: PlanSettingsDto })
  revokeCalendar(@CurrentUser() user: User): Promise<PlanSettingsDto> {
    return this.settings.revoke(user, 'calendarToken');
  }

  @Post('plan-settings/family')
  @HttpCode(200)
  @Student()
  @ApiOperation({
    summary: 'Make a secret link with which the family reads the plan',
    description: 'The one before ends.',
  })
  @ApiOkResponse({ type: PlanSettingsDto })
  sharePlan(@CurrentUser() user: User): Promise<PlanSettingsDto> {
    return this.settings.share(user, 'familyToken');
  }

  @Delete('plan-settings/family')
  @Student()
  @ApiOperation({ summary: 'End the link of the family', description: 'Idempotent.' })
  @ApiOkResponse({ type: PlanSettingsDto })
  revokePlan(@CurrentUser() user: User): Promise<PlanSettingsDto> {
    return this.settings.revoke(user, 'familyToken');
  }

  @Get(':id/tasks/:taskId/calendar')
  @Student()
  @Header('content-type', I_CALENDAR)
  @Header('content-disposition', 'attachment; filename="task.ics"')
  @ApiOperation({ summary: 'One task as a file for calendars', description: 'iCalendar (RFC 5545).' })
  @ApiParam({ name: 'id', type: 'integer', description: 'Of the application', example: 1 })
  @ApiParam({ name: 'taskId', type: 'integer', example: 1 })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: "No such task, or another student's" })
  getTaskCalendar(
    @CurrentUser() user: User,
    @IdParam('id', 'application') id: number,
    @IdParam('taskId', 'task') taskId: number,
  ): Promise<string> {
    return this.settings.taskCalendar(user, id, taskId);
  }
}
