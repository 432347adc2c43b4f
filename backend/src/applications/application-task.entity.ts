import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Application } from './application.entity.js';
import type { TaskStage } from './stages.js';

export const TASK_OWNERS = ['student', 'counselor'] as const;
export type TaskOwner = (typeof TASK_OWNERS)[number];

/** The rule of the task to answer an offer. */
export const REPLY_RULE = 'accept';

/** Something to do for an application: planned by one of the site's rules, or added by the student. */
@Entity('application_tasks')
@Check('application_tasks_owner', `"owner" IN ('student', 'counselor')`)
@Check('application_tasks_time', `"dueTime" ~ '^([01]\\d|2[0-3]):[0-5]\\d$'`)
@Check('application_tasks_done', `("doneAt" IS NULL) = ("doneBy" IS NULL)`)
@Check('application_tasks_before', `"beforeStage" IN ('submitted', 'accepted', 'visa')`)
@Check('application_tasks_done_by', `"doneBy" IN ('student', 'staff')`)
@Index('application_tasks_rule', ['applicationId', 'rule'], { unique: true })
@Index('application_tasks_due', ['dueAt'], { where: '"doneAt" IS NULL' })
@Index('application_tasks_open', ['applicationId', 'dueAt'], { where: '"doneAt" IS NULL' })
export class ApplicationTask {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  applicationId!: number;

  @ManyToOne(() => Application, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'applicationId', foreignKeyConstraintName: 'application_tasks_application_fk' })
  application!: Relation<Application>;

  /** The key of the rule that planned it, of which an application has one task; null for the student's own. */
  @Column('text', { nullable: true })
  rule!: string | null;

  @Column('text')
  owner!: TaskOwner;

  /** The stage before which it belongs: once that is reached, it is behind, done or not. */
  @Column('text', { nullable: true })
  beforeStage!: TaskStage | null;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('date')
  dueOn!: string;

  /** "18:00"; null is the end of the day. */
  @Column('text', { nullable: true })
  dueTime!: string | null;

  /** IANA name of the zone in which day and time count. */
  @Column('text')
  zone!: string;

  /** The moment that day, time and zone name. */
  @Column('timestamptz')
  dueAt!: Date;

  /** The student set the day, so that no plan moves it. */
  @Column('boolean', { default: false })
  pinned!: boolean;

  /** Its plan was made before the start, level or closing day changed, and its day was not settled since. */
  @Column('boolean', { default: false })
  outdated!: boolean;

  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;

  @Column('text', { nullable: true })
  doneBy!: 'student' | 'staff' | null;

  /** Of staff, as it was then. */
  @Column('text', { nullable: true })
  doneByName!: string | null;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
