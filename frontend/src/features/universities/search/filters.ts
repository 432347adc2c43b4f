import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { listUniversitiesLengths } from '@/api/generated/lengths/listUniversities';
import {
  UniversityDtoCountry,
  UniversityDtoProgramsItem,
  type ListUniversitiesParams,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useAddress } from '@/lib/address-provider';
import { gpaFrom, marksOf, scaleOf, type MarkScale } from '@/lib/marks';
import { numberOf } from '@/lib/typed-number';
import { levels, type Level } from '@/lib/levels';
import { usePrefilled } from './prefilled-provider';

export const countries = Object.values(UniversityDtoCountry);
export const fieldsOfStudy = Object.values(UniversityDtoProgramsItem);

export interface Filters {
  /** Words from names or cities. */
  search: string;
  country: (typeof countries)[number] | 'all';
  fieldOfStudy: (typeof fieldsOfStudy)[number] | 'all';
  shortlistOnly: boolean;
  level: Level;
  /** As typed, on `scale`; '' is no filter. */
  gpa: string;
  scale: MarkScale;
  /** As typed, US dollars a year; '' is no filter. */
  maxTuition: string;
}

export const noFilters: Filters = {
  search: '',
  country: 'all',
  fieldOfStudy: 'all',
  shortlistOnly: false,
  level: 'masters',
  gpa: '',
  scale: 'gpa',
  maxTuition: '',
};
const keys = Object.keys(noFilters) as (keyof Filters)[];

export const sorts = ['rank', 'tuition', 'name'] as const;
export type Sort = (typeof sorts)[number];

export const MAX_SEARCH_LENGTH = listUniversitiesLengths.search.maxLength;
export const MAX_TUITION = Number.MAX_SAFE_INTEGER;

/** An amount in US dollars: undefined for nothing, null for anything else. */
export const tuitionOf = (text: string) => numberOf(text, MAX_TUITION);

/** The query of GET /api/universities, without invalid values. */
export function toQuery(filters: Filters): ListUniversitiesParams {
  const { search, country, fieldOfStudy, level, gpa, scale, maxTuition } = filters;
  const query: ListUniversitiesParams = {};
  if (search.trim() !== '') query.search = search.trim().slice(0, MAX_SEARCH_LENGTH);
  if (country !== 'all') query.country = country;
  if (fieldOfStudy !== 'all') query.fieldOfStudy = fieldOfStudy;
  const marks = marksOf(gpa, scale) ?? undefined;
  if (marks !== undefined) {
    query[level === 'undergraduate' ? 'minUndergraduateGpa' : 'minGraduateGpa'] = gpaFrom(marks, scale);
  }
  const max = tuitionOf(maxTuition) ?? undefined;
  if (max !== undefined) query.maxTuitionUSD = max;
  return query;
}

/** The filters in an address. Values that cannot be chosen count as absent; useTidyAddress removes them. */
function readFilters(address: URLSearchParams): Filters {
  const known = <T extends string>(values: readonly T[], key: keyof Filters) =>
    values.find((value) => value === address.get(key));
  return {
    search: (address.get('search') ?? '').replace(/\p{Cc}/gu, ' '),
    country: known(countries, 'country') ?? noFilters.country,
    fieldOfStudy: known(fieldsOfStudy, 'fieldOfStudy') ?? noFilters.fieldOfStudy,
    shortlistOnly: address.get('shortlistOnly') === 'true',
    level: known(levels, 'level') ?? noFilters.level,
    gpa: address.get('gpa') ?? '',
    scale: scaleOf(address.get('scale')),
    maxTuition: address.get('maxTuition') ?? '',
  };
}

/** Writes filters into an address. Values that filter nothing are left out. */
export function writeFilters(address: URLSearchParams, filters: Partial<Filters>) {
  for (const key of keys) {
    const value = filters[key];
    if (value === undefined) continue;
    if (value === noFilters[key]) address.delete(key);
    else address.set(key, String(value));
  }
}

/**
 * Removes values from the address that cannot be chosen or filter nothing. Invalid numbers stay, because their inputs show
 * the error. The profile no longer fills in what the address named, even a value removed here like `level=masters`.
 */
export function useTidyAddress() {
  const [address, setAddress] = useAddress();
  const [prefilled = '', prefill] = usePrefilled();
  const tidy = useEffectEvent(() => {
    const rest = new URLSearchParams(prefilled);
    for (const key of keys) if (address.has(key)) rest.delete(key);
    if (String(rest) !== prefilled) prefill(String(rest));
    const filters = readFilters(address);
    const next = new URLSearchParams(address);
    writeFilters(next, filters);
    if (sortOf(address) === 'rank') next.delete('sort');
    if (String(next) !== String(address)) setAddress(next, { replace: true });
  });
  useEffect(() => tidy(), [address]);
}

/** Scrolls another list to its beginning. Back returns to the old position in the list before. */
export function useListStart() {
  const [address] = useSearchParams();
  const action = useNavigationType();
  const filters = readFilters(address);
  const list = JSON.stringify([toQuery(filters), filters.shortlistOnly, sortOf(address)]);
  const before = useRef(list);
  useLayoutEffect(() => {
    if (list !== before.current && action !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    before.current = list;
  }, [list, action]);
}

const sortOf = (address: URLSearchParams) => sorts.find((value) => value === address.get('sort')) ?? 'rank';

/**
 * The filters and the order. They are kept in the address, so that a link shows the same list. Values from the profile
 * apply until the student sets that filter.
 */
export function useFilters() {
  const [address, setAddress] = useAddress();
  const [prefilled = '', prefill] = usePrefilled();
  const filters = readFilters(new URLSearchParams([...address, ...new URLSearchParams(prefilled)]));
  const sort = sortOf(address);

  function change(write: (next: URLSearchParams) => void, typed = false) {
    const next = new URLSearchParams(address);
    write(next);
    // A page that is open over the list is closed. Choosing a filter is a step in the history; typing a letter is not.
    next.delete('open');
    if (String(next) !== String(address)) setAddress(next, { replace: typed && !address.has('open') });
  }

  return {
    filters,
    sort,
    /** Whether the address contains any filter. */
    chosen: keys.some((key) => address.has(key)),
    /** `typed`: whether the change is a text that is still being typed. */
    setFilters: (filters: Partial<Filters>, typed = false) => {
      const rest = new URLSearchParams(prefilled);
      for (const key of Object.keys(filters)) rest.delete(key);
      if (String(rest) !== prefilled) prefill(String(rest));
      change((next) => writeFilters(next, filters), typed);
    },
    setSort: (sort: Sort) =>
      change((next) => (sort === 'rank' ? next.delete('sort') : next.set('sort', sort))),
  };
}
