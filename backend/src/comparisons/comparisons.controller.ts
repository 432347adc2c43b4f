import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/access.js';
import { ApiInvalid } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { Problem } from '../common/problem.js';
import { UniversityDto } from '../universities/universities.dto.js';
import { CurrentUser, Student } from '../users/student.guard.js';
import type { User } from '../users/user.entity.js';
import { ComparisonDto, ComparisonRemoval, NewComparison } from './comparisons.dto.js';
import { ComparisonsService } from './comparisons.service.js';

@ApiTags('comparisons')
@Controller('comparisons')
export class ComparisonsController {
  constructor(private readonly comparisons: ComparisonsService) {}

  @Get()
  @Student()
  @ApiOperation({ summary: 'The comparisons that the student shares, newest first' })
  @ApiOkResponse({ type: [ComparisonDto] })
  listComparisons(@CurrentUser() user: User): Promise<ComparisonDto[]> {
    return this.comparisons.list(user);
  }

  @Post()
  @Student()
  @ApiOperation({
    summary: 'Share two to four universities side by side',
    description:
      '201 with a new token; 200 when the student shares the same universities in the same order already.',
  })
  @ApiCreatedResponse({ type: ComparisonDto })
  @ApiOkResponse({ type: ComparisonDto, description: 'It is shared already' })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'No such university' })
  @ApiConflictResponse({
    type: Problem,
    description: 'The student shares 20 comparisons, the most there may be',
  })
  async shareComparison(
    @CurrentUser() user: User,
    @Body() body: NewComparison,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ComparisonDto> {
    const { comparison, created } = await this.comparisons.share(user, body.universityIds);
    reply.code(created ? 201 : 200);
    return comparison;
  }

  @Delete(':id')
  @Student()
  @ApiOperation({
    summary: 'Revoke a shared comparison',
    description: "Its link opens nothing from then on. Idempotent; another student's is not there.",
  })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ type: ComparisonRemoval })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'An id larger than any comparison has' })
  async revokeComparison(
    @CurrentUser() user: User,
    @IdParam('id', 'comparison') id: number,
  ): Promise<ComparisonRemoval> {
    return { removed: await this.comparisons.revoke(user, id) };
  }

  @Get('shared/:token')
  @Public()
  @ApiOperation({
    summary: 'The universities of a shared comparison',
    description: 'In the order they were given. Says nothing about who shares it.',
  })
  @ApiParam({ name: 'token', example: 'Jv8w0Zb5nTqXr2LkM9sYc4PdHfA1uEoGi7RtVxBzKWQ' })
  @ApiOkResponse({ type: [UniversityDto] })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'Unknown or revoked token' })
  getSharedComparison(@Param('token') token: string): Promise<UniversityDto[]> {
    return this.comparisons.shared(token);
  }
}
