import {
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { University } from '../universities/university.entity.js';
import { User } from '../users/user.entity.js';

@Entity('shortlist_entries')
export class ShortlistEntry {
  @PrimaryColumn('integer')
  userId!: number;

  @PrimaryColumn('integer')
  @Index('shortlist_entries_university')
  universityId!: number;

  @PrimaryColumn('text')
  fieldOfStudy!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'shortlist_entries_user_fk' })
  user!: Relation<User>;

  @ManyToOne(() => University, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'universityId', foreignKeyConstraintName: 'shortlist_entries_university_fk' })
  university!: Relation<University>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
