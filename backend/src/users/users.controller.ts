import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../common/access.js';
import { clientAddress } from '../http/client-address.js';
import { ApiInvalid } from '../common/documentation.js';
import { Problem } from '../common/problem.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { Sessions } from './sessions.service.js';
import { Credentials, SignedIn, SignedOut } from './users.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: Sessions,
  ) {}

  @Post('register')
  @Public()
  @RateLimited('registration', 300, 60 * 60)
  @ApiOperation({ summary: 'Open an account', description: 'Sets the session cookie `student-session`.' })
  @ApiCreatedResponse({ type: SignedIn })
  @ApiInvalid()
  @ApiConflictResponse({ type: Problem, description: 'The account exists' })
  async registerStudent(
    @Body() body: Credentials,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const user = await this.users.register(body);
    await this.sessions.open(user, request, reply);
    return { username: user.username };
  }

  @Post('login')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Log in', description: 'Sets the session cookie `student-session`.' })
  @ApiOkResponse({ type: SignedIn })
  @ApiInvalid()
  @ApiUnauthorizedResponse({
    type: Problem,
    description: 'Unknown user or wrong password; the answer does not tell which',
  })
  @ApiTooManyRequestsResponse({ type: Problem, description: 'Too many failed log-ins; see Retry-After' })
  async loginStudent(
    @Body() body: Credentials,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const user = await this.users.login(body, clientAddress(request));
    await this.sessions.open(user, request, reply);
    return { username: user.username };
  }

  @Post('logout')
  @HttpCode(200)
  @Public()
  @ApiOperation({
    summary: 'Log out',
    description: 'Ends the session, if there is one, and clears its cookie.',
  })
  @ApiOkResponse({ type: SignedOut })
  async logoutStudent(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedOut> {
    await this.sessions.close(request, reply);
    return { loggedOut: true };
  }
}
