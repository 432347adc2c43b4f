import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const PROGRAM_LEVELS = ['undergraduate', 'masters'] as const;
export type ProgramLevel = (typeof PROGRAM_LEVELS)[number];

/** An account, with the profile that its student filled in. The profile fills in the filters; staff do not see it. */
@Entity('users')
@Check('users_gpa', '"gpa" BETWEEN 0 AND 4')
@Check('users_cgpa', '"cgpa" BETWEEN 0 AND 10')
@Check('users_percentage', '"percentage" BETWEEN 0 AND 100')
@Check('users_program_level', `"programLevel" IN ('undergraduate', 'masters')`)
@Check('users_budget', '"budgetUSD" >= 0')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** E-mail address as typed at registration. */
  @Column('text')
  username!: string;

  /** `username` in lower case. Its unique index makes usernames unique without regard to case. */
  @Column('text', { unique: true })
  usernameKey!: string;

  /** Argon2id, in its own string form. */
  @Column('text')
  passwordHash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the student showed that mail to this address arrives; null: not yet. */
  @Column('timestamptz', { nullable: true })
  emailConfirmedAt!: Date | null;

  /** On the 4.0 scale. */
  @Column('double precision', { nullable: true })
  gpa!: number | null;

  /** As the student's university gives it, out of 10; `gpa` then holds what the client made of it. */
  @Column('double precision', { nullable: true })
  cgpa!: number | null;

  /** As the student's university gives it. */
  @Column('double precision', { nullable: true })
  percentage!: number | null;

  @Column('text', { nullable: true })
  programLevel!: ProgramLevel | null;

  /** One of the ten fields. */
  @Column('text', { nullable: true })
  fieldOfStudy!: string | null;

  /** Tuition a year, whole US dollars. */
  @Column('integer', { nullable: true })
  budgetUSD!: number | null;

  /** Of the ten destinations, in their order. */
  @Column('text', { array: true, default: '{}' })
  destinations!: string[];
}
