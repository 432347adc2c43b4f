import { OFFICE_ZONE } from '../consultations/request-list.js';
import { NOTHING_OPEN } from './application-sharing.entity.js';
import { IS_BEHIND, isToSend, OPEN_STAGES, STAGES } from './stages.js';

/**
 * How old the statuses of applications are, what is due next and what is to be looked at, as SQL for lists and their order.
 * Of one application `toDto` says how old its status is.
 */

const IS_OPEN = `a.stage IN (${OPEN_STAGES.map((stage) => `'${stage}'`).join(', ')})`;
const TO_SEND = STAGES.filter(isToSend)
  .map((stage) => `'${stage}'`)
  .join(', ');
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
    WHERE a."userId" = ${userId} AND ${IS_OPEN}
  ) known
)`;

/** What `stalestOn` of a row of application_sharings is to be. */
export const STALEST_ON = `(SELECT coalesce(min("statusOn"), '${NOTHING_OPEN}') FROM ${openApplications('application_sharings."userId"')} o)`;

/**
 * Relation of the next task of a student's open applications, which no stage has left behind: of none or one row.
 * @param userId SQL that yields the student's number
 */
export const nextTask = (userId: string) => `(
  SELECT t.id, a.id AS "applicationId", a."universityId", t.title, t.owner, t."dueOn", t."dueTime", t.zone, t."dueAt"
  FROM applications a JOIN application_tasks t ON t."applicationId" = a.id AND t."doneAt" IS NULL
  WHERE a."userId" = ${userId} AND ${IS_OPEN} AND NOT ${IS_BEHIND} ORDER BY t."dueOn", t."dueAt", t.id LIMIT 1
)`;

/**
 * Relation of the offer of a student's that is to be answered first, with the task that answers it, if there is one and tasks
 * are shared: of none or one row. Where no day is known it may be any, so that one comes last.
 * @param userId SQL that yields the student's number
 * @param plan SQL that yields whether tasks are shared
 */
export const nextOffer = (userId: string, plan: string) => `(
  SELECT a.id AS "applicationId", a."universityId", t.id AS "taskId", t."dueOn", t."dueTime", t.zone, t.pinned
  FROM applications a LEFT JOIN application_tasks t
    ON t."applicationId" = a.id AND t.rule = 'accept' AND t."doneAt" IS NULL AND ${plan}
  WHERE a."userId" = ${userId} AND a.stage = 'offer' ORDER BY t."dueAt", a.id LIMIT 1
)`;

/**
 * Relation of the next day on which a course closes, of a student's applications that are neither sent nor closed: of none
 * or one row.
 * @param userId SQL that yields the student's number
 */
export const nextClosing = (userId: string) => `(
  SELECT a.id AS "applicationId", a."universityId", a."closesOn" FROM applications a
  WHERE a."userId" = ${userId} AND a.stage IN (${TO_SEND}) AND a."closesOn" >= (now() AT TIME ZONE ${OFFICE_ZONE})::date
  ORDER BY a."closesOn", a.id LIMIT 1
)`;

/**
 * Number of documents of a student's open applications that are to be looked at.
 * @param userId SQL that yields the student's number
 */
export const documentsReady = (userId: string) => `(
  SELECT count(*)::int FROM applications a JOIN application_documents d ON d."applicationId" = a.id AND d.state = 'ready'
  WHERE a."userId" = ${userId} AND ${IS_OPEN}
)`;

/**
 * Number of a student's open applications with tasks whose plan is older than what they are counted back from.
 * @param userId SQL that yields the student's number
 */
export const outdatedPlans = (userId: string) => `(
  SELECT count(DISTINCT a.id)::int
  FROM applications a JOIN application_tasks t ON t."applicationId" = a.id AND t."doneAt" IS NULL AND t.outdated
  WHERE a."userId" = ${userId} AND ${IS_OPEN} AND NOT ${IS_BEHIND}
)`;

/** What `nextDueOn` of a row of application_sharings is to be. */
export const NEXT_DUE_ON = `coalesce((SELECT "dueOn" FROM ${nextTask('application_sharings."userId"')} next WHERE application_sharings.plan), '${NOTHING_OPEN}')`;
