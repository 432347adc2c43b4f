import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Not, type QueryRunner, Repository } from 'typeorm';
import { notFound } from '../common/id-param.js';
import { Mail, type MailState } from './mail.entity.js';
import { MailKinds } from './mail-kinds.js';
import { MailWorker } from './mail-worker.js';
import type { OutboxMail } from './mails.dto.js';
import type { MailKind, NewMail, TakenMail } from './messages.js';
import { ProblemException } from '../common/problem.js';

/** What staff see of a mail. */
const SHOWN = {
  id: true,
  kind: true,
  recipient: true,
  state: true,
  attempts: true,
  lastError: true,
  requestId: true,
  createdAt: true,
  nextAttemptAt: true,
} as const;
const MAX_LISTED = 100;

/** The values of a mail that was just written. */
const AGAIN = { state: 'waiting', attempts: 0, nextAttemptAt: () => 'now()' } as const;

/** The outbox. */
@Injectable()
export class Mails implements OnModuleInit {
  /** Transactions that have written mails and are not committed yet. */
  private readonly writing = new WeakSet<QueryRunner>();

  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly worker: MailWorker,
    private readonly kinds: MailKinds,
  ) {}

  onModuleInit(): void {
    this.mails.manager.dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        if (this.writing.delete(queryRunner)) this.written();
      },
    });
  }

  /** Writes mails in the transaction of what caused them; they are sent once it is committed. */
  async write(manager: EntityManager, ...mails: NewMail[]): Promise<void> {
    await manager.insert(Mail, mails);
    if (manager.queryRunner?.isTransactionActive) this.writing.add(manager.queryRunner);
    else this.written();
  }

  /**
   * Writes a mail that is sent after a random delay of some seconds. So nobody can tell from the time of an answer whether
   * the mail was really sent. The values in its text are added when it is sent.
   */
  async leave(kind: MailKind, recipient: string): Promise<void> {
    await this.mails.insert({
      kind,
      recipient,
      data: {},
      nextAttemptAt: () => `now() + random() * ${this.worker.times.aside} * interval '1 millisecond'`,
    });
    this.worker.mention();
  }

  /** Says that a statement of the caller's own has written mails. */
  written(): void {
    this.worker.wake();
  }

  /** The newest of a state. */
  list(state: MailState): Promise<OutboxMail[]> {
    return this.mails.find({ select: SHOWN, where: { state }, order: { id: 'DESC' }, take: MAX_LISTED });
  }

  /** The newest that wait or have failed, as they are to be sent; or the one with that id. */
  async unsent(id?: number): Promise<TakenMail[]> {
    const mails = await this.mails.find({
      where: { state: Not('sent'), ...(id && { id }) },
      order: { id: 'DESC' },
      take: MAX_LISTED,
    });
    const unsent: TakenMail[] = [];
    // One after the other, because each one is completed in a transaction of its own.
    for (const mail of mails) {
      // A mail may have to wait for the morning.
      const complete = await this.kinds.completed(mail as TakenMail).catch(onlyLater);
      if (complete) unsent.push(complete);
    }
    return unsent;
  }

  /** @throws ProblemException 404 when there is no such mail, or it has not failed */
  async retry(id: number): Promise<OutboxMail> {
    const { raw } = await this.mails
      .createQueryBuilder()
      .update()
      .set(AGAIN)
      .where({ id, state: 'failed' })
      .returning(Object.keys(SHOWN))
      .execute();
    const [mail] = raw as OutboxMail[];
    if (!mail) throw notFound('failed mail');
    this.written();
    return mail;
  }

  /** @returns how many are sent again */
  async retryAll(): Promise<number> {
    const { affected } = await this.mails.update({ state: 'failed' }, AGAIN);
    this.written();
    return affected!;
  }
}

function onlyLater(error: unknown): null {
  if (error instanceof ProblemException) return null;
  throw error;
}
