import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from './user.entity.js';

/** A link to choose a new password, mailed to the account's address; gone once one of the account's links is used. */
@Entity('password_resets')
export class PasswordReset {
  /** SHA-256 of the mailed token. */
  @PrimaryColumn('text')
  tokenHash!: string;

  @Column('integer')
  @Index('password_resets_user')
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'password_resets_user_fk' })
  user!: Relation<User>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
