import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Hits counted for one client and purpose, shared by all instances. */
@Entity('rate_limits')
export class RateLimit {
  /** SHA-256 of purpose and client: no address is kept. */
  @PrimaryColumn('text')
  key!: string;

  @Column('integer')
  hits!: number;

  @Column('timestamptz')
  @Index('rate_limits_reset')
  resetAt!: Date;
}
