import type { EntityManager } from 'typeorm';
import { liveTokens } from '../admin/staff-tokens.service.js';
import { WAITING_SINCE } from './answered.js';
import { tellAssignees } from './assignment-mails.js';
import type { EventActor } from './consultation-event.entity.js';
import type { Assignee, RequestAssignment } from './desk.dto.js';
import { openCount } from './open-requests.js';
import { justGivenAway, type Scope, visible } from './scope.js';

// SQL by hand throughout: an assignment, its history and its locks are one statement, and working hours are asked in each
// person's own time zone.

export interface Author {
  actor: EventActor;
  /** Null for the system. */
  name: string | null;
  /** Of the person; null for ADMIN_TOKEN, and for the system. */
  id: number | null;
}

/** An assignment as it is to be made, and perhaps only at this version. */
export type WantedAssignment = RequestAssignment & { version?: number | null };

export interface AssignmentOutcome {
  id: number;
  /** Whether there is such a request in the caller's scope. */
  found: boolean;
  /** Whether the wanted person is active; true for nobody. */
  possible: boolean;
  /** Whether the visitor has withdrawn the request: its assignment cannot be changed any more. */
  withdrawn: boolean;
  before: Assignee | null;
  to: Assignee | null;
  /** After the change. */
  version: number | null;
  changed: boolean;
}

/**
 * Makes those assignments whose requests are as expected, and writes them into the history. To be called in a
 * transaction. Whoever assigns locks persons first and then requests, each in the order of ids, so that two never wait
 * in a circle, and nobody gets a request who is being deactivated.
 */
export async function applyAssignments(
  manager: EntityManager,
  changes: WantedAssignment[],
  scope: Scope,
  author: Author,
): Promise<AssignmentOutcome[]> {
  const persons = [...new Set(changes.map(({ assigneeId }) => assigneeId).filter((id) => id !== null))];
  const active = await manager.query<{ id: number }[]>(
    'SELECT id FROM staff WHERE id = ANY ($1::int[]) AND active ORDER BY id FOR NO KEY UPDATE',
    [persons],
  );
  const outcomes = await manager.query<AssignmentOutcome[]>(
    `WITH wanted AS (
       SELECT w.*, w.assignee IS NULL OR w.assignee = ANY ($6::int[]) AS possible
       FROM unnest($1::int[], $2::int[], $3::int[], $4::bool[], $5::int[])
         WITH ORDINALITY AS w (id, assignee, expected, checked, version, position)
     ), before AS MATERIALIZED (
       SELECT id, "assigneeId", version, "withdrawnAt" IS NOT NULL AS withdrawn FROM consultation_requests
       WHERE id = ANY ($1::int[]) AND (${visible(scope)} OR EXISTS (SELECT FROM wanted w WHERE w.id = consultation_requests.id AND ${justGivenAway('$9', 'w.assignee')}))
       ORDER BY id FOR UPDATE
     ), changed AS (
       UPDATE consultation_requests r SET "assigneeId" = w.assignee, "awaitsAssignment" = false, "updatedAt" = now()
       FROM before b JOIN wanted w ON w.id = b.id
       WHERE r.id = b.id AND w.possible AND NOT b.withdrawn AND b."assigneeId" IS DISTINCT FROM w.assignee
         AND b.version = coalesce(w.version, b.version)
         AND (NOT w.checked OR b."assigneeId" IS NOT DISTINCT FROM w.expected)
       RETURNING r.id, r."assigneeId", r.version
     ), written AS (
       INSERT INTO consultation_events ("requestId", actor, "actorName", "actorId", action, detail)
       SELECT c.id, $7, $8, $9::int, 'assignee', jsonb_build_object('from', f.name, 'to', t.name, 'fromId', f.id)
       FROM changed c JOIN before b USING (id)
         LEFT JOIN staff f ON f.id = b."assigneeId" LEFT JOIN staff t ON t.id = c."assigneeId"
     ), busy AS (
       UPDATE staff SET "lastAssignedAt" = now() WHERE id IN (SELECT "assigneeId" FROM changed)
     )
     SELECT w.id, b.id IS NOT NULL AS found, w.possible, coalesce(b.withdrawn, false) AS withdrawn, ${person('f')} AS before, ${person('t')} AS to,
       coalesce(c.version, b.version) AS version, c.id IS NOT NULL AS changed
     FROM wanted w LEFT JOIN before b USING (id) LEFT JOIN changed c USING (id)
       LEFT JOIN staff f ON f.id = b."assigneeId" LEFT JOIN staff t ON t.id = w.assignee
     ORDER BY w.position`,
    [
      changes.map(({ id }) => id),
      changes.map(({ assigneeId }) => assigneeId),
      changes.map(({ expectedAssigneeId }) => expectedAssigneeId ?? null),
      changes.map(({ expectedAssigneeId }) => expectedAssigneeId !== undefined),
      changes.map(({ version }) => version ?? null),
      active.map(({ id }) => id),
      author.actor,
      author.name,
      author.id,
    ],
  );
  const given = outcomes.flatMap(({ changed, to }) => (changed && to && to.id !== author.id ? [to.id] : []));
  await tellAssignees(manager, given);
  return outcomes;
}

