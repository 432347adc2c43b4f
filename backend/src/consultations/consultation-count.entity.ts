import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How many requests there are, kept by triggers of consultation_requests, one for each kind of statement (insert, update,
 * delete, truncate): see the migration of the staff desk. Three figures need it, which would otherwise read the whole
 * table every few seconds for each open desk: the totals beside lists and in the summary (status, country, withdrawn), the
 * statistics (day), and the version by which an unchanged list is a 304 (`changes`). What is due is counted from the
 * requests of one day at most. Housekeeping folds the slots of past days.
 */
@Entity('consultation_counts')
export class ConsultationCount {
  /** In the office's time zone; -infinity for all days together. */
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('text')
  status!: string;

  @PrimaryColumn('boolean')
  withdrawn!: boolean;

  /** '' when the visitor chose none. */
  @PrimaryColumn('text')
  country!: string;

  /** One of eight for writers, 0 for what housekeeping has put together: only the sum means anything. */
  @PrimaryColumn('smallint')
  slot!: number;

  @Column('integer')
  requests!: number;

  /** Grows with every write, so that the sum over -infinity is the version of the whole list. */
  @Column('bigint')
  changes!: string;
}
