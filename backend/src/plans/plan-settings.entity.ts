import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { User } from '../users/user.entity.js';

/**
 * How a student is told of what is due, and who else sees it. Students without a row have the defaults. Tokens are stored
 * without hashing, so that the student can copy a link again: each opens the dates of one plan, to read.
 */
@Entity('plan_settings')
@Unique('plan_settings_calendar', ['calendarToken'])
@Unique('plan_settings_family', ['familyToken'])
@Unique('plan_settings_reminder', ['reminderToken'])
export class PlanSettings {
  @PrimaryColumn('integer')
  userId!: number;

  @OneToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'plan_settings_user_fk' })
  user!: Relation<User>;

  /** Whether mails tell of tasks that are due. */
  @Column('boolean', { default: true })
  reminders!: boolean;

  /** IANA name of the zone that the student lives in. */
  @Column('text', { default: 'Asia/Kolkata' })
  timeZone!: string;

  /** When the last reminder was written. */
  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;

  /** Ends reminders. Made with the first one that is sent. */
  @Column('text', { nullable: true })
  reminderToken!: string | null;

  /** Opens the calendar feed; null: there is none. */
  @Column('text', { nullable: true })
  calendarToken!: string | null;

  /** Opens the page for the family; null: there is none. */
  @Column('text', { nullable: true })
  familyToken!: string | null;
}
