import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { CONFIG } from '../config.module.js';

const POOL_SIZE = 10;
const CONNECT_WITHIN_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
/** For how long a replica that failed is left alone. */
const REST_MS = 5_000;

/**
 * Reads that may be as old as a replica is behind: the public lists of universities, which change only when a release
 * brings new ones. What somebody has just changed (requests, sessions, shortlists) is read where it was written.
 */
@Injectable()
export class ListReads implements OnApplicationShutdown {
  private readonly logger = new Logger('Replica');
  private readonly replica: pg.Pool | null;
  private restsUntil = 0;

  constructor(
    @InjectDataSource() private readonly primary: DataSource,
    @Inject(CONFIG) { databaseReplicaUrl }: Config,
  ) {
    this.replica = databaseReplicaUrl
      ? new pg.Pool({
          connectionString: databaseReplicaUrl,
          max: POOL_SIZE,
          connectionTimeoutMillis: CONNECT_WITHIN_MS,
          statement_timeout: ANSWER_WITHIN_MS,
          query_timeout: ANSWER_WITHIN_MS,
          keepAlive: true,
        })
      : null;
    // Says that an idle connection was lost; the next read finds out by itself.
    this.replica?.on('error', () => undefined);
  }

  /** From the replica, or from the primary when there is none, it is away or it cannot answer. */
  async query<T>(sql: string, parameters: unknown[]): Promise<T> {
    if (this.replica && Date.now() >= this.restsUntil) {
      try {
        return (await this.replica.query(sql, parameters)).rows as T;
      } catch (error) {
        this.restsUntil = Date.now() + REST_MS;
        this.logger.warn(`The primary serves the lists: ${(error as Error).message}`);
      }
    }
    return this.primary.query<T>(sql, parameters);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replica?.end();
  }
}
