import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ChoiceField } from '../common/fields.js';
import { ChoiceQuery, CountQuery, FilterQuery } from '../common/query-fields.js';
import { type Assignee, NullableAssignee } from '../consultations/desk.dto.js';
import { SharedApplication, StageChange } from './applications.dto.js';
import { TASK_OWNERS, type TaskOwner } from './application-task.entity.js';
import { SharedDocument, SharedTask } from './plan.dto.js';
import { type Stage, STAGES } from './stages.js';

/** By which lists of students are sorted. */
export const STUDENT_SORTS = ['stalest', 'due'] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];

/** A student who shares applications with staff, through one request. */
class SharingStudent {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ description: 'As it is given in the request', example: 'Asha Rao' })
  name!: string;

  @ApiProperty({ example: 'asha@example.com' })
  email!: string;

  @ApiProperty({ type: 'integer', example: 1 })
  requestId!: number;

  @ApiProperty({ description: 'Whether tasks and documents are shared, too', example: true })
  sharesPlan!: boolean;

  @NullableAssignee('Whose the request is; null: unassigned')
  assignee!: Assignee | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  sharedSince!: string;
}

export interface StalestApplication {
  id: number;
  university: string;
  stage: Stage;
  stageSince: string;
  unchangedOn: string | null;
}

export interface NextTask {
  id: number;
  applicationId: number;
  university: string;
  title: string;
  owner: TaskOwner;
  dueOn: string;
  dueTime: string | null;
  zone: string;
  dueAt: string;
}

export interface NextOffer {
  applicationId: number;
  university: string;
  taskId: number | null;
  dueOn: string | null;
  dueTime: string | null;
  zone: string | null;
  pinned: boolean | null;
}

export interface NextClosing {
  applicationId: number;
  university: string;
  country: string;
  region: string | null;
  city: string;
  closesOn: string;
}

export class SharedStudent extends SharingStudent {
  @ApiProperty({ type: 'integer', example: 4 })
  applications!: number;

  @ApiProperty({ type: 'integer', description: 'How many of them are open', example: 3 })
  open!: number;

  @ApiProperty({
    type: 'object',
    nullable: true,
    description: 'The open application whose status is the oldest; null: none is open',
    properties: {
      id: { type: 'integer' },
      university: { type: 'string' },
      stage: { type: 'string', enum: [...STAGES] },
      stageSince: { type: 'string', format: 'date' },
      unchangedOn: { type: 'string', format: 'date', nullable: true },
    },
    required: ['id', 'university', 'stage', 'stageSince', 'unchangedOn'],
    example: {
      id: 1,
      university: 'The University of Melbourne',
      stage: 'submitted' satisfies Stage,
      stageSince: '2026-11-20',
      unchangedOn: null,
    },
  })
  stalest!: StalestApplication | null;

  @ApiProperty({
    type: 'integer',
    description: 'Of open applications, those to be looked at; 0 when documents are not shared',
    example: 1,
  })
  documentsReady!: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Of open applications, those with tasks that were planned before the start, level or closing day changed; 0 when tasks are not shared',
    example: 0,
  })
  outdatedPlans!: number;

  @ApiProperty({
    type: 'object',
    nullable: true,
    description: 'The next task of an open application; null: there is none, or tasks are not shared',
    properties: {
      id: { type: 'integer' },
      applicationId: { type: 'integer' },
      university: { type: 'string' },
      title: { type: 'string' },
      owner: { type: 'string', enum: [...TASK_OWNERS] },
      dueOn: { type: 'string', format: 'date' },
      dueTime: { type: 'string', nullable: true },
      zone: { type: 'string' },
      dueAt: { type: 'string', format: 'date-time' },
    },
    required: ['id', 'applicationId', 'university', 'title', 'owner', 'dueOn', 'dueTime', 'zone', 'dueAt'],
    example: {
      id: 1,
      applicationId: 1,
      university: 'The University of Melbourne',
      title: 'Send the application',
      owner: 'student' satisfies TaskOwner,
      dueOn: '2027-01-13',
      dueTime: '18:00',
      zone: 'Europe/London',
      dueAt: '2027-01-13T18:00:00.000Z',
    },
  })
  nextTask!: NextTask | null;

  @ApiProperty({
    type: 'object',
    nullable: true,
    description:
      'The offer that is to be answered first, with the day of the task that answers it, if that is known and shared; null: there is none',
    properties: {
      applicationId: { type: 'integer' },
      university: { type: 'string' },
      taskId: { type: 'integer', nullable: true },
      dueOn: { type: 'string', format: 'date', nullable: true },
      dueTime: { type: 'string', nullable: true },
      zone: { type: 'string', nullable: true },
      pinned: {
        type: 'boolean',
        nullable: true,
        description:
          'Whether somebody entered the day; false: it is the plan’s own, and the offer may name another',
      },
    },
    required: ['applicationId', 'university', 'taskId', 'dueOn', 'dueTime', 'zone', 'pinned'],
    example: {
      applicationId: 2,
      university: 'University of Manchester',
      taskId: 9,
      dueOn: '2026-12-05',
      dueTime: null,
      zone: 'Europe/London',
      pinned: true,
    },
  })
  nextOffer!: NextOffer | null;

  @ApiProperty({
    type: 'object',
    nullable: true,
    description:
      'The next day on which a course closes, as the student entered it, of an application that is not sent; null: none is known',
    properties: {
      applicationId: { type: 'integer' },
      university: { type: 'string' },
      country: {
        type: 'string',
        description: 'With region and city it tells the zone in which the day counts',
      },
      region: { type: 'string', nullable: true },
      city: { type: 'string' },
      closesOn: { type: 'string', format: 'date' },
    },
    required: ['applicationId', 'university', 'country', 'region', 'city', 'closesOn'],
    example: {
      applicationId: 3,
      university: 'University of Toronto',
      country: 'Canada',
      region: 'Ontario',
      city: 'Toronto',
      closesOn: '2026-12-01',
    },
  })
  nextClosing!: NextClosing | null;
}

/** With its plan, if that is shared. */
export class StudentApplication extends SharedApplication {
  @ApiProperty({ type: [SharedTask], description: 'The next first, without the student’s notes' })
  tasks!: SharedTask[];

  @ApiProperty({ type: [SharedDocument], description: 'In the order in which they were added' })
  documents!: SharedDocument[];
}

export class StudentDetails extends SharingStudent {
  @ApiProperty({ type: [StudentApplication], description: 'Newest first' })
  applications!: StudentApplication[];
}

export class DecidedStage extends OmitType(StageChange, ['stage']) {
  @ChoiceField('The stage', STAGES, { enumName: 'ApplicationStage', example: 'offer' })
  stage!: Stage;
}

export class StudentsQuery {
  @FilterQuery('The search', [], {
    description: 'Part of name, e-mail or phone number, as in the list of requests',
  })
  search?: string;

  @FilterQuery('The assignee', ['all'], {
    description: 'A number of a person, "me", or "none" for unassigned requests; "all" or "" is no filter',
  })
  assignee?: string;

  @ChoiceQuery('The order', STUDENT_SORTS, {
    description:
      'stalest: first whose open application has the oldest status. due: first whose next open task is due. Whoever has none comes last.',
    default: 'stalest',
  })
  sort?: StudentSort;

  @CountQuery('The limit', { description: 'Items a page; 100 without it, 500 at most' })
  limit?: number;

  @CountQuery('The cursor', { description: 'From the Link header of the page before' })
  cursor?: number;
}
