import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { ApplicationDto } from '../applications/applications.dto.js';
import { ApplicationTaskDto, ZoneField } from '../applications/plan.dto.js';
import { TextField } from '../common/fields.js';

const TOKEN = 'Jv8w0Zb5nTqXr2LkM9sYc4PdHfA1uEoGi7RtVxBzKWQ';

const LinkToken = (description: string) =>
  ApiProperty({
    type: String,
    nullable: true,
    description: `${description}; null: there is none`,
    example: TOKEN,
  });

export class PlanSettingsDto {
  @ApiProperty({
    description: 'Whether mails tell of tasks that are due and of what staff record, at most one a day',
    example: true,
  })
  reminders!: boolean;

  @ApiProperty({
    description: 'Whether the address is confirmed; without that no reminder is sent',
    example: true,
  })
  emailConfirmed!: boolean;

  @ApiProperty({ description: 'IANA name of the zone that the student lives in', example: 'Asia/Kolkata' })
  timeZone!: string;

  @LinkToken('Token of the calendar feed')
  calendarToken!: string | null;

  @LinkToken('Token of the page for the family')
  familyToken!: string | null;
}

/** Absent fields stay as they are. */
export class PlanSettingsChange {
  @ApiPropertyOptional({ type: Boolean, description: 'Whether mails tell of what is due', example: false })
  @IsOptional()
  @IsBoolean({ message: 'Say with true or false whether reminders are wanted.' })
  reminders?: boolean;

  @ZoneField({ required: false })
  @IsOptional()
  timeZone?: string;
}

export class ReminderToken {
  @TextField('The token', 1, 200, { description: 'From the link in the mail', example: TOKEN })
  token!: string;
}

export class RemindersEnded {
  @ApiProperty({ example: false })
  reminders!: boolean;
}

export class FamilyTask extends PickType(ApplicationTaskDto, [
  'rule',
  'title',
  'owner',
  'dueOn',
  'dueTime',
  'zone',
  'dueAt',
  'outdated',
  'pinned',
  'doneAt',
] as const) {}

export class FamilyApplication extends PickType(ApplicationDto, [
  'university',
  'programme',
  'level',
  'intake',
  'closesOn',
  'stage',
  'stageSince',
  'unchangedOn',
] as const) {
  @ApiProperty({ type: [FamilyTask], description: 'The next first, without notes' })
  tasks!: FamilyTask[];
}
