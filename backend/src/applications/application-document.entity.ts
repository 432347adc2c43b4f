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

/** What a student says of a document. */
export const STUDENT_DOCUMENT_STATES = ['needed', 'ready'] as const;
export const DOCUMENT_STATES = [...STUDENT_DOCUMENT_STATES, 'seen', 'needs-change'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** The name of a document that an application needs, and how far it is. No file is kept. */
@Entity('application_documents')
@Check('application_documents_state', `"state" IN ('needed', 'ready', 'seen', 'needs-change')`)
@Index('application_documents_once', ['applicationId', 'name'], { unique: true })
@Index('application_documents_to_change', ['reviewedAt'], { where: `"state" = 'needs-change'` })
export class ApplicationDocument {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  applicationId!: number;

  @ManyToOne(() => Application, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'applicationId', foreignKeyConstraintName: 'application_documents_application_fk' })
  application!: Relation<Application>;

  @Column('text')
  name!: string;

  @Column('text', { default: 'needed' })
  state!: DocumentState;

  /** The student's own. */
  @Column('text', { nullable: true })
  note!: string | null;

  /** What staff say of it. */
  @Column('text', { nullable: true })
  comment!: string | null;

  /** Who of the staff looked at it last, by the name of then. */
  @Column('text', { nullable: true })
  reviewedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  reviewedAt!: Date | null;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
