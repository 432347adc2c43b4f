import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ApiInvalid } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { Problem } from '../common/problem.js';
import { CreatedStaffToken, ExportRecord, NewStaffToken, StaffMember, StaffToken } from './admin.dto.js';
import { Admin, CalledBy, type Caller, Lead, Owner } from './admin.guard.js';
import { AdminExports } from './exports.service.js';
import { StaffTokens } from './staff-tokens.service.js';

@ApiTags('admin')
@Controller('admin')
export class AdminController {
  constructor(
    private readonly tokens: StaffTokens,
    private readonly exports: AdminExports,
  ) {}

  @Get('me')
  @Admin()
  @ApiOperation({ summary: 'Whose token it is' })
  @ApiOkResponse({ type: StaffMember })
  getStaffMember(@CalledBy() caller: Caller): StaffMember {
    return caller;
  }

  @Get('tokens')
  @Owner()
  @ApiOperation({ summary: "Persons' tokens", description: 'The newest 500, without the tokens themselves.' })
  @ApiOkResponse({ type: [StaffToken] })
  listStaffTokens(): Promise<StaffToken[]> {
    return this.tokens.list();
  }

  @Post('tokens')
  @Owner()
  @ApiOperation({ summary: 'Make a token for a person' })
  @ApiCreatedResponse({ type: CreatedStaffToken })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'Nobody has this e-mail address' })
  @ApiConflictResponse({ type: Problem, description: 'The person is deactivated, or several have this name' })
  createStaffToken(@Body() body: NewStaffToken): Promise<CreatedStaffToken> {
    return this.tokens.create(body);
  }

  @Delete('tokens/:id')
  @Owner()
  @ApiOperation({ summary: 'Revoke a token', description: 'At once and for good.' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ type: StaffToken })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'No such token' })
  revokeStaffToken(@IdParam('id', 'token') id: number): Promise<StaffToken> {
    return this.tokens.revoke(id);
  }

  @Get('exports')
  @Lead()
  @ApiOperation({ summary: 'Who took lists out as files', description: 'The newest 100.' })
  @ApiOkResponse({ type: [ExportRecord] })
  listExports(): Promise<ExportRecord[]> {
    return this.exports.records();
  }
}
