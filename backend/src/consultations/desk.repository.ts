import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Person } from '../admin/admin.guard.js';
import type { JsonPage } from '../common/paging.js';
import { ConsultationEvent, doneBy } from './consultation-event.entity.js';
import { ConsultationRequest } from './consultation-request.entity.js';
import { ANSWER_COLUMNS, STAFF_COLUMNS } from './consultations.repository.js';
import { iso, isoTime } from './iso-time.js';
import type { ConsultationEventDto } from './consultations.dto.js';
import type {
  ConsultationRequestDetails,
  ConsultationRequestFilter,
  ConsultationStatistics,
  ConsultationSummary,
  DeskRequest,
} from './desk.dto.js';
import * as list from './request-list.js';
import { ANSWERED_LATELY, MEDIAN_MINUTES } from './response-times.js';
import { countsOf, parts, type Scope, visible } from './scope.js';

/** Columns of DeskRequest, from consultation_requests r. */
export const DESK_COLUMNS = `${STAFF_COLUMNS}, ${ANSWER_COLUMNS},
  ${iso('firstContactedAt')}, version,
  (SELECT json_build_object('channel', coalesce(e.detail->>'channel', 'message'), 'outcome', coalesce(e.detail->>'outcome', 'reached'),
       'by', e."actorName", 'at', ${isoTime('e."createdAt"')})
     FROM consultation_events e WHERE e."requestId" = r.id AND e.action IN ('contact', 'message') ORDER BY e.id DESC LIMIT 1) AS "lastContact",
  (SELECT count(*)::int FROM consultation_messages m
     WHERE m."requestId" = r.id AND m.author = 'visitor' AND m."seenAt" IS NULL) AS "unseenMessages",
  (SELECT json_build_object('id', s.id, 'name', s.name) FROM staff s WHERE s.id = "assigneeId") AS assignee`;

/** A search that no index serves looks at this many requests per page, and says where the next page continues. */
const SCANNED = 5_000;
/** In a table of up to this many requests, every search looks at all of them and counts its matches. */
const SMALL_TABLE = 50_000;
const STATISTICS_DAYS = 30;

export interface ListState {
  /** Changes whenever the list may have changed. */
  version: string;
  /** Requests in the table. */
  size: number;
}

export interface DeskPage extends JsonPage {
  /** Whether `total` is all there are, not only what this page shows. */
  exact: boolean;
}

interface Position {
  scope: Scope;
  limit: number;
  cursor: number | undefined;
  /** Requests in the table, from `state`. */
  size: number;
  /** False leaves the total at 0. */
  counted?: boolean;
}

interface PageRow {
  body: string;
  /** How many of at most limit + 1 were found. */
  found: number;
  last: number | null;
  /** The id at which the search stopped before the end of the list. */
  reached: number | null;
  total: number | null;
}

@Injectable()
export class DeskRepository {
  constructor(
    @InjectRepository(ConsultationRequest) private readonly requests: Repository<ConsultationRequest>,
  ) {}

  /** Reads what decides between an answer and a 304: a few rows, however large the table is. */
  async state(filter: ConsultationRequestFilter): Promise<ListState> {
    // SQL by hand: it adds up the counts that triggers keep, and what changes by time alone. A poll reads nothing else.
    const [row] = await this.requests.query<[{ version: string; size: number }]>(
      `SELECT concat(coalesce(sum(changes), 0), ' ', ${list.dueMark(filter)}, ' ', (SELECT max("updatedAt") FROM staff), ' ', (SELECT max(id) FROM consultation_messages), ' ',
           (SELECT count(*) FROM consultation_messages WHERE author = 'visitor' AND "seenAt" IS NULL)) AS version,
         coalesce(sum(requests), 0)::int AS size
       FROM consultation_counts WHERE day = '-infinity'`,
    );
    return row;
  }

