import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Condition } from '../common/json-page.js';
import type { JsonPage } from '../common/paging.js';
import { PROMISED_HOURS } from '../mail/messages.js';
import { iso, STAFF_COLUMNS } from './consultations.repository.js';
import type { ConsultationEventDto } from './consultations.dto.js';
import type {
  ConsultationRequestDetails,
  ConsultationRequestFilter,
  ConsultationStatistics,
  ConsultationSummary,
  DeskRequest,
} from './desk.dto.js';
import * as list from './request-list.js';

/** Columns of DeskRequest. */
export const DESK_COLUMNS = `${STAFF_COLUMNS}, ${iso('dueAt', `("createdAt" + interval '${PROMISED_HOURS} hours')`)},
  ${iso('firstContactedAt')}`;

/** A page of a search that no index serves looks through so many requests, and says where the next goes on. */
const SCANNED = 10_000;
/** Up to this size of the table every search is counted to the end; beyond, up to the bound. */
const COUNTED_TABLE = 20_000;
const COUNTED_MATCHES = 1_000;
const STATISTICS_DAYS = 30;

export interface ListState {
  /** Another one whenever the list may have changed. */
  version: string;
  /** Requests in the table. */
  size: number;
}

export interface DeskPage extends JsonPage {
  /** Whether `total` is all there are, not only the bound of the counting. */
  exact: boolean;
}

interface Position {
  limit: number;
  cursor: number | undefined;
  /** Requests in the table, from `state`. */
  size: number;
  /** False leaves the total at 0. */
  counted?: boolean;
}

interface PageRow {
  body: string;
  last: number | null;
  more: boolean | null;
  total: number;
  reached: number | null;
}

