import type { Repository } from 'typeorm';
import type { RateLimit } from './rate-limit.entity.js';

/** Also when it ends later than one that begins now: the clock of the database was set back. */
const OVER = '(r."resetAt" <= now() OR r."resetAt" > excluded."resetAt")';

/** Counts one hit; gives the hits of the time that is under way, and after how many seconds it ends. */
export async function countHit(
  limits: Repository<RateLimit>,
  key: string,
  seconds: number,
): Promise<{ hits: number; retryAfter: number }> {
  // By hand: one statement decides between the next hit and the first of a new time, however many come at once.
  const [row] = await limits.query<[{ hits: number; retryAfter: number }]>(
    `INSERT INTO rate_limits AS r (key, hits, "resetAt") VALUES ($1, 1, now() + $2 * interval '1 second')
     ON CONFLICT (key) DO UPDATE SET
       hits = CASE WHEN ${OVER} THEN 1 ELSE r.hits + 1 END,
       "resetAt" = CASE WHEN ${OVER} THEN excluded."resetAt" ELSE r."resetAt" END
     RETURNING hits, ceil(extract(epoch FROM "resetAt" - now()))::int AS "retryAfter"`,
    [key, seconds],
  );
  return row;
}
