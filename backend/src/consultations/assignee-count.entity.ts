import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How many requests each person has: of consultation_counts, the part that is assigned. What nobody has is the
 * difference. Triggers of consultation_requests keep these counts. Without them a counselor's desk, which shows neither
 * all requests nor one person's, would count the rows of the table.
 */
@Entity('assignee_counts')
export class AssigneeCount {
  /** In the office's time zone; -infinity for all days together. */
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('integer')
  assigneeId!: number;

  @PrimaryColumn('text')
  status!: string;

  @PrimaryColumn('boolean')
  withdrawn!: boolean;

  /** '' when the visitor chose none. */
  @PrimaryColumn('text')
  country!: string;

  @Column('integer')
  requests!: number;
}
