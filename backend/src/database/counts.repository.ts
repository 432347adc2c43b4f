import type { EntityManager } from 'typeorm';
import { ConsultationCount } from '../consultations/consultation-count.entity.js';
import { WaitingCount } from '../consultations/waiting-count.entity.js';

/**
 * Adds up the slots of past days in slot 0, which only this function writes. Writers use several slots so that they do
 * not wait for each other.
 */
export async function foldCounts(manager: EntityManager): Promise<void> {
  // SQL by hand: one statement moves the rows that no writer has locked, so the sum is right at every moment.
  await manager.query(
    `WITH gone AS (
       DELETE FROM consultation_counts WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM consultation_counts
         WHERE day > '-infinity' AND day < current_date - 1 AND slot <> 0 FOR UPDATE SKIP LOCKED))
       RETURNING *
     )
     INSERT INTO consultation_counts AS kept (day, status, withdrawn, country, slot, requests, changes)
     SELECT day, status, withdrawn, country, 0, sum(requests), 0 FROM gone GROUP BY 1, 2, 3, 4 HAVING sum(requests) <> 0
     ORDER BY 1, 2, 3, 4
     ON CONFLICT (day, status, withdrawn, country, slot) DO UPDATE SET requests = kept.requests + excluded.requests`,
  );
  await manager.delete(ConsultationCount, { slot: 0, requests: 0 });
  await manager.query(
    `WITH gone AS (
       DELETE FROM waiting_counts WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM waiting_counts
         WHERE day > '-infinity' AND day < current_date - 1 AND slot <> 0 FOR UPDATE SKIP LOCKED))
       RETURNING *
     )
     INSERT INTO waiting_counts AS kept (day, "assigneeId", status, country, slot, requests)
     SELECT day, "assigneeId", status, country, 0, sum(requests) FROM gone GROUP BY 1, 2, 3, 4 HAVING sum(requests) <> 0
     ORDER BY 1, 2, 3, 4
     ON CONFLICT (day, "assigneeId", status, country, slot) DO UPDATE SET requests = kept.requests + excluded.requests`,
  );
  await manager.delete(WaitingCount, { slot: 0, requests: 0 });
  // Only rows that no writer has locked, because writers lock them in an order of their own.
  await manager.query(
    `DELETE FROM assignee_counts WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM assignee_counts WHERE requests = 0 FOR UPDATE SKIP LOCKED))`,
  );
}
