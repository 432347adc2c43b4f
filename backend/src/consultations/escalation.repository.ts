import type { EntityManager } from 'typeorm';
import { PROMISED_HOURS } from './consultation-request.entity.js';
import type { Wait } from './consultation-mails.js';

/** What is written about a wait, when, and where that is noted. */
export const STAGES = {
  'answer-due': { hours: 20, mark: 'remindedAt' },
  'answer-overdue': { hours: PROMISED_HOURS, mark: 'escalatedAt' },
} as const;
export type Stage = keyof typeof STAGES;

/** A wait that has reached a stage, by the number of its request. */
export type LongWait = Wait & { id: number };

/**
 * Marks the longest waits that have reached a stage, so that it is written about them once. What somebody is changing
 * right now is left for the next time.
 */
export async function markWaits(manager: EntityManager, stage: Stage, limit: number): Promise<LongWait[]> {
  const { hours, mark } = STAGES[stage];
  // SQL by hand: with SKIP LOCKED several servers divide the rows among them, each in the statement that marks them.
  const [marked] = await manager.query<[LongWait[], number]>(
    `WITH due AS MATERIALIZED (
       SELECT id FROM consultation_requests
       WHERE "waitingSince" <= now() - interval '${hours} hours' AND "escalatedAt" IS NULL AND "${mark}" IS NULL
       ORDER BY "waitingSince", id LIMIT ${limit} FOR UPDATE SKIP LOCKED
     )
     UPDATE consultation_requests r SET "${mark}" = now() FROM due WHERE r.id = due.id
     RETURNING r.id, r."assigneeId", to_char(r."waitingSince" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS since`,
  );
  return marked;
}

/** Whether a visitor still waits since then. */
export async function isStillWaiting(
  manager: EntityManager,
  id: number,
  since: string,
): Promise<{ assigneeId: number | null } | undefined> {
  const [row] = await manager.query<{ assigneeId: number | null }[]>(
    'SELECT "assigneeId" FROM consultation_requests WHERE id = $1 AND "waitingSince" = $2::timestamptz',
    [id, since],
  );
  return row;
}
