import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { ConsultationRequest } from '../consultations/consultation-request.entity.js';
import { User } from '../users/user.entity.js';

/** The `stalestOn` and `nextDueOn` of whoever has nothing open: after all days that there are. */
export const NOTHING_OPEN = '2200-01-01';

/**
 * A student shares the applications with the staff who see one of the student's requests. It ends when the student says
 * so, and with the request: a trigger ends it with the withdrawal.
 */
@Entity('application_sharings')
@Unique('application_sharings_request', ['requestId'])
@Index('application_sharings_stalest', ['stalestOn', 'userId'])
@Index('application_sharings_assignee_stalest', ['assigneeId', 'stalestOn', 'userId'])
@Index('application_sharings_due', ['nextDueOn', 'userId'])
@Index('application_sharings_assignee_due', ['assigneeId', 'nextDueOn', 'userId'])
export class ApplicationSharing {
  @PrimaryColumn('integer')
  userId!: number;

  @OneToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'application_sharings_user_fk' })
  user!: Relation<User>;

  @Column('integer')
  requestId!: number;

  @ManyToOne(() => ConsultationRequest, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'requestId', foreignKeyConstraintName: 'application_sharings_request_fk' })
  request!: Relation<ConsultationRequest>;

  /** Of the request; a trigger keeps it, so that the list of a counselor is one range of an index. */
  @Column('integer', { nullable: true })
  assigneeId!: number | null;

  /** The day of the oldest status among the open applications. */
  @Column('date', { default: NOTHING_OPEN })
  stalestOn!: string;

  /** Whether tasks and documents are shared, too. */
  @Column('boolean', { default: false })
  plan!: boolean;

  /** The day of the next open task of an open application, if tasks are shared. */
  @Column('date', { default: NOTHING_OPEN })
  nextDueOn!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
