import type { EntityManager } from 'typeorm';
import { ConsultationCount } from '../consultations/consultation-count.entity.js';
import { WaitingCount } from '../consultations/waiting-count.entity.js';

/**
 * Adds up the slots of past days in slot 0, which only this function writes. Writers use several slots so that they do
 * not wait for each other.
 */
export async function foldCounts(manager: EntityManager): Promise<void> {
  // The sum over all days is also the version of the list, and stays as it is.
  const kind = 'day, status, withdrawn, country';
  await fold(manager, 'consultation_counts', kind, `day > '-infinity'`, { changes: 0 });
  await manager.delete(ConsultationCount, { slot: 0, requests: 0 });
  await fold(manager, 'waiting_counts', 'day, "assigneeId", status, country', 'true');
  await manager.delete(WaitingCount, { slot: 0, requests: 0 });
  // Only rows that no writer has locked, because writers lock them in an order of their own.
  await manager.query(
    `DELETE FROM assignee_counts WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM assignee_counts WHERE requests = 0 FOR UPDATE SKIP LOCKED))`,
  );
}

/** @param more columns, with the value that slot 0 begins with */
async function fold(
  manager: EntityManager,
  table: string,
  kind: string,
  which: string,
  more: Record<string, number> = {},
): Promise<void> {
  const columns = ['slot', 'requests', ...Object.keys(more)].join(', ');
  const values = ['0', 'sum(requests)', ...Object.values(more)].join(', ');
  // SQL by hand: one statement moves the rows that no writer has locked, so the sum is right at every moment.
  await manager.query(
    `WITH gone AS (
       DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${which} AND day < current_date - 1 AND slot <> 0 FOR UPDATE SKIP LOCKED))
       RETURNING *
     )
     INSERT INTO ${table} AS kept (${kind}, ${columns})
     SELECT ${kind}, ${values} FROM gone GROUP BY ${kind} HAVING sum(requests) <> 0 ORDER BY ${kind}
     ON CONFLICT (${kind}, slot) DO UPDATE SET requests = kept.requests + excluded.requests`,
  );
}
