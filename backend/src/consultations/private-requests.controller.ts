import { applyDecorators, Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { ApiInvalid } from '../common/documentation.js';
import { Problem } from '../common/problem.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { NewRequestNote, PhoneCorrection, PrivateRequest, RequestErased } from './private-requests.dto.js';
import { PrivateRequests } from './private-requests.service.js';

/** Open to whoever has the link that was mailed. */
export const ByLink = (summary: string, description?: string) =>
  applyDecorators(
    Public(),
    RateLimited('private request', 300, 10 * 60),
    ApiOperation({ summary, ...(description && { description }) }),
    ApiParam({
      name: 'token',
      description: 'From the link in the mail',
      example: 'Jv8w0Zb5nTqXr2LkM9sYc4PdHfA1uEoGi7RtVxBzKWQ',
    }),
    ApiInvalid(),
    ApiNotFoundResponse({ type: Problem, description: 'The link is unknown or has run out' }),
  );

export const ApiWithdrawn = (also = '') =>
  ApiConflictResponse({ type: Problem, description: `The request has been withdrawn${also}` });

@ApiTags('consultations')
@Controller('requests/:token')
export class PrivateRequestsController {
  constructor(private readonly requests: PrivateRequests) {}

  @Get()
  @ByLink("A visitor's own request")
  @ApiOkResponse({ type: PrivateRequest })
  getPrivateRequest(@Param('token') token: string): Promise<PrivateRequest> {
    return this.requests.get(token);
  }

  @Post('notes')
  @ByLink('Add a note; the same text again adds nothing')
  @ApiCreatedResponse({ type: PrivateRequest })
  @ApiWithdrawn(', or has 50 notes')
  addRequestNote(@Param('token') token: string, @Body() { text }: NewRequestNote): Promise<PrivateRequest> {
    return this.requests.addNote(token, text);
  }

  @Patch('phone')
  @ByLink('Correct the phone number')
  @ApiOkResponse({ type: PrivateRequest })
  @ApiWithdrawn()
  correctRequestPhone(
    @Param('token') token: string,
    @Body() { phone }: PhoneCorrection,
  ): Promise<PrivateRequest> {
    return this.requests.correctPhone(token, phone);
  }

  @Post('withdraw')
  @HttpCode(200)
  @ByLink('Withdraw the request; its status stays')
  @ApiOkResponse({ type: PrivateRequest })
  @ApiWithdrawn()
  withdrawRequest(@Param('token') token: string): Promise<PrivateRequest> {
    return this.requests.withdraw(token);
  }

  @Delete()
  @ByLink('Erase the request with its history and its mails')
  @ApiOkResponse({ type: RequestErased })
  eraseRequest(@Param('token') token: string): Promise<RequestErased> {
    return this.requests.erase(token);
  }
}
