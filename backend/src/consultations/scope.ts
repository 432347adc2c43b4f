import type { Caller } from '../admin/admin.guard.js';
import { fieldProblem } from '../common/problem.js';
import { MAX_ID } from '../common/id-param.js';

/** What the `assignee` filter calls the caller, and nobody. */
export const ME = 'me';
export const NOBODY = 'none';

/**
 * Whose requests a query of the desk reads. Every query takes one, and this file alone says in SQL what it means: owners
 * and leads see all, a counselor sees own and unassigned ones. To a counselor, another's request does not exist.
 */
export type Scope =
  | { unassigned: true; assigned: 'all' }
  /** Those of the person with this number; with null, of no person. */
  | { unassigned: boolean; assigned: number | null };

/** All requests there are. */
export const ALL: Scope = { unassigned: true, assigned: 'all' };

export const scopeOf = ({ id, role }: Caller): Scope =>
  role === 'counselor' ? { unassigned: true, assigned: id } : ALL;

/**
 * What the `assignee` filter leaves of the caller's scope.
 * @throws ProblemException 400
 */
export function filtered(caller: Caller, assignee: string | undefined): Scope {
  const scope = scopeOf(caller);
  if (assignee === undefined) return scope;
  if (assignee === NOBODY) return { unassigned: true, assigned: null };
  const id = assignee === ME ? caller.id : /^[1-9]\d{0,9}$/.test(assignee) ? Number(assignee) : NaN;
  if (Number.isNaN(id) || id! > MAX_ID)
    throw fieldProblem('assignee', `The assignee must be all, ${ME}, ${NOBODY} or a person's number.`);
  const isSeen = scope.assigned === 'all' || scope.assigned === id;
  return { unassigned: false, assigned: isSeen ? id : null };
}

/** The parts of a scope, each a condition that one range of the index on the assignee serves; [] is everything. */
export function parts({ unassigned, assigned }: Scope, table = 'consultation_requests'): string[] {
  if (assigned === 'all') return [];
  const column = `${table}."assigneeId"`;
  const own = assigned === null ? [] : [`${column} = ${assigned}`];
  const ranges = [...(unassigned ? [`${column} IS NULL`] : []), ...own];
  return ranges.length > 0 ? ranges : ['false'];
}

/** The scope as one condition. */
export function visible(scope: Scope, table?: string): string {
  const ranges = parts(scope, table);
  return ranges.length > 0 ? `(${ranges.join(' OR ')})` : 'true';
}

/**
 * Condition on a request that a person of the staff has just given away: it was the last thing that happened to it, and for
 * ten minutes it can be given back to whom it was taken from, who may be nobody.
 * @param person SQL that yields the number of the person who assigns
 * @param assignee SQL that yields the number of the person who is to have it
 */
export const justGivenAway = (person: string, assignee: string, table = 'consultation_requests') =>
  `EXISTS (SELECT FROM consultation_events e WHERE e."requestId" = ${table}.id AND e.action = 'assignee'
     AND e."actorId" = ${person} AND e."createdAt" > now() - interval '10 minutes'
     AND (e.detail->>'fromId')::int IS NOT DISTINCT FROM ${assignee}
     AND NOT EXISTS (SELECT FROM consultation_events later WHERE later."requestId" = e."requestId" AND later.id > e.id))`;

const KIND = 'day, status, withdrawn, country';

/** Relation with the columns of consultation_counts that counts a scope: those of all, without what others have. */
export function countsOf({ unassigned, assigned }: Scope): string {
  if (assigned === 'all') return 'consultation_counts';
  if (!unassigned)
    return `(SELECT ${KIND}, requests FROM assignee_counts WHERE ${assigned === null ? 'false' : `"assigneeId" = ${assigned}`}) counts`;
  const others = assigned === null ? 'true' : `"assigneeId" <> ${assigned}`;
  return `(SELECT ${KIND}, requests FROM consultation_counts
    UNION ALL SELECT ${KIND}, -requests FROM assignee_counts WHERE ${others}) counts`;
}

/** Relation with the columns of waiting_counts that counts those of a scope. */
export function waitingCountsOf({ unassigned, assigned }: Scope): string {
  if (assigned === 'all') return 'waiting_counts';
  const whose = [...(unassigned ? [0] : []), ...(assigned === null ? [] : [assigned])];
  return `(SELECT * FROM waiting_counts WHERE ${whose.length > 0 ? `"assigneeId" IN (${whose.join()})` : 'false'}) waiting_counts`;
}
