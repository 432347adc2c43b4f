import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoiceField, OptionalChoicesField, OptionalNumberField } from '../common/fields.js';
import { MAIL_STATES, type MailState } from '../mail/mail.entity.js';
import { DESTINATIONS, FIELDS_OF_STUDY } from '../universities/destinations.js';
import { PROGRAM_LEVELS, type ProgramLevel } from './user.entity.js';
import { PasswordField } from './users.dto.js';

const MAX_BUDGET_USD = 1_000_000;

/** What a student has filled in; null and [] for anything left empty. */
export class StudentProfile {
  @ApiProperty({ type: Number, nullable: true, description: 'On the 4.0 scale', example: 3.45 })
  gpa!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Out of 10, as the university gave it',
    example: 8.1,
  })
  cgpa!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'As the university gave it', example: 72.5 })
  percentage!: number | null;

  @ApiProperty({ type: String, nullable: true, enum: [...PROGRAM_LEVELS, null], example: 'masters' })
  programLevel!: ProgramLevel | null;

  @ApiProperty({ type: String, nullable: true, enum: [...FIELDS_OF_STUDY, null], example: 'Engineering' })
  fieldOfStudy!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Tuition a year, US dollars',
    example: 30000,
  })
  budgetUSD!: number | null;

  @ApiProperty({ enum: DESTINATIONS, isArray: true, example: ['Canada', 'Ireland'] })
  destinations!: string[];
}

export class Account extends StudentProfile {
  @ApiProperty({ example: 'asha@example.com' })
  username!: string;

  @ApiProperty({ format: 'date-time', description: 'Member since', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({ type: 'integer', description: 'Different universities on the shortlist', example: 4 })
  savedUniversities!: number;
}

/** Absent fields stay as they are; null clears a field. */
export class ProfileChange {
  @OptionalNumberField(
    'The GPA',
    { min: 0, max: 4, decimals: 2 },
    { description: 'On the 4.0 scale, at most two decimals', example: 3.45 },
  )
  gpa?: number | null;

  @OptionalNumberField(
    'The CGPA',
    { min: 0, max: 10, decimals: 2 },
    { description: 'Out of 10, at most two decimals; beside the GPA that it stands for', example: 8.1 },
  )
  cgpa?: number | null;

  @OptionalNumberField(
    'The percentage',
    { min: 0, max: 100, decimals: 2 },
    { description: 'At most two decimals; beside the GPA that it stands for', example: 72.5 },
  )
  percentage?: number | null;

  @OptionalChoiceField('The program level', PROGRAM_LEVELS, { example: 'masters' })
  programLevel?: ProgramLevel | null;

  @OptionalChoiceField('The field of study', FIELDS_OF_STUDY, { example: 'Engineering' })
  fieldOfStudy?: string | null;

  @OptionalNumberField(
    'The budget',
    { min: 0, max: MAX_BUDGET_USD },
    { description: 'Tuition a year, whole US dollars', example: 30000 },
  )
  budgetUSD?: number | null;

  @OptionalChoicesField('The destinations', DESTINATIONS, { example: ['Canada', 'Ireland'] })
  destinations?: string[];
}

/** A password that is too short to be one is a wrong one. */
export const WRONG_PASSWORD = 'This is not your current password.';

export class PasswordChange {
  @PasswordField(WRONG_PASSWORD)
  currentPassword!: string;

  @PasswordField()
  newPassword!: string;
}

export class PasswordChanged {
  @ApiProperty({ type: 'integer', description: 'Sessions elsewhere that were ended', example: 1 })
  endedSessions!: number;
}

export class AccountDeletion {
  @PasswordField(WRONG_PASSWORD)
  password!: string;
}

export class AccountDeleted {
  @ApiProperty({ example: true })
  deleted!: boolean;
}

class ExportedAccount extends StudentProfile {
  @ApiProperty({ example: 'asha@example.com' })
  username!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  emailConfirmedAt!: Date | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;
}

class ExportedShortlistEntry {
  @ApiProperty({ type: 'integer', example: 1 })
  universityId!: number;

  @ApiProperty({ example: 'The University of Melbourne' })
  university!: string;

  @ApiProperty({ example: 'Engineering' })
  fieldOfStudy!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;
}

class ExportedComparison {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ example: 'Jv8w0Zb5nTqXr2LkM9sYc4PdHfA1uEoGi7RtVxBzKWQ' })
  token!: string;

  @ApiProperty({ type: [Number], example: [1, 2] })
  universityIds!: number[];

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;
}

class ExportedApplicationEvent {
  @ApiProperty({ example: 'stage' })
  action!: string;

  @ApiProperty({ example: 'student' })
  actor!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Of staff, their name', example: null })
  actorName!: string | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    example: [{ field: 'stage', from: 'planned', to: 'preparing' }],
  })
  changes!: object[];

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-11-20' })
  day!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  undoneAt!: Date | null;
}

