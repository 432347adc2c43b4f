import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

@Entity('newsletter_subscriptions')
@Check('newsletter_subscriptions_status', `"status" IN ('pending', 'confirmed', 'unsubscribed')`)
export class NewsletterSubscription {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  email!: string;

  /** `email` in lower case: what makes it unique without regard to case. */
  @Column('text', { unique: true })
  emailKey!: string;

  @Column('text', { default: 'pending' })
  status!: SubscriptionStatus;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the last confirmation mail was written: at most one in ten minutes. */
  @Column('timestamptz', { default: () => 'now()' })
  confirmationSentAt!: Date;
}
