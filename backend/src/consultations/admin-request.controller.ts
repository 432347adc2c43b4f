import { Body, Controller, Get, Patch, Post, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type Caller } from '../admin/admin.guard.js';
import { ApiIfMatch, IfMatch, tagged, VERSION_HEADER } from '../common/if-match.js';
import { Problem } from '../common/problem.js';
import { AssignmentsService } from './assignments.js';
import { ConsultationEventDto } from './consultations.dto.js';
import {
  AssigneeChange,
  ConsultationRequestDetails,
  DeskRequest,
  NewStaffNote,
  SingleStatusChangeResult,
  StatusChange,
} from './desk.dto.js';
import { DeskService } from './desk.service.js';
import { OneRequest, RequestId } from './one-request.js';
import { scopeOf } from './scope.js';
import { StatusChangesService } from './status-changes.js';

@ApiTags('consultations')
@Controller('admin/consultation-requests/:id')
export class AdminRequestController {
  constructor(
    private readonly desk: DeskService,
    private readonly changes: StatusChangesService,
    private readonly assignments: AssignmentsService,
  ) {}

  @Get()
  @OneRequest('A request with its history, its notes and others of the same person')
  @ApiOkResponse({ type: ConsultationRequestDetails, headers: VERSION_HEADER })
  async getConsultationRequest(
    @RequestId() id: number,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsultationRequestDetails> {
    return tagged(reply, await this.desk.details(id, scopeOf(caller)));
  }

  @Get('history')
  @OneRequest('What happened to a request after it came in', 'Oldest first.')
  @ApiOkResponse({ type: [ConsultationEventDto] })
  getConsultationHistory(
    @RequestId() id: number,
    @CalledBy() caller: Caller,
  ): Promise<ConsultationEventDto[]> {
    return this.desk.history(id, scopeOf(caller));
  }

  @Post('notes')
  @OneRequest(
    'Add an internal note',
    'The visitor never sees it; it goes when the request is erased. A retry is safe: the same text from the same member within ten minutes adds nothing.',
  )
  @ApiCreatedResponse({ type: ConsultationEventDto })
  addConsultationNote(
    @RequestId() id: number,
    @Body() { text }: NewStaffNote,
    @CalledBy() caller: Caller,
  ): Promise<ConsultationEventDto> {
    return this.desk.addNote(id, text, caller);
  }

  @Patch('status')
  @OneRequest('Set the status of a request', 'Any status may follow any other.')
  @ApiIfMatch(false, 'Without it the status is set in any case, unless `expectedStatus` says otherwise.')
  @ApiOkResponse({ type: SingleStatusChangeResult, headers: VERSION_HEADER })
  @ApiConflictResponse({
    type: Problem,
    description: 'It has another version or status than expected; `detail` says who was faster',
  })
  async setConsultationStatus(
    @RequestId() id: number,
    @Body() change: StatusChange,
    @IfMatch() version: number | null,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SingleStatusChangeResult> {
    const unchanged = await this.changes.change({ ...change, id, version }, caller);
    const request = tagged(reply, await this.desk.find(id, scopeOf(caller)));
    return unchanged && (change.expectedStatus || version !== null) ? { ...request, unchanged } : request;
  }

  @Patch('assignee')
  @OneRequest(
    'Claim, assign, reassign or release a request',
    'Whoever sees a request may do it. A counselor who gives it to a colleague sees it no more.',
  )
  @ApiIfMatch(true, 'Without it the answer is 428.')
  @ApiOkResponse({ type: DeskRequest, headers: VERSION_HEADER })
  @ApiConflictResponse({
    type: Problem,
    description: 'It has another version, or the person is not active; `detail` says who was faster',
  })
  @ApiResponse({ status: 428, type: Problem, description: 'The header If-Match is missing' })
  async setConsultationAssignee(
    @RequestId() id: number,
    @Body() { assigneeId }: AssigneeChange,
    @IfMatch(true) version: number | null,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeskRequest> {
    return tagged(reply, await this.assignments.assign({ id, assigneeId, version }, caller));
  }
}
