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
 * The outbox. A mail is written in the same transaction as what caused it, and is deleted together with what it is about.
 * Once it is sent, its recipient and its text are forgotten. Relations are named as text, because this module does not
 * import the modules that send mails.
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

  /** Its Message-ID: set at the first attempt and the same for every later one. */
  @Column('text', { nullable: true })
  messageId!: string | null;

  /** One of MAIL_KINDS. */
  @Column('text')
  kind!: MailKind;

  @Column('text', { nullable: true })
  recipient!: string | null;

  /**
   * The values in its text, with the tokens of its links. A token that opens an account is added only when the mail is
   * sent.
   */
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

  /**
   * How often it has been taken up. A worker must name this number to settle the mail, so a worker that is too late
   * changes nothing.
   */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** When it is due. Taking it up adds the lease, so the mail of a worker that died becomes due again by itself. */
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
