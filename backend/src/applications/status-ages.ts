import { OFFICE_ZONE } from '../consultations/request-list.js';
import { NOTHING_OPEN } from './application-sharing.entity.js';
import { CLOSED } from './stages.js';

/** How old the statuses of applications are, as SQL for lists and their order; of one application `toDto` says it. */

const LIVE = `e."applicationId" = a.id AND e."undoneAt" IS NULL`;

/**
 * Relation of a student's open applications: `since` when each has its stage, when the university was last `asked` in it, and
 * `statusOn`, the later of both.
 * @param userId SQL that yields the student's number
 */
export const openApplications = (userId: string) => `(
  SELECT known.*, greatest(since, asked) AS "statusOn" FROM (
    SELECT a.id, a."universityId", a.stage,
      coalesce(reached.day, (a."createdAt" AT TIME ZONE ${OFFICE_ZONE})::date) AS since,
      (SELECT max(e.day) FROM application_events e
        WHERE ${LIVE} AND e.action = 'asked' AND e.id > coalesce(reached.id, 0)) AS asked
    FROM applications a LEFT JOIN LATERAL (
      SELECT e.id, e.day FROM application_events e WHERE ${LIVE} AND e.action = 'stage' ORDER BY e.id DESC LIMIT 1
    ) reached ON true
    WHERE a."userId" = ${userId} AND a.stage NOT IN (${CLOSED.map((stage) => `'${stage}'`).join()})
  ) known
)`;

/** What `stalestOn` of a row of application_sharings is to be. */
export const STALEST_ON = `(SELECT coalesce(min("statusOn"), '${NOTHING_OPEN}') FROM ${openApplications('application_sharings."userId"')} o)`;
