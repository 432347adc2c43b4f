import type { Repository } from 'typeorm';
import type { RateLimit } from './rate-limit.entity.js';

/**
 * Whether the window is over. One that ends later than a new window would comes from before the database's clock was
 * set back. By less than a minute it comes from a call that began after this one and was first at the row.
 */
const OVER = `(r."resetAt" <= now() OR r."resetAt" > excluded."resetAt" + interval '1 minute')`;

/** Counts one hit. Returns the hits in the current window, and the seconds until it ends. */
export async function countHit(
  limits: Repository<RateLimit>,
  key: string,
  seconds: number,
): Promise<{ hits: number; retryAfter: number }> {
  // SQL by hand: one statement either adds a hit or starts a new window, however many calls come at once.
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
