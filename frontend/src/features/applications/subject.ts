import type { ListedApplication } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { months } from '@/lib/dates';
import { today } from '@/lib/ages';

type Subject = Pick<ListedApplication, 'programme' | 'level' | 'intake'>;

/** The fields of a form about it, by name. */
export interface SubjectValues {
  programme: string;
  level: string;
  month: string;
  year: string;
}

export const valuesOf = ({ programme, level, intake }: Subject): SubjectValues => ({
  programme: programme ?? '',
  level,
  month: intake?.slice(5) ?? '',
  year: intake?.slice(0, 4) ?? '',
});

/** What is wrong with it before it is sent. */
export function subjectProblem({ level, month, year }: SubjectValues): Record<string, string> | undefined {
  const problems = {
    ...(!level && { level: 'Choose the level.' }),
    ...(month && !year && { year: 'Choose the year, too.' }),
    ...(year && !month && { month: 'Choose the month, too.' }),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}

export const requestOf = ({ programme, level, month, year }: SubjectValues) => ({
  programme,
  level: level as Subject['level'],
  intake: month && `${year}-${month}`,
});

const NOT_DECIDED = { value: '', label: 'Not decided' };

/** Of this year those that are left; and the one that is chosen, which may be past. */
export function monthOptions({ month: chosen, year }: Pick<SubjectValues, 'month' | 'year'>) {
  const [thisYear, thisMonth = ''] = today().split('-');
  const all = months.map((label, i) => ({ value: String(i + 1).padStart(2, '0'), label }));
  const left = all.filter(({ value }) => year !== thisYear || value >= thisMonth || value === chosen);
  return [NOT_DECIDED, ...left];
}

/** This year and the next four; and the one that is chosen, which may be past. */
export function yearOptions(chosen: string | undefined) {
  const first = Number(today().slice(0, 4));
  const years = Array.from({ length: 5 }, (_, i) => String(first + i));
  return [NOT_DECIDED, ...new Set([...(chosen ? [chosen] : []), ...years].sort())];
}
