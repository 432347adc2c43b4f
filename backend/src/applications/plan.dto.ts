import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsOptional, Matches, ValidateBy, ValidateNested } from 'class-validator';
import { isDay, isZone } from '../common/calendar.js';
import {
  ChoiceField,
  cleanText,
  OptionalChoiceField,
  OptionalTextField,
  TextField,
} from '../common/fields.js';
import {
  DOCUMENT_STATES,
  type DocumentState,
  STUDENT_DOCUMENT_STATES,
} from './application-document.entity.js';
import { TASK_OWNERS, type TaskOwner } from './application-task.entity.js';
import { TASK_STAGES, type TaskStage } from './stages.js';

/** `min` to `max` objects of a class, each checked by its own decorators; no two with the same `key`. */
function ListField<T extends object>(of: Class<T>, min: number, max: number, key: keyof T & string) {
  const message = `There must be ${min} to ${max} in the list.`;
  return applyDecorators(
    ApiProperty({ type: [of], minItems: min, maxItems: max }),
    Type(() => of),
    ValidateNested({ each: true, message }),
    ValidateBy(
      {
        name: 'differ',
        validator: {
          validate: (v: unknown) =>
            !Array.isArray(v) || new Set(v.map((one: T | null) => one?.[key])).size === v.length,
        },
      },
      { message: `The list names the same ${key} twice.` },
    ),
    ValidateBy(
      {
        name: 'list',
        validator: {
          validate: (v) =>
            Array.isArray(v) && v.length >= min && v.length <= max && v.every((one) => one instanceof of),
        },
      },
      { message },
    ),
  );
}

const FIRST_DAY = '2020-01-01';

const DayField = (example = '2027-01-13') =>
  applyDecorators(
    ApiProperty({ format: 'date', description: 'By when, in `zone`', example }),
    ValidateBy(
      { name: 'day', validator: { validate: (v) => isDay(v) && (v as string) >= FIRST_DAY } },
      { message: 'The day must be one of the calendar, like 2027-01-13, and not before 2020.' },
    ),
  );

/** Absent, null and '' are the same, null. */
const OptionalTimeField = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
      description: 'null: the end of the day',
      example: '18:00',
    }),
    Transform(({ value }: { value: unknown }) => cleanText(value) || null),
    IsOptional(),
    Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'The time must be like 18:00.' }),
  );

export const ZoneField = (options: { required?: boolean } = {}) =>
  applyDecorators(
    ApiProperty({ ...options, description: 'IANA name', maxLength: 64, example: 'Europe/London' }),
    ValidateBy(
      { name: 'zone', validator: { validate: (v) => isZone(v) && (v as string).length <= 64 } },
      { message: 'The time zone must be one by name, like Asia/Kolkata.' },
    ),
  );

const SwitchField = (description: string, message: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, description, example: true }),
    IsOptional(),
    IsBoolean({ message }),
  );

class TaskSubject {
  @TextField('The title', 1, 200, { example: 'Send the application' })
  title!: string;

  @DayField()
  dueOn!: string;

  @OptionalTimeField()
  dueTime?: string | null;

  @ZoneField()
  zone!: string;
}

export class PlannedTask extends TaskSubject {
  @ApiProperty({
    pattern: '^[a-z][a-z0-9-]{0,59}$',
    description: 'Key of the rule that plans it; an application has one task of each',
    example: 'apply',
  })
  @Matches(/^[a-z][a-z0-9-]{0,59}$/, { message: 'The rule must be a key like english-test.' })
  rule!: string;

  @ChoiceField('The owner', TASK_OWNERS, { enumName: 'TaskOwner', example: 'student' })
  owner!: TaskOwner;

  @OptionalChoiceField('The stage', TASK_STAGES, {
    description: 'The one that leaves the task behind, done or not, once the application has reached it',
    example: 'submitted',
  })
  beforeStage?: TaskStage | null;
}

export class PlannedTasks {
  @ListField(PlannedTask, 1, 60, 'rule')
  tasks!: PlannedTask[];
}

export class NewTask extends TaskSubject {
  @OptionalTextField('The note', 1000, { example: 'Ask Professor Rao' })
  note?: string | null;
}

/** Absent fields stay as they are. */
export class TaskChange extends PartialType(NewTask, { skipNullProperties: false }) {
  @SwitchField(
    'Whether its day stays when the plan changes; another day is pinned unless this says otherwise',
    'Say with true or false whether the day is pinned.',
  )
  pinned?: boolean;

