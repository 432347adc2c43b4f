import { applyDecorators, Body, Controller, Delete, Get, HttpCode, Patch, Post, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiInvalid } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { ApiIfMatch, IfMatch, tagged, VERSION_HEADER } from '../common/if-match.js';
import { Problem } from '../common/problem.js';
import { CurrentUser, Student } from '../users/student.guard.js';
import type { User } from '../users/user.entity.js';
import {
  ApplicationChange,
  ApplicationDetails,
  ApplicationRemoval,
  AskedUniversity,
  ListedApplication,
  NewApplication,
  StageChange,
  StageCorrection,
} from './applications.dto.js';
import { ApplicationChanges } from './application-changes.service.js';
import { byStudent } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';
import { detailsOf } from './application-view.js';

/** A route about the application with the number `id`. */
const OneApplication = (summary: string, description: string) =>
  applyDecorators(
    Student(),
    ApiOperation({ summary, description }),
    ApiParam({ name: 'id', type: 'integer', example: 1 }),
    ApiInvalid(),
    ApiNotFoundResponse({ type: Problem, description: "No such application, or another student's" }),
  );

/** A route that changes it. */
const Change = (summary: string, description: string, conflict: string) =>
  applyDecorators(
    HttpCode(200),
    OneApplication(summary, description),
    ApiIfMatch(true, 'Without it the answer is 428.'),
    ApiOkResponse({ type: ApplicationDetails, headers: VERSION_HEADER }),
    ApiConflictResponse({
      type: Problem,
      description: `It has another version than expected, or ${conflict}`,
    }),
    ApiResponse({ status: 428, type: Problem, description: 'The header If-Match is missing' }),
  );

const ApplicationId = () => IdParam('id', 'application');

@ApiTags('applications')
@Controller('applications')
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly changes: ApplicationChanges,
  ) {}

  @Get()
  @Student()
  @ApiOperation({ summary: "The student's applications with their open tasks, newest first" })
  @ApiOkResponse({ type: [ListedApplication] })
  listApplications(@CurrentUser() user: User): Promise<ListedApplication[]> {
    return this.applications.list(user);
  }

  @Post()
  @Student()
  @ApiOperation({
    summary: 'Add an application',
    description:
      '201 when it was added, as planned; 200 when the student has the same already: of one university, programme, level and intake.',
  })
  @ApiCreatedResponse({ type: ApplicationDetails, headers: VERSION_HEADER })
  @ApiOkResponse({
    type: ApplicationDetails,
    headers: VERSION_HEADER,
    description: 'The application was there already',
  })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'No such university' })
  @ApiConflictResponse({
    type: Problem,
    description: 'The student has 30 applications, the most there may be',
  })
  async addApplication(
    @CurrentUser() user: User,
    @Body() body: NewApplication,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationDetails> {
    const { application, created } = await this.applications.add(user, body);
    reply.code(created ? 201 : 200);
    return tagged(reply, application);
  }

  @Get(':id')
  @OneApplication('An application with its notes and history', 'The history is oldest first.')
  @ApiOkResponse({ type: ApplicationDetails, headers: VERSION_HEADER })
  async getApplication(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationDetails> {
    return tagged(reply, await this.applications.find(user, id));
  }

  @Patch(':id')
  @Change(
    'Correct what an application is about, or its notes',
    'Fields that are absent stay as they are; null clears one.',
    'the student has another application for the same',
  )
  async changeApplication(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @Body() body: ApplicationChange,
    @IfMatch(true) version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationDetails> {
    return tagged(reply, await this.applications.edit(user, id, version, body));
  }

  @Patch(':id/stage')
  @Change(
    'Set the stage of an application',
    'Only a stage of `nextStages` may follow. It can be undone for ten minutes.',
    'the stage cannot follow; `detail` names those that can',
  )
  async setApplicationStage(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @Body() body: StageChange,
    @IfMatch(true) version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationDetails> {
    return tagged(reply, detailsOf(await this.changes.setStage(byStudent(user), id, version, body)));
  }

  @Post(':id/asked')
  @Change(
    'Record that the university was asked, and nothing had changed',
    'So that everybody sees how old the stage is. It can be undone for ten minutes.',
    'it is closed',
  )
  async recordAskedUniversity(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @Body() { day }: AskedUniversity,
    @IfMatch(true) version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationDetails> {
    return tagged(reply, detailsOf(await this.changes.recordAsked(byStudent(user), id, version, day)));
  }

  @Post(':id/undo')
  @Change(
    'Take back the last change of stage or the last inquiry',
    'Within ten minutes, the last one first, if it was the student who made it. The history keeps it, as undone.',
    'there is nothing to undo, or staff made the last change',
  )
  async undoApplicationChange(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @IfMatch(true) version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationDetails> {
    return tagged(reply, detailsOf(await this.changes.undo(byStudent(user), id, version)));
  }

  @Post(':id/correction')
  @Change(
    'Correct a stage that was wrong',
    'The stage before holds again, however long ago the wrong one was set. The history keeps both, with the reason.',
    'no stage was set yet, or staff set the last one',
  )
  async correctApplicationStage(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @Body() { reason }: StageCorrection,
    @IfMatch(true) version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationDetails> {
    return tagged(reply, detailsOf(await this.changes.correct(byStudent(user), id, version, reason)));
  }

  @Delete(':id')
  @Student()
  @ApiOperation({
    summary: 'Remove an application with its history',
    description: "At once and for good. Idempotent; another student's is not there.",
  })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ type: ApplicationRemoval })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'An id larger than any application has' })
  @ApiIfMatch(false, 'Without it, whatever version there is is removed.')
  @ApiConflictResponse({ type: Problem, description: 'It has another version than expected' })
  async removeApplication(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @IfMatch(false) version: number | null,
  ): Promise<ApplicationRemoval> {
    return { removed: await this.applications.remove(user, id, version) };
  }
}
