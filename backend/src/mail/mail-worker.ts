import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { NodemailerError } from 'nodemailer';
import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryDeepPartialEntity, Repository } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { type Config, siteUrl } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { type Limit, RateLimits } from '../rate-limits/rate-limits.service.js';
import { Mail } from './mail.entity.js';
import { MailKinds } from './mail-kinds.js';
import { LONGEST_DELAY, takeUp } from './mails.repository.js';
import type { MailKind, TakenMail } from './messages.js';
import { domainOf, Smtp } from './smtp.js';

/** Mails under way at a time, of one instance. */
const PARALLEL = 5;
/** Together with the waits below, these attempts take about a day. */
const MAX_ATTEMPTS = 140;
/**
 * Limits the mails to one address, so that nobody can fill a stranger's mailbox through our forms. Each kind of mail has
 * its own limit, so that misuse of one form does not hold up the mails of another.
 */
const perRecipient = (kind: MailKind): Limit => ({
  purpose: `${kind} mails to recipient`,
  hits: 10,
  seconds: 60 * 60,
});

const TIMES = {
  /** Between two searches for mails that are due. Mails that this instance writes are sent at once. */
  poll: 5_000,
  /** The longest random delay of a mail that `leave` writes. */
  aside: 3_000,
  /** Until the mail server has greeted us. */
  connecting: 30_000,
  /** For one whole attempt. */
  sending: 120_000,
  /** How long a mail belongs to the worker that took it up: longer than an attempt can take. */
  lease: 180_000,
  /** After the first failure; doubled after each further one. */
  firstRetry: 15_000,
  longestRetry: 15 * 60_000,
  /** For mails that are being sent when the server stops. */
  stopping: 5_000,
};

