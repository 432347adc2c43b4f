import { ApiProperty } from '@nestjs/swagger';
import {
  EmailField,
  OptionalChoiceField,
  OptionalTextField,
  PhoneField,
  TextField,
} from '../common/fields.js';
import { DESTINATIONS } from '../universities/destinations.js';
import { EVENT_ACTORS, type EventActor } from './consultation-event.entity.js';
import { CONSULTATION_STATUSES, type ConsultationStatus } from './consultation-request.entity.js';

export const COURSES = [
  'Engineering',
  'Computer Science',
  'Business & Management',
  'Medicine & Healthcare',
  'Arts & Design',
  'Law',
  'Other',
] as const;

export class NewConsultationRequest {
  @TextField('Your name', 1, 120, { example: 'Asha Rao' })
  name!: string;

  @EmailField()
  email!: string;

  @PhoneField()
  phone!: string;

  @OptionalChoiceField('The country', DESTINATIONS, { example: 'Canada' })
  country!: string | null;

  @OptionalChoiceField('The course', COURSES, { example: 'Computer Science' })
  course!: string | null;

  @OptionalTextField('The message', 5000, { example: 'I would like to start in September 2027.' })
  message!: string | null;
}

/** A stored request, as visitors get it back and staff read it. */
export class ConsultationRequestDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ example: 'Asha Rao' })
  name!: string;

  @ApiProperty({ example: 'asha@example.com' })
  email!: string;

  @ApiProperty({ example: '+91 98765 43210' })
  phone!: string;

  @ApiProperty({ type: String, nullable: true, enum: [...DESTINATIONS, null], example: 'Canada' })
  country!: string | null;

  @ApiProperty({ type: String, nullable: true, enum: [...COURSES, null], example: 'Computer Science' })
  course!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'I would like to start in September 2027.' })
  message!: string | null;

  @ApiProperty({ enum: CONSULTATION_STATUSES, enumName: 'ConsultationStatus', example: 'new' })
  status!: ConsultationStatus;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: string;
}

/** A stored request with what only staff see. */
export class StaffConsultationRequest extends ConsultationRequestDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the visitor withdrew it; the status stays what staff made it',
    example: null,
  })
  withdrawnAt!: string | null;
}

/** A stored request with how it stands with its answer. */
export class AnsweredRequest extends StaffConsultationRequest {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when the visitor waits for an answer; null: they do not',
    example: '2026-11-20T09:30:00.000Z',
  })
  waitingSince!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the promised answer is due: after 24 hours of waiting; null when nobody waits',
    example: '2026-11-21T09:30:00.000Z',
  })
  dueAt!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the visitor was first answered; null also where that was before answers were recorded',
    example: null,
  })
  firstAnsweredAt!: string | null;
}

/** Something that happened to a request after it came in. */
export class ConsultationEventDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ enum: EVENT_ACTORS, enumName: 'EventActor', example: 'visitor' })
  actor!: EventActor;

  @ApiProperty({ type: String, nullable: true, example: null })
  actorName!: string | null;

  @ApiProperty({
    description:
      '`status`, `assignee`, `note`, `phone`, `contact`, `message` (what it says is not in it) or `withdrawn`',
    example: 'note',
  })
  action!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description:
      '`status` and `phone`: from, to. `assignee`: from, to, names or null for nobody. `note`: text. `contact`: channel, outcome, and like `message` waitingSince, since when the visitor had waited, or null',
    example: { text: 'Please call after six in the evening.' },
  })
  detail!: Record<string, unknown> | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: string;
}
