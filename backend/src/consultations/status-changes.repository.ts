import type { EntityManager } from 'typeorm';
import type { ConsultationStatus } from './consultation-request.entity.js';
import type { RequestStatusChange } from './desk.dto.js';

export interface Outcome {
  id: number;
  /** Null: there is no such request. */
  before: ConsultationStatus | null;
  status: ConsultationStatus;
  changed: boolean;
}

/** Makes those changes that meet the status expected, and writes them into the history. */
export function applyChanges(
  manager: EntityManager,
  changes: RequestStatusChange[],
  staffName: string,
): Promise<Outcome[]> {
  // SQL by hand: one statement changes requests and history together or not at all. It locks in the order of ids, so
  // two calls cannot deadlock.
  return manager.query<Outcome[]>(
    `WITH wanted AS (
       SELECT * FROM unnest($1::int[], $2::text[], $3::text[]) WITH ORDINALITY AS w (id, status, expected, position)
     ), before AS MATERIALIZED (
       SELECT id, status FROM consultation_requests WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE
     ), changed AS (
       UPDATE consultation_requests r SET status = w.status, "updatedAt" = now(), "firstContactedAt" = CASE
           WHEN b.status = 'new' THEN coalesce(r."firstContactedAt", now())
           WHEN w.status = 'new' AND r."firstContactedAt" > now() - interval '10 minutes' THEN NULL
           ELSE r."firstContactedAt" END
       FROM before b JOIN wanted w ON w.id = b.id
       WHERE r.id = b.id AND b.status <> w.status AND b.status = coalesce(w.expected, b.status)
       RETURNING r.id
     ), written AS (
       INSERT INTO consultation_events ("requestId", actor, "actorName", action, detail)
       SELECT id, 'staff', $4, 'status', jsonb_build_object('from', b.status, 'to', w.status)
       FROM changed JOIN before b USING (id) JOIN wanted w USING (id)
     )
     SELECT w.id, b.status AS before, w.status, c.id IS NOT NULL AS changed
     FROM wanted w LEFT JOIN before b USING (id) LEFT JOIN changed c USING (id)
     ORDER BY w.position`,
    [
      changes.map(({ id }) => id),
      changes.map(({ status }) => status),
      changes.map(({ expectedStatus }) => expectedStatus || null),
      staffName,
    ],
  );
}
