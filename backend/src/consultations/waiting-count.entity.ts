import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How many requests wait for an answer, kept by triggers of consultation_requests like consultation_counts. Without them
 * every open desk would count all that wait, every few seconds, for the totals beside lists and in the summary.
 */
@Entity('waiting_counts')
export class WaitingCount {
  /** Since when they wait, in the office's time zone; -infinity for all days together. */
  @PrimaryColumn('date')
  day!: string;

  /** 0 for nobody's. */
  @PrimaryColumn('integer')
  assigneeId!: number;

  @PrimaryColumn('text')
  status!: string;

  /** '' when the visitor chose none. */
  @PrimaryColumn('text')
  country!: string;

  /** As in consultation_counts: only the sum of all slots counts. */
  @PrimaryColumn('smallint')
  slot!: number;

  @Column('integer')
  requests!: number;
}
