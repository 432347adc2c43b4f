import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A list that staff exported as a file: by whom, when and how many rows, but not what was searched for. */
@Entity('admin_exports')
export class AdminExport {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  staffName!: string;

  @Column('text')
  list!: string;

  @Column('integer', { default: 0 })
  rows!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Null while the export runs, and for ever when it was broken off. */
  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
