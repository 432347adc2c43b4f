import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  type MessageEvent,
  Param,
  Post,
  Query,
  Sse,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Polled } from '../common/caching.js';
import { ApiIdempotencyKey } from '../common/idempotency-key.js';
import { Problem } from '../common/problem.js';
import { ApiWithdrawn, ByLink, ChangeByLink } from '../consultations/by-link.js';
import {
  Conversation,
  ConversationMessage,
  ConversationQuery,
  NewMessage,
  SeenMessages,
  NEWS,
  SeenResult,
} from './conversations.dto.js';
import { ConversationsService } from './conversations.service.js';

@ApiTags('conversations')
@Controller('requests/:token/messages')
export class PrivateConversationsController {
  constructor(private readonly conversations: ConversationsService) {}

  @Get()
  @ByLink("The newest messages of a visitor's own request")
  @Polled()
  @ApiOkResponse({ type: Conversation })
  getPrivateConversation(
    @Param('token') token: string,
    @Query() { before }: ConversationQuery,
  ): Promise<Conversation> {
    return this.conversations.readByLink(token, before);
  }

  @Sse('news')
  @ByLink('Says whenever the conversation changes', NEWS)
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  getPrivateConversationNews(@Param('token') token: string): Promise<Observable<MessageEvent>> {
    return this.conversations.newsByLink(token);
  }

  @Post()
  @ChangeByLink('Write to the staff')
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: ConversationMessage })
  @ApiWithdrawn(', or 100 messages wait to be read')
  @ApiUnprocessableEntityResponse({
    type: Problem,
    description: 'The Idempotency-Key was used with another message',
  })
  sendPrivateMessage(
    @Param('token') token: string,
    @Body() { text }: NewMessage,
    @Headers('Idempotency-Key') idempotencyKey?: string,
  ): Promise<ConversationMessage> {
    return this.conversations.postByLink(token, text, idempotencyKey);
  }

  @Post('seen')
  @HttpCode(200)
  @ChangeByLink("Say which of the staff's messages were on screen")
  @ApiOkResponse({ type: SeenResult })
  async markPrivateMessagesSeen(
    @Param('token') token: string,
    @Body() { upTo }: SeenMessages,
  ): Promise<SeenResult> {
    return { seen: await this.conversations.seeByLink(token, upTo) };
  }
}
