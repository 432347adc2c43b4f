import { ApiProperty } from '@nestjs/swagger';
import { IdField, OptionalIdField, TextField } from '../common/fields.js';
import { CountQuery } from '../common/query-fields.js';
import { MESSAGE_AUTHORS, type MessageAuthor } from '../consultations/consultation-message.entity.js';

export class NewMessage {
  @TextField('The message', 1, 4000, {
    lines: true,
    signs: true,
    example: 'Which documents do you need from me?',
  })
  text!: string;
}

export class NewStaffMessage extends NewMessage {
  @OptionalIdField('The last message seen', {
    description:
      'The last message that was on screen, null for none: later ones stay unseen and unanswered. Without it, all count as seen',
    example: 12,
  })
  seenUpTo?: number | null;
}

export class ConversationQuery {
  @CountQuery('The message before which to read', { example: 12 })
  before?: number;
}

export class SeenMessages {
  @IdField('The last message seen', { example: 12 })
  upTo!: number;
}

export class ConversationMessage extends NewMessage {
  @ApiProperty({ type: 'integer', example: 12 })
  id!: number;

  @ApiProperty({ enum: MESSAGE_AUTHORS, enumName: 'MessageAuthor', example: 'visitor' })
  author!: MessageAuthor;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who of the staff wrote it; null for the visitor',
    example: null,
  })
  staffName!: string | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the other side first had it on screen',
    example: null,
  })
  seenAt!: string | null;
}

export class SeenResult {
  @ApiProperty({ type: 'integer', description: 'Messages that had not been seen before', example: 1 })
  seen!: number;
}

/** Up to 50 messages, oldest first. */
export class Conversation {
  @ApiProperty({ type: [ConversationMessage] })
  messages!: ConversationMessage[];

  @ApiProperty({ description: 'Whether there are messages before these', example: false })
  earlier!: boolean;
}

/** Documents the streams. */
export const NEWS =
  'Server-sent events without content: one of the type `changed` at once and with every change. The stream ends after a minute at most; then it is asked for again.';
