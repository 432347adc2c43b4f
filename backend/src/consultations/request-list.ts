import { PROMISED_HOURS } from './consultation-request.entity.js';
import { type ConsultationRequestFilter, NO_COUNTRY } from './desk.dto.js';
import { countsOf, type Scope, visible, waitingCountsOf } from './scope.js';

/** The lists of the staff desk as SQL. */

/** Part of a WHERE clause; `bind` gives the placeholder of a value. */
export type Condition = (bind: (value: unknown) => string) => string;

/** LIKE's metacharacters taken literally. */
const literalPattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export const OFFICE_ZONE = `'Asia/Kolkata'`;
export const OFFICE_TODAY = `(now() AT TIME ZONE ${OFFICE_ZONE})::date`;
/** Whoever has waited since before this moment waits for too long. */
const OVERDUE = `(now() - interval '${PROMISED_HOURS} hours')`;
/** The office's day of that moment. Of this day's requests some are overdue and some are not yet. */
const OVERDUE_DAY = `(${OVERDUE} AT TIME ZONE ${OFFICE_ZONE})::date`;
const startOf = (day: string) => `((${day})::timestamp AT TIME ZONE ${OFFICE_ZONE})`;

/** The visitor waits for an answer. Nobody waits since before the request, so lists by that time may stop there, too. */
const WAITING = `"waitingSince" IS NOT NULL`;
const BEFORE_TODAYS_END = `${startOf(`${OFFICE_TODAY} + 1`)} - interval '${PROMISED_HOURS} hours'`;
const DUE = {
  waiting: WAITING,
  overdue: `"waitingSince" <= ${OVERDUE} AND "createdAt" <= ${OVERDUE}`,
  today: `"waitingSince" > ${OVERDUE} AND "waitingSince" < ${BEFORE_TODAYS_END} AND "createdAt" < ${BEFORE_TODAYS_END}`,
};

/** With this many letters the index finds few rows; looking up more letters would only take longer. */
const TELLING = 8;

/**
 * The parts of a search that the trigram index looks up: at least three letters or digits in a row, of those that every
 * database locale counts as letters or digits. The longest part is taken, or the two longest when it is short. Spaces and
 * signs are left out, because "+91 98765" would add the trigram "91 ", which nearly every row contains.
 */
function indexedParts(search: string): string[] {
  const parts = search.split(/[^a-z0-9]+/).filter((part) => part.length >= 3);
  const [longest = '', second] = parts.sort((a, b) => b.length - a.length);
  if (longest.length >= TELLING) return [longest.slice(-TELLING)];
  return [longest, second ?? ''].filter(Boolean);
}

/** As the index consultation_requests_phone_digits has it. */
const PHONE_DIGITS = `translate(phone, '+-(). ', '')`;
/**
 * Two phone numbers count as the same when their last digits, this many, are equal. A country code or a zero may stand
 * before these digits.
 */
const NUMBER = 10;

/** The digits of a search that may be a phone number, or part of one; null for any other. */
function phoneDigits(search: string): string | null {
  if (!/^[\d+\-(). ]+$/.test(search)) return null;
  const digits = search.replace(/\D/g, '');
  return digits.length >= 3 ? digits.slice(-NUMBER) : null;
}

/** Whether an index serves a search; otherwise it would read the whole table. */
export const isIndexed = (search: string) =>
  indexedParts(search.toLowerCase()).length > 0 || phoneDigits(search) !== null;

const like =
  (column: string, part: string): Condition =>
  (bind) =>
    `${column} LIKE ${bind(`%${literalPattern(part)}%`)}`;

export function searchCondition(search: string): Condition {
  const digits = phoneDigits(search);
  const typed = typedCondition(search.toLowerCase());
  return digits === null ? typed : (bind) => `(${typed(bind)} OR ${like(PHONE_DIGITS, digits)(bind)})`;
}

function typedCondition(text: string): Condition {
  const parts = indexedParts(text);
  if (parts.length === 0 || parts[0] === text) return like('"searchText"', text);
  // strpos, because LIKE would be looked up in the index a second time. "<> 0", because the planner then expects every
  // row
  // to match, and so does not count on this condition.
  return (bind) =>
    `(${[...parts.map((part) => like('"searchText"', part)(bind)), `strpos("searchText", ${bind(text)}) <> 0`].join(' AND ')})`;
}