  @SwitchField('Whether it is done', 'Say with true or false whether it is done.')
  done?: boolean;
}

export class ApplicationTaskDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ type: String, nullable: true, description: 'null: the student’s own', example: 'apply' })
  rule!: string | null;

  @ApiProperty({ enum: TASK_OWNERS, enumName: 'TaskOwner', example: 'student' })
  owner!: TaskOwner;

  @ApiProperty({
    type: String,
    enum: [...TASK_STAGES, null],
    nullable: true,
    description: 'The one that leaves the task behind, done or not, once the application has reached it',
    example: 'submitted',
  })
  beforeStage!: TaskStage | null;

  @ApiProperty({ example: 'Send the application' })
  title!: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  note!: string | null;

  @ApiProperty({ format: 'date', description: 'By when, in `zone`', example: '2027-01-13' })
  dueOn!: string;

  @ApiProperty({ type: String, nullable: true, description: 'null: the end of the day', example: '18:00' })
  dueTime!: string | null;

  @ApiProperty({ description: 'IANA name', example: 'Europe/London' })
  zone!: string;

  @ApiProperty({
    format: 'date-time',
    description: 'The same as a moment',
    example: '2027-01-13T18:00:00.000Z',
  })
  dueAt!: Date;

  @ApiProperty({ description: 'Whether its day stays when the plan changes', example: false })
  pinned!: boolean;

  @ApiProperty({
    description:
      'Whether the start, the level or the closing day has changed since its day was planned; a plan that is kept anew ends that',
    example: false,
  })
  outdated!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  doneAt!: Date | null;

  @ApiProperty({ type: String, enum: ['student', 'staff', null], nullable: true, example: null })
  doneBy!: 'student' | 'staff' | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of staff, their name', example: null })
  doneByName!: string | null;

  @ApiProperty({ type: 'integer', description: 'Counts the changes, for If-Match', example: 1 })
  version!: number;
}

export class NewDocument {
  @TextField('The name', 1, 250, { example: 'Passport' })
  name!: string;
}

export class NewDocuments {
  @ListField(NewDocument, 1, 60, 'name')
  documents!: NewDocument[];
}

/** Absent fields stay as they are; null clears the note. */
export class DocumentChange {
  @ChoiceField('The state', STUDENT_DOCUMENT_STATES, {
    required: false,
    description: 'What a student sets; the counselor adds seen and needs-change',
    example: 'ready',
  })
  @IsOptional()
  state?: DocumentState;

  @OptionalTextField('The note', 1000, { example: 'Valid until 2034' })
  note?: string | null;
}

export class ApplicationDocumentDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ example: 'Passport' })
  name!: string;

  @ApiProperty({ enum: DOCUMENT_STATES, enumName: 'DocumentState', example: 'needed' })
  state!: DocumentState;

  @ApiProperty({ type: String, nullable: true, description: 'The student’s own', example: null })
  note!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What staff say of it', example: null })
  comment!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who of the staff looked at it last',
    example: null,
  })
  reviewedBy!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  reviewedAt!: Date | null;

  @ApiProperty({ type: 'integer', description: 'Counts the changes, for If-Match', example: 1 })
  version!: number;
}

/** What lists say of a task that is not done. */
export class OpenTask extends OmitType(ApplicationTaskDto, ['note', 'doneAt', 'doneBy', 'doneByName']) {}

/** As staff see it. */
export class SharedTask extends OmitType(ApplicationTaskDto, ['note']) {}

/** As staff see it. */
export class SharedDocument extends OmitType(ApplicationDocumentDto, ['note']) {}

export class TaskTick {
  @ApiProperty({ example: true })
  @IsBoolean({ message: 'Say with true or false whether it is done.' })
  done!: boolean;
}

export class ReplyDay {
  // A day that has gone by is refused.
  @DayField('2099-05-01')
  dueOn!: string;
}

export class DocumentReview {
  @ChoiceField('The state', DOCUMENT_STATES, { enumName: 'DocumentState', example: 'needs-change' })
  state!: DocumentState;

  @OptionalTextField('The comment', 1000, {
    description: 'For the student; absent, it stays; null clears it. `needs-change` needs one.',
    example: 'The page with the address is missing',
  })
  comment?: string | null;
}
