import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField } from '../common/fields.js';
import { MAIL_STATES, type MailState } from './mail.entity.js';
import { MAIL_KINDS, type MailKind } from './messages.js';

export class MailQuery {
  @ChoiceField('The state', MAIL_STATES, { enumName: 'MailState', example: 'failed' })
  state!: MailState;
}

/** A mail in the outbox, as staff see it. */
export class OutboxMail {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind', example: 'password-reset' })
  kind!: MailKind;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Forgotten once the mail is sent',
    example: 'asha@example.com',
  })
  recipient!: string | null;

  @ApiProperty({ enum: MAIL_STATES, enumName: 'MailState', example: 'failed' })
  state!: MailState;

  @ApiProperty({ type: 'integer', example: 1 })
  attempts!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the mail server said last',
    example: '550 No such mailbox',
  })
  lastError!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The consultation request it is about',
    example: null,
  })
  requestId!: number | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({
    format: 'date-time',
    description: 'When a waiting mail is due',
    example: '2026-11-20T09:30:15.000Z',
  })
  nextAttemptAt!: Date;
}

export class RetriedMails {
  @ApiProperty({ type: 'integer', example: 12 })
  retried!: number;
}
