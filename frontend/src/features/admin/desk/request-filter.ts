import {
  ConsultationStatus,
  DeskRequestCountry,
  type ListConsultationRequestsParams,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { capitalized } from '@/lib/names';
import { searchable } from './calls';

export const statuses = Object.values(ConsultationStatus);
export const destinations = Object.values(DeskRequestCountry).filter((country) => country !== null);
/** The value of the country filter for requests without a country. */
export const NO_COUNTRY = 'none';

export const statusOptions = statuses.map((value) => ({ value, label: capitalized(value) }));

/** The filters that are set. */
export type RequestFilter = Omit<ListConsultationRequestsParams, 'limit' | 'cursor'>;

/** Whether the server accepts this day: not the year 0002 of a half-typed date, and not 31 February. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Checks the values of an address. Other values are ignored. */
const known: Record<keyof RequestFilter, (value: string) => boolean> = {
  status: (value) => statuses.some((status) => status === value),
  search: (value) => value.trim() !== '',
  due: (value) => ['waiting', 'overdue', 'today'].includes(value),
  country: (value) => value === NO_COUNTRY || destinations.some((country) => country === value),
  assignee: (value) => /^(me|none|[1-9]\d{0,8})$/.test(value),
  from: isDay,
  to: isDay,
  sort: (value) => value === 'oldest' || value === 'waiting',
};

/** The filter in an address. */
export function readFilter(address: URLSearchParams): RequestFilter {
  const filter: Record<string, string> = {};
  for (const [key, isKnown] of Object.entries(known)) {
    const value = searchable(address.get(key) ?? '').trim();
    if (isKnown(value)) filter[key] = value;
  }
  return filter;
}

/** The address's query for a filter, and for the request whose panel is open. */
export function queryOf(filter: RequestFilter, request?: number | null): string {
  const query = new URLSearchParams();
  for (const key of Object.keys(known) as (keyof RequestFilter)[]) {
    const value = filter[key];
    if (value && known[key](value)) query.set(key, value);
  }
  if (request) query.set('request', String(request));
  return query.size > 0 ? `?${query}` : '';
}

/** The request whose panel an address opens. */
export function readRequestId(address: URLSearchParams): number | null {
  const id = Number(address.get('request'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
