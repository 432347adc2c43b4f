import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { University } from './university.entity.js';

/** A university that has merged into another: its old address and its old id lead there. */
@Entity('former_universities')
export class FormerUniversity {
  @PrimaryColumn('text')
  slug!: string;

  /** Null where the database never held it. */
  @Column('integer', { nullable: true, unique: true })
  id!: number | null;

  @Column('integer')
  successorId!: number;

  @ManyToOne(() => University, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'successorId', foreignKeyConstraintName: 'former_universities_successor_fk' })
  successor!: Relation<University>;
}
