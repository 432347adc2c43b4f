import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was seeded last, so that an unchanged seed is not written again. */
@Entity('seed_state')
export class SeedState {
  @PrimaryColumn('text')
  name!: string;

  @Column('text')
  fingerprint!: string;
}
