import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Weekday } from '../common/calendar.js';

export const ROLES = ['owner', 'lead', 'counselor'] as const;
export type Role = (typeof ROLES)[number];

/** English, and the languages whose scripts tell that a visitor writes in them. */
export const LANGUAGES = [
  'English',
  'Hindi',
  'Bengali',
  'Marathi',
  'Telugu',
  'Tamil',
  'Gujarati',
  'Urdu',
  'Kannada',
  'Odia',
  'Malayalam',
  'Punjabi',
  'Nepali',
] as const;

/** A person who works at the staff desk. A person who leaves is deactivated and stays in the history. */
@Entity('staff')
@Check('staff_role', `"role" IN ('owner', 'lead', 'counselor')`)
@Index('staff_email', { synchronize: false })
export class Staff {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** As the history and the visitor's private page show it. */
  @Column('text')
  name!: string;

  /** Unique in lower case. Null for persons who were only a token's name until there were persons. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text')
  role!: Role;

  @Column('boolean', { default: true })
  active!: boolean;

  /** Whether new requests are assigned to the person automatically. */
  @Column('boolean')
  takesRequests!: boolean;

  /** IANA name of the zone that the working hours are in. */
  @Column('text', { default: 'Asia/Kolkata' })
  timeZone!: string;

  /** Days on which the working hours begin. */
  @Column('text', { array: true, default: '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday}' })
  workDays!: Weekday[];

  /** "HH:MM" in the person's zone. */
  @Column('text', { default: '09:00' })
  worksFrom!: string;

  /** "HH:MM"; not after `worksFrom`, it is of the next day. */
  @Column('text', { default: '18:00' })
  worksUntil!: string;

  @Column('text', { array: true, default: '{}' })
  languages!: string[];

  /** Destinations whose requests suit the person; none: all. */
  @Column('text', { array: true, default: '{}' })
  countries!: string[];

  /** When a request was last assigned to the person, by whomever. */
  @Column('timestamptz', { nullable: true })
  lastAssignedAt!: Date | null;

  /** When the last mail about assigned requests was, or will be, due to the person. */
  @Column('timestamptz', { nullable: true })
  assignmentMailAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When what others see of the person last changed. Our statements set it, TypeORM does not. */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