  async page(filter: ConsultationRequestFilter, position: Position): Promise<DeskPage> {
    const { sql, parameters } = pageStatement(filter, position);
    // PostgreSQL writes the page's JSON: measured 1.5 to 1.8 times the requests per second of rows through the ORM.
    const [row] = await this.requests.query<[PageRow]>(sql, parameters);
    const more = row.found > position.limit;
    const complete = position.cursor === undefined && !more && row.reached === null;
    return {
      body: Buffer.from(row.body),
      total: row.total ?? row.found,
      next: more ? row.last : row.reached,
      exact: row.total !== null || complete,
    };
  }

  /** @param staffId whose own waiting requests are counted; null: nobody's */
  async summary(
    scope: Scope,
    staffId: number | null,
  ): Promise<Omit<ConsultationSummary, 'medianFirstResponseMinutes'> & { version: string }> {
    const status = (name: string) =>
      `coalesce(sum(requests) FILTER (WHERE status = '${name}'), 0)::int AS "${name}"`;
    const due = (name: 'overdue' | 'today' | 'waiting', of = scope) =>
      `${list.total({ due: name }, of)(() => '')}::int`;
    // All figures of one moment, from the counts.
    const [row] = await this.requests.query<[ConsultationSummary & { version: string }]>(
      `SELECT coalesce(sum(requests), 0)::int AS total, ${['new', 'contacted', 'scheduled', 'completed'].map(status).join(', ')},
         ${due('overdue')} AS overdue, ${due('today')} AS "dueToday",
         ${due('waiting')} AS waiting, ${due('waiting', { unassigned: false, assigned: staffId })} AS "waitingMine",
         ${due('waiting', { unassigned: true, assigned: null })} AS "waitingUnassigned",
         (SELECT coalesce(sum(changes), 0)::text FROM consultation_counts WHERE day = '-infinity') AS version
       FROM ${countsOf(scope)} WHERE day = '-infinity'`,
    );
    return row;
  }

  /** Over the newest 10,000 first answers of the last 30 days; of one person's, unless that is null. */
  async medianFirstResponse(staffId: number | null): Promise<{ minutes: number | null; of: number }> {
    // PostgreSQL computes the median; here it would mean fetching up to 10,000 rows.
    const [row] = await this.requests.query<[{ minutes: number | null; of: number }]>(
      `SELECT ${MEDIAN_MINUTES} AS minutes, count(*)::int AS of
       FROM (SELECT "firstAnsweredAt" - "createdAt" AS taken FROM consultation_requests
         WHERE ${ANSWERED_LATELY} AND ($1::int IS NULL OR "firstAnsweredById" = $1)
         ORDER BY "firstAnsweredAt" DESC LIMIT 10000) newest`,
      [staffId],
    );
    return row;
  }

  async statistics(scope: Scope): Promise<ConsultationStatistics> {
    // One pass over the counts gives three groupings, and also lists the days without requests.
    const [row] = await this.requests.query<[{ statistics: ConsultationStatistics }]>(
      `WITH counted AS MATERIALIZED (
         SELECT day, status, country, sum(requests) AS requests FROM ${countsOf(scope)}
         WHERE day > ${list.OFFICE_TODAY} - ${STATISTICS_DAYS} AND day <= ${list.OFFICE_TODAY}
         GROUP BY GROUPING SETS (day, status, country)
       )
       SELECT json_build_object(
         'from', ${list.OFFICE_TODAY} - ${STATISTICS_DAYS - 1},
         'to', ${list.OFFICE_TODAY},
         'days', (SELECT json_agg(json_build_object('day', d::date, 'requests', coalesce(requests, 0)) ORDER BY d)
           FROM generate_series((${list.OFFICE_TODAY} - ${STATISTICS_DAYS - 1})::timestamp, ${list.OFFICE_TODAY}, '1 day') d
           LEFT JOIN counted ON day = d::date),
         'statuses', (SELECT json_object_agg(s, coalesce(requests, 0))
           FROM unnest('{new,contacted,scheduled,completed}'::text[]) s LEFT JOIN counted ON status = s),
         'countries', (SELECT coalesce(json_agg(json_build_object('country', nullif(country, ''), 'requests', requests)
             ORDER BY requests DESC, country), '[]') FROM counted WHERE country IS NOT NULL AND requests > 0)
       ) AS statistics`,
    );
    return row.statistics;
  }

