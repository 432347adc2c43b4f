import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { ApiInvalid } from '../common/documentation.js';
import { Problem } from '../common/problem.js';
import { EmailConfirmationState, EmailConfirmationToken } from './email-confirmation.dto.js';
import { EmailConfirmations } from './email-confirmation.service.js';
import { CurrentUser, Student } from './student.guard.js';
import type { User } from './user.entity.js';

@ApiTags('users')
@Controller('users/me/email-confirmation')
export class EmailConfirmationController {
  constructor(private readonly confirmations: EmailConfirmations) {}

  @Post()
  @HttpCode(200)
  @Student()
  @ApiOperation({
    summary: 'Ask for a link that confirms the e-mail address of the account',
    description: 'Mailed at most five times an hour; nothing is mailed once the address is confirmed.',
  })
  @ApiOkResponse({ type: EmailConfirmationState })
  @ApiTooManyRequestsResponse({ type: Problem, description: 'Too many mails; see Retry-After' })
  requestEmailConfirmation(@CurrentUser() user: User): Promise<EmailConfirmationState> {
    return this.confirmations.request(user);
  }

  @Post('confirm')
  @HttpCode(200)
  @Student()
  @ApiOperation({
    summary: 'Confirm the e-mail address with the mailed token',
    description: 'In a session of the same account only. Again it changes nothing.',
  })
  @ApiOkResponse({ type: EmailConfirmationState })
  @ApiInvalid()
  @ApiNotFoundResponse({
    type: Problem,
    description: 'The link is unknown, of another account or has run out',
  })
  confirmEmail(
    @CurrentUser() user: User,
    @Body() { token }: EmailConfirmationToken,
  ): Promise<EmailConfirmationState> {
    return this.confirmations.confirm(user, token);
  }
}
