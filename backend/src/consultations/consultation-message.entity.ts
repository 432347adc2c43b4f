import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { ConsultationRequest } from './consultation-request.entity.js';

export const MESSAGE_AUTHORS = ['visitor', 'staff'] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

/**
 * A message between a visitor and staff about a request; goes with the request. Whoever writes one has locked the
 * request, so that of two messages the later one has the higher id and the later time.
 */
@Entity('consultation_messages')
@Check('consultation_messages_author', `"author" IN ('visitor', 'staff')`)
@Unique('consultation_messages_key', ['requestId', 'author', 'idempotencyKey'])
@Index('consultation_messages_request', ['requestId', 'id'])
@Index('consultation_messages_unseen', ['requestId'], { where: `author = 'visitor' AND "seenAt" IS NULL` })
export class ConsultationMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  requestId!: number;

  @ManyToOne(() => ConsultationRequest, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'requestId', foreignKeyConstraintName: 'consultation_messages_request_fk' })
  request!: Relation<ConsultationRequest>;

  @Column('text')
  author!: MessageAuthor;

  /** Who of the staff wrote it; null for the visitor. */
  @Column('text', { nullable: true })
  staffName!: string | null;

  @Column('text')
  text!: string;

  /** SHA-256 of the Idempotency-Key header, or of a random value where there was none. */
  @Column('text', { nullable: true })
  idempotencyKey!: string | null;

  /** Not now(), which is when the transaction began, before it waited for its lock. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  /** When the other side first had it on screen. */
  @Column('timestamptz', { nullable: true })
  seenAt!: Date | null;
}
