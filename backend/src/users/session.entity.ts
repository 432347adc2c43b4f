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

@Entity('sessions')
export class Session {
  /** SHA-256 of the cookie's token, which is kept nowhere. */
  @PrimaryColumn('text')
  tokenHash!: string;

  @Column('integer')
  @Index('sessions_user')
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'sessions_user_fk' })
  user!: Relation<User>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  @Index('sessions_expiry')
  expiresAt!: Date;
}
