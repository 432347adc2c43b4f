import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Application } from './application.entity.js';

/**
 * `stage`: it went on to another stage. `asked`: the university was asked, and nothing had changed. `details`: what the
 * student tells of it was corrected.
 */
export const EVENT_ACTIONS = ['stage', 'asked', 'details'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/** Of notes only that they changed, not what they said. */
export interface FieldChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** What happened to an application after it was added, and by whom; goes with the application. */
@Entity('application_events')
@Check('application_events_action', `"action" IN ('stage', 'asked', 'details')`)
@Index('application_events_application', ['applicationId', 'id'])
export class ApplicationEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  applicationId!: number;

  @ManyToOne(() => Application, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'applicationId', foreignKeyConstraintName: 'application_events_application_fk' })
  application!: Relation<Application>;

  /** Only the student so far. */
  @Column('text', { default: 'student' })
  actor!: 'student';

  @Column('text')
  action!: EventAction;

  @Column('jsonb', { default: '[]' })
  changes!: FieldChange[];

  /** The day on which a stage was reached or the university was asked, which may be before it was entered. */
  @Column('date', { nullable: true })
  day!: string | null;

  /** Not now(), which is when the transaction began, before it waited for its lock. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;
}
