import { applyDecorators, Body, Controller, Get, Patch, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Admin, StaffName } from '../admin/admin.guard.js';
import { ApiInvalid } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { Problem } from '../common/problem.js';
import { ConsultationEventDto } from './consultations.dto.js';
import {
  ConsultationRequestDetails,
  NewStaffNote,
  SingleStatusChangeResult,
  StatusChange,
} from './desk.dto.js';
import { DeskService } from './desk.service.js';
import { StatusChangesService } from './status-changes.js';

const OneRequest = (summary: string, description?: string) =>
  applyDecorators(
    Admin(),
    ApiOperation({ summary, ...(description && { description }) }),
    ApiParam({ name: 'id', type: 'integer', example: 1 }),
    ApiInvalid(),
    ApiNotFoundResponse({ type: Problem, description: 'No such request' }),
  );
const Id = () => IdParam('id', 'consultation request');

@ApiTags('consultations')
@Controller('admin/consultation-requests/:id')
export class AdminRequestController {
  constructor(
    private readonly desk: DeskService,
    private readonly changes: StatusChangesService,
  ) {}

  @Get()
  @OneRequest('A request with its history, its notes and others of the same person')
  @ApiOkResponse({ type: ConsultationRequestDetails })
  getConsultationRequest(@Id() id: number): Promise<ConsultationRequestDetails> {
    return this.desk.details(id);
  }

  @Get('history')
  @OneRequest('What happened to a request after it came in', 'Oldest first.')
  @ApiOkResponse({ type: [ConsultationEventDto] })
  getConsultationHistory(@Id() id: number): Promise<ConsultationEventDto[]> {
    return this.desk.history(id);
  }

  @Post('notes')
  @OneRequest(
    'Add an internal note',
    'The visitor never sees it; it goes when the request is erased. A retry is safe: the same text from the same member within ten minutes adds nothing.',
  )
  @ApiCreatedResponse({ type: ConsultationEventDto })
  addConsultationNote(
    @Id() id: number,
    @Body() { text }: NewStaffNote,
    @StaffName() staffName: string,
  ): Promise<ConsultationEventDto> {
    return this.desk.addNote(id, text, staffName);
  }

  @Patch('status')
  @OneRequest('Set the status of a request', 'Any status may follow any other.')
  @ApiOkResponse({ type: SingleStatusChangeResult })
  @ApiConflictResponse({
    type: Problem,
    description: 'It has another status than expected and wanted; `detail` says whose',
  })
  async setConsultationStatus(
    @Id() id: number,
    @Body() change: StatusChange,
    @StaffName() staffName: string,
  ): Promise<SingleStatusChangeResult> {
    const unchanged = await this.changes.change({ ...change, id }, staffName);
    const request = await this.desk.find(id);
    return unchanged && change.expectedStatus ? { ...request, unchanged } : request;
  }
}
