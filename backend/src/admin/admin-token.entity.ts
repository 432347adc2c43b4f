import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Staff } from './staff.entity.js';

/** A person's own admin token; the database knows its SHA-256 only. */
@Entity('admin_tokens')
export class AdminTokenRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  @Index('admin_tokens_staff')
  staffId!: number;

  @ManyToOne(() => Staff, { nullable: false })
  @JoinColumn({ name: 'staffId', foreignKeyConstraintName: 'admin_tokens_staff_fk' })
  staff!: Relation<Staff>;

  /** The person's name when it was made. Servers of the release before read it; a token without a person gets one by it. */
  @Column('text')
  name!: string;

  @Column('text', { unique: true })
  tokenHash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  /** When it was last used, to the hour. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}
