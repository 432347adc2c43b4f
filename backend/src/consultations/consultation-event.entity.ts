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
import { ConsultationRequest } from './consultation-request.entity.js';

export const EVENT_ACTORS = ['visitor', 'staff', 'system'] as const;
export type EventActor = (typeof EVENT_ACTORS)[number];

/** What happened to a request after it came in, and by whom; goes with the request. */
@Entity('consultation_events')
@Check('consultation_events_actor', `"actor" IN ('visitor', 'staff', 'system')`)
@Index('consultation_events_request', ['requestId', 'id'])
@Index('consultation_events_contact', { synchronize: false })
export class ConsultationEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  requestId!: number;

  @ManyToOne(() => ConsultationRequest, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'requestId', foreignKeyConstraintName: 'consultation_events_request_fk' })
  request!: Relation<ConsultationRequest>;

  @Column('text')
  actor!: EventActor;

  @Column('text', { nullable: true })
  actorName!: string | null;

  /** `status` { from, to }, `assignee` { from, to } as names, null for nobody, `note` { text }, `phone` { from, to }, `withdrawn`, `contact`: Contact. */
  @Column('text')
  action!: string;

  @Column('jsonb', { nullable: true })
  detail!: object | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
