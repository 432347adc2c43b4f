import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiWithdrawn, ByLink, ChangeByLink } from './by-link.js';
import { NewRequestNote, PhoneCorrection, PrivateRequest, RequestErased } from './private-requests.dto.js';
import { PrivateRequests } from './private-requests.service.js';

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
  @ChangeByLink('Add a note; the same text again adds nothing')
  @ApiCreatedResponse({ type: PrivateRequest })
  @ApiWithdrawn(', or has 50 notes')
  addRequestNote(@Param('token') token: string, @Body() { text }: NewRequestNote): Promise<PrivateRequest> {
    return this.requests.addNote(token, text);
  }

  @Patch('phone')
  @ChangeByLink('Correct the phone number')
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
  @ChangeByLink('Withdraw the request; its status stays')
  @ApiOkResponse({ type: PrivateRequest })
  @ApiWithdrawn()
  withdrawRequest(@Param('token') token: string): Promise<PrivateRequest> {
    return this.requests.withdraw(token);
  }

  @Delete()
  @ChangeByLink('Erase the request with its history and its mails')
  @ApiOkResponse({ type: RequestErased })
  eraseRequest(@Param('token') token: string): Promise<RequestErased> {
    return this.requests.erase(token);
  }
}
