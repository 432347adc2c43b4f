import { useSearchParams } from 'react-router-dom';
import {
  UniversityDtoCountry,
  UniversityDtoProgramsItem,
  type ListUniversitiesParams,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';

export const countries = Object.values(UniversityDtoCountry);
export const fieldsOfStudy = Object.values(UniversityDtoProgramsItem);
export const levels = ['undergraduate', 'masters'] as const;

export type Level = (typeof levels)[number];

export interface Filters {
  country: (typeof countries)[number] | 'all';
  fieldOfStudy: (typeof fieldsOfStudy)[number] | 'all';
  shortlistOnly: boolean;
  level: Level;
  /** As typed; '' is no filter. */
  gpa: string;
  /** As typed, US dollars a year; '' is no filter. */
  maxTuition: string;
}

export const noFilters: Filters = {
  country: 'all',
  fieldOfStudy: 'all',
  shortlistOnly: false,
  level: 'masters',
  gpa: '',
  maxTuition: '',
};

/** What a typed number filters by: undefined for nothing, null when it is no number from 0 to `max`. */
export function numberOf(text: string, max: number): number | undefined | null {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return value >= 0 && value <= max ? value : null;
}

export const MAX_GPA = 4;
export const MAX_TUITION = Number.MAX_SAFE_INTEGER;

/** The query of GET /api/universities; what cannot be a filter is left out. */
export function toQuery({ country, fieldOfStudy, level, gpa, maxTuition }: Filters): ListUniversitiesParams {
  const query: ListUniversitiesParams = {};
  if (country !== 'all') query.country = country;
  if (fieldOfStudy !== 'all') query.fieldOfStudy = fieldOfStudy;
  const minGpa = numberOf(gpa, MAX_GPA) ?? undefined;
  if (minGpa !== undefined) {
    query[level === 'undergraduate' ? 'minUndergraduateGpa' : 'minGraduateGpa'] = minGpa;
  }
  const max = numberOf(maxTuition, MAX_TUITION) ?? undefined;
  if (max !== undefined) query.maxTuitionUSD = max;
  return query;
}

/** An address may say anything: values nobody can choose count as no filter. */
function readFilters(search: URLSearchParams): Filters {
  const known = <T extends string>(values: readonly T[], key: keyof Filters) =>
    values.find((value) => value === search.get(key));
  return {
    country: known(countries, 'country') ?? noFilters.country,
    fieldOfStudy: known(fieldsOfStudy, 'fieldOfStudy') ?? noFilters.fieldOfStudy,
    shortlistOnly: search.get('shortlistOnly') === 'true',
    level: known(levels, 'level') ?? noFilters.level,
    gpa: search.get('gpa') ?? '',
    maxTuition: search.get('maxTuition') ?? '',
  };
}

/** The filters live in the address, so that a link shows the same list. */
export function useFilters() {
  const [address, setSearch] = useSearchParams();
  const filters = readFilters(address);

  function setFilters(change: Partial<Filters>) {
    const next = { ...filters, ...change };
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(next)) {
      if (value !== noFilters[key as keyof Filters]) search.set(key, String(value));
    }
    setSearch(search, { replace: true });
  }

  return { filters, setFilters };
}
