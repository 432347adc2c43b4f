import type { EntityManager } from 'typeorm';

/**
 * Starts a subscription, or starts one over that was ended; null when it is confirmed, or its mail is due no other.
 * @returns whether it was started, and not only due another mail
 */
export async function startSubscription(
  manager: EntityManager,
  email: string,
  emailKey: string,
): Promise<{ id: number; started: boolean } | null> {
  // By hand: one row for each address decides in one statement: new, started over, due another mail, or left alone.
  const [row] = await manager.query<{ id: number; started: boolean }[]>(
    `INSERT INTO newsletter_subscriptions AS s (email, "emailKey") VALUES ($1, $2)
     ON CONFLICT ("emailKey") DO UPDATE SET
       email = CASE WHEN s.status = 'unsubscribed' THEN excluded.email ELSE s.email END,
       "createdAt" = CASE WHEN s.status = 'unsubscribed' THEN now() ELSE s."createdAt" END,
       status = 'pending', "confirmationSentAt" = now()
     WHERE s.status = 'unsubscribed' OR (s.status = 'pending' AND s."confirmationSentAt" < now() - interval '10 minutes')
     RETURNING id, "createdAt" = "confirmationSentAt" AS started`,
    [email, emailKey],
  );
  return row ?? null;
}
