import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { MailKind } from './messages.js';

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * The outbox: a mail is written in the transaction of what caused it and goes with what it is about. Once sent, who got
 * it and what it said are forgotten. What it may be about is named as text: this module knows none of those that send.
 */
@Entity('mails')
@Check('mails_state', `"state" IN ('waiting', 'sent', 'failed')`)
@Check(
  'mails_content',
  `("state" = 'sent') = ("recipient" IS NULL) AND ("recipient" IS NULL) = ("data" IS NULL)`,
)
@Index('mails_due', ['nextAttemptAt'], { where: `state = 'waiting'` })
export class Mail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Its Message-ID, from the first attempt on the same however often it is sent. */
  @Column('text', { nullable: true })
  messageId!: string | null;

  /** One of MAIL_KINDS. */
  @Column('text')
  kind!: MailKind;

  @Column('text', { nullable: true })
  recipient!: string | null;

  /** What its text needs, with the tokens of its links; the key to an account is made when the mail is sent. */
  @Column('jsonb', { nullable: true })
  data!: object | null;

  @Column('integer', { nullable: true })
  @Index('mails_request', { where: `"requestId" IS NOT NULL` })
  requestId!: number | null;

  @ManyToOne('ConsultationRequest', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'requestId', foreignKeyConstraintName: 'mails_request_fk' })
  request!: object | null;

  @Column('integer', { nullable: true })
  @Index('mails_subscription', { where: `"subscriptionId" IS NOT NULL` })
  subscriptionId!: number | null;

  @ManyToOne('NewsletterSubscription', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'subscriptionId', foreignKeyConstraintName: 'mails_subscription_fk' })
  subscription!: object | null;

  @Column('integer', { nullable: true })
  @Index('mails_user', { where: `"userId" IS NOT NULL` })
  userId!: number | null;

  @ManyToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'mails_user_fk' })
  user!: object | null;

  @Column('text', { default: 'waiting' })
  state!: MailState;

  /** How often it has been taken up; who settles it names this number, so that a worker that came late settles nothing. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** When it is due. Taking it up moves this on by the lease: a worker that dies gives it back. */
  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt!: Date;

  /** What the mail server said last, for staff. */
  @Column('text', { nullable: true })
  lastError!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
