import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { JsonPage } from '../common/paging.js';
import { iso, isoTime } from '../consultations/iso-time.js';
import { searchCondition } from '../consultations/request-list.js';
import { parts, type Scope, visible } from '../consultations/scope.js';
import {
  documentsReady,
  nextClosing,
  nextOffer,
  nextTask,
  openApplications,
  outdatedPlans,
} from './status-ages.js';
import type { StudentDetails, StudentSort } from './students.dto.js';

/** The column of application_sharings, a day, by which each order sorts, before the student's number. */
const SORTED_BY: Record<StudentSort, string> = { stalest: '"stalestOn"', due: '"nextDueOn"' };

/**
 * A cursor is the place in the order itself, day and number, since a student's day may have changed when the next page is
 * asked for: then nobody is left out.
 */
const FIRST_DAY = `date '1900-01-01'`;
const NUMBERS = 2 ** 31;
const place = (day: string) => `(${day} - ${FIRST_DAY})::bigint * ${NUMBERS} + "userId"`;

/** From application_sharings s, with its consultation_requests r and users u. */
const STUDENT_COLUMNS = `s."userId" AS id, r.name, u.username AS email, s."requestId", s.plan AS "sharesPlan",
  (SELECT json_build_object('id', p.id, 'name', p.name) FROM staff p WHERE p.id = s."assigneeId") AS assignee,
  ${iso('sharedSince', 's."createdAt"')}`;
const STUDENTS = `application_sharings s JOIN consultation_requests r ON r.id = s."requestId" JOIN users u ON u.id = s."userId"`;

interface Wanted {
  scope: Scope;
  sort: StudentSort;
  search: string | undefined;
  limit: number;
  cursor: number | undefined;
}

interface PageRow {
  body: string;
  /** How many of at most limit + 1 were found. */
  found: number;
  /** Of the last one shown. */
  next: string | null;
  total: number;
}

/** Students who share their applications, as staff see them. */
@Injectable()
export class StudentsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async page({ scope, sort, search, limit, cursor }: Wanted): Promise<JsonPage> {
    const parameters: unknown[] = [];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    const day = SORTED_BY[sort];
    const after =
      cursor === undefined
        ? 'true'
        : `(${day}, "userId") > (${FIRST_DAY} + ${bind(Math.floor(cursor / NUMBERS))}::integer, ${bind(cursor % NUMBERS)}::integer)`;
    const order = `ORDER BY ${day}, "userId" LIMIT ${limit + 1}`;
    const walk = (from: string, ...conditions: string[]) =>
      `(SELECT "userId", ${day} FROM ${from} WHERE ${[...conditions, after].join(' AND ')} ${order})`;
    // Where a scope has two parts, each is walked along its range of the index, and the first of both are taken. What a
    // search finds is counted anyway, so it is looked for once.
    const ranges = parts(scope, 's');
    const walks =
      search === undefined
        ? (ranges.length > 0 ? ranges : ['true']).map((range) => walk('application_sharings s', range))
        : [walk('seen', 'true')];
    const matches =
      search === undefined
        ? ''
        : `AND s."requestId" IN (SELECT id FROM consultation_requests WHERE ${searchCondition(search)(bind)})`;
    const seen = `SELECT "userId", ${day} FROM application_sharings s WHERE ${visible(scope, 's')} ${matches}`;
    // SQL by hand: PostgreSQL writes the page's JSON, with what each student's applications sum up to.
    const [row] = await this.database.query<[PageRow]>(
      `WITH seen AS ${search === undefined ? 'NOT MATERIALIZED' : 'MATERIALIZED'} (${seen}), found AS MATERIALIZED (
         SELECT *, row_number() OVER (ORDER BY ${day}, "userId") AS number
         FROM (${walks.join(' UNION ALL ')}) walked ${order}
       )
       SELECT (SELECT coalesce(json_agg(item), '[]')::text FROM (
           SELECT ${STUDENT_COLUMNS},
             (SELECT count(*)::int FROM applications a WHERE a."userId" = s."userId") AS applications, summed.*,
             CASE WHEN s.plan THEN ${documentsReady('s."userId"')} ELSE 0 END AS "documentsReady",
             CASE WHEN s.plan THEN ${outdatedPlans('s."userId"')} ELSE 0 END AS "outdatedPlans",
             (SELECT json_build_object('id', t.id, 'applicationId', t."applicationId", 'university', v.name,
                'title', t.title, 'owner', t.owner, 'dueOn', t."dueOn", 'dueTime', t."dueTime", 'zone', t.zone,
                'dueAt', ${isoTime('t."dueAt"')})
              FROM ${nextTask('s."userId"')} t JOIN universities v ON v.id = t."universityId" WHERE s.plan) AS "nextTask",
             (SELECT json_build_object('applicationId', o."applicationId", 'university', v.name, 'taskId', o."taskId",
                'dueOn', o."dueOn", 'dueTime', o."dueTime", 'zone', o.zone, 'pinned', o.pinned)
              FROM ${nextOffer('s."userId"', 's.plan')} o JOIN universities v ON v.id = o."universityId") AS "nextOffer",
             (SELECT json_build_object('applicationId', c."applicationId", 'university', v.name, 'country', v.country,
                'region', v.region, 'city', v.city, 'closesOn', c."closesOn")
              FROM ${nextClosing('s."userId"')} c JOIN universities v ON v.id = c."universityId") AS "nextClosing"
           FROM found JOIN ${STUDENTS} ON s."userId" = found."userId", LATERAL (
             SELECT count(*)::int AS open,
               (array_agg(json_build_object('id', o.id, 'university', v.name, 'stage', o.stage, 'stageSince', o.since,
                  'unchangedOn', o.asked) ORDER BY o."statusOn", o.id))[1] AS stalest
             FROM ${openApplications('s."userId"')} o JOIN universities v ON v.id = o."universityId"
           ) summed
           WHERE number <= ${limit} ORDER BY number
         ) item) AS body,
         (SELECT count(*) FROM found)::int AS found,
         (SELECT ${place(day)} FROM found WHERE number = ${limit}) AS next,
         (SELECT count(*) FROM seen)::int AS total`,
      parameters,
    );
    return {
      body: Buffer.from(row.body),
      total: row.total,
      next: row.found > limit ? Number(row.next) : null,
    };
  }

  /** Null when there is no such student who shares with whoever has this scope. */
  async find(id: number, scope: Scope): Promise<Omit<StudentDetails, 'applications'> | null> {
    const [row] = await this.database.query<Omit<StudentDetails, 'applications'>[]>(
      `SELECT ${STUDENT_COLUMNS} FROM ${STUDENTS} WHERE s."userId" = $1 AND ${visible(scope, 's')}`,
      [id],
    );
    return row ?? null;
  }
}
