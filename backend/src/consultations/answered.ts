import type { EntityManager } from 'typeorm';
import type { Caller } from '../admin/admin.guard.js';
import { ConsultationEvent } from './consultation-event.entity.js';
import { ConsultationRequest } from './consultation-request.entity.js';
import { type Scope, visible } from './scope.js';

/** Since when the visitor has waited, as the history keeps it. */
export const WAITING_SINCE = `to_char("waitingSince" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Null when there is no such request in the scope. Locked, so that its changes happen one after the other. */
export const lockRequest = (
  manager: EntityManager,
  id: number,
  scope: Scope,
): Promise<ConsultationRequest | null> =>
  manager
    .createQueryBuilder(ConsultationRequest, 'r')
    .where({ id })
    .andWhere(visible(scope, 'r'))
    .setLock('pessimistic_write')
    .getOne();

/**
 * Ends the wait of a visitor who has been answered, whichever way; a new request becomes a contacted one, and what was
 * nobody's becomes that of the person who answers. To be called in the transaction that writes the answer and has locked
 * the request. It updates the request once: a second update would lock counts in another order than the bulk changes, and
 * two might wait in a circle.
 * @param waitingSince of a message that the answer does not answer
 */
export async function answered(
  manager: EntityManager,
  { id, status, assigneeId }: ConsultationRequest,
  { id: staffId, name }: Caller,
  waitingSince: Date | null = null,
): Promise<void> {
  // SQL by hand: the new values follow from the old ones. Whoever did not wait was answered before answers were recorded, so
  // this is no first answer. A wait that begins anew is written about anew.
  await manager.query(
    `UPDATE consultation_requests SET "waitingSince" = $3::timestamptz, "updatedAt" = now(),
       "remindedAt" = CASE WHEN $3::timestamptz IS NULL THEN "remindedAt" END,
       "escalatedAt" = CASE WHEN $3::timestamptz IS NULL THEN "escalatedAt" END,
       "firstAnsweredAt" = coalesce("firstAnsweredAt", CASE WHEN "waitingSince" IS NOT NULL THEN now() END),
       "firstAnsweredById" = CASE WHEN "firstAnsweredAt" IS NULL AND "waitingSince" IS NOT NULL
         THEN $2 ELSE "firstAnsweredById" END,
       "firstContactedAt" = CASE WHEN status = 'new' THEN coalesce("firstContactedAt", now()) ELSE "firstContactedAt" END,
       status = CASE WHEN status = 'new' THEN 'contacted' ELSE status END,
       "assigneeId" = coalesce("assigneeId", $2), "awaitsAssignment" = "awaitsAssignment" AND $2::int IS NULL
     WHERE id = $1`,
    [id, staffId, waitingSince],
  );
  const events = [
    ...(assigneeId === null && staffId !== null
      ? [{ action: 'assignee', detail: { from: null, to: name, fromId: null } }]
      : []),
    ...(status === 'new' ? [{ action: 'status', detail: { from: status, to: 'contacted' } }] : []),
  ];
  const author = { requestId: id, actor: 'staff', actorName: name, actorId: staffId } as const;
  for (const event of events) await manager.insert(ConsultationEvent, { ...author, ...event });
}
