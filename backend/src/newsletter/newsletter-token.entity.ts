import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

export type NewsletterTokenPurpose = 'confirm' | 'unsubscribe';

/** A link that was mailed to a subscriber; it works once. */
@Entity('newsletter_tokens')
@Check('newsletter_tokens_purpose', `"purpose" IN ('confirm', 'unsubscribe')`)
export class NewsletterToken {
  /** SHA-256 of the mailed token. */
  @PrimaryColumn('text')
  tokenHash!: string;

  @Column('integer')
  @Index('newsletter_tokens_subscription')
  subscriptionId!: number;

  @ManyToOne(() => NewsletterSubscription, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'subscriptionId', foreignKeyConstraintName: 'newsletter_tokens_subscription_fk' })
  subscription!: Relation<NewsletterSubscription>;

  @Column('text')
  purpose!: NewsletterTokenPurpose;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When it was used, or when another link made it useless. */
  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
