import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

/**
 * The end of a server, in order: its health checks answer 503, it goes on serving for DRAIN_SECONDS, stops listening,
 * finishes what it accepted. A proxy that checks more often than that has turned to other servers by then.
 */
@Injectable()
export class Drain implements OnModuleDestroy, BeforeApplicationShutdown {
  stopping = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Nest calls this of all modules before it calls the next step of any. */
  onModuleDestroy(): void {
    this.stopping = true;
  }

  /** Who presses Ctrl-C does not wait. */
  async beforeApplicationShutdown(signal?: string): Promise<void> {
    if (signal === 'SIGTERM') await sleep(this.config.drainSeconds * 1000);
  }
}
