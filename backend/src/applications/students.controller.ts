import {
  applyDecorators,
  Body,
  Controller,
  Get,
  HttpCode,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admin, CalledBy, type Caller } from '../admin/admin.guard.js';
import { ApiInvalid, ApiList } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { ApiIfMatch, IfMatch, tagged, VERSION_HEADER } from '../common/if-match.js';
import { sendJsonPage } from '../common/paging.js';
import { Problem } from '../common/problem.js';
import { AskedUniversity, SharedApplication, StageCorrection } from './applications.dto.js';
import { DocumentReview, ReplyDay, SharedDocument, SharedTask, TaskTick } from './plan.dto.js';
import { DecidedStage, SharedStudent, StudentDetails, StudentsQuery } from './students.dto.js';
import { Students } from './students.service.js';

/** A route about the student with the number `studentId`. */
const OneStudent = (summary: string, description: string) =>
  applyDecorators(
    Admin(),
    ApiOperation({ summary, description }),
    ApiParam({ name: 'studentId', type: 'integer', example: 1 }),
    ApiInvalid(),
    ApiNotFoundResponse({
      type: Problem,
      description: "Nobody shares this, or only with another counselor's request",
    }),
  );

/** A route that changes one of the student's applications, or part of it. */
const Change = (
  summary: string,
  description: string,
  conflict?: string,
  answer: new () => object = SharedApplication,
) =>
  applyDecorators(
    HttpCode(200),
    OneStudent(summary, description),
    ApiParam({ name: 'id', type: 'integer', example: 1 }),
    ApiIfMatch(true, 'Without it the answer is 428.'),
    ApiOkResponse({ type: answer, headers: VERSION_HEADER }),
    ApiConflictResponse({
      type: Problem,
      description: `It has another version than expected${conflict ? `, or ${conflict}` : ''}`,
    }),
    ApiResponse({ status: 428, type: Problem, description: 'The header If-Match is missing' }),
  );

const StudentId = () => IdParam('studentId', 'student');
const ApplicationId = () => IdParam('id', 'application');
const TaskId = () => IdParam('taskId', 'task');
const DocumentId = () => IdParam('documentId', 'document');

@ApiTags('applications')
@Controller('admin/students')
export class StudentsController {
  constructor(private readonly students: Students) {}

  @Get()
  @Admin()
  @ApiOperation({
    summary: 'Students who share their applications with staff',
    description:
      'A counselor gets those of own and unassigned requests. 100 a page unless `limit` says otherwise; 500 at most. Follow `Link` for the next page.',
  })
  @ApiList(SharedStudent)
  async listStudents(
    @Query() query: StudentsQuery,
    @CalledBy() caller: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendJsonPage(request, reply, await this.students.page(query, caller));
  }

  @Get(':studentId')
  @OneStudent(
    'A student with the applications and their history',
    'Without the notes, which are the student’s own.',
  )
  @ApiOkResponse({ type: StudentDetails })
  getStudent(@StudentId() id: number, @CalledBy() caller: Caller): Promise<StudentDetails> {
    return this.students.find(id, caller);
  }

  @Patch(':studentId/applications/:id/stage')
  @Change(
    'Record what a university or an embassy has decided',
    'Only `offer`, `rejected`, `enrolled` and `refused`, where they may follow: the other stages are the student’s own acts. It can be undone for ten minutes.',
    'the stage is not for staff to set now; `detail` names those that are',
  )
  async setStudentApplicationStage(
    @StudentId() studentId: number,
    @ApplicationId() id: number,
    @Body() body: DecidedStage,
    @IfMatch(true) version: number | null,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedApplication> {
    return tagged(reply, await this.students.setStage({ studentId, id, version }, body, caller));
  }

  @Post(':studentId/applications/:id/asked')
  @Change(
    'Record that staff asked the university, and nothing had changed',
    'So that everybody sees how old the stage is. It can be undone for ten minutes.',
    'it is closed',
  )
  async recordStudentAskedUniversity(
    @StudentId() studentId: number,
    @ApplicationId() id: number,
    @Body() { day }: AskedUniversity,
    @IfMatch(true) version: number | null,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedApplication> {
    return tagged(reply, await this.students.recordAsked({ studentId, id, version }, day, caller));
  }

  @Post(':studentId/applications/:id/undo')
  @Change(
    'Take back the last change of stage or the last inquiry',
    'Within ten minutes, and only if the caller made it. The history keeps it, as undone.',
    'there is nothing to undo, or somebody else made the last change',
  )
  async undoStudentApplicationChange(
    @StudentId() studentId: number,
    @ApplicationId() id: number,
    @IfMatch(true) version: number | null,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedApplication> {
    return tagged(reply, await this.students.undo({ studentId, id, version }, caller));
  }

  @Post(':studentId/applications/:id/correction')
  @Change(
    'Correct a stage that staff had set wrongly',
    'The stage before holds again, however long ago the wrong one was set. The history keeps both, with the reason, which the student reads, too.',
    'no stage was set yet, or the student set the last one',
  )
  async correctStudentApplicationStage(
    @StudentId() studentId: number,
    @ApplicationId() id: number,
    @Body() { reason }: StageCorrection,
    @IfMatch(true) version: number | null,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedApplication> {
    return tagged(reply, await this.students.correct({ studentId, id, version }, reason, caller));
  }

  @Patch(':studentId/applications/:id/tasks/:taskId')
  @Change(
    'Tick a task, or take that back',
    'If the student shares the plan. Its day and its words are the student’s.',
    undefined,
    SharedTask,
  )
  @ApiParam({ name: 'taskId', type: 'integer', example: 1 })
  async tickStudentTask(
    @StudentId() studentId: number,
    @ApplicationId() id: number,
    @TaskId() taskId: number,
    @Body() body: TaskTick,
    @IfMatch(true) version: number | null,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedTask> {
    return tagged(reply, await this.students.tick({ studentId, id, version }, taskId, body, caller));
  }

  @Patch(':studentId/applications/:id/tasks/:taskId/reply-day')
  @Change(
    'Set by when an offer is to be answered, as the university says',
    'If the student shares the plan. The day is kept when the plan changes, until its end in the zone of the task.',
    'there is no offer, or the task is another one, whose day is the student’s',
    SharedTask,
  )
  @ApiParam({ name: 'taskId', type: 'integer', example: 1 })
  async setStudentReplyDay(
    @StudentId() studentId: number,
    @ApplicationId() id: number,
    @TaskId() taskId: number,
    @Body() { dueOn }: ReplyDay,
    @IfMatch(true) version: number | null,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedTask> {
    return tagged(reply, await this.students.setReplyDay({ studentId, id, version }, taskId, dueOn, caller));
  }

  @Patch(':studentId/applications/:id/documents/:documentId')
  @Change(
    'Say of a document that it was seen, or what needs a change',
    'If the student shares the plan. The student reads the comment beside the document.',
    undefined,
    SharedDocument,
  )
  @ApiParam({ name: 'documentId', type: 'integer', example: 1 })
  async reviewStudentDocument(
    @StudentId() studentId: number,
    @ApplicationId() id: number,
    @DocumentId() documentId: number,
    @Body() body: DocumentReview,
    @IfMatch(true) version: number | null,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedDocument> {
    return tagged(reply, await this.students.review({ studentId, id, version }, documentId, body, caller));
  }
}
