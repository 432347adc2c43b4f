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
import type { Person } from '../admin/admin.guard.js';
import { Staff } from '../admin/staff.entity.js';
import { Application } from './application.entity.js';

/**
 * `stage`: it went on to another stage. `asked`: the university was asked, and nothing had changed. `details`: what is
 * told of it was corrected, or by when its offer is to be answered. `correction`: the last stage had been wrong, and the
 * one before holds again.
 */
export const EVENT_ACTIONS = ['stage', 'asked', 'details', 'correction'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

export const EVENT_ACTORS = ['student', 'staff'] as const;
export type EventActor = (typeof EVENT_ACTORS)[number];

/** Whether it was this person's act, or the student's with null. Only ADMIN_TOKEN, which is nobody's, goes by its name. */
export function isBy(staff: Person | null, { actor, actorId, actorName }: ApplicationEvent): boolean {
  if (staff === null) return actor === 'student';
  return (
    actor === 'staff' &&
    (staff.id === null ? actorId === null && actorName === staff.name : actorId === staff.id)
  );
}

/** Minutes in which a change can be undone. */
export const UNDO_MINUTES = 10;

/** What can be undone. */
export const UNDOABLE: readonly EventAction[] = ['stage', 'asked'];

/** Of notes only that they changed, not what they said. */
export interface FieldChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** What happened to an application after it was added, and by whom; goes with the application. */
@Entity('application_events')
@Check('application_events_actor', `"actor" IN ('student', 'staff')`)
@Check('application_events_action', `"action" IN ('stage', 'asked', 'details', 'correction')`)
@Index('application_events_application', ['applicationId', 'id'])
@Index('application_events_set_by_staff', ['createdAt'], {
  where: `"actor" = 'staff' AND "action" = 'stage'`,
})
export class ApplicationEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  applicationId!: number;

  @ManyToOne(() => Application, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'applicationId', foreignKeyConstraintName: 'application_events_application_fk' })
  application!: Relation<Application>;

  @Column('text', { default: 'student' })
  actor!: EventActor;

  /** Of staff, as it was then. */
  @Column('text', { nullable: true })
  actorName!: string | null;

  /** The person of the staff; null for the student, and for ADMIN_TOKEN. */
  @Column('integer', { nullable: true })
  actorId!: number | null;

  @ManyToOne(() => Staff)
  @JoinColumn({ name: 'actorId', foreignKeyConstraintName: 'application_events_actor_fk' })
  person?: Relation<Staff> | null;

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
