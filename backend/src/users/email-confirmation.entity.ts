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

/** A link, mailed to the account's address, that shows that its student reads mail there; gone once one is used. */
@Entity('email_confirmations')
export class EmailConfirmation {
  /** SHA-256 of the mailed token. */
  @PrimaryColumn('text')
  tokenHash!: string;

  @Column('integer')
  @Index('email_confirmations_user')
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'email_confirmations_user_fk' })
  user!: Relation<User>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
