import type { EntityManager } from 'typeorm';

/**
 * Starts a subscription, also one that had ended. A pending one may get its mail again after ten minutes.
 * @returns `started`: whether it is new, and not only due another mail; null when it is confirmed, or the last mail is too recent
 */
export async function startSubscription(
  manager: EntityManager,
  email: string,
  emailKey: string,
): Promise<{ id: number; started: boolean } | null> {
  // SQL by hand: one statement decides about the address's only row: new, started again, due another mail, or left as
  // it is.
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
