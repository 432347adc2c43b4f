import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { ConsultationRequest } from './consultation-request.entity.js';

/**
 * A further private link to a request, made for a mail that is sent after its acknowledgement: of the first link only the
 * hash is kept. Goes with the request.
 */
@Entity('request_links')
@Unique('request_links_hash', ['hash'])
@Index('request_links_request', ['requestId'])
@Index('request_links_expiry', ['expiresAt'])
export class RequestLink {
  /** The mail that carries it. Another attempt to send the mail replaces the link. */
  @PrimaryColumn('integer')
  mailId!: number;

  /** SHA-256 of the token. */
  @Column('text')
  hash!: string;

  @Column('integer')
  requestId!: number;

  @ManyToOne(() => ConsultationRequest, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'requestId', foreignKeyConstraintName: 'request_links_request_fk' })
  request!: Relation<ConsultationRequest>;

  @Column('timestamptz')
  expiresAt!: Date;
}
