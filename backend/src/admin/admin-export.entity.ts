import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who took a list out as a file, and how much of it; not what was searched for. */
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

  /** Null while it runs, and for good when it was broken off. */
  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
