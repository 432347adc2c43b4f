import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const HOUR_MS = 60 * 60 * 1000;

/** Forgets what has run out, at the start and every hour: sessions, rate-limit counters, and idempotency keys after a day. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer?: NodeJS.Timeout;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    const run = () => this.run().catch((error: Error) => this.logger.error(error.message));
    void run();
    this.timer = setInterval(run, HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    await this.database.query('DELETE FROM sessions WHERE "expiresAt" < now()');
    await this.database.query('DELETE FROM rate_limits WHERE "resetAt" < now()');
    await this.database.query(
      `UPDATE consultation_requests SET "idempotencyKey" = NULL, "idempotencyBody" = NULL
       WHERE "idempotencyKey" IS NOT NULL AND "createdAt" < now() - interval '1 day'`,
    );
  }
}