/** Everything but the search and the scope. */
export function conditions({ status, country, due, from, to }: ConsultationRequestFilter): Condition[] {
  const list: Condition[] = [];
  if (status) list.push((bind) => `status = ${bind(status)}`);
  if (country === NO_COUNTRY) list.push(() => 'country IS NULL');
  else if (country) list.push((bind) => `country = ${bind(country)}`);
  if (due) list.push(() => DUE[due]);
  if (from) list.push((bind) => `"createdAt" >= ${startOf(`${bind(from)}::date`)}`);
  if (to) list.push((bind) => `"createdAt" < ${startOf(`${bind(to)}::date + 1`)}`);
  return list;
}

/** The column that a list is sorted by, before the id. */
export const sortedBy = ({ sort }: ConsultationRequestFilter) =>
  sort === 'waiting' ? '"waitingSince"' : '"createdAt"';

const isNewestFirst = ({ sort = 'newest' }: ConsultationRequestFilter) => sort === 'newest';

export const order = (filter: ConsultationRequestFilter) =>
  isNewestFirst(filter) ? '"createdAt" DESC, id DESC' : `${sortedBy(filter)}, id`;

/** The requests after `cursor`, which need not exist, or wait, any more. */
export const after =
  (filter: ConsultationRequestFilter, cursor: number): Condition =>
  (bind) => {
    const id = `${bind(cursor)}::bigint`;
    const [before, nearest] = isNewestFirst(filter)
      ? ['<', `<= ${id} ORDER BY id DESC`]
      : ['>', `>= ${id} ORDER BY id`];
    const column = sortedBy(filter);
    // Whoever was answered since then had waited since the request, or later: some may be listed again.
    return `(${column}, id) ${before} ((SELECT coalesce(${column}, "createdAt") FROM consultation_requests WHERE id ${nearest} LIMIT 1), ${id})`;
  };

/**
 * How many requests match, without a search: from the counts, and from the requests of one day at most. Those that wait
 * are counted by the day since when they do, so with days on which they came in their rows are counted.
 */
export const total =
  ({ status, country, due, from, to }: ConsultationRequestFilter, scope: Scope): Condition =>
  (bind) => {
    const listed = (...parts: string[]) =>
      `(SELECT count(*) FROM consultation_requests WHERE ${[
        ...conditions({ status, country, due, from, to } as ConsultationRequestFilter).map((part) =>
          part(bind),
        ),
        visible(scope),
        ...parts,
      ].join(' AND ')})`;
    // Returns before any value is bound, because PostgreSQL refuses parameters that a statement does not use.
    if (due === 'today' || (due && (from || to))) return listed();
    const kind = [
      ...(status ? [`status = ${bind(status)}`] : []),
      ...(country ? [`country = ${bind(country === NO_COUNTRY ? '' : country)}`] : []),
    ];
    const days = [
      ...(from ? [`day >= ${bind(from)}::date`] : []),
      ...(to ? [`day > '-infinity' AND day <= ${bind(to)}::date`] : []),
    ];
    const counts = due ? waitingCountsOf(scope) : countsOf(scope);
    const counted = (...parts: string[]) =>
      `(SELECT coalesce(sum(requests), 0) FROM ${counts} WHERE ${[...kind, ...parts].join(' AND ')})`;
    const all = counted(...(days.length > 0 ? days : [`day = '-infinity'`]));
    if (due === 'overdue') {
      const later = counted(`day >= ${OVERDUE_DAY}`);
      return `(${all} - ${later} + ${listed(`"waitingSince" >= ${startOf(OVERDUE_DAY)}`)})`;
    }
    return all;
  };

/** Changes when time alone changes what a filter lists. */
export const dueMark = ({ due }: ConsultationRequestFilter) =>
  due && due !== 'waiting'
    ? `(SELECT concat(${OFFICE_TODAY}, ' ', max("waitingSince")) FROM consultation_requests WHERE "waitingSince" <= ${OVERDUE})`
    : `''`;
