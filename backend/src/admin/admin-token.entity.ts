import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person's own admin token; the database knows its SHA-256 only. */
@Entity('admin_tokens')
export class AdminTokenRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Whom the history names. */
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

  /** To the hour. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}