  /** Null when there is no such request. */
  async find(id: number, scope: Scope): Promise<DeskRequest | null> {
    const row = await this.requests
      .createQueryBuilder('r')
      .select(DESK_COLUMNS)
      .where({ id })
      .andWhere(visible(scope, 'r'))
      .getRawOne<DeskRequest>();
    return row ?? null;
  }

  /** Null when there is no such request. */
  async details(id: number, scope: Scope): Promise<ConsultationRequestDetails | null> {
    const sameEmail = `${SAME_EMAIL} AND ${visible(scope, 'o')}`;
    const samePhone = `${SAME_PHONE} AND ${visible(scope, 'o')}`;
    // Each branch of the union walks one index and stops at 20 rows.
    const [row] = await this.requests.query<ConsultationRequestDetails[]>(
      `SELECT ${DESK_COLUMNS}, ${HISTORY} AS history,
         (SELECT s."userId" FROM application_sharings s WHERE s."requestId" = r.id) AS "studentId",
         (SELECT coalesce(json_agg(o ORDER BY o.id DESC), '[]') FROM (
            SELECT o.id, o.name, o.status, ${iso('createdAt', 'o."createdAt"')},
              lower(o.email) = lower(r.email) AS "sameEmail", ${lastDigits('o')} = ${lastDigits('r')} AS "samePhone"
            FROM consultation_requests o WHERE o.id IN (
              ${[sameEmail, samePhone].flatMap((same) => [`(${same} AND o.id < r.id ORDER BY o.id DESC LIMIT 20)`, `(${same} AND o.id > r.id ORDER BY o.id LIMIT 20)`]).join(' UNION ')}
            ) ORDER BY o.id > r.id, abs(o.id - r.id) LIMIT 20
          ) o) AS others,
         (SELECT count(*)::int FROM (${sameEmail} AND o.id <> r.id LIMIT 1000) o) AS "sameEmailCount",
         (SELECT count(*)::int FROM (${samePhone} AND o.id <> r.id LIMIT 1000) o) AS "samePhoneCount"
       FROM consultation_requests r WHERE r.id = $1 AND ${visible(scope, 'r')}`,
      [id],
    );
    return row ?? null;
  }

  /** Oldest first; null when there is no such request. */
  async history(id: number, scope: Scope): Promise<ConsultationEventDto[] | null> {
    const row = await this.requests
      .createQueryBuilder('r')
      .select(HISTORY, 'history')
      .where({ id })
      .andWhere(visible(scope, 'r'))
      .getRawOne<{ history: ConsultationEventDto[] }>();
    return row?.history ?? null;
  }

  /** Null when there is no such request. The same text by the same member within ten minutes is stored once. */
  addNote(id: number, text: string, scope: Scope, caller: Person): Promise<ConsultationEventDto | null> {
    return this.requests.manager.transaction(async (manager) => {
      const locked = await manager
        .createQueryBuilder(ConsultationRequest, 'r')
        .select('r.id')
        .where({ id })
        .andWhere(visible(scope, 'r'))
        .setLock('pessimistic_write')
        .getOne();
      if (!locked) return null;
      const note = { requestId: id, actor: 'staff', action: 'note' } as const;
      const written = await manager
        .createQueryBuilder(ConsultationEvent, 'e')
        .where({ ...note, ...doneBy(caller) })
        .andWhere(`e.detail->>'text' = :text AND e.createdAt > now() - interval '10 minutes'`, { text })
        .getOne();
      if (written) return eventDto(written);
      const added = manager.create(ConsultationEvent, {
        ...note,
        actorName: caller.name,
        actorId: caller.id,
        detail: { text },
      });
      await manager.insert(ConsultationEvent, added);
      return eventDto(added);
    });
  }
}

