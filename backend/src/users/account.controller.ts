import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.js';
import { ApiInvalid } from '../common/documentation.js';
import { Problem } from '../common/problem.js';
import {
  Account,
  AccountDeleted,
  AccountDeletion,
  AccountExport,
  PasswordChange,
  PasswordChanged,
  ProfileChange,
} from './account.dto.js';
import { AccountExports } from './account-export.service.js';
import { AccountService } from './account.service.js';
import { Sessions, sessionToken } from './sessions.service.js';
import { CurrentUser, Student } from './student.guard.js';
import type { User } from './user.entity.js';

const ApiGuesses = () =>
  ApiTooManyRequestsResponse({ type: Problem, description: 'Too many wrong passwords; see Retry-After' });

@ApiTags('users')
@Controller('users/me')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly exports: AccountExports,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @Student()
  @ApiOperation({ summary: 'The account of the live session' })
  @ApiOkResponse({ type: Account })
  getMyAccount(@CurrentUser() user: User): Promise<Account> {
    return this.account.describe(user);
  }

  @Patch()
  @Student()
  @ApiOperation({
    summary: 'Change what the student tells',
    description: 'Fields that are absent stay as they are; null clears one.',
  })
  @ApiOkResponse({ type: Account })
  @ApiInvalid()
  changeMyProfile(@CurrentUser() user: User, @Body() body: ProfileChange): Promise<Account> {
    return this.account.change(user, body);
  }

  @Post('password')
  @HttpCode(200)
  @Student()
  @ApiOperation({
    summary: 'Change the password',
    description:
      'Ends every other session of the account; this one goes on with a new cookie. A wrong current password is a 400 that names `currentPassword`: the session goes on.',
  })
  @ApiOkResponse({ type: PasswordChanged })
  @ApiInvalid()
  @ApiGuesses()
  async changeMyPassword(
    @CurrentUser() user: User,
    @Body() body: PasswordChange,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordChanged> {
    const former = sessionToken(request)!;
    const { token, ended } = await this.account.changePassword(user, body, former, clientAddress(request));
    this.sessions.hand(token, request, reply);
    return { endedSessions: ended };
  }

  @Get('export')
  @Student()
  @Header('Content-Disposition', 'attachment; filename="my-data.json"')
  @ApiOperation({
    summary: 'Everything stored about the account, as a file',
    description:
      'Account and profile, shortlist, shared comparisons, applications with their history and with whom they are shared, sessions, mailed links and mails. Consultation requests and newsletter subscriptions belong to whoever reads the mail at their address, which an account does not prove: ask the consultancy for those.',
  })
  @ApiOkResponse({
    type: AccountExport,
    headers: { 'Content-Disposition': { schema: { type: 'string' } } },
  })
  exportMyData(@CurrentUser() user: User): Promise<AccountExport> {
    return this.exports.export(user);
  }

  @Delete()
  @Student()
  @ApiOperation({
    summary: 'Delete the account',
    description:
      'With its profile, sessions, shortlist, shared comparisons and applications, at once and for good; a last mail confirms it. A wrong password is a 400 that names `password`. Consultation requests made with the same e-mail address stay with the consultancy.',
  })
  @ApiOkResponse({ type: AccountDeleted })
  @ApiInvalid()
  @ApiGuesses()
  async deleteMyAccount(
    @CurrentUser() user: User,
    @Body() body: AccountDeletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountDeleted> {
    await this.account.delete(user, body.password, clientAddress(request));
    await this.sessions.close(request, reply);
    return { deleted: true };
  }
}
