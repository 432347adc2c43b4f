import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../common/access.js';
import { clientAddress } from '../http/client-address.js';
import { ApiInvalid } from '../common/documentation.js';
import { Problem } from '../common/problem.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { NewPassword, PasswordResetRequest, PasswordResetRequested } from './password-reset.dto.js';
import { PasswordResets } from './password-reset.service.js';
import { SignedIn } from './users.dto.js';

@ApiTags('users')
@Controller('users/password-reset')
export class PasswordResetController {
  constructor(private readonly resets: PasswordResets) {}

  @Post()
  @HttpCode(200)
  @Public()
  @RateLimited('password reset', 60, 60 * 60)
  @ApiOperation({
    summary: 'Ask for a link to choose a new password',
    description: 'Mailed if there is such an account, at most five times an hour; the answer does not tell.',
  })
  @ApiOkResponse({ type: PasswordResetRequested })
  @ApiInvalid()
  async requestPasswordReset(@Body() { username }: PasswordResetRequest): Promise<PasswordResetRequested> {
    await this.resets.request(username);
    return { requested: true };
  }

  @Post('confirm')
  @HttpCode(200)
  @Public()
  @RateLimited('password reset link', 300, 10 * 60)
  @ApiOperation({
    summary: 'Choose a new password with the mailed token',
    description: "Ends all of the account's sessions.",
  })
  @ApiOkResponse({ type: SignedIn })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'The link is unknown, used or has run out' })
  resetPassword(@Body() body: NewPassword, @Req() request: FastifyRequest): Promise<SignedIn> {
    return this.resets.perform(body, clientAddress(request));
  }
}
