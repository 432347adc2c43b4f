import { applyDecorators, Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Admin, CalledBy, type Caller } from '../admin/admin.guard.js';
import { ApiInvalid } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { Problem } from '../common/problem.js';
import {
  CannedAnswerDto,
  CannedAnswerRemoved,
  CannedAnswerText,
  NewCannedAnswer,
} from './canned-answers.dto.js';
import { CannedAnswers } from './canned-answers.service.js';

const Change = (summary: string) =>
  applyDecorators(
    Admin(),
    ApiOperation({ summary }),
    ApiInvalid(),
    ApiForbiddenResponse({
      type: Problem,
      description: 'It is for all, and the caller is neither a lead nor an owner',
    }),
  );
const ChangeOne = (summary: string) =>
  applyDecorators(
    Change(summary),
    ApiParam({ name: 'id', type: 'integer', example: 1 }),
    ApiNotFoundResponse({ type: Problem, description: "No such answer, or a colleague's own" }),
  );
const Id = () => IdParam('id', 'canned answer');

@ApiTags('conversations')
@Controller('admin/canned-answers')
export class CannedAnswersController {
  constructor(private readonly answers: CannedAnswers) {}

  @Get()
  @Admin()
  @ApiOperation({ summary: "The caller's own canned answers, and those for all" })
  @ApiOkResponse({ type: [CannedAnswerDto] })
  listCannedAnswers(@CalledBy() caller: Caller): Promise<CannedAnswerDto[]> {
    return this.answers.list(caller);
  }

  @Post()
  @Change('Add a canned answer')
  @ApiCreatedResponse({ type: CannedAnswerDto })
  @ApiConflictResponse({ type: Problem, description: 'There are 100 already' })
  addCannedAnswer(@Body() answer: NewCannedAnswer, @CalledBy() caller: Caller): Promise<CannedAnswerDto> {
    return this.answers.add(answer, caller);
  }

  @Patch(':id')
  @ChangeOne('Change a canned answer')
  @ApiOkResponse({ type: CannedAnswerDto })
  changeCannedAnswer(
    @Id() id: number,
    @Body() answer: CannedAnswerText,
    @CalledBy() caller: Caller,
  ): Promise<CannedAnswerDto> {
    return this.answers.edit(id, answer, caller);
  }

  @Delete(':id')
  @ChangeOne('Delete a canned answer')
  @ApiOkResponse({ type: CannedAnswerRemoved })
  async removeCannedAnswer(@Id() id: number, @CalledBy() caller: Caller): Promise<CannedAnswerRemoved> {
    await this.answers.remove(id, caller);
    return { removed: true };
  }
}
