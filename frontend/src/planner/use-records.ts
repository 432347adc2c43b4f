import { useQuery } from '@tanstack/react-query';
import type { ListedApplication } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { loadAdmissions, loadGuide } from '@/content/guides';
import { countryPlans } from '@/content/plan-rules';
import { hasReached, isBehind, stageWords } from '@/lib/application-stages';
import type { Level } from '@/lib/levels';
import { serverNow } from '@/lib/server-time';
import { confirmedBy, doubtOf, type Open } from './doubts';
import type { Considered } from './next';
import {
  earlierCourse,
  isRefusal,
  makePlan,
  type Plan,
  reachedAt,
  type Refusal,
  type Subject,
} from './planner';

/** What the site knows of countries, by their names; each is in chunks of its own. */
export function useRecordsOf(countries: readonly string[]) {
  const known = countries.filter((country) => country in countryPlans).sort();
  return useQuery({
    queryKey: ['records of', ...known],
    async queryFn() {
      const load = async (country: string) => {
        const [{ admissions, sources }, guide] = await Promise.all([
          loadAdmissions(country),
          loadGuide(country),
        ]);
        return [country, { admissions, guide, sources: { ...guide.sources, ...sources } }] as const;
      };
      return new Map(await Promise.all(known.map(load)));
    },
    staleTime: Infinity,
    enabled: known.length > 0,
  });
}

export function useRecords(country: string) {
  const query = useRecordsOf([country]);
  return { ...query, data: query.data?.get(country) };
}

type University = NonNullable<ListedApplication['university']>;

/** What the planner needs to know of a university; of one that is not known any more nothing. */
export const placeOf = (
  university: Pick<University, 'name' | 'city' | 'region' | 'country' | 'sector'> | null,
) => ({
  country: university?.country ?? '',
  university: university?.name ?? '',
  city: university?.city ?? '',
  region: university?.region,
  sector: university?.sector,
});

/** The closing day of its course, for the start that it is planned for. A server before the field sends none. */
export const closingOf = ({ intake, closesOn }: Pick<ListedApplication, 'intake' | 'closesOn'>) =>
  intake && closesOn ? { starts: intake, date: closesOn } : undefined;

/** What is known of an application wherever it is told of. */
type Known = Pick<ListedApplication, 'university' | 'programme' | 'level' | 'intake' | 'closesOn' | 'stage'>;

/** What the planner needs to know of an application; undefined for a country that it has no records of. */
export function subjectFor(
  application: Known,
  kept: readonly Pick<Open, 'rule' | 'dueOn' | 'pinned'>[] = [],
): Subject | undefined {
  const { university, programme, level, stage } = application;
  const isAccepted = hasReached(stage, 'accepted');
  if (!university || !(university.country in countryPlans)) return undefined;
  return {
    ...placeOf(university),
    programme: programme ?? '',
    level: level as Level,
    closing: closingOf(application),
    reached: reachedAt(stage),
    isOffered: stage === 'offer' || isAccepted,
    isAccepted,
    answerBy: kept.find(({ rule, pinned }) => rule === 'accept' && pinned)?.dueOn,
  };
}

/** What is planned today for an open application whose start is chosen, or why nothing can be. */
export function usePlanOf(application: Known): Plan | Refusal | undefined {
  const { intake, stage } = application;
  const subject = subjectFor(application);
  const records = useRecords(subject?.country ?? '');
  if (!subject || !records.data || !intake || !stageWords(stage).next) return undefined;
  return makePlan(subject, intake, records.data.admissions, serverNow());
}

export const countriesOf = (all: readonly { application: Pick<Known, 'university'> }[]) => [
  ...new Set(all.flatMap(({ application }) => application.university?.country ?? [])),
];

/** Open applications with their open tasks; once the records are loaded, also with what today's plans say of them. */
export function useConsidered<Application extends Known, Task extends Open>(
  all: readonly { application: Application; tasks: readonly Task[] }[],
): Considered<Application, Task>[] {
  const records = useRecordsOf(countriesOf(all));
  const now = serverNow();
  return all.map(({ application, tasks: kept }) => {
    const { intake } = application;
    const subject = subjectFor(application, kept);
    const admissions = records.data?.get(subject?.country ?? '')?.admissions;
    const plan = subject && admissions && intake ? makePlan(subject, intake, admissions, now) : undefined;
    const tasks = confirmedBy(kept, plan).filter((task) => !isBehind(application, task));
    return {
      application,
      tasks,
      plan,
      course:
        plan && !isRefusal(plan) ? earlierCourse(subject!, intake!, admissions!, plan, kept, now) : undefined,
      doubt: doubtOf(application, tasks, plan),
    };
  });
}
