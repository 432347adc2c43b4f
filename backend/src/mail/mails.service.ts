import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { notFound } from '../common/id-param.js';
import type { MailState } from './mail.entity.js';
import { MailWorker, type Completion } from './mail-worker.js';
import type { OutboxMail } from './mails.dto.js';
import type { MailKind, StoredData } from './messages.js';

/** A mail to write, with what it is about: it is deleted together with that. */
export type NewMail = {
  [K in MailKind]: {
    kind: K;
    recipient: string;
    data: StoredData<K>;
    requestId?: number;
    subscriptionId?: number;
    userId?: number;
  };
}[MailKind];

/** Writes NewMails from a parameter that holds them as JSON. */
const INSERT = `
  INSERT INTO mails (kind, recipient, data, "requestId", "subscriptionId", "userId")
  SELECT m.kind, m.recipient, m.data, m."requestId", m."subscriptionId", m."userId"
  FROM jsonb_to_recordset($1::jsonb) AS m (
    kind text, recipient text, data jsonb, "requestId" integer, "subscriptionId" integer, "userId" integer
  )`;

const COLUMNS = `id, kind, recipient, state, attempts, "lastError", "requestId", "createdAt", "nextAttemptAt"`;
const MAX_LISTED = 100;

/** The outbox. */
@Injectable()
export class Mails implements OnModuleInit {
  /** Transactions that have written mails and are not committed yet. */
  private readonly writing = new WeakSet<QueryRunner>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly worker: MailWorker,
  ) {}

  onModuleInit(): void {
    this.database.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        if (this.writing.delete(queryRunner)) this.written();
      },
    });
  }

  /** Writes mails in the transaction of what caused them; they are sent once it is committed. */
  async write(manager: EntityManager, ...mails: NewMail[]): Promise<void> {
    await manager.query(INSERT, [JSON.stringify(mails)]);
    if (manager.queryRunner?.isTransactionActive) this.writing.add(manager.queryRunner);
    else this.written();
  }

  /**
   * Writes a mail that is not sent at once but within seconds, at random: what becomes of it then does not tell whoever
   * caused it anything by its time.
   */
  async leave({ kind, recipient, data }: NewMail): Promise<void> {
    await this.database.query(
      `INSERT INTO mails (kind, recipient, data, "nextAttemptAt")
       VALUES ($1, $2, $3, now() + random() * $4::float8 * interval '1 millisecond')`,
      [kind, recipient, data, this.worker.times.aside],
    );
    this.worker.mention();
  }

  /** Names what completes a kind of mail each time it is sent. */
  completeWith(kind: MailKind, completion: Completion): void {
    this.worker.completions.set(kind, completion);
  }

  /** Says that a statement of the caller's own has written mails. */
  written(): void {
    this.worker.wake();
  }

  /** The newest of a state. */
  list(state: MailState): Promise<OutboxMail[]> {
    return this.database.query<OutboxMail[]>(
      `SELECT ${COLUMNS} FROM mails WHERE state = $1 ORDER BY id DESC LIMIT ${MAX_LISTED}`,
      [state],
    );
  }

  /** @throws ProblemException 404 when there is no such mail, or it has not failed */
  async retry(id: number): Promise<OutboxMail> {
    const [rows] = await this.database.query<[OutboxMail[], number]>(
      `UPDATE mails SET state = 'waiting', attempts = 0, "nextAttemptAt" = now() WHERE id = $1 AND state = 'failed'
       RETURNING ${COLUMNS}`,
      [id],
    );
    if (!rows[0]) throw notFound('failed mail');
    this.written();
    return rows[0];
  }

  /** @returns how many are sent again */
  async retryAll(): Promise<number> {
    const [, count] = await this.database.query<[unknown, number]>(
      `UPDATE mails SET state = 'waiting', attempts = 0, "nextAttemptAt" = now() WHERE state = 'failed'`,
    );
    this.written();
    return count;
  }
}
