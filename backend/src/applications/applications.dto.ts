import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches, ValidateBy } from 'class-validator';
import { isDay } from '../common/calendar.js';
import { ChoiceField, cleanText, IdField, OptionalTextField, TextField } from '../common/fields.js';
import { PROGRAM_LEVELS, type ProgramLevel } from '../users/user.entity.js';
import {
  EVENT_ACTIONS,
  EVENT_ACTORS,
  type EventAction,
  type EventActor,
} from './application-event.entity.js';
import { OpenTask } from './plan.dto.js';
import { type Stage, STAGES } from './stages.js';

/** Absent, null and '' are the same, null. */
function OptionalIntakeField() {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      pattern: '^20\\d\\d-(0[1-9]|1[0-2])$',
      description: 'Year and month in which the term begins; null: not decided',
      example: '2027-09',
    }),
    Transform(({ value }: { value: unknown }) => cleanText(value) || null),
    IsOptional(),
    Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'The intake must be a year and month like 2027-09.' }),
  );
}

/** Absent, null and '' are the same, null. */
function OptionalDayField(description: string) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, format: 'date', description, example: '2027-01-15' }),
    Transform(({ value }: { value: unknown }) => cleanText(value) || null),
    IsOptional(),
    ValidateBy(
      { name: 'day', validator: { validate: isDay } },
      { message: 'The day must be one of the calendar, like 2027-01-15.' },
    ),
  );
}

/** On the calendar of no place on earth is it later than this. */
const lastDay = () => new Date(Date.now() + 14 * 3600_000).toISOString().slice(0, 10);

const FIRST_DAY = '2000-01-01';

const PastDay = () =>
  ValidateBy(
    {
      name: 'day',
      validator: { validate: (v) => isDay(v) && (v as string) >= FIRST_DAY && (v as string) <= lastDay() },
    },
    { message: 'The day must be like 2026-11-20, not in the future, and not before 2000.' },
  );

/** What looks the same is the same: one blank between words, and no marks without width. */
const OneLine = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s\u200b\u2060\ufeff]+/g, ' ').trim() || null : value,
  );

class ApplicationSubject {
  @OneLine()
  @OptionalTextField('The programme', 200, {
    description: "In the student's words; null: not decided",
    example: 'MSc Data Science',
  })
  programme?: string | null;

  @ChoiceField('The level', PROGRAM_LEVELS, { example: 'masters' })
  level!: ProgramLevel;

  @OptionalIntakeField()
  intake?: string | null;
}

export class NewApplication extends ApplicationSubject {
  @IdField('The university', { example: 1 })
  universityId!: number;
}

/** Absent fields stay as they are; null clears one. */
export class ApplicationChange extends PartialType(ApplicationSubject, { skipNullProperties: false }) {
  @OptionalDayField(
    'The last day on which the course takes applications: from today, and before the month of the intake. Another intake takes it away, unless it is given with that.',
  )
  closesOn?: string | null;

  @OptionalTextField('The notes', 5000, { example: 'Reference number 4711' })
  notes?: string | null;
}

export class StageChange {
  @ChoiceField('The stage', STAGES, { enumName: 'ApplicationStage', example: 'preparing' })
  stage!: Stage;

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    description: "On which it happened; without it, today at the office's",
    example: '2026-11-20',
  })
  @IsOptional()
  @PastDay()
  day?: string | null;
}

export class StageCorrection {
  @TextField('The reason', 1, 500, { example: 'I pressed the wrong button.' })
  reason!: string;
}

export class AskedUniversity {
  @ApiProperty({ type: String, format: 'date', description: 'On which it was asked', example: '2026-11-20' })
  @PastDay()
  day!: string;
}

export class ApplicationUniversity {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ example: 'The University of Melbourne' })
  name!: string;

  @ApiProperty({ example: 'Melbourne' })
  city!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'State, province, Land or région; in the United Kingdom the nation',
    example: 'Victoria',
  })
  region!: string | null;

  @ApiProperty({ example: 'Australia' })
  country!: string;

  @ApiProperty({ type: String, nullable: true, description: 'public, private or church', example: 'public' })
  sector!: string | null;
}

export class ApplicationDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ type: ApplicationUniversity })
  university!: ApplicationUniversity;

  @ApiProperty({ type: String, nullable: true, example: 'MSc Data Science' })
  programme!: string | null;

  @ApiProperty({ enum: PROGRAM_LEVELS, example: 'masters' })
  level!: ProgramLevel;

  @ApiProperty({ type: String, nullable: true, description: 'Year and month', example: '2027-09' })
  intake!: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day on which the course takes applications, as the student says',
    example: null,
  })
  closesOn!: string | null;

  @ApiProperty({ enum: STAGES, enumName: 'ApplicationStage', example: 'planned' })
  stage!: Stage;

  @ApiProperty({ format: 'date', description: 'When this stage was reached', example: '2026-11-20' })
  stageSince!: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'When the university was last asked in this stage, and nothing had changed',
    example: null,
  })
  unchangedOn!: string | null;

  @ApiProperty({
    enum: STAGES,
    enumName: 'ApplicationStage',
    isArray: true,
    description: 'Which the caller may set now; for students, none: it is closed',
    example: ['preparing', 'withdrawn'],
  })
  nextStages!: Stage[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'Until when the caller can take back the last stage or inquiry; null: there is none of late, or somebody else set it',
    example: null,
  })
  undoUntil!: Date | null;

  @ApiProperty({ type: 'integer', description: 'Counts the changes; for If-Match', example: 1 })
  version!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;
}

class ApplicationFieldChange {
  @ApiProperty({ example: 'stage' })
  field!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null, too, for notes', example: 'planned' })
  from!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null, too, for notes', example: 'preparing' })
  to!: string | null;
}

export class ApplicationEventDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({
    enum: EVENT_ACTIONS,
    description:
      '`stage`: it went on to another stage. `asked`: the university was asked, and nothing had changed. `details`: what is told of it was corrected, or by when its offer is to be answered. `correction`: the last stage had been wrong, and the one before holds again; the reason is among the changes',
    example: 'stage',
  })
  action!: EventAction;

  @ApiProperty({ enum: EVENT_ACTORS, description: 'Whose act it was', example: 'student' })
  actor!: EventActor;

  @ApiProperty({ type: String, nullable: true, description: 'Of staff, their name', example: null })
  actorName!: string | null;

  @ApiProperty({ type: [ApplicationFieldChange] })
  changes!: ApplicationFieldChange[];

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'On which the stage was reached or the university asked',
    example: '2026-11-20',
  })
  day!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  undoneAt!: Date | null;
}

export class ListedApplication extends ApplicationDto {
  @ApiProperty({ type: [OpenTask], description: 'Those that are not done, the next first' })
  openTasks!: OpenTask[];

  @ApiProperty({
    type: 'integer',
    description: 'How many of its documents need a change, as staff say',
    example: 0,
  })
  documentsToChange!: number;
}

/** An application as staff see it with whom it is shared: without the student's notes. */
export class SharedApplication extends ApplicationDto {
  @ApiProperty({ type: [ApplicationEventDto], description: 'Oldest first' })
  history!: ApplicationEventDto[];
}

export class ApplicationDetails extends SharedApplication {
  @ApiProperty({ type: String, nullable: true, example: 'Reference number 4711' })
  notes!: string | null;
}

export class ApplicationRemoval {
  @ApiProperty({ description: 'False when there was nothing to remove', example: true })
  removed!: boolean;
}
