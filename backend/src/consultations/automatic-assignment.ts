import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  applyAssignments,
  type Awaiting,
  isAnybodyAvailable,
  lockAvailable,
  lockAwaiting,
} from './assignments.repository.js';
import { chooseAssignee } from './choose-assignee.js';
import { releaseOfInactive } from './open-requests.js';
import { ALL } from './scope.js';

const MINUTE_MS = 60_000;
/** From a new request to its assignment. Requests of that time are assigned together. */
const PAUSE_MS = 500;
/** Requests a transaction. */
const MOST_ROWS = 200;

/**
 * Gives requests whose visitor waits to persons who are at work. What suits nobody is tried again every minute. Any
 * instance may do it: persons and requests are locked, so that each request is given once.
 */
@Injectable()
export class AutomaticAssignment implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AutomaticAssignment.name);
  private timer?: NodeJS.Timeout;
  private pause?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), MINUTE_MS).unref();
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.pause);
    await this.running;
  }

  /** Says that there may be something to assign. Nobody waits for it. */
  wake(): void {
    this.pause ??= setTimeout(() => {
      this.pause = undefined;
      this.running = this.running
        .then(() => this.run())
        .catch((error: Error) => this.logger.error(error.message));
    }, PAUSE_MS).unref();
  }

  /** Assigns all that suits somebody. */
  async run(): Promise<void> {
    await this.database.transaction(releaseOfInactive);
    if (!(await isAnybodyAvailable(this.database.manager))) return;
    let last: Awaiting | undefined;
    do last = await this.assignSome(last);
    while (last);
  }

  /** @returns the last of the requests that were tried; undefined when no more wait */
  private assignSome(after: Awaiting | undefined): Promise<Awaiting | undefined> {
    return this.database.transaction(async (manager) => {
      const candidates = await lockAvailable(manager);
      if (candidates.length === 0) return undefined;
      const awaiting = await lockAwaiting(manager, MOST_ROWS, after);
      const changes = awaiting.flatMap((request) => {
        const chosen = chooseAssignee(request, candidates);
        if (!chosen) return [];
        chosen.open++;
        chosen.lastAssignedAt = new Date();
        return [{ id: request.id, assigneeId: chosen.id }];
      });
      if (changes.length > 0)
        await applyAssignments(manager, changes, ALL, { actor: 'system', name: null, id: null });
      return awaiting.length === MOST_ROWS ? awaiting.at(-1) : undefined;
    });
  }
}
