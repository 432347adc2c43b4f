import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { type LastContact, LastContactProperty } from './contacts.dto.js';
import { DayQuery } from './day-query.js';
import { ROLES, type Role } from '../admin/staff.entity.js';
import {
  ChoiceField,
  IdField,
  isId,
  NullableIdField,
  OptionalChoiceField,
  TextField,
} from '../common/fields.js';
import { MAX_ID } from '../common/id-param.js';
import { CountQuery, FilterQuery } from '../common/query-fields.js';
import { DESTINATIONS } from '../universities/destinations.js';
import { CONSULTATION_STATUSES, type ConsultationStatus } from './consultation-request.entity.js';
import { AnsweredRequest, ConsultationEventDto } from './consultations.dto.js';

export const DUE = ['waiting', 'overdue', 'today'] as const;
export type Due = (typeof DUE)[number];
export const SORTS = ['newest', 'oldest', 'waiting'] as const;
/** What the `country` filter calls requests without one. */
export const NO_COUNTRY = 'none';
const MAX_CHANGES = 500;

/** Whose a request is. */
export class Assignee {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ example: 'Ravi Iyer' })
  name!: string;
}

/** A person or null. OpenAPI 3.0 has no way to say that a reference may be null. */
export function NullableAssignee(description: string) {
  return ApiProperty({
    type: 'object',
    nullable: true,
    description,
    properties: { id: { type: 'integer' }, name: { type: 'string' } },
    required: ['id', 'name'],
    example: { id: 1, name: 'Ravi Iyer' },
  });
}

/** An active member of staff, as somebody to whom requests can be assigned. */
export class Colleague extends Assignee {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null for persons who were only a token’s name before',
    example: 'ravi@example.com',
  })
  email!: string | null;

  @ApiProperty({ enum: ROLES, enumName: 'StaffRole', example: 'counselor' })
  role!: Role;

  @ApiProperty({ type: [String], example: ['English', 'Hindi'] })
  languages!: string[];

  @ApiProperty({ type: [String], description: 'Destinations; none: all', example: ['Canada'] })
  countries!: string[];

  @ApiProperty({
    type: 'integer',
    description: 'Requests that are not withdrawn, and not completed unless the visitor waits',
    example: 7,
  })
  open!: number;
}

/** A request as the staff desk shows it. */
export class DeskRequest extends AnsweredRequest {
  @LastContactProperty()
  lastContact!: LastContact | null;

  @ApiProperty({
    type: 'integer',
    description: 'Messages of the visitor that nobody on the desk has seen yet',
    example: 0,
  })
  unseenMessages!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When its status first left `new`; null again when that was undone within ten minutes',
    example: null,
  })
  firstContactedAt!: string | null;

  @NullableAssignee('Null: nobody has it yet')
  assignee!: Assignee | null;

  @ApiProperty({
    type: 'integer',
    description: 'Grows with every change of status or assignee; in quotes, it is the ETag for `If-Match`',
    example: 3,
  })
  version!: number;
}

/** A request after an attempt to reach its visitor. */
export class RecordedContact extends DeskRequest {
  @ApiProperty({ type: 'integer', description: 'The attempt, to take it back', example: 12 })
  contactId!: number;
}

export class OtherRequest {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ example: 'Asha Rao' })
  name!: string;

  @ApiProperty({ enum: CONSULTATION_STATUSES, enumName: 'ConsultationStatus', example: 'completed' })
  status!: ConsultationStatus;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-10-02T09:30:00.000Z' })
  createdAt!: string;

  @ApiProperty({ example: true })
  sameEmail!: boolean;

  @ApiProperty({ description: 'Same last ten digits', example: true })
  samePhone!: boolean;
}

export class ConsultationRequestDetails extends DeskRequest {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The number of the student who shares applications with this request; null: nobody does',
    example: null,
  })
  studentId!: number | null;

  @ApiProperty({ type: [ConsultationEventDto], description: 'Oldest first; notes are among it' })
  history!: ConsultationEventDto[];

  @ApiProperty({
    type: [OtherRequest],
    description:
      'Other requests with the same e-mail address or phone number, newest first: the 20 that came in before it, and from there to 20 those that came in after it',
  })
  others!: OtherRequest[];

  @ApiProperty({
    type: 'integer',
    description: 'How many others have the same e-mail address; not counted beyond 1,000',
    example: 2,
  })
  sameEmailCount!: number;

  @ApiProperty({
    type: 'integer',
    description:
      'How many others have the same last ten digits of the phone number; not counted beyond 1,000',
    example: 1,
  })
  samePhoneCount!: number;
}

/** Which requests. */
export class ConsultationRequestFilter {
  @FilterQuery('The status', ['all'], {
    description: 'new, contacted, scheduled or completed; "all" or "" is no filter',
  })
  status?: ConsultationStatus;