const person = (table: string) =>
  `CASE WHEN ${table}.id IS NOT NULL THEN json_build_object('id', ${table}.id, 'name', ${table}.name) END`;

/** A person who may be given requests, with what the choice depends on. */
export interface Candidate {
  id: number;
  countries: string[];
  languages: string[];
  /** Open requests. */
  open: number;
  /** Null: never. */
  lastAssignedAt: Date | null;
}

const LOCAL = 'now() AT TIME ZONE "timeZone"';
const TIME = `to_char(${LOCAL}, 'HH24:MI')`;
const worksOn = (time: string) => `to_char(${time}, 'FMDay') = ANY ("workDays")`;
/** Hours that end before they begin go past midnight, on the day that follows a working day. */
const AT_WORK = `CASE WHEN "worksFrom" < "worksUntil"
  THEN ${worksOn(LOCAL)} AND ${TIME} >= "worksFrom" AND ${TIME} < "worksUntil"
  ELSE ${worksOn(LOCAL)} AND ${TIME} >= "worksFrom"
    OR ${worksOn(`${LOCAL} - interval '1 day'`)} AND ${TIME} < "worksUntil" END`;
const AVAILABLE = `active AND "takesRequests" AND EXISTS (SELECT ${liveTokens('staff.id')}) AND ${AT_WORK}`;

/** Whether anybody is at work who takes requests and can open the desk. */
export async function isAnybodyAvailable(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<[{ any: boolean }]>(
    `SELECT EXISTS (SELECT FROM staff WHERE ${AVAILABLE}) AS any`,
  );
  return row.any;
}

/** Locks the persons, so that instances assign one after the other and each sees what the one before has done. */
export async function lockAvailable(manager: EntityManager): Promise<Candidate[]> {
  const locked = await manager.query<{ id: number }[]>(
    `SELECT id FROM staff WHERE ${AVAILABLE} ORDER BY id FOR NO KEY UPDATE`,
  );
  // A second statement, because the first one waited and counts as of before.
  return manager.query<Candidate[]>(
    `SELECT id, countries, languages, "lastAssignedAt", ${openCount('staff.id')} AS open FROM staff
     WHERE id = ANY ($1::int[]) ORDER BY id`,
    [locked.map(({ id }) => id)],
  );
}

export interface Awaiting {
  id: number;
  country: string | null;
  message: string | null;
  waitingSince: string;
}

/**
 * Locks the next requests that are nobody's, whose visitor waits and that nobody has released, the longest wait first.
 * What somebody is changing right now is left out.
 */
export function lockAwaiting(
  manager: EntityManager,
  limit: number,
  after: Awaiting | undefined,
): Promise<Awaiting[]> {
  return manager.query<Awaiting[]>(
    // The order names the person, which is nobody, because the index that serves it begins with the person.
    `SELECT id, country, message, ${WAITING_SINCE} AS "waitingSince" FROM consultation_requests
     WHERE "assigneeId" IS NULL AND "waitingSince" IS NOT NULL AND "awaitsAssignment"
       ${after ? 'AND ("waitingSince", id) > ($1::timestamptz, $2::int)' : ''}
     ORDER BY "assigneeId", consultation_requests."waitingSince", id LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
    after ? [after.waitingSince, after.id] : [],
  );
}
