import { Body, Controller, Delete, Post, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type Caller } from '../admin/admin.guard.js';
import { IdParam } from '../common/id-param.js';
import { tagged, VERSION_HEADER } from '../common/if-match.js';
import { Problem } from '../common/problem.js';
import { ContactAttempt } from './contacts.dto.js';
import { Contacts } from './contacts.js';
import { DeskRequest, RecordedContact } from './desk.dto.js';
import { OneRequest, RequestId } from './one-request.js';

@ApiTags('consultations')
@Controller('admin/consultation-requests/:id/contacts')
export class ContactsController {
  constructor(private readonly contacts: Contacts) {}

  @Post()
  @OneRequest(
    'Record an attempt to reach the visitor',
    'One that reached them is an answer: it ends their wait, and a new request becomes a contacted one. A retry is safe: the same attempt by the same member within a minute is recorded once.',
  )
  @ApiCreatedResponse({ type: RecordedContact, headers: VERSION_HEADER })
  @ApiConflictResponse({ type: Problem, description: 'The visitor has withdrawn the request' })
  async recordContactAttempt(
    @RequestId() id: number,
    @Body() contact: ContactAttempt,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecordedContact> {
    return tagged(reply, await this.contacts.record(id, contact, caller));
  }

  @Delete(':contactId')
  @OneRequest(
    'Take back an attempt recorded by mistake',
    'Within ten minutes, by the member who recorded it. One that reached the visitor only while neither status nor another attempt nor a withdrawal came after it: the visitor then waits again since when they did.',
  )
  @ApiParam({ name: 'contactId', type: 'integer', example: 12 })
  @ApiOkResponse({ type: DeskRequest, headers: VERSION_HEADER })
  @ApiConflictResponse({ type: Problem, description: 'It stays; `detail` says why' })
  async undoContactAttempt(
    @RequestId() id: number,
    @IdParam('contactId', 'contact attempt') contactId: number,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeskRequest> {
    return tagged(reply, await this.contacts.undo(id, contactId, caller));
  }
}
