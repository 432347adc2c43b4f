import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person's own admin token; the database knows its SHA-256 only. */
@Entity('admin_tokens')
export class AdminTokenRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** The person's name, as the history shows it. */
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
