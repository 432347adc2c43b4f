import type { EntityManager } from 'typeorm';
import type { Person } from '../admin/admin.guard.js';
import type { ConsultationStatus } from './consultation-request.entity.js';
import type { RequestStatusChange } from './desk.dto.js';
import { type Scope, visible } from './scope.js';

/** A change as it is to be made, and perhaps only at this version. */
export type WantedChange = RequestStatusChange & { version?: number | null };

export interface Outcome {
  id: number;
  /** Null: there is no such request in the caller's scope. */
  before: ConsultationStatus | null;
  status: ConsultationStatus;
  /** After the change. */
  version: number;
  changed: boolean;
}

/** Makes those changes that meet the version or the status expected, and writes them into the history. */
export function applyChanges(
  manager: EntityManager,
  changes: WantedChange[],
  scope: Scope,
  { id, name }: Person,
): Promise<Outcome[]> {
  // SQL by hand: one statement changes requests and history together or not at all. It locks in the order of ids, so
  // two calls cannot deadlock.
  return manager.query<Outcome[]>(
    `WITH wanted AS (
       SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $5::int[]) WITH ORDINALITY AS w (id, status, expected, version, position)
     ), before AS MATERIALIZED (
       SELECT id, status, version FROM consultation_requests
       WHERE id = ANY ($1::int[]) AND ${visible(scope)} ORDER BY id FOR UPDATE
     ), changed AS (
       UPDATE consultation_requests r SET status = w.status, "updatedAt" = now(), "firstContactedAt" = CASE
           WHEN b.status = 'new' THEN coalesce(r."firstContactedAt", now())
           WHEN w.status = 'new' AND r."firstContactedAt" > now() - interval '10 minutes' THEN NULL
           ELSE r."firstContactedAt" END
       FROM before b JOIN wanted w ON w.id = b.id
       WHERE r.id = b.id AND b.status <> w.status AND b.status = coalesce(w.expected, b.status)
         AND b.version = coalesce(w.version, b.version)
       RETURNING r.id, r.version
     ), written AS (
       INSERT INTO consultation_events ("requestId", actor, "actorName", "actorId", action, detail)
       SELECT id, 'staff', $4, $6::int, 'status', jsonb_build_object('from', b.status, 'to', w.status)
       FROM changed JOIN before b USING (id) JOIN wanted w USING (id)
     )
     SELECT w.id, b.status AS before, w.status, coalesce(c.version, b.version) AS version, c.id IS NOT NULL AS changed
     FROM wanted w LEFT JOIN before b USING (id) LEFT JOIN changed c USING (id)
     ORDER BY w.position`,
    [
      changes.map(({ id }) => id),
      changes.map(({ status }) => status),
      changes.map(({ expectedStatus }) => expectedStatus || null),
      name,
      changes.map(({ version }) => version ?? null),
      id,
    ],
  );
}
