import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../users/user.entity.js';

/** Universities side by side, which anybody with the link may see until its owner revokes it. */
@Entity('comparisons')
@Unique('comparisons_once', ['userId', 'universityIds'])
export class Comparison {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'comparisons_user_fk' })
  user!: Relation<User>;

  /** Kept as it is, so that the owner can copy the link again: it opens nothing but what this row says. */
  @Column('text', { unique: true })
  token!: string;

  /** In the order of the columns on the page. */
  @Column('integer', { array: true })
  universityIds!: number[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
