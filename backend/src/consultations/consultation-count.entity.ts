import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How many requests there are. Triggers of consultation_requests keep these counts, one trigger for each kind of statement
 * (insert, update, delete, truncate): see the migration of the staff desk. Without them every open desk would read the
 * whole table every few seconds, for three figures: the totals beside lists and in the summary (status, country,
 * withdrawn), the statistics (day), and the version that turns an unchanged list into a 304 (`changes`). Overdue requests
 * are counted from the requests of one day at most. Housekeeping adds up the slots of past days.
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

  /**
   * Writers spread over slots 1 to 8; slot 0 holds what housekeeping has added up. Only the sum of all slots counts.
   */
  @PrimaryColumn('smallint')
  slot!: number;

  @Column('integer')
  requests!: number;

  /** Grows with every write, so that the sum over -infinity is the version of the whole list. */
  @Column('bigint')
  changes!: string;
}
