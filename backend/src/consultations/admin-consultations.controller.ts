import { Body, Controller, Get, Patch, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Admin } from '../common/access.js';
import { ApiInvalid, ApiList } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { sendJsonPage } from '../common/paging.js';
import { Problem } from '../common/problem.js';
import {
  ConsultationEventDto,
  ConsultationRequestQuery,
  ConsultationSummary,
  StaffConsultationRequest,
  StatusChange,
} from './consultations.dto.js';
import { ConsultationsService } from './consultations.service.js';

@ApiTags('consultations')
@Controller('admin/consultation-requests')
export class AdminConsultationsController {
  constructor(private readonly consultations: ConsultationsService) {}

  @Get()
  @Admin()
  @ApiOperation({
    summary: 'Requests for staff',
    description: 'Newest first, 500 a page unless `limit` says fewer.',
  })
  @ApiList(StaffConsultationRequest)
  async listConsultationRequests(
    @Query() query: ConsultationRequestQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJsonPage(request, response, await this.consultations.list(query));
  }

  @Get('summary')
  @Admin()
  @ApiOperation({ summary: 'How many requests there are, in all and per status' })
  @ApiOkResponse({ type: ConsultationSummary })
  getConsultationSummary(): Promise<ConsultationSummary> {
    return this.consultations.summary();
  }

  @Patch(':id/status')
  @Admin()
  @ApiOperation({ summary: 'Set the status of a request', description: 'Any status may follow any other.' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ type: StaffConsultationRequest })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'No such request' })
  setConsultationStatus(
    @IdParam('id', 'consultation request') id: number,
    @Body() body: StatusChange,
  ): Promise<StaffConsultationRequest> {
    return this.consultations.setStatus(id, body.status);
  }

  @Get(':id/history')
  @Admin()
  @ApiOperation({ summary: 'What happened to a request after it came in', description: 'Oldest first.' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ type: [ConsultationEventDto] })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'No such request' })
  getConsultationHistory(@IdParam('id', 'consultation request') id: number): Promise<ConsultationEventDto[]> {
    return this.consultations.history(id);
  }
}