  @FilterQuery('The search', [], {
    description:
      'Part of name or e-mail in any case, or part of the phone number; one of 3 digits or more also finds numbers written with other separators, and one of more than ten is looked for by its last ten',
  })
  search?: string;

  @FilterQuery('The country', ['all'], {
    description: 'A destination, or "none" for requests without one; "all" or "" is no filter',
  })
  country?: string;

  @FilterQuery('The due date', ['all'], {
    description:
      'Requests whose visitor waits for an answer, whatever the status: "waiting" is all of them, "overdue" after 24 hours, "today" when the 24 hours end later today in the office',
  })
  due?: Due;

  @FilterQuery('The assignee', ['all'], {
    description:
      '"me", "none" for requests that nobody has yet, or a person\'s number; "all" or "" is no filter',
  })
  assignee?: string;

  @DayQuery('The first day', { description: "First day on which they came in, in the office's time zone" })
  from?: string;

  @DayQuery('The last day', { description: "Last day on which they came in, in the office's time zone" })
  to?: string;

  @FilterQuery('The order', [], {
    description:
      '"newest" first (without it), "oldest" first, or "waiting": only those that wait, the longest wait first',
  })
  sort?: (typeof SORTS)[number];
}

export class ConsultationRequestQuery extends ConsultationRequestFilter {
  @CountQuery('The limit', { description: 'Items a page; 500 without it and at most' })
  limit?: number;

  @CountQuery('The cursor', { description: 'From the Link header of the page before' })
  cursor?: number;
}

export class StatusChange {
  @ChoiceField('The status', CONSULTATION_STATUSES, { enumName: 'ConsultationStatus', example: 'contacted' })
  status!: ConsultationStatus;

  @OptionalChoiceField('The expected status', CONSULTATION_STATUSES, {
    description:
      'The status it is thought to have: with another one nothing is changed and the answer is 409, unless it has the wanted status already',
    example: 'new',
  })
  expectedStatus?: ConsultationStatus | null;
}

export class RequestStatusChange extends StatusChange {
  @IdField('The id', { example: 1 })
  id!: number;
}

const CHANGES = `The changes must be a list of 1 to ${MAX_CHANGES}, each with a different id, a status, and perhaps the expected status.`;

export class StatusChanges {
  @ApiProperty({ type: [RequestStatusChange], minItems: 1, maxItems: MAX_CHANGES })
  @ValidateBy({ name: 'changes', validator: { validate: areChanges } }, { message: CHANGES })
  changes!: RequestStatusChange[];
}

function areChanges(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_CHANGES) return false;
  // As OptionalChoiceField has it.
  const isNone = (text: unknown) => text === null || text === '';
  const isStatus = (text: unknown) => CONSULTATION_STATUSES.includes(text as ConsultationStatus);
  return (
    value.every((item: Partial<RequestStatusChange> | null) => {
      const { id, status, expectedStatus = null } = item ?? {};
      const isId = Number.isInteger(id) && id! >= 1 && id! <= MAX_ID;
      return isId && isStatus(status) && (isNone(expectedStatus) || isStatus(expectedStatus));
    }) && new Set(value.map(({ id }: RequestStatusChange) => id)).size === value.length
  );
}

/** Whose a request is to be. */
export class AssigneeChange {
  @NullableIdField('The assignee', {
    description: "An active person's number, the caller's own to claim it; null releases it",
    example: 1,
  })
  assigneeId!: number | null;
}

export class RequestAssignment extends AssigneeChange {
  @IdField('The id', { example: 1 })
  id!: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    nullable: true,
    description: 'Whose it is thought to be, null for nobody: with another one it is not changed',
    example: null,
  })
  expectedAssigneeId?: number | null;
}

const ASSIGNMENTS = `The changes must be a list of 1 to ${MAX_CHANGES}, each with a different id, an assignee or null, and perhaps the expected one.`;

export class Assignments {
  @ApiProperty({ type: [RequestAssignment], minItems: 1, maxItems: MAX_CHANGES })
  @ValidateBy({ name: 'changes', validator: { validate: areAssignments } }, { message: ASSIGNMENTS })
  changes!: RequestAssignment[];
}

function areAssignments(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_CHANGES) return false;
  const isKnown = (id: unknown) => isId(id) && Number(id) <= MAX_ID;
  return (
    value.every((item: Partial<RequestAssignment> | null) => {
      const { id, assigneeId, expectedAssigneeId = null } = item ?? {};
      const persons = [assigneeId, expectedAssigneeId];
      return isKnown(id) && persons.every((person) => person === null || isKnown(person));
    }) && new Set(value.map(({ id }: RequestAssignment) => id)).size === value.length
  );
}

export const UNCHANGED_REASONS = ['conflict', 'same', 'missing'] as const;

export class ChangedRequest {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ enum: CONSULTATION_STATUSES, enumName: 'ConsultationStatus', example: 'new' })
  from!: ConsultationStatus;

  @ApiProperty({ enum: CONSULTATION_STATUSES, enumName: 'ConsultationStatus', example: 'contacted' })
  to!: ConsultationStatus;

  @ApiProperty({ type: 'integer', description: 'Its version now', example: 3 })
  version!: number;
}

