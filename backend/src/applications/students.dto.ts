import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ChoiceField } from '../common/fields.js';
import { ChoiceQuery, CountQuery, FilterQuery } from '../common/query-fields.js';
import { type Assignee, NullableAssignee } from '../consultations/desk.dto.js';
import { SharedApplication, StageChange } from './applications.dto.js';
import { type Stage, STAGES } from './stages.js';

/** By which lists of students are sorted. The next due day of a task is another such order. */
export const STUDENT_SORTS = ['stalest'] as const;
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
}

export class StudentDetails extends SharingStudent {
  @ApiProperty({ type: [SharedApplication], description: 'Newest first' })
  applications!: SharedApplication[];
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
      'stalest: first whose open application has the oldest status; whoever has none open comes last',
    default: 'stalest',
  })
  sort?: StudentSort;

  @CountQuery('The limit', { description: 'Items a page; 100 without it, 500 at most' })
  limit?: number;

  @CountQuery('The cursor', { description: 'From the Link header of the page before' })
  cursor?: number;
}