const eventDto = ({
  id,
  actor,
  actorName,
  action,
  detail,
  createdAt,
}: ConsultationEvent): ConsultationEventDto => ({
  id,
  actor,
  actorName,
  action,
  detail: detail as ConsultationEventDto['detail'],
  createdAt: createdAt.toISOString(),
});
const EVENT_COLUMNS = `id, actor, "actorName", action, detail, ${iso('createdAt')}`;
const HISTORY = `(SELECT coalesce(json_agg(e ORDER BY e.id), '[]')
  FROM (SELECT ${EVENT_COLUMNS} FROM consultation_events WHERE "requestId" = r.id) e)`;
/** As the index consultation_requests_same_phone has it: country codes and spaces make no difference. */
const lastDigits = (table: string) => String.raw`right(regexp_replace(${table}.phone, '\D', '', 'g'), 10)`;
const SAME_EMAIL = 'SELECT o.id FROM consultation_requests o WHERE lower(o.email) = lower(r.email)';
const SAME_PHONE = `SELECT o.id FROM consultation_requests o WHERE ${lastDigits('o')} = ${lastDigits('r')}`;

function pageStatement(
  filter: ConsultationRequestFilter,
  { scope, limit, cursor, size, counted = true }: Position,
) {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const filters = list.conditions(filter).map((condition) => condition(bind));
  const position = cursor === undefined ? [] : [list.after(filter, cursor)(bind)];
  const matches = filter.search === undefined ? [] : [list.searchCondition(filter.search)(bind)];
  const order = list.order(filter);
  const ranges = parts(scope);
  const walk = (columns: string, conditions: string[], slice: string) =>
    `(SELECT ${columns} FROM consultation_requests ${where(conditions)} ORDER BY ${order} ${slice})`;
  // Where a scope has two parts, each is walked along its range and stops, and the nearest of both are taken.
  const rows = (columns: string, conditions: string[], most: number, skipped = 0) => {
    const slice = `OFFSET ${skipped} LIMIT ${most}`;
    if (ranges.length < 2) return walk(columns, [...ranges, ...conditions], slice);
    const all = ranges.map((range) =>
      walk(`id, ${list.sortedBy(filter)}, "searchText"`, [range, ...conditions], `LIMIT ${skipped + most}`),
    );
    return `(SELECT ${columns} FROM (${all.join(' UNION ALL ')}) ranges ORDER BY ${order} ${slice})`;
  };

  let found = rows('id', [...filters, ...position, ...matches], limit + 1);
  let reached = 'NULL';
  if (filter.search !== undefined && !list.isIndexed(filter.search)) {
    const scanned = size <= SMALL_TABLE ? SMALL_TABLE : SCANNED;
    const among = rows(`id, ${list.sortedBy(filter)}, "searchText"`, [...filters, ...position], scanned);
    found = `(SELECT id FROM ${among} scanned WHERE ${matches.join()} ORDER BY ${order} LIMIT ${limit + 1})`;
    reached = rows('id', [...filters, ...position], 1, scanned - 1);
  }

  let total = 'NULL';
  if (counted && filter.search === undefined) total = list.total(filter, scope)(bind);
  else if (counted && size <= SMALL_TABLE) {
    total = `(SELECT count(*) FROM consultation_requests ${where([visible(scope), ...filters, ...matches])})`;
  }
  const sql = `
    WITH found AS MATERIALIZED (SELECT id, row_number() OVER () AS place FROM ${found} found)
    SELECT (SELECT coalesce(json_agg(item), '[]')::text FROM (
        SELECT ${DESK_COLUMNS} FROM found JOIN consultation_requests r USING (id) WHERE place <= ${limit} ORDER BY place
      ) item) AS body,
      (SELECT count(*) FROM found)::int AS found, (SELECT id FROM found WHERE place = ${limit}) AS last,
      ${reached} AS reached, ${total}::int AS total`;
  return { sql, parameters };
}

const where = (parts: string[]) => (parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '');
