import type { EntityManager } from 'typeorm';
import type { Person } from '../admin/admin.guard.js';
import { type Given, tellAssignees } from './assignment-mails.js';
import type { ConsultationRequest } from './consultation-request.entity.js';
import type { Colleague } from './desk.dto.js';

/** The open requests of persons, for those who manage the persons. SQL by hand, as in the repositories. */

/** Work is left: not withdrawn, and not completed unless the visitor still waits. */
const OPEN = `(status <> 'completed' OR "waitingSince" IS NOT NULL) AND "withdrawnAt" IS NULL`;

/** Active persons, by name. */
export const colleagues = (manager: EntityManager) =>
  manager.query<Colleague[]>(
    `SELECT id, name, email, role, languages, countries, ${openCount('staff.id')} AS open FROM staff WHERE active
     ORDER BY lower(name), id`,
  );

/** The first open requests of a person, the oldest first. */
export const firstOpen = (manager: EntityManager, staffId: number, limit: number) =>
  manager.query<Pick<ConsultationRequest, 'id' | 'name' | 'status'>[]>(
    `SELECT id, name, status FROM consultation_requests WHERE "assigneeId" = $1 AND ${OPEN}
     ORDER BY "createdAt", id LIMIT ${limit}`,
    [staffId],
  );

/** The open requests of an active person that others have assigned since then, the longest wait first, with the address to write to. */
export const assignedSince = (manager: EntityManager, staffId: number, since: Date) =>
  manager.query<(Given & { email: string })[]>(
    `SELECT r.id, r."waitingSince", s.email FROM staff s
       JOIN (SELECT * FROM consultation_requests WHERE ${OPEN}) r ON r."assigneeId" = s.id
     WHERE s.id = $1 AND s.active AND s.email IS NOT NULL AND EXISTS (
       SELECT FROM consultation_events e
       WHERE e."requestId" = r.id AND e.action = 'assignee' AND e."createdAt" >= $2::timestamptz
         AND e."actorId" IS DISTINCT FROM s.id)
     ORDER BY r."waitingSince", r.id`,
    [staffId, since],
  );

/** How many open requests a person has. */
export async function openRequests(manager: EntityManager, staffId: number): Promise<number> {
  const [row] = await manager.query<[{ open: number }]>(`SELECT ${openCount('$1::int')} AS open`, [staffId]);
  return row.open;
}

/** How many open requests a person has, from the counts. */
export const openCount = (id: string) => `(SELECT coalesce(sum(requests), 0)::int FROM (
    SELECT requests FROM assignee_counts
    WHERE day = '-infinity' AND "assigneeId" = ${id} AND status <> 'completed' AND NOT withdrawn
    UNION ALL SELECT requests FROM waiting_counts
    WHERE day = '-infinity' AND "assigneeId" = ${id} AND status = 'completed') AS counts)`;

/**
 * Hands the open requests of a person over to another, or to nobody: the automatic assignment then gives on those whose
 * visitor waits. To be called in the transaction that deactivates the person.
 * @param author who does it; null for the system
 * @returns how many
 */
export async function handOver(
  manager: EntityManager,
  from: number,
  to: number | null,
  author: Person | null,
): Promise<number> {
  const [row] = await manager.query<[{ handedOver: number }]>(
    `WITH before AS MATERIALIZED (
       SELECT id FROM consultation_requests WHERE "assigneeId" = $1 AND ${OPEN} ORDER BY id FOR UPDATE
     ), changed AS (
       UPDATE consultation_requests r
       SET "assigneeId" = $2::int, "awaitsAssignment" = $2::int IS NULL, "updatedAt" = now()
       FROM before b WHERE r.id = b.id RETURNING r.id
     ), written AS (
       INSERT INTO consultation_events ("requestId", actor, "actorName", "actorId", action, detail)
       SELECT id, CASE WHEN $3::text IS NULL THEN 'system' ELSE 'staff' END, $3, $4::int, 'assignee', jsonb_build_object(
         'from', (SELECT name FROM staff WHERE id = $1), 'to', (SELECT name FROM staff WHERE id = $2::int), 'fromId', $1::int)
       FROM changed
     ), busy AS (
       UPDATE staff SET "lastAssignedAt" = now() WHERE id = $2::int AND EXISTS (SELECT FROM changed)
     )
     SELECT count(*)::int AS "handedOver" FROM changed`,
    [from, to, author?.name ?? null, author?.id ?? null],
  );
  if (to !== null && to !== author?.id && row.handedOver > 0) await tellAssignees(manager, [to]);
  return row.handedOver;
}

/**
 * Releases what persons have who are not active: a completed request stays with whoever completed it, and may be opened
 * again after that person has left.
 */
export async function releaseOfInactive(manager: EntityManager): Promise<void> {
  const left = await manager.query<{ id: number }[]>(
    `SELECT id FROM staff WHERE NOT active AND ${openCount('staff.id')} > 0 ORDER BY id`,
  );
  for (const { id } of left) await handOver(manager, id, null, null);
}
