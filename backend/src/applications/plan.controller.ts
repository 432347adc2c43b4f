import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  Res,
} from '@nestjs/common';
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
import { ApplicationRemoval } from './applications.dto.js';
import { byStudent } from './applications.repository.js';
import { DocumentsService } from './documents.service.js';
import {
  ApplicationDocumentDto,
  ApplicationTaskDto,
  DocumentChange,
  NewDocuments,
  NewTask,
  PlannedTasks,
  TaskChange,
} from './plan.dto.js';
import { TasksService } from './tasks.service.js';

/** A route of the plan of the application with the number `id`. */
const OfPlan = (summary: string, description?: string) =>
  applyDecorators(
    HttpCode(200),
    Student(),
    ApiOperation({ summary, ...(description && { description }) }),
    ApiParam({ name: 'id', type: 'integer', description: 'Of the application', example: 1 }),
    ApiInvalid(),
    ApiNotFoundResponse({
      type: Problem,
      description: "No such application or part of it, or another student's",
    }),
  );

/** One that changes the part of it with the number that is the last parameter. */
const Change = (answer: new () => object, summary: string, description: string) =>
  applyDecorators(
    OfPlan(summary, description),
    ApiIfMatch(true, 'Without it the answer is 428.'),
    ApiOkResponse({ type: answer, headers: VERSION_HEADER }),
    ApiConflictResponse({
      type: Problem,
      description: 'It has another version than expected; or see `detail`',
    }),
    ApiResponse({ status: 428, type: Problem, description: 'The header If-Match is missing' }),
  );

const TooMany = () =>
  ApiConflictResponse({ type: Problem, description: 'There are as many as may be, says `detail`' });
const TaskNumber = () => ApiParam({ name: 'taskId', type: 'integer', example: 1 });
const DocumentNumber = () => ApiParam({ name: 'documentId', type: 'integer', example: 1 });
const ApplicationId = () => IdParam('id', 'application');
const TaskId = () => IdParam('taskId', 'task');
const DocumentId = () => IdParam('documentId', 'document');

@ApiTags('applications')
@Controller('applications/:id')
export class PlanController {
  constructor(
    private readonly tasks: TasksService,
    private readonly documents: DocumentsService,
  ) {}

  @Get('tasks')
  @OfPlan('The tasks of an application, the next first')
  @ApiOkResponse({ type: [ApplicationTaskDto] })
  listTasks(@CurrentUser() user: User, @ApplicationId() id: number): Promise<ApplicationTaskDto[]> {
    return this.tasks.list(user, id);
  }

  @Put('tasks/planned')
  @OfPlan(
    'Keep the tasks that the site has planned',
    'One of each rule: what is new is added, what is neither pinned nor done gets the new day, the rest stays. The same again changes nothing. An offer (rule `accept`) is answered before the month in which studies begin.',
  )
  @ApiOkResponse({ type: [ApplicationTaskDto], description: 'All tasks of the application' })
  @TooMany()
  planTasks(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @Body() { tasks }: PlannedTasks,
  ): Promise<ApplicationTaskDto[]> {
    return this.tasks.plan(user, id, tasks);
  }

  @Post('tasks')
  @HttpCode(201)
  @OfPlan("Add a task of the student's own")
  @ApiCreatedResponse({ type: ApplicationTaskDto, headers: VERSION_HEADER })
  @TooMany()
  async addTask(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @Body() body: NewTask,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationTaskDto> {
    return tagged(reply, await this.tasks.add(user, id, body));
  }

  @Patch('tasks/:taskId')
  @Change(
    ApplicationTaskDto,
    'Tick, move or pin a task, or change its words',
    'Fields that are absent stay as they are. The title of a planned task comes from its rule. The day by which an offer is answered (rule `accept`) is moved to none that has gone by, and is before the month in which studies begin.',
  )
  @TaskNumber()
  async changeTask(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @TaskId() taskId: number,
    @Body() body: TaskChange,
    @IfMatch(true) version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationTaskDto> {
    return tagged(reply, await this.tasks.change(byStudent(user), id, taskId, version, body));
  }

  @Delete('tasks/:taskId')
  @OfPlan('Remove a task', 'At once and for good. Idempotent.')
  @TaskNumber()
  @ApiOkResponse({ type: ApplicationRemoval })
  async removeTask(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @TaskId() taskId: number,
  ): Promise<ApplicationRemoval> {
    return { removed: await this.tasks.remove(user, id, taskId) };
  }

  @Get('documents')
  @OfPlan('The documents that an application needs', 'Names and states; no files are kept.')
  @ApiOkResponse({ type: [ApplicationDocumentDto] })
  listDocuments(@CurrentUser() user: User, @ApplicationId() id: number): Promise<ApplicationDocumentDto[]> {
    return this.documents.list(user, id);
  }

  @Post('documents')
  @OfPlan('Add names of documents', 'As needed; a name that is there already stays as it is.')
  @ApiOkResponse({ type: [ApplicationDocumentDto], description: 'All documents of the application' })
  @TooMany()
  addDocuments(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @Body() { documents }: NewDocuments,
  ): Promise<ApplicationDocumentDto[]> {
    return this.documents.add(user, id, documents);
  }

  @Patch('documents/:documentId')
  @Change(ApplicationDocumentDto, 'Say how far a document is', 'Fields that are absent stay as they are.')
  @DocumentNumber()
  async changeDocument(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @DocumentId() documentId: number,
    @Body() body: DocumentChange,
    @IfMatch(true) version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationDocumentDto> {
    return tagged(reply, await this.documents.change(byStudent(user), id, documentId, version, body));
  }

  @Delete('documents/:documentId')
  @OfPlan('Remove a document from the list', 'At once and for good. Idempotent.')
  @DocumentNumber()
  @ApiOkResponse({ type: ApplicationRemoval })
  async removeDocument(
    @CurrentUser() user: User,
    @ApplicationId() id: number,
    @DocumentId() documentId: number,
  ): Promise<ApplicationRemoval> {
    return { removed: await this.documents.remove(user, id, documentId) };
  }
}
