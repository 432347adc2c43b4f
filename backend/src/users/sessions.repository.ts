import type { Repository } from 'typeorm';
import type { Session } from './session.entity.js';
import type { User } from './user.entity.js';

/** Stores a session; false when the password has been changed or the account deleted since it was checked. */
export async function insertSession(
  sessions: Repository<Session>,
  { id, passwordHash }: User,
  tokenHash: string,
  seconds: number,
): Promise<boolean> {
  // SQL by hand: this statement waits for a password change that is under way, because that change ends only the
  // sessions it finds.
  const opened = await sessions.query<unknown[]>(
    `INSERT INTO sessions ("tokenHash", "userId", "expiresAt")
     SELECT $1, id, now() + $2 * interval '1 second' FROM users WHERE id = $3 AND "passwordHash" = $4 FOR SHARE RETURNING 1`,
    [tokenHash, seconds, id, passwordHash],
  );
  return opened.length > 0;
}
