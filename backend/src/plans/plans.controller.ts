import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { ApiInvalid } from '../common/documentation.js';
import { Problem } from '../common/problem.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { FamilyApplication, ReminderToken, RemindersEnded } from './plans.dto.js';
import { I_CALENDAR } from './plan-settings.controller.js';
import { PlanSettingsService } from './plan-settings.service.js';

const Token = () => ApiParam({ name: 'token', example: 'Jv8w0Zb5nTqXr2LkM9sYc4PdHfA1uEoGi7RtVxBzKWQ' });
const NotShared = () => ApiNotFoundResponse({ type: Problem, description: 'Unknown or revoked token' });

/** What the links open that students give to others. */
@ApiTags('applications')
@Controller('plans')
export class PlansController {
  constructor(private readonly settings: PlanSettingsService) {}

  @Get('family/:token')
  @Public()
  @ApiOperation({
    summary: 'The applications of a student with their tasks, for the family',
    description: 'Says nothing about the student, and nothing of the notes.',
  })
  @Token()
  @ApiOkResponse({ type: [FamilyApplication] })
  @ApiInvalid()
  @NotShared()
  getFamilyPlan(@Param('token') token: string): Promise<FamilyApplication[]> {
    return this.settings.forFamily(token);
  }

  @Get('calendar/:token')
  @Public()
  @Header('content-type', I_CALENDAR)
  @ApiOperation({
    summary: 'The open tasks and closing days of a student as a calendar feed',
    description: 'iCalendar (RFC 5545). Calendar programs read it again every few hours.',
  })
  @Token()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiInvalid()
  @NotShared()
  getPlanCalendar(@Param('token') token: string): Promise<string> {
    return this.settings.calendar(token);
  }

  @Post('reminders-off')
  @HttpCode(200)
  @Public()
  @RateLimited('reminder link', 300, 10 * 60)
  @ApiOperation({ summary: 'End reminders with the mailed token', description: 'Again it changes nothing.' })
  @ApiOkResponse({ type: RemindersEnded })
  @ApiInvalid()
  @NotShared()
  async endReminders(@Body() { token }: ReminderToken): Promise<RemindersEnded> {
    await this.settings.endReminders(token);
    return { reminders: false };
  }
}
