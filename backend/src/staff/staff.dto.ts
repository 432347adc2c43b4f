import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, Matches, ValidateBy } from 'class-validator';
import { LANGUAGES, ROLES, type Role } from '../admin/staff.entity.js';
import { isZone, WEEKDAYS, type Weekday } from '../common/calendar.js';
import {
  CONSULTATION_STATUSES,
  type ConsultationStatus,
} from '../consultations/consultation-request.entity.js';
import { Colleague } from '../consultations/desk.dto.js';
import {
  ChoiceField,
  cleanText,
  EmailField,
  NullableIdField,
  OptionalChoicesField,
  TextField,
} from '../common/fields.js';
import { DESTINATIONS } from '../universities/destinations.js';

function TimeField(label: string, example: string) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example }),
    IsOptional(),
    Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: `${label} must be a time like ${example}.` }),
  );
}

export class NewStaffPerson {
  @TextField('The name', 1, 80, {
    description: 'First name and surname, as the history and the visitor’s private page show it',
    example: 'Ravi Iyer',
  })
  name!: string;

  @EmailField({ description: 'Unique in any case of letters', example: 'ravi@example.com' })
  email!: string;

  @ChoiceField('The role', ROLES, {
    enumName: 'StaffRole',
    description:
      '`owner`: everything. `lead`: everything but staff and tokens. `counselor`: own and unassigned requests',
    example: 'counselor',
  })
  role!: Role;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Whether new requests are assigned automatically; without it, to counselors only',
    example: true,
  })
  @IsOptional()
  @IsBoolean({ message: 'Whether the person takes requests must be true or false.' })
  takesRequests?: boolean;

  @ApiPropertyOptional({ type: String, description: 'IANA name', example: 'Asia/Kolkata' })
  @Transform(({ value }) => cleanText(value))
  @IsOptional()
  @ValidateBy(
    { name: 'zone', validator: { validate: isZone } },
    { message: 'The time zone must be a name like Asia/Kolkata.' },
  )
  timeZone?: string;

  @OptionalChoicesField('The working days', WEEKDAYS, { description: 'On which the working hours begin' })
  workDays?: Weekday[];

  @TimeField('The start of the working hours', '09:00')
  worksFrom?: string;

  @TimeField('The end of the working hours', '18:00')
  worksUntil?: string;

  @OptionalChoicesField('The languages', LANGUAGES)
  languages?: string[];

  @OptionalChoicesField('The countries', DESTINATIONS, {
    description: 'Whose requests suit the person; none: all',
  })
  countries?: string[];
}

/** Absent fields stay as they are. */
export class StaffPersonChange extends PartialType(NewStaffPerson) {}

/** A person who works at the staff desk. */
export class StaffPerson extends Colleague {
  @ApiProperty({ example: true })
  active!: boolean;

  @ApiProperty({ description: 'Whether new requests are assigned automatically', example: true })
  takesRequests!: boolean;

  @ApiProperty({ example: 'Asia/Kolkata' })
  timeZone!: string;

  @ApiProperty({ enum: WEEKDAYS, isArray: true, example: ['Monday', 'Tuesday'] })
  workDays!: Weekday[];

  @ApiProperty({ example: '09:00' })
  worksFrom!: string;

  @ApiProperty({ description: 'Not after `worksFrom`, it is of the next day', example: '18:00' })
  worksUntil!: string;

  @ApiProperty({ type: 'integer', description: 'Tokens that open the desk', example: 1 })
  tokens!: number;
}

/** A request that changes hands when a person is deactivated. */
export class OpenRequest {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ description: "The visitor's name", example: 'Asha Rao' })
  name!: string;

  @ApiProperty({ enum: CONSULTATION_STATUSES, enumName: 'ConsultationStatus', example: 'new' })
  status!: ConsultationStatus;
}

/** What deactivating a person does. */
export class DeactivationPreview {
  @ApiProperty({ type: 'integer', description: 'Open requests to hand over', example: 7 })
  open!: number;

  @ApiProperty({ type: [OpenRequest], description: 'The oldest 20 of them' })
  requests!: OpenRequest[];

  @ApiProperty({ type: 'integer', description: 'Tokens that end', example: 1 })
  tokens!: number;

  @ApiProperty({ type: [Colleague], description: 'To whom they can go' })
  colleagues!: Colleague[];
}

export class Deactivation {
  @NullableIdField('The person to hand over to', {
    description: "Another active person's number; null leaves the requests unassigned",
    example: 2,
  })
  handOverTo!: number | null;
}

export class DeactivationResult {
  @ApiProperty({ type: StaffPerson })
  person!: StaffPerson;

  @ApiProperty({ type: 'integer', example: 7 })
  handedOver!: number;

  @ApiProperty({ type: 'integer', example: 1 })
  endedTokens!: number;
}