@Injectable()
export class DeskRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** What decides between an answer and 304: a few rows, whatever the size of the table. */
  async state(filter: ConsultationRequestFilter): Promise<ListState> {
    const [row] = await this.database.query<[{ version: string; size: number }]>(
      `SELECT concat(coalesce(sum(changes), 0), ' ', ${list.dueMark(filter)}) AS version,
         coalesce(sum(requests), 0)::int AS size
       FROM consultation_counts WHERE day = '-infinity'`,
    );
    return row;
  }

  async page(filter: ConsultationRequestFilter, position: Position): Promise<DeskPage> {
    const { size } = position;
    const scans = filter.search !== undefined && !list.isIndexed(filter.search);
    const { sql, parameters } = scans
      ? scannedPage(filter, position, filter.search!)
      : indexedPage(filter, position);
    const [row] = await this.database.query<[PageRow]>(sql, parameters);
    const bound = scans ? Infinity : COUNTED_MATCHES;
    const exact = scans
      ? size <= SCANNED
      : filter.search === undefined || size <= COUNTED_TABLE || row.total <= bound;
    return {
      body: Buffer.from(row.body),
      total: exact ? row.total : Math.min(row.total, bound),
      next: row.more ? row.last : row.reached,
      exact,
    };
  }

  async summary(): Promise<Omit<ConsultationSummary, 'medianFirstResponseMinutes'> & { version: string }> {
    const status = (name: string) =>
      `coalesce(sum(requests) FILTER (WHERE status = '${name}'), 0)::int AS "${name}"`;
    const due = (name: 'overdue' | 'today') => `${list.total({ due: name })(() => '')}::int`;
    const [row] = await this.database.query<[ConsultationSummary & { version: string }]>(
      `SELECT coalesce(sum(requests), 0)::int AS total, ${['new', 'contacted', 'scheduled', 'completed'].map(status).join(', ')},
         ${due('overdue')} AS overdue, ${due('today')} AS "dueToday", coalesce(sum(changes), 0)::text AS version
       FROM consultation_counts WHERE day = '-infinity'`,
    );
    return row;
  }

  /** Over the newest 10,000 first contacts of the last 30 days. */
  async medianFirstResponse(): Promise<{ minutes: number | null; of: number }> {
    const [row] = await this.database.query<[{ minutes: number | null; of: number }]>(
      `SELECT round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM taken)) / 60)::numeric, 1)::float8 AS minutes,
         count(*)::int AS of
       FROM (SELECT "firstContactedAt" - "createdAt" AS taken FROM consultation_requests
         WHERE "firstContactedAt" > now() - interval '30 days'
         ORDER BY "firstContactedAt" DESC LIMIT 10000) newest`,
    );
    return row;
  }

  async statistics(): Promise<ConsultationStatistics> {
    const [row] = await this.database.query<[{ statistics: ConsultationStatistics }]>(
      `WITH counted AS MATERIALIZED (
         SELECT day, status, country, sum(requests)::int AS requests FROM consultation_counts
         WHERE day > ${list.OFFICE_TODAY} - ${STATISTICS_DAYS} AND day <= ${list.OFFICE_TODAY} GROUP BY 1, 2, 3
       )
       SELECT json_build_object(
         'from', ${list.OFFICE_TODAY} - ${STATISTICS_DAYS - 1},
         'to', ${list.OFFICE_TODAY},
         'days', (SELECT json_agg(json_build_object('day', d::date, 'requests',
             (SELECT coalesce(sum(requests), 0) FROM counted WHERE day = d::date)) ORDER BY d)
           FROM generate_series((${list.OFFICE_TODAY} - ${STATISTICS_DAYS - 1})::timestamp, ${list.OFFICE_TODAY}, '1 day') d),
         'statuses', (SELECT json_object_agg(s, (SELECT coalesce(sum(requests), 0) FROM counted WHERE status = s))
           FROM unnest('{new,contacted,scheduled,completed}'::text[]) s),
         'countries', (SELECT coalesce(json_agg(json_build_object('country', nullif(country, ''), 'requests', requests)
             ORDER BY requests DESC, country), '[]')
           FROM (SELECT country, sum(requests) AS requests FROM counted GROUP BY 1 HAVING sum(requests) > 0) c)
       ) AS statistics`,
    );
    return row.statistics;
  }

  /** Null when there is no such request. */
  async find(id: number): Promise<DeskRequest | null> {
    const [row] = await this.database.query<DeskRequest[]>(
      `SELECT ${DESK_COLUMNS} FROM consultation_requests WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** Null when there is no such request. */
  async details(id: number): Promise<ConsultationRequestDetails | null> {
    const [row] = await this.database.query<ConsultationRequestDetails[]>(
      `SELECT ${DESK_COLUMNS}, ${HISTORY} AS history,
         (SELECT coalesce(json_agg(o ORDER BY o.id DESC), '[]') FROM (
            SELECT o.id, o.name, o.status, ${iso('createdAt', 'o."createdAt"')},
              lower(o.email) = lower(r.email) AS "sameEmail", ${lastDigits('o')} = ${lastDigits('r')} AS "samePhone"
            FROM consultation_requests o WHERE o.id <> r.id AND o.id IN (
              (SELECT id FROM consultation_requests WHERE lower(email) = lower(r.email) ORDER BY id DESC LIMIT 21)
              UNION ALL
              (SELECT id FROM consultation_requests p WHERE ${lastDigits('p')} = ${lastDigits('r')} ORDER BY id DESC LIMIT 21)
            ) ORDER BY o.id DESC LIMIT 20
          ) o) AS others
       FROM consultation_requests r WHERE r.id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** Oldest first; null when there is no such request. */
  async history(id: number): Promise<ConsultationEventDto[] | null> {
    const [row] = await this.database.query<{ history: ConsultationEventDto[] }[]>(
      `SELECT ${HISTORY} AS history FROM consultation_requests r WHERE r.id = $1`,
      [id],
    );
    return row?.history ?? null;
  }

  /** Null when there is no such request. */
  async addNote(id: number, text: string, staffName: string): Promise<ConsultationEventDto | null> {
    const [row] = await this.database.query<ConsultationEventDto[]>(
      `INSERT INTO consultation_events ("requestId", actor, "actorName", action, detail)
       SELECT id, 'staff', $3, 'note', jsonb_build_object('text', $2::text) FROM consultation_requests WHERE id = $1
       RETURNING ${EVENT_COLUMNS}`,
      [id, text, staffName],
    );
    return row ?? null;
  }
}

const EVENT_COLUMNS = `id, actor, "actorName", action, detail, ${iso('createdAt')}`;
const HISTORY = `(SELECT coalesce(json_agg(e ORDER BY e.id), '[]')
  FROM (SELECT ${EVENT_COLUMNS} FROM consultation_events WHERE "requestId" = r.id) e)`;
/** As the index consultation_requests_same_phone has it: country codes and spaces make no difference. */
const lastDigits = (table: string) => String.raw`right(regexp_replace(${table}.phone, '\D', '', 'g'), 10)`;

const where = (parts: string[]) => (parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '');
const PAGE = `(SELECT coalesce(json_agg(item), '[]')::text FROM (SELECT * FROM page LIMIT size) item)`;

function indexedPage(filter: ConsultationRequestFilter, { limit, cursor, size, counted = true }: Position) {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const all: Condition[] = list.conditions(filter);
  if (filter.search !== undefined) all.push(list.searchCondition(filter.search));
  const filters = all.map((condition) => condition(bind));
  const position = cursor === undefined ? [] : [list.after(filter, cursor)(bind)];
  const bound = size <= COUNTED_TABLE ? '' : `LIMIT ${COUNTED_MATCHES + 1}`;
  const total = !counted
    ? '0'
    : filter.search === undefined
      ? list.total(filter)(bind)
      : `(SELECT count(*) FROM (SELECT FROM consultation_requests ${where(filters)} ${bound}) counted)`;
  const order = list.order(filter);
  const sql = `
    WITH page AS MATERIALIZED (
      SELECT ${DESK_COLUMNS} FROM consultation_requests ${where([...filters, ...position])} ORDER BY ${order} LIMIT ${limit + 1}
    )
    SELECT ${PAGE.replace('size', String(limit))} AS body, (SELECT id FROM page OFFSET ${limit - 1} LIMIT 1) AS last,
      (SELECT count(*) > ${limit} FROM page) AS more, ${total}::int AS total, NULL::int AS reached`;
  return { sql, parameters };
}

/** A search that no index serves: the requests that match among the next SCANNED. */
function scannedPage(filter: ConsultationRequestFilter, { limit, cursor }: Position, search: string) {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const filters = list.conditions(filter).map((condition) => condition(bind));
  const position = cursor === undefined ? [] : [list.after(filter, cursor)(bind)];
  const matches = list.searchCondition(search)(bind);
  const order = list.order(filter);
  const scan = (parts: string[]) => `MATERIALIZED (
    SELECT id, "createdAt", "searchText" FROM consultation_requests ${where(parts)} ORDER BY ${order} LIMIT ${SCANNED})`;
  const sql = `
    WITH first AS ${scan(filters)},
    scanned AS ${cursor === undefined ? '(SELECT * FROM first)' : scan([...filters, ...position])},
    found AS MATERIALIZED (SELECT id FROM scanned WHERE ${matches} ORDER BY ${order} LIMIT ${limit + 1}),
    page AS MATERIALIZED (
      SELECT ${DESK_COLUMNS} FROM consultation_requests WHERE id IN (SELECT id FROM found) ORDER BY ${order}
    )
    SELECT ${PAGE.replace('size', String(limit))} AS body, (SELECT id FROM page OFFSET ${limit - 1} LIMIT 1) AS last,
      (SELECT count(*) > ${limit} FROM page) AS more,
      (SELECT count(*) FROM first WHERE ${matches})::int AS total,
      (SELECT id FROM scanned OFFSET ${SCANNED - 1}) AS reached`;
  return { sql, parameters };
}
