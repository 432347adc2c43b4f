import type { EntityManager } from 'typeorm';
import type { Person } from '../admin/admin.guard.js';
import { WAITING_SINCE } from './answered.js';
import { doneBy, ConsultationEvent } from './consultation-event.entity.js';
import { ConsultationRequest, type ConsultationStatus } from './consultation-request.entity.js';
import type { ContactAttempt } from './contacts.dto.js';

// SQL by hand where times go from one row into another: JavaScript would round them to milliseconds.

/** The same attempt of the last minute: a second press, or a retry. */
export async function sameContact(
  manager: EntityManager,
  requestId: number,
  { channel, outcome }: ContactAttempt,
  caller: Person,
): Promise<number | undefined> {
  const written = await manager
    .createQueryBuilder(ConsultationEvent, 'e')
    .where({ requestId, action: 'contact', actor: 'staff', ...doneBy(caller) })
    .andWhere(`e.detail->>'channel' = :channel AND e.detail->>'outcome' = :outcome`, { channel, outcome })
    .andWhere(`e.createdAt > now() - interval '1 minute'`)
    .getOne();
  return written?.id;
}

/** Writes an attempt into the history. */
export async function recordContact(
  manager: EntityManager,
  requestId: number,
  { channel, outcome }: ContactAttempt,
  { id, name }: Person,
): Promise<number> {
  const [row] = await manager.query<[{ id: number }]>(
    `INSERT INTO consultation_events ("requestId", actor, "actorName", "actorId", action, detail)
     SELECT id, 'staff', $4, $5, 'contact', jsonb_build_object('channel', $2::text, 'outcome', $3::text, 'waitingSince', ${WAITING_SINCE})
     FROM consultation_requests WHERE id = $1 RETURNING id`,
    [requestId, channel, outcome, name, id],
  );
  return row.id;
}

/** Makes lists a new version, because they show the newest attempt. */
export const touch = (manager: EntityManager, id: number) =>
  manager.update(ConsultationRequest, id, { updatedAt: () => 'now()' });

export interface RecordedAttempt {
  outcome: ContactAttempt['outcome'];
  staffName: string;
  /** Of the person; null for ADMIN_TOKEN. */
  staffId: number | null;
  /** Written less than ten minutes ago. */
  recent: boolean;
  /** The status that it changed. */
  statusBefore: ConsultationStatus | null;
  /** Whether the status was changed, another attempt was made, or the visitor withdrew, after it. */
  overtaken: boolean;
}

/** What undoing an attempt has to know; undefined when there is no such attempt. */
export async function attempt(
  manager: EntityManager,
  requestId: number,
  contactId: number,
): Promise<RecordedAttempt | undefined> {
  const [row] = await manager.query<RecordedAttempt[]>(
    `SELECT e.detail->>'outcome' AS outcome, e."actorName" AS "staffName", e."actorId" AS "staffId",
       e."createdAt" > now() - interval '10 minutes' AS recent,
       (SELECT s.detail->>'from' FROM ${own('status')}) AS "statusBefore",
       EXISTS (SELECT FROM consultation_events l WHERE l."requestId" = e."requestId" AND l.id > e.id
         AND l.action IN ('status', 'contact', 'message', 'withdrawn') AND NOT EXISTS (SELECT FROM ${own('status')} AND s.id = l.id)) AS overtaken
     FROM consultation_events e WHERE e.id = $2 AND e."requestId" = $1 AND e.action = 'contact'`,
    [requestId, contactId],
  );
  return row;
}

/** What an attempt changed besides: of the same transaction, so of the same time. */
const own = (action: 'status' | 'assignee') =>
  `consultation_events s WHERE s."requestId" = e."requestId" AND s.action = '${action}' AND s."createdAt" = e."createdAt"`;

/** Whether the attempt made the request that of whoever made it, who has it still. */
const CLAIMED = `(r."assigneeId" IS NOT DISTINCT FROM e."actorId" AND EXISTS (SELECT FROM ${own('assignee')}))`;

/** Makes the request what it was before the attempt, and puts a note into the attempt's place in the history. */
export async function takeBack(manager: EntityManager, requestId: number, contactId: number): Promise<void> {
  await manager.query(
    `UPDATE consultation_requests r SET "updatedAt" = now(),
       "waitingSince" = least(r."waitingSince", CASE WHEN e.detail->>'outcome' = 'reached' THEN (e.detail->>'waitingSince')::timestamptz END),
       "firstAnsweredById" = CASE WHEN r."firstAnsweredAt" = e."createdAt" THEN NULL ELSE r."firstAnsweredById" END,
       "firstAnsweredAt" = nullif(r."firstAnsweredAt", e."createdAt"),
       "firstContactedAt" = nullif(r."firstContactedAt", e."createdAt"),
       status = coalesce((SELECT s.detail->>'from' FROM ${own('status')}), r.status),
       "assigneeId" = CASE WHEN NOT ${CLAIMED} THEN r."assigneeId" END,
       "awaitsAssignment" = r."awaitsAssignment" OR ${CLAIMED}
     FROM consultation_events e WHERE r.id = $1 AND e.id = $2`,
    [requestId, contactId],
  );
  await manager.query(
    `WITH gone AS (
       DELETE FROM consultation_events e USING consultation_events c
       WHERE c.id = $2 AND e."requestId" = $1 AND (e.id = c.id OR e.action IN ('status', 'assignee') AND e."createdAt" = c."createdAt")
       RETURNING e.*
     )
     INSERT INTO consultation_events ("requestId", actor, "actorName", "actorId", action, detail)
     SELECT "requestId", actor, "actorName", "actorId", 'note', jsonb_build_object('text', concat('Took back: ',
       CASE detail->>'outcome' WHEN 'reached' THEN 'reached by ' ELSE 'no answer to ' END,
       CASE detail->>'channel' WHEN 'whatsapp' THEN 'WhatsApp' WHEN 'email' THEN 'e-mail' ELSE 'call' END))
     FROM gone WHERE action = 'contact'`,
    [requestId, contactId],
  );
}
