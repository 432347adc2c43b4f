import type { Account } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { tuitionOf, writeFilters, type Filters } from '@/features/universities/search/filters';
import type { Student } from '@/lib/fit';
import { describeMarks, gpaFrom, marksOf, toldMarks } from '@/lib/marks';

/** The filters that a profile fills in. With several destinations the country stays open. */
export function filtersOf({
  programLevel,
  fieldOfStudy,
  budgetUSD,
  destinations,
  ...told
}: Account): Partial<Filters> {
  const { marks, scale } = toldMarks(told);
  return {
    ...(destinations?.length === 1 && { country: destinations[0] }),
    ...(fieldOfStudy && { fieldOfStudy }),
    ...(programLevel && { level: programLevel }),
    ...(marks != null && { gpa: String(marks), scale }),
    ...(budgetUSD != null && { maxTuition: String(budgetUSD) }),
  };
}

/** The same filters as a query. */
export function queryOf(account: Account): string {
  const query = new URLSearchParams();
  writeFilters(query, filtersOf(account));
  return String(query);
}

/** What is known of the student: the profile, completed by the filters. */
export function studentOf(account: Account | undefined, filters: Filters): Student {
  const { level, fieldOfStudy } = filters;
  const told = account && toldMarks(account);
  const { marks, scale } =
    told && told.marks !== null
      ? told
      : { marks: marksOf(filters.gpa, filters.scale) ?? null, scale: filters.scale };
  return {
    level: account?.programLevel ?? level,
    gpa: marks === null ? undefined : gpaFrom(marks, scale),
    marks: marks === null || scale === 'gpa' ? undefined : describeMarks(marks, scale),
    budget: account?.budgetUSD ?? tuitionOf(filters.maxTuition) ?? undefined,
    fieldOfStudy: account?.fieldOfStudy ?? (fieldOfStudy === 'all' ? undefined : fieldOfStudy),
  };
}
