import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Staff } from '../admin/staff.entity.js';

/** A text that staff send again and again. */
@Entity('canned_answers')
@Index('canned_answers_staff', ['staffId'])
export class CannedAnswer {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Whose it is; null: everybody's. */
  @Column('integer', { nullable: true })
  staffId!: number | null;

  @ManyToOne(() => Staff)
  @JoinColumn({ name: 'staffId', foreignKeyConstraintName: 'canned_answers_staff_fk' })
  staff!: Relation<Staff> | null;

  @Column('text')
  title!: string;

  @Column('text')
  text!: string;
}
