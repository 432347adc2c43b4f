import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { sha256 } from '../common/tokens.js';
import type { Config } from '../config.js';
import { CONFIG } from '../config.module.js';

/** At most `hits` in `seconds`. */
export interface Limit {
  purpose: string;
  hits: number;
  seconds: number;
}

/** Counters in the database, so that all instances share them. RATE_LIMIT=off turns them off. */
@Injectable()
export class RateLimits {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Counts one hit before the work it stands for, so that parallel attempts cannot slip through.
   * @throws ProblemException 429 with Retry-After once the limit is passed
   */
  async count(limit: Limit, client: string): Promise<void> {
    if (!this.config.rateLimit) return;
    const [row] = await this.database.query<CounterRow[]>(
      `INSERT INTO rate_limits AS r (key, hits, "resetAt") VALUES ($1, 1, now() + $2 * interval '1 second')
       ON CONFLICT (key) DO UPDATE SET
         hits = CASE WHEN ${OVER} THEN 1 ELSE r.hits + 1 END,
         "resetAt" = CASE WHEN ${OVER} THEN excluded."resetAt" ELSE r."resetAt" END
       RETURNING hits, ceil(extract(epoch FROM "resetAt" - now()))::int AS "retryAfter"`,
      [key(limit, client), limit.seconds],
    );
    if (row && row.hits > limit.hits) throw tooMany(row.retryAfter);
  }

  /** Takes back a counted hit that turned out to be in order. */
  async forgive(limit: Limit, client: string): Promise<void> {
    if (!this.config.rateLimit) return;
    await this.database.query('UPDATE rate_limits SET hits = hits - 1 WHERE key = $1 AND hits > 0', [
      key(limit, client),
    ]);
  }

  /** Forgets every hit of a client. */
  async forget(limit: Limit, client: string): Promise<void> {
    if (!this.config.rateLimit) return;
    await this.database.query('DELETE FROM rate_limits WHERE key = $1', [key(limit, client)]);
  }
}

/** Also when it ends later than one that begins now: the clock of the database was set back. */
const OVER = '(r."resetAt" <= now() OR r."resetAt" > excluded."resetAt")';

interface CounterRow {
  hits: number;
  retryAfter: number;
}

const key = (limit: Limit, client: string) => sha256(`${limit.purpose}\n${client}`);

function tooMany(retryAfter: number): ProblemException {
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`;
  return new ProblemException(429, `Too many attempts. Please try again in ${wait}.`, undefined, retryAfter);
}
