import type { Repository } from 'typeorm';
import type { Mail } from './mail.entity.js';
import type { TakenMail } from './messages.js';

/**
 * No mail is delayed by more than this, in seconds. One that is due even later was written before the database's clock was
 * set back, and is taken up now.
 */
export const LONGEST_DELAY = 2 * 60 * 60;

/**
 * Takes up mails that are due, for so many milliseconds.
 * @param domain of their Message-IDs
 * @param except the ids of those that are being sent
 */
export async function takeUp(
  mails: Repository<Mail>,
  count: number,
  lease: number,
  domain: string,
  except: TakenMail['id'][],
): Promise<TakenMail[]> {
  // SQL by hand: with SKIP LOCKED several workers divide the rows among them, each in the one statement that also marks
  // them.
  const [taken] = await mails.query<[TakenMail[], number]>(
    `WITH due AS MATERIALIZED (
       SELECT id FROM mails WHERE state = 'waiting' AND id <> ALL ($4)
         AND ("nextAttemptAt" <= now() OR "nextAttemptAt" > now() + interval '${LONGEST_DELAY} seconds')
       ORDER BY "nextAttemptAt" LIMIT $1 FOR UPDATE SKIP LOCKED
     )
     UPDATE mails m SET attempts = m.attempts + 1, "nextAttemptAt" = now() + $2::float8 * interval '1 millisecond',
       "messageId" = coalesce(m."messageId", '<' || gen_random_uuid() || '@' || $3 || '>')
     FROM due WHERE m.id = due.id
     RETURNING m.id, m."messageId", m.kind, m.recipient, m.data, m."requestId", m.attempts, m."lastError", m."createdAt"`,
    [count, lease, domain, except],
  );
  return taken;
}