/**
 * Sends what waits in the outbox. A mail is taken up in one statement, sent while no transaction is open, and settled in
 * another one: a mail server that hangs holds nothing, and a worker that dies loses nothing, as its mails are due again
 * when their lease ends.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail');
  /** In milliseconds. */
  readonly times = { ...TIMES };
  private takingUp: Promise<TakenMail[]> = Promise.resolve([]);
  private readonly underWay = new Map<
    TakenMail['id'],
    { sending: Promise<void>; attempt: AbortController }
  >();
  private smtp: Smtp | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private lookAgain = false;
  private stopping = false;

  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly kinds: MailKinds,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.smtpUrl) this.wake();
    else if (this.config.production) {
      this.logger.warn(`SMTP_URL is not set. Not sent: ${this.kinds.unsent()}.`);
    }
  }

  /** Finishes what is under way, or gives it back after a while, so that another instance sends it. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    // The database already says that these mails belong to this worker, so no other worker takes them before the lease
    // ends.
    await this.takingUp.catch(() => undefined);
    const patience = new AbortController();
    const ended = Promise.all([...this.underWay.values()].map(({ sending }) => sending));
    await Promise.race([ended, sleep(this.times.stopping, undefined, patience).catch(() => undefined)]);
    patience.abort();
    for (const { attempt } of this.underWay.values()) attempt.abort();
    await ended;
  }

  /** Says that there may be something to send. */
  wake(): void {
    if (this.config.smtpUrl) void this.look();
    else this.mention();
  }

  /** Says where to read a mail that is not sent. */
  mention(): void {
    if (!this.config.smtpUrl && !this.config.production) {
      this.logger.warn(
        `SMTP_URL is not set: a mail waits in the outbox. Read it at ${siteUrl(this.config)}/api/dev/inbox`,
      );
    }
  }

  private async look(): Promise<void> {
    this.lookAgain = true;
    if (this.looking) return;
    this.looking = true;
    clearTimeout(this.timer);
    try {
      while (this.lookAgain && !this.stopping) {
        this.lookAgain = false;
        const free = PARALLEL - this.underWay.size;
        // Each mail that ends makes the worker search for the next ones.
        if (free > 0) for (const mail of await (this.takingUp = this.takeUp(free))) this.start(mail);
      }
    } catch (error) {
      this.logger.error(`The outbox cannot be read: ${(error as Error).message}`);
    }
    this.looking = false;
    if (!this.stopping) this.timer = setTimeout(() => void this.look(), this.times.poll).unref();
  }

  private start(mail: TakenMail): void {
    const attempt = new AbortController();
    const sending = this.attempt(mail, attempt)
      .catch((error: Error) => this.logger.error(`Mail ${mail.id} could not be settled: ${error.message}`))
      .finally(() => {
        this.underWay.delete(mail.id);
        void this.look();
      });
    this.underWay.set(mail.id, { sending, attempt });
  }

  private takeUp(count: number): Promise<TakenMail[]> {
    // If this process stood still, leases of its own mails may have run out although the mail server has answered. They
    // are not taken again.
    const own = [...this.underWay.keys()];
    return takeUp(this.mails, count, this.times.lease, domainOf(this.config), own);
  }

  private async attempt(mail: TakenMail, attempt: AbortController): Promise<void> {
    const { connecting, sending } = this.times;
    this.smtp ??= new Smtp(this.config, this.kinds, {
      connectionTimeout: connecting,
      greetingTimeout: connecting,
      // The longest timeout there is, because only the end of the attempt may give up waiting for an answer.
      socketTimeout: 2 ** 31 - 1,
    });
    // Two timers of half the time: if this process stood still, a single timer would fire before the answer that
    // arrived meanwhile is read.
    let timer = setTimeout(() => (timer = setTimeout(() => attempt.abort(), sending / 2)), sending / 2);
    try {
      const complete = await this.kinds.completed(mail);
      if (!complete) return void (await this.mails.delete({ id: mail.id, attempts: mail.attempts }));
      // Only the first attempt counts for the limit, not later ones and not mails that staff send again.
      if (mail.attempts === 1 && mail.lastError === null && !this.kinds.isToStaff(mail.kind)) {
        await this.limits.count(perRecipient(mail.kind), complete.recipient.toLowerCase());
      }
      await this.smtp.send(complete, attempt.signal);
    } catch (error) {
      if (this.stopping) return this.giveBack(mail);
      if (error instanceof ProblemException) return this.giveBack(mail, error.retryAfterSeconds);
      return this.fail(mail, error as NodemailerError);
    } finally {
      clearTimeout(timer);
    }
    await this.settle(mail, {
      state: 'sent',
      sentAt: () => 'now()',
      recipient: null,
      data: null,
      lastError: null,
    });
    this.logger.log(`Mail ${mail.id} (${mail.kind}) sent`);
  }

  /** Tries again later. After a day, or when recipient or text are refused for good, the mail is left to staff. */
  private async fail(mail: TakenMail, error: NodemailerError): Promise<void> {
    const refused = error.permanent && /^(RCPT TO|DATA)$/.test(error.command ?? '');
    const final = refused || mail.attempts >= MAX_ATTEMPTS;
    const { firstRetry, longestRetry } = this.times;
    const wait = Math.min(longestRetry, firstRetry * 2 ** (mail.attempts - 1)) * (0.5 + Math.random() / 2);
    // The mail server's words may contain the recipient's address, so they are stored but not logged.
    const reason = [error.code, error.command, error.responseCode].filter(Boolean).join(' ') || error.name;
    this.logger.warn(
      `Mail ${mail.id} (${mail.kind}) not sent, attempt ${mail.attempts}${final ? ', the last' : ''}: ${reason}`,
    );
    await this.settle(mail, {
      state: final ? 'failed' : 'waiting',
      nextAttemptAt: inMilliseconds(wait),
      lastError: error.message.slice(0, 500),
    });
  }

  /**
   * Puts a mail back as if it had not been taken up. It is due again at once, or after `seconds`, at the latest after the
   * longest delay.
   */
  private giveBack(mail: TakenMail, seconds = 0): Promise<void> {
    return this.settle(mail, {
      attempts: () => 'attempts - 1',
      nextAttemptAt: inMilliseconds(Math.min(seconds, LONGEST_DELAY) * 1000),
    });
  }

  /**
   * Changes the mail only while it still belongs to this worker. Tries again when the database is away, since an
   * unsettled mail would be sent twice.
   */
  private async settle({ id, attempts }: TakenMail, changes: QueryDeepPartialEntity<Mail>): Promise<void> {
    const until = Date.now() + this.times.lease - this.times.sending;
    for (;;) {
      try {
        await this.mails.update({ id, attempts, state: 'waiting' }, changes);
        return;
      } catch (error) {
        if (Date.now() > until || this.stopping) throw error;
        await sleep(this.times.poll / 5);
      }
    }
  }
}

const inMilliseconds = (wait: number) => () => `now() + ${wait} * interval '1 millisecond'`;
