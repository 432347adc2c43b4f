import { useQuery } from '@tanstack/react-query';
import type { ListedApplication } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { loadAdmissions, loadGuide } from '@/content/guides';
import { countryPlans } from '@/content/plan-rules';
import { hasReached, stageWords } from '@/lib/application-stages';
import type { Level } from '@/lib/levels';
import { serverNow } from '@/lib/server-time';
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

/** What the planner needs to know of an application; undefined for a country that it has no records of. */
export function subjectFor(
  application: Omit<ListedApplication, 'openTasks' | 'documentsToChange'>,
): Subject | undefined {
  const { university, programme, level, stage } = application;
  if (!university || !(university.country in countryPlans)) return undefined;
  return {
    ...placeOf(university),
    programme: programme ?? '',
    level: level as Level,
    closing: closingOf(application),
    reached: reachedAt(stage),
    isOffered: stage === 'offer' || hasReached(stage, 'accepted'),
  };
}

/** What is planned today for an open application whose start is chosen, or why nothing can be. */
export function usePlanOf(application: Parameters<typeof subjectFor>[0]): Plan | Refusal | undefined {
  const { intake, stage } = application;
  const subject = subjectFor(application);
  const records = useRecords(subject?.country ?? '');
  if (!subject || !records.data || !intake || !stageWords(stage).next) return undefined;
  return makePlan(subject, intake, records.data.admissions, serverNow());
}

/** The closing day of the guide's course there, where an application with these open tasks is to be sent later. */
export function useEarlierCourse(
  application: Parameters<typeof subjectFor>[0],
  tasks: Parameters<typeof earlierCourse>[4],
) {
  const plan = usePlanOf(application);
  const subject = subjectFor(application);
  const records = useRecords(subject?.country ?? '');
  if (!plan || isRefusal(plan) || !subject || !records.data) return undefined;
  return earlierCourse(subject, application.intake!, records.data.admissions, plan, tasks, serverNow());
}
