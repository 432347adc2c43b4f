import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

const POOL_SIZE = 10;
const CONNECT_WITHIN_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
/** How long a replica is not asked after a failure. */
const REST_MS = 5_000;

/**
 * Reads from a replica, which may lag behind. That suits the public lists of universities, which change only with a
 * release. Requests, sessions and shortlists are read from the primary, where they are written. TypeORM's own replication
 * does not serve here: it does not start without the replica, and its reads do not fall back to the primary.
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
    // Emitted when an idle connection is lost. Nothing to do: the next read notices by itself.
    this.replica?.on('error', () => undefined);
  }

  /** Reads from the replica; from the primary if there is no replica, or it fails. */
  async rows<T extends object>(query: SelectQueryBuilder<ObjectLiteral>): Promise<T[]> {
    if (this.replica && Date.now() >= this.restsUntil) {
      try {
        // The replica is a pool of our own, so TypeORM only writes the statement.
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
