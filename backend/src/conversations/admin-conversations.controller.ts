import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  type MessageEvent,
  Post,
  Query,
  Sse,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { CalledBy, type Caller } from '../admin/admin.guard.js';
import { Polled } from '../common/caching.js';
import { ApiIdempotencyKey } from '../common/idempotency-key.js';
import { Problem } from '../common/problem.js';
import { OneRequest, RequestId } from '../consultations/one-request.js';
import {
  Conversation,
  ConversationMessage,
  ConversationQuery,
  NewStaffMessage,
  SeenMessages,
  NEWS,
  SeenResult,
} from './conversations.dto.js';
import { ConversationsService } from './conversations.service.js';

@ApiTags('conversations')
@Controller('admin/consultation-requests/:id/messages')
export class AdminConversationsController {
  constructor(private readonly conversations: ConversationsService) {}

  @Get()
  @OneRequest('The newest messages between the visitor of a request and staff')
  @Polled()
  @ApiOkResponse({ type: Conversation })
  getConversation(
    @RequestId() id: number,
    @Query() { before }: ConversationQuery,
    @CalledBy() caller: Caller,
  ): Promise<Conversation> {
    return this.conversations.read(id, caller, before);
  }

  @Sse('news')
  @OneRequest('Says whenever the conversation changes', NEWS)
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  getConversationNews(
    @RequestId() id: number,
    @CalledBy() caller: Caller,
  ): Promise<Observable<MessageEvent>> {
    return this.conversations.newsOf(id, caller);
  }

  @Post()
  @OneRequest(
    'Write to the visitor',
    'It ends their wait, and marks what they have written, up to `seenUpTo`, as seen. They get a mail with a link, without the text.',
  )
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: ConversationMessage })
  @ApiConflictResponse({ type: Problem, description: 'The request has been withdrawn' })
  @ApiUnprocessableEntityResponse({
    type: Problem,
    description: 'The Idempotency-Key was used with another message',
  })
  sendMessage(
    @RequestId() id: number,
    @Body() { text, seenUpTo }: NewStaffMessage,
    @CalledBy() caller: Caller,
    @Headers('Idempotency-Key') idempotencyKey?: string,
  ): Promise<ConversationMessage> {
    return this.conversations.post(id, { text, seenUpTo }, caller, idempotencyKey);
  }

  @Post('seen')
  @HttpCode(200)
  @OneRequest("Say which of the visitor's messages were on screen")
  @ApiOkResponse({ type: SeenResult })
  async markMessagesSeen(
    @RequestId() id: number,
    @Body() { upTo }: SeenMessages,
    @CalledBy() caller: Caller,
  ): Promise<SeenResult> {
    return { seen: await this.conversations.see(id, caller, upTo) };
  }
}
