import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admin, CalledBy, type Caller } from '../admin/admin.guard.js';
import { Polled } from '../common/caching.js';
import { ApiInvalid } from '../common/documentation.js';
import { AssignmentsService } from './assignments.js';
import { Assignments, AssignmentsResult, Colleague } from './desk.dto.js';

@ApiTags('consultations')
@Controller('admin')
export class AssignmentsController {
  constructor(private readonly assignments: AssignmentsService) {}

  @Get('colleagues')
  @Admin()
  @Polled()
  @ApiOperation({
    summary: 'To whom requests can be assigned',
    description: 'Active members of staff, by name.',
  })
  @ApiOkResponse({ type: [Colleague] })
  listColleagues(): Promise<Colleague[]> {
    return this.assignments.colleagues();
  }

  @Post('consultation-requests/assignees')
  @HttpCode(200)
  @Admin()
  @ApiOperation({
    summary: 'Assign several requests',
    description: 'Those that can be changed are changed together; `undo` is what takes them back.',
  })
  @ApiOkResponse({ type: AssignmentsResult })
  @ApiInvalid()
  setConsultationAssignees(
    @Body() { changes }: Assignments,
    @CalledBy() caller: Caller,
  ): Promise<AssignmentsResult> {
    return this.assignments.assignAll(changes, caller);
  }
}
