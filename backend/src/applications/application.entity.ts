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
import { University } from '../universities/university.entity.js';
import { type ProgramLevel, User } from '../users/user.entity.js';
import type { Stage } from './stages.js';

/**
 * A student's application to a university. The same one is there once, also where programme or intake are not known:
 * `applications_once` is unique with nulls that are equal, which TypeORM cannot state.
 */
@Entity('applications')
@Check('applications_level', `"level" IN ('undergraduate', 'masters')`)
@Check('applications_intake', `"intake" ~ '^20\\d\\d-(0[1-9]|1[0-2])$'`)
@Check(
  'applications_stage',
  `"stage" IN ('planned', 'preparing', 'submitted', 'offer', 'rejected', 'accepted', 'declined', 'visa', 'enrolled', 'refused', 'withdrawn')`,
)
@Index('applications_once', { synchronize: false })
@Index('applications_university', ['universityId'])
export class Application {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'applications_user_fk' })
  user!: Relation<User>;

  @Column('integer')
  universityId!: number;

  @ManyToOne(() => University, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'universityId', foreignKeyConstraintName: 'applications_university_fk' })
  university!: Relation<University>;

  /** In the student's words. */
  @Column('text', { nullable: true })
  programme!: string | null;

  @Column('text')
  level!: ProgramLevel;

  /** The month in which the term begins, "2027-09", as the intakes of a country are listed. */
  @Column('text', { nullable: true })
  intake!: string | null;

  /** The last day on which its course takes applications, as the student says; before the start, of which it is. */
  @Column('date', { nullable: true })
  closesOn!: string | null;

  @Column('text', { default: 'planned' })
  stage!: Stage;

  @Column('text', { nullable: true })
  notes!: string | null;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
