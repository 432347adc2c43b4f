import { ApiProperty, PickType } from '@nestjs/swagger';
import { TextField } from '../common/fields.js';
import { AnsweredRequest, NewConsultationRequest } from './consultations.dto.js';
import { PastContact } from './contacts.dto.js';

export class NewRequestNote {
  @TextField('The note', 1, 2000, { lines: true, example: 'Please call after six in the evening.' })
  text!: string;
}

export class PhoneCorrection extends PickType(NewConsultationRequest, ['phone']) {}

export class RequestNote extends NewRequestNote {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T11:30:00.000Z' })
  createdAt!: string;
}

/** A visitor's own request, as their private page shows it. */
export class PrivateRequest extends AnsweredRequest {
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When the private link runs out',
    example: '2027-02-18T09:30:00.000Z',
  })
  linkExpiresAt!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who looks after it; null until it is assigned',
    example: 'Ravi Iyer',
  })
  counselor!: string | null;

  @ApiProperty({ type: [RequestNote] })
  notes!: RequestNote[];

  @ApiProperty({ type: [PastContact], description: 'Oldest first' })
  contacts!: PastContact[];
}

export class RequestErased {
  @ApiProperty({ example: true })
  erased!: boolean;
}