export class UnchangedRequest {
  @ApiProperty({ type: 'integer', example: 2 })
  id!: number;

  @ApiProperty({
    enum: UNCHANGED_REASONS,
    enumName: 'UnchangedReason',
    description:
      '`conflict`: it is not as expected any more. `same`: it is as wanted already. `missing`: there is no such request',
    example: 'conflict',
  })
  reason!: (typeof UNCHANGED_REASONS)[number];

  @ApiProperty({
    description: 'The reason in words',
    example: 'This request is “contacted” already. Ravi set it so on 20 Nov 2026, 15:05 IST.',
  })
  detail!: string;
}

export class SingleStatusChangeResult extends DeskRequest {
  @ApiPropertyOptional({
    description:
      'Only where another status was expected than it had, and that was the wanted one already: who set it, and when',
    example: 'This request is “contacted” already. Ravi set it so on 20 Nov 2026, 15:05 IST.',
  })
  unchanged?: string;
}

export class StatusChangesResult {
  @ApiProperty({ type: [ChangedRequest] })
  changed!: ChangedRequest[];

  @ApiProperty({ type: [UnchangedRequest] })
  unchanged!: UnchangedRequest[];

  @ApiProperty({
    type: [RequestStatusChange],
    description: 'Sent back as `changes`, these undo what was changed, except where somebody has gone on',
  })
  undo!: RequestStatusChange[];
}

export class ChangedAssignee {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @NullableAssignee('Whose it was')
  from!: Assignee | null;

  @NullableAssignee('Whose it is now')
  to!: Assignee | null;

  @ApiProperty({ type: 'integer', description: 'Its version now', example: 3 })
  version!: number;
}

export class AssignmentsResult {
  @ApiProperty({ type: [ChangedAssignee] })
  changed!: ChangedAssignee[];

  @ApiProperty({ type: [UnchangedRequest] })
  unchanged!: UnchangedRequest[];

  @ApiProperty({
    type: [RequestAssignment],
    description:
      'Sent back as `changes`, these undo what was changed, except where somebody has gone on. What a counselor gave to a colleague is not among them',
  })
  undo!: RequestAssignment[];
}

export class NewStaffNote {
  @TextField('The note', 1, 5000, { lines: true, example: 'Wants to start in January; call back on Monday.' })
  text!: string;
}

export class StatusCounts {
  @ApiProperty({ type: 'integer', example: 12 })
  new!: number;

  @ApiProperty({ type: 'integer', example: 10 })
  contacted!: number;

  @ApiProperty({ type: 'integer', example: 8 })
  scheduled!: number;

  @ApiProperty({ type: 'integer', example: 12 })
  completed!: number;
}

export class ConsultationSummary extends StatusCounts {
  @ApiProperty({ type: 'integer', example: 42 })
  total!: number;

  @ApiProperty({ type: 'integer', description: 'What `due=overdue` lists', example: 3 })
  overdue!: number;

  @ApiProperty({ type: 'integer', description: 'What `due=today` lists', example: 5 })
  dueToday!: number;

  @ApiProperty({ type: 'integer', description: 'What `due=waiting` lists', example: 12 })
  waiting!: number;

  @ApiProperty({ type: 'integer', description: 'What `due=waiting&assignee=me` lists', example: 4 })
  waitingMine!: number;

  @ApiProperty({ type: 'integer', description: 'What `due=waiting&assignee=none` lists', example: 1 })
  waitingUnassigned!: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description:
      'Median minutes from a request to its first answer, over the first answers of the last 30 days (the newest 10,000), for a counselor over their own; null when there are none',
    example: 214.5,
  })
  medianFirstResponseMinutes!: number | null;
}

export class DayCount {
  @ApiProperty({ type: String, format: 'date', example: '2026-11-20' })
  day!: string;

  @ApiProperty({ type: 'integer', example: 7 })
  requests!: number;
}

export class CountryCount {
  @ApiProperty({ type: String, nullable: true, enum: [...DESTINATIONS, null], example: 'Canada' })
  country!: string | null;

  @ApiProperty({ type: 'integer', example: 7 })
  requests!: number;
}

/** The requests of the last 30 days in the office's time zone, today among them. */
export class ConsultationStatistics {
  @ApiProperty({ type: String, format: 'date', example: '2026-10-22' })
  from!: string;

  @ApiProperty({ type: String, format: 'date', example: '2026-11-20' })
  to!: string;

  @ApiProperty({ type: [DayCount], description: 'Every day, oldest first' })
  days!: DayCount[];

  @ApiProperty({ type: StatusCounts })
  statuses!: StatusCounts;

  @ApiProperty({ type: [CountryCount], description: 'Most requests first' })
  countries!: CountryCount[];
}
