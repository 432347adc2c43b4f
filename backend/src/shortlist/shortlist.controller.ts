import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { cleanText } from '../common/fields.js';
import { ApiInvalid } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { fieldProblem, Problem } from '../common/problem.js';
import { CurrentUser, Student } from '../users/student.guard.js';
import type { User } from '../users/user.entity.js';
import { NewShortlistEntry, SHORTLIST_FIELDS, ShortlistEntryDto, ShortlistRemoval } from './shortlist.dto.js';
import { ShortlistService } from './shortlist.service.js';

@ApiTags('shortlist')
@Controller()
export class ShortlistController {
  constructor(private readonly shortlist: ShortlistService) {}

  @Get('users/:username/shortlist')
  @Student()
  @ApiOperation({ summary: "A student's saved universities" })
  @ApiParam({ name: 'username', example: 'asha@example.com' })
  @ApiOkResponse({ type: [ShortlistEntryDto] })
  @ApiInvalid()
  getShortlist(@CurrentUser() user: User, @Param('username') username: string): Promise<ShortlistEntryDto[]> {
    return this.shortlist.list(user, username);
  }

  @Post('shortlist')
  @Student()
  @ApiOperation({
    summary: 'Save a university',
    description: '201 when it was added, 200 when it was there already.',
  })
  @ApiCreatedResponse({ type: ShortlistEntryDto })
  @ApiOkResponse({ type: ShortlistEntryDto, description: 'The entry was there already' })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'No such university' })
  async addToShortlist(
    @CurrentUser() user: User,
    @Body() body: NewShortlistEntry,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ShortlistEntryDto> {
    const { entry, created } = await this.shortlist.add(user, body);
    reply.code(created ? 201 : 200);
    return entry;
  }

  @Delete('shortlist/:username/:universityId/:fieldOfStudy')
  @Student()
  @ApiOperation({ summary: 'Remove a saved university', description: 'Idempotent.' })
  @ApiParam({ name: 'username', example: 'asha@example.com' })
  @ApiParam({ name: 'universityId', type: 'integer', example: 1 })
  @ApiParam({ name: 'fieldOfStudy', enum: SHORTLIST_FIELDS, example: 'Engineering' })
  @ApiOkResponse({ type: ShortlistRemoval })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'An id larger than any university has' })
  async removeFromShortlist(
    @CurrentUser() user: User,
    @Param('username') username: string,
    @IdParam('universityId', 'university') universityId: number,
    @Param('fieldOfStudy') fieldOfStudy: string,
  ): Promise<ShortlistRemoval> {
    const field = cleanText(fieldOfStudy) as string;
    if (!(SHORTLIST_FIELDS as readonly string[]).includes(field)) {
      throw fieldProblem(
        'fieldOfStudy',
        `The field of study must be one of: ${SHORTLIST_FIELDS.join(', ')}.`,
      );
    }
    return { removed: await this.shortlist.remove(user, username, universityId, field) };
  }
}
