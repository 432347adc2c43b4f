import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

/**
 * Stops a server in order: its health checks answer 503, it goes on serving for DRAIN_SECONDS, it stops listening, it
 * finishes accepted requests. A proxy that checks more often than DRAIN_SECONDS uses other servers by then.
 */
@Injectable()
export class Drain implements OnModuleDestroy, BeforeApplicationShutdown {
  stopping = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Nest calls this in all modules before it begins the next step of shutting down. */
  onModuleDestroy(): void {
    this.stopping = true;
  }

  /** Waits for DRAIN_SECONDS, except after Ctrl-C. */
  async beforeApplicationShutdown(signal?: string): Promise<void> {
    if (signal === 'SIGTERM') await sleep(this.config.drainSeconds * 1000);
  }
}
