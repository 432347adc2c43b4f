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

/** A shared comparison of universities. Anybody with the link may see it until its owner revokes it. */
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

  /** Stored without hashing, so that the owner can copy the link again. The token opens nothing but this row. */
  @Column('text', { unique: true })
  token!: string;

  /** In the order of the columns on the page. */
  @Column('integer', { array: true })
  universityIds!: number[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
