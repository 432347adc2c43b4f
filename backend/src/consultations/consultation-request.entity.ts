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
import { Staff } from '../admin/staff.entity.js';

export const CONSULTATION_STATUSES = ['new', 'contacted', 'scheduled', 'completed'] as const;
export type ConsultationStatus = (typeof CONSULTATION_STATUSES)[number];

/** Hours of the wall clock within which the site promises an answer. */
export const PROMISED_HOURS = 24;

/** What a visitor asked for through the contact form. */
@Entity('consultation_requests')
@Check('consultation_requests_status', `"status" IN ('new', 'contacted', 'scheduled', 'completed')`)
@Index('consultation_requests_created', { synchronize: false })
@Index('consultation_requests_status_created', { synchronize: false })
@Index('consultation_requests_country_created', { synchronize: false })
@Index('consultation_requests_first_answer', ['firstAnsweredAt', 'createdAt', 'firstAnsweredById'])
@Index('consultation_requests_assignee', ['assigneeId', 'createdAt', 'id'])
@Index('consultation_requests_waiting', { synchronize: false })
@Index('consultation_requests_assignee_waiting', ['assigneeId', 'waitingSince', 'id'], {
  where: '"waitingSince" IS NOT NULL',
})
@Index('consultation_requests_unescalated', ['waitingSince', 'id'], {
  where: '"waitingSince" IS NOT NULL AND "escalatedAt" IS NULL',
})
@Index('consultation_requests_same_email', { synchronize: false })
@Index('consultation_requests_same_phone', { synchronize: false })
@Index('consultation_requests_search', { synchronize: false })
@Index('consultation_requests_phone_digits', { synchronize: false })
export class ConsultationRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  phone!: string;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('text', { nullable: true })
  course!: string | null;

  @Column('text', { nullable: true })
  message!: string | null;

  @Column('text', { default: 'new' })
  status!: ConsultationStatus;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When it last changed. How long a request is kept counts from here. Our statements set it, TypeORM does not. */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** Name, e-mail and phone in lower case, one per line. The staff's search looks in this text. */
  @Column('text')
  searchText!: string;

  /** SHA-256 of the Idempotency-Key header; forgotten after a day. */
  @Column('text', { nullable: true, unique: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the body that came with the key. */
  @Column('text', { nullable: true })
  idempotencyBody!: string | null;

  /** SHA-256 of the token in the visitor's private link; null once the link has run out. */
  @Column('text', { nullable: true, unique: true })
  linkHash!: string | null;

  @Column('timestamptz', { nullable: true })
  linkExpiresAt!: Date | null;

  /** When the visitor withdrew it; its status stays what staff made it. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;

  /** When the status first left `new`. Setting it back to `new` within ten minutes clears this. */
  @Column('timestamptz', { nullable: true })
  firstContactedAt!: Date | null;

  /**
   * Since when the visitor waits for an answer; null: nobody waits. A change of status does not end it, an answer does. A
   * trigger ends it with the withdrawal.
   */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  waitingSince!: Date | null;

  /** When the visitor was first answered; null also for those who were contacted before answers were recorded. */
  @Column('timestamptz', { nullable: true })
  firstAnsweredAt!: Date | null;

  /** By whom; null: by nobody yet, or with ADMIN_TOKEN. */
  @Column('integer', { nullable: true })
  firstAnsweredById!: number | null;

  @ManyToOne(() => Staff)
  @JoinColumn({
    name: 'firstAnsweredById',
    foreignKeyConstraintName: 'consultation_requests_first_answer_fk',
  })
  firstAnsweredBy!: Relation<Staff> | null;

  /** When the mail was written that an answer is due soon; null for a new wait. */
  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;

  /** When the mails were written that an answer is overdue; null for a new wait. */
  @Column('timestamptz', { nullable: true })
  escalatedAt!: Date | null;

  /** Whose it is; null: nobody's yet. */
  @Column('integer', { nullable: true })
  assigneeId!: number | null;

  @ManyToOne(() => Staff)
  @JoinColumn({ name: 'assigneeId', foreignKeyConstraintName: 'consultation_requests_assignee_fk' })
  assignee!: Relation<Staff> | null;

  /**
   * Whether the automatic assignment may take it while it is nobody's and its visitor waits. Once somebody has had it, only
   * staff decide, until that person leaves, or the visitor waits anew.
   */
  @Column('boolean', { default: true })
  awaitsAssignment!: boolean;

  /** A trigger adds one whenever status or assignee change. */
  @Column('integer', { default: 1 })
  version!: number;
}