class ExportedTask {
  @ApiProperty({ example: 'Send the application' })
  title!: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  note!: string | null;

  @ApiProperty({ example: 'student' })
  owner!: string;

  @ApiProperty({ type: String, nullable: true, example: 'apply' })
  rule!: string | null;

  @ApiProperty({ format: 'date', example: '2027-01-13' })
  dueOn!: string;

  @ApiProperty({ type: String, nullable: true, example: '18:00' })
  dueTime!: string | null;

  @ApiProperty({ example: 'Europe/London' })
  zone!: string;

  @ApiProperty({ example: false })
  pinned!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  doneAt!: Date | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  doneBy!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of staff, their name', example: null })
  doneByName!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;
}

class ExportedDocument {
  @ApiProperty({ example: 'Passport' })
  name!: string;

  @ApiProperty({ example: 'ready' })
  state!: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  note!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What staff say of it', example: null })
  comment!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  reviewedBy!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  reviewedAt!: Date | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;
}

export class ExportedApplication {
  @ApiProperty({ type: 'integer', example: 1 })
  universityId!: number;

  @ApiProperty({ example: 'The University of Melbourne' })
  university!: string;

  @ApiProperty({ type: String, nullable: true, example: 'MSc Data Science' })
  programme!: string | null;

  @ApiProperty({ enum: PROGRAM_LEVELS, example: 'masters' })
  level!: ProgramLevel;

  @ApiProperty({ type: String, nullable: true, example: '2027-09' })
  intake!: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-01-15' })
  closesOn!: string | null;

  @ApiProperty({ example: 'planned' })
  stage!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Reference number 4711' })
  notes!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({ type: [ExportedApplicationEvent] })
  history!: ExportedApplicationEvent[];

  @ApiProperty({ type: [ExportedTask] })
  tasks!: ExportedTask[];

  @ApiProperty({ type: [ExportedDocument] })
  documents!: ExportedDocument[];
}

class ExportedSharing {
  @ApiProperty({ description: 'Whether tasks and documents are shared, too', example: true })
  plan!: boolean;

  @ApiProperty({ type: 'integer', description: 'Number of the consultation request', example: 1 })
  requestId!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;
}

class ExportedPlanSettings {
  @ApiProperty({ example: true })
  reminders!: boolean;

  @ApiProperty({ example: 'Asia/Kolkata' })
  timeZone!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  remindedAt!: Date | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of the calendar feed', example: null })
  calendarToken!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of the link for the family', example: null })
  familyToken!: string | null;
}

/** A session, or a mailed link. */
class ExportedAccess {
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({ format: 'date-time', example: '2026-11-27T09:30:00.000Z' })
  expiresAt!: Date;
}

class ExportedMail {
  @ApiProperty({ example: 'password-reset' })
  kind!: string;

  @ApiProperty({ enum: MAIL_STATES, example: 'sent' })
  state!: MailState;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T09:30:01.000Z' })
  sentAt!: Date | null;
}

/** Everything stored about an account but the hashes of its password, sessions and links. */
export class AccountExport {
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  exportedAt!: Date;

  @ApiProperty({ type: ExportedAccount })
  account!: ExportedAccount;

  @ApiProperty({ type: [ExportedShortlistEntry] })
  shortlist!: ExportedShortlistEntry[];

  @ApiProperty({ type: [ExportedComparison] })
  comparisons!: ExportedComparison[];

  @ApiProperty({ type: [ExportedApplication] })
  applications!: ExportedApplication[];

  @ApiProperty({ type: [ExportedSharing], description: 'The request with which the applications are shared' })
  applicationSharing!: ExportedSharing[];

  @ApiProperty({ type: [ExportedPlanSettings], description: 'One, once something was set or reminded of' })
  planSettings!: ExportedPlanSettings[];

  @ApiProperty({ type: [ExportedAccess] })
  sessions!: ExportedAccess[];

  @ApiProperty({ type: [ExportedAccess], description: 'Mailed links to choose a new password' })
  passwordLinks!: ExportedAccess[];

  @ApiProperty({ type: [ExportedAccess], description: 'Mailed links that confirm the e-mail address' })
  confirmationLinks!: ExportedAccess[];

  @ApiProperty({ type: [ExportedMail], description: 'Mails about the account' })
  mails!: ExportedMail[];
}

/** An account as staff see it. */
export class AccountAtAGlance {
  @ApiProperty({ example: 'asha@example.com' })
  username!: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({ type: 'integer', description: 'Universities saved', example: 4 })
  saved!: number;
}

export class AccountsAtAGlance {
  @ApiProperty({ type: 'integer', example: 42 })
  total!: number;

  @ApiProperty({ type: [AccountAtAGlance], description: 'Newest first, 20 at most' })
  newest!: AccountAtAGlance[];
}
