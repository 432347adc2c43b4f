import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** E-mail address as typed at registration. */
  @Column('text')
  username!: string;

  /** `username` in lower case: what makes it unique without regard to case. */
  @Column('text', { unique: true })
  usernameKey!: string;

  /** Argon2id, in its own string form. */
  @Column('text')
  passwordHash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
