import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiInvalid } from '../common/documentation.js';
import { Problem } from '../common/problem.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { CurrentUser, Student } from '../users/student.guard.js';
import type { User } from '../users/user.entity.js';
import { NewSharing, RequestToShareWith, SharingState } from './sharing.dto.js';
import { Sharings } from './sharing.service.js';

@ApiTags('applications')
@Controller('applications/sharing')
export class SharingController {
  constructor(private readonly sharings: Sharings) {}

  @Get()
  @Student()
  @ApiOperation({
    summary: 'With whom the student shares the applications, and with whom that is possible',
    description: "Requests are named once the account's e-mail address is confirmed.",
  })
  @ApiOkResponse({ type: SharingState })
  getApplicationSharing(@CurrentUser() user: User): Promise<SharingState> {
    return this.sharings.state(user);
  }

  @Post()
  @Student()
  @ApiOperation({
    summary: 'Share the applications with the staff who see a request of the student',
    description:
      'All of them, also those added later: what each is about, its stages and their history, and with `plan` its tasks and documents; no notes. 201 when the sharing began; 200 when it was there already, which can add the plan. It ends when the student stops it, or withdraws or erases the request.',
  })
  @ApiCreatedResponse({ type: SharingState })
  @ApiOkResponse({ type: SharingState, description: 'They were shared with this request already' })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'No request of this address, or a withdrawn one' })
  @ApiConflictResponse({
    type: Problem,
    description: 'The e-mail address is not confirmed, or the applications are shared with another request',
  })
  async shareApplications(
    @CurrentUser() user: User,
    @Body() { requestId, plan }: NewSharing,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharingState> {
    const { state, created } = await this.sharings.start(user, requestId, plan);
    reply.code(created ? 201 : 200);
    return state;
  }

  @Post('request')
  @HttpCode(200)
  @Student()
  @RateLimited('consultation request', 300, 10 * 60)
  @ApiOperation({
    summary: 'Make a consultation request and share the applications with it',
    description: "Of the account's e-mail address. Who shares already gets no second request.",
  })
  @ApiOkResponse({ type: SharingState })
  @ApiInvalid()
  @ApiConflictResponse({ type: Problem, description: 'The e-mail address is not confirmed' })
  shareWithNewRequest(@CurrentUser() user: User, @Body() body: RequestToShareWith): Promise<SharingState> {
    return this.sharings.startWithNew(user, body);
  }

  @Delete()
  @Student()
  @ApiOperation({
    summary: 'Stop sharing the applications',
    description: 'Staff see none of them from then on. Idempotent.',
  })
  @ApiOkResponse({ type: SharingState })
  stopSharingApplications(@CurrentUser() user: User): Promise<SharingState> {
    return this.sharings.stop(user);
  }
}
