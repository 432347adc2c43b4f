import type { Account } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { tuitionOf, writeFilters, type Filters } from '@/features/universities/search/filters';
import type { Student } from '@/lib/fit';
import { gpaOf } from '@/lib/typed-number';

/** The filters that a profile fills in; several destinations leave the country open. */
export function filtersOf({
  gpa,
  programLevel,
  fieldOfStudy,
  budgetUSD,
  destinations,
}: Account): Partial<Filters> {
  return {
    ...(destinations?.length === 1 && { country: destinations[0] }),
    ...(fieldOfStudy && { fieldOfStudy }),
    ...(programLevel && { level: programLevel }),
    ...(gpa != null && { gpa: String(gpa) }),
    ...(budgetUSD != null && { maxTuition: String(budgetUSD) }),
  };
}

/** The same as an address has them. */
export function queryOf(account: Account): string {
  const query = new URLSearchParams();
  writeFilters(query, filtersOf(account));
  return String(query);
}

/** The student as far as they are known: the profile first, what the filters say where it is silent. */
export function studentOf(account: Account | undefined, filters: Filters): Student {
  const { level, fieldOfStudy } = filters;
  return {
    level: account?.programLevel ?? level,
    gpa: account?.gpa ?? gpaOf(filters.gpa) ?? undefined,
    budget: account?.budgetUSD ?? tuitionOf(filters.maxTuition) ?? undefined,
    fieldOfStudy: account?.fieldOfStudy ?? (fieldOfStudy === 'all' ? undefined : fieldOfStudy),
  };
}
