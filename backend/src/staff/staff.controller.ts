import { applyDecorators, Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CreatedStaffToken, StaffToken, TokenDays } from '../admin/admin.dto.js';
import { CalledBy, type Caller, Owner } from '../admin/admin.guard.js';
import { StaffTokens } from '../admin/staff-tokens.service.js';
import { ApiInvalid } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { Problem } from '../common/problem.js';
import { AutomaticAssignment } from '../consultations/automatic-assignment.js';
import {
  Deactivation,
  DeactivationPreview,
  DeactivationResult,
  NewStaffPerson,
  StaffPerson,
  StaffPersonChange,
} from './staff.dto.js';
import { StaffPersons } from './staff.service.js';

const OnePerson = (summary: string, description?: string) =>
  applyDecorators(
    Owner(),
    ApiOperation({ summary, ...(description && { description }) }),
    ApiParam({ name: 'id', type: 'integer', example: 1 }),
    ApiInvalid(),
    ApiNotFoundResponse({ type: Problem, description: 'No such person' }),
  );
const Id = () => IdParam('id', 'person');
const ApiTaken = () =>
  ApiConflictResponse({ type: Problem, description: 'Another person has this e-mail address' });

@ApiTags('admin')
@Controller('admin/staff')
export class StaffController {
  constructor(
    private readonly persons: StaffPersons,
    private readonly tokens: StaffTokens,
    private readonly assignment: AutomaticAssignment,
  ) {}

  @Get()
  @Owner()
  @ApiOperation({ summary: 'The persons of the desk', description: 'Active ones first, by name.' })
  @ApiOkResponse({ type: [StaffPerson] })
  listStaff(): Promise<StaffPerson[]> {
    return this.persons.list();
  }

  @Post()
  @Owner()
  @ApiOperation({ summary: 'Add a person', description: 'Who then needs a token.' })
  @ApiCreatedResponse({ type: StaffPerson })
  @ApiInvalid()
  @ApiTaken()
  async addStaffPerson(@Body() person: NewStaffPerson): Promise<StaffPerson> {
    const added = await this.persons.add(person);
    this.assignment.wake();
    return added;
  }

  @Patch(':id')
  @OnePerson('Change a person', 'A new role counts from the next call on.')
  @ApiOkResponse({ type: StaffPerson })
  @ApiTaken()
  async editStaffPerson(@Id() id: number, @Body() change: StaffPersonChange): Promise<StaffPerson> {
    const person = await this.persons.edit(id, change);
    this.assignment.wake();
    return person;
  }

  @Get(':id/tokens')
  @OnePerson(
    'The tokens with which a person opens the desk',
    'The newest first, without the tokens themselves.',
  )
  @ApiOkResponse({ type: [StaffToken] })
  listPersonTokens(@Id() id: number): Promise<StaffToken[]> {
    return this.tokens.listOf(id);
  }

  @Post(':id/tokens')
  @OnePerson('Make a token for a person', 'Older ones go on.')
  @ApiCreatedResponse({ type: CreatedStaffToken })
  @ApiConflictResponse({ type: Problem, description: 'The person is deactivated' })
  async createPersonToken(@Id() id: number, @Body() { days }: TokenDays): Promise<CreatedStaffToken> {
    const token = await this.tokens.createFor(id, days);
    this.assignment.wake();
    return token;
  }

  @Get(':id/deactivation')
  @OnePerson('What deactivating a person would do')
  @ApiOkResponse({ type: DeactivationPreview })
  previewDeactivation(@Id() id: number): Promise<DeactivationPreview> {
    return this.persons.preview(id);
  }

  @Post(':id/deactivation')
  @HttpCode(200)
  @OnePerson(
    'Deactivate a person',
    'Ends their tokens at once and hands over their open requests; what they completed stays theirs.',
  )
  @ApiOkResponse({ type: DeactivationResult })
  @ApiConflictResponse({
    type: Problem,
    description: 'The person to hand over to is not another active member of staff',
  })
  async deactivateStaffPerson(
    @Id() id: number,
    @Body() { handOverTo }: Deactivation,
    @CalledBy() caller: Caller,
  ): Promise<DeactivationResult> {
    const result = await this.persons.deactivate(id, handOverTo, caller);
    this.assignment.wake();
    return result;
  }

  @Post(':id/activation')
  @HttpCode(200)
  @OnePerson('Activate a person again', 'Who then needs a new token.')
  @ApiOkResponse({ type: StaffPerson })
  activateStaffPerson(@Id() id: number): Promise<StaffPerson> {
    return this.persons.activate(id);
  }
}
