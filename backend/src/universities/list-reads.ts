import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

const POOL_SIZE = 10;
const CONNECT_WITHIN_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
/** For how long a replica that failed is left alone. */
const REST_MS = 5_000;

/**
 * Reads that may be as old as a replica is behind: the public lists of universities, which change only when a release
 * brings new ones. What somebody has just changed (requests, sessions, shortlists) is read where it was written.
 * Not TypeORM's replication: with a replica that is away it does not start, and no read falls back to the primary.
 */
@Injectable()
export class ListReads implements OnApplicationShutdown {
  private readonly logger = new Logger('Replica');
  private readonly replica: pg.Pool | null;
  private restsUntil = 0;

  constructor(@Inject(CONFIG) { databaseReplicaUrl }: Config) {
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
  async rows<T extends object>(query: SelectQueryBuilder<ObjectLiteral>): Promise<T[]> {
    if (this.replica && Date.now() >= this.restsUntil) {
      try {
        // The replica is not TypeORM's: see above.
        return (await this.replica.query<T>(...query.getQueryAndParameters())).rows;
      } catch (error) {
        this.restsUntil = Date.now() + REST_MS;
        this.logger.warn(`The primary serves the lists: ${(error as Error).message}`);
      }
    }
    return query.getRawMany<T>();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replica?.end();
  }
}
