import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The Idempotency-Key of a request that its visitor erased: a retry that comes late must not store it anew. */
@Entity('erased_keys')
export class ErasedKey {
  /** SHA-256 of the key; forgotten after a day. */
  @PrimaryColumn('text')
  idempotencyKey!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  erasedAt!: Date;
}
