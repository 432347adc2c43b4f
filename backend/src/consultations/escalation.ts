import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, Not } from 'typeorm';
import { Staff } from '../admin/staff.entity.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Mails } from '../mail/mails.service.js';
import { newMail, type TakenMail } from '../mail/messages.js';
import { answerDue, answerOverdue, type WaitMail } from './consultation-mails.js';
import { isStillWaiting, markWaits, type Stage, STAGES } from './escalation.repository.js';

const MINUTE_MS = 60_000;
/** Requests a transaction. */
const MOST_ROWS = 200;
const TEXTS = { 'answer-due': answerDue, 'answer-overdue': answerOverdue };

/**
 * Writes to staff when a visitor has waited for long: after 20 hours to whoever has the request, after the promised 24 to
 * the leads. Marks and mails are one transaction, so whatever ends a server in between, each mail is written once. Any
 * instance may do it.
 */
@Injectable()
export class Escalation implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Escalation.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly mails: Mails,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), MINUTE_MS).unref();
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.running = this.running
      .then(() => this.run())
      .catch((error: Error) => this.logger.error(error.message));
  }

  /** Writes all that is due. */
  async run(): Promise<void> {
    for (const stage of Object.keys(STAGES) as Stage[]) while ((await this.writeSome(stage)) === MOST_ROWS);
  }

  /** A mail as it was written, while it is still true; null: it must not be sent any more. */
  async current({ kind, recipient, requestId, data }: TakenMail) {
    const wait = data as WaitMail;
    const now = await isStillWaiting(this.database.manager, requestId!, wait.since);
    // Of what was handed on after a reminder, the leads hear when it is overdue.
    const isTrue = now && (kind === 'answer-overdue' || now.assigneeId === wait.assigneeId);
    return isTrue ? { recipient, data: wait } : null;
  }

  private writeSome(stage: Stage): Promise<number> {
    return this.database.transaction(async (manager) => {
      const waits = await markWaits(manager, stage, MOST_ROWS);
      if (waits.length === 0) return 0;
      const staff = await manager.findBy(Staff, { active: true, email: Not(IsNull()) });
      const mails = waits.flatMap(({ id, ...wait }) =>
        this.recipients(stage, wait.assigneeId, staff).map(({ recipient, isOwn }) =>
          newMail(TEXTS[stage], { recipient, requestId: id, data: { ...wait, isOwn } }),
        ),
      );
      await this.mails.write(manager, ...mails);
      return waits.length;
    });
  }

  /** Who is written to; the office's address where nobody has one. */
  private recipients(
    stage: Stage,
    assigneeId: number | null,
    staff: Staff[],
  ): { recipient: string; isOwn: boolean }[] {
    const assignee = staff.filter(({ id }) => id === assigneeId);
    const leads = staff.filter(({ role }) => role !== 'counselor');
    const persons = stage === 'answer-due' && assignee.length > 0 ? assignee : leads;
    if (persons.length === 0) return [{ recipient: this.config.staffEmail, isOwn: false }];
    return persons.map(({ id, email }) => ({ recipient: email!, isOwn: id === assigneeId }));
  }
}
