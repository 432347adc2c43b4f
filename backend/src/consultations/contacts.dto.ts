import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField } from '../common/fields.js';

const CHANNELS = ['call', 'whatsapp', 'email'] as const;
const OUTCOMES = ['reached', 'no-answer'] as const;

/** How staff tried to reach a visitor, and with what outcome. */
export class ContactAttempt {
  @ChoiceField('The channel', CHANNELS, { enumName: 'ContactChannel', example: 'call' })
  channel!: (typeof CHANNELS)[number];

  @ChoiceField('The outcome', OUTCOMES, {
    enumName: 'ContactOutcome',
    description: '`reached` answers the visitor, who then waits no more',
    example: 'no-answer',
  })
  outcome!: (typeof OUTCOMES)[number];
}

/** An attempt as the visitor reads of it. */
export class PastContact extends ContactAttempt {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T10:02:00.000Z' })
  createdAt!: string;
}

export interface LastContact {
  channel: ContactAttempt['channel'] | 'message';
  outcome: ContactAttempt['outcome'];
  by: string;
  at: string;
}

/** OpenAPI 3.0 has no way to say that a reference may be null. */
export const LastContactProperty = () =>
  ApiProperty({
    type: 'object',
    nullable: true,
    description: 'The newest attempt to reach the visitor, or message to them, which counts as `reached`',
    properties: {
      channel: { type: 'string', enum: [...CHANNELS, 'message'] },
      outcome: { type: 'string', enum: [...OUTCOMES] },
      by: { type: 'string' },
      at: { type: 'string', format: 'date-time' },
    },
    required: ['channel', 'outcome', 'by', 'at'],
    example: { channel: 'call', outcome: 'no-answer', by: 'Ravi Iyer', at: '2026-11-20T10:02:00.000Z' },
  });
