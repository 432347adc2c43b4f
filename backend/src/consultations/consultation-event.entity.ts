import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  IsNull,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { Person } from '../admin/admin.guard.js';
import { Staff } from '../admin/staff.entity.js';
import { ConsultationRequest } from './consultation-request.entity.js';

export const EVENT_ACTORS = ['visitor', 'staff', 'system'] as const;
export type EventActor = (typeof EVENT_ACTORS)[number];

/** Condition on what this caller did. Only ADMIN_TOKEN, which is nobody's, goes by its name. */
export const doneBy = ({ id, name }: Person) =>
  id === null ? { actorId: IsNull(), actorName: name } : { actorId: id };

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

  /** The person of the staff; null for everybody else, for ADMIN_TOKEN, and in events of before numbers were kept. */
  @Column('integer', { nullable: true })
  actorId!: number | null;

  @ManyToOne(() => Staff)
  @JoinColumn({ name: 'actorId', foreignKeyConstraintName: 'consultation_events_actor_fk' })
  person?: Relation<Staff> | null;

  /** `status` { from, to }, `assignee` { from, to } as names, null for nobody, and { fromId }, `note` { text }, `phone` { from, to }, `withdrawn`, `sharing` { shared }, `contact`: Contact, `message` { waitingSince }. */
  @Column('text')
  action!: string;

  @Column('jsonb', { nullable: true })
  detail!: object | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
