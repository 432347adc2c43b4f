import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getListApplicationsQueryKey,
  getListDocumentsQueryKey,
  getListTasksQueryKey,
  useListDocuments,
  useListTasks,
} from '@/api/generated/applications';
import type {
  ApplicationTaskDto,
  ListedApplication,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { loadAdmissions, loadGuide } from '@/content/guides';
import { countryPlans } from '@/content/plan-rules';
import type { Level } from '@/lib/levels';
import { serverNow } from '@/lib/server-time';
import { toast } from '@/lib/toasts';
import { failed } from '../use-applications';
import { isRefusal, makePlan, reachedAt, type Subject } from './planner';

/** Another tab may have changed them meanwhile. */
const query = { staleTime: 0, refetchOnWindowFocus: true };

export const useTasks = (id: number) => useListTasks(id, { query });
export const useDocuments = (id: number) => useListDocuments(id, { query });

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
  };
}

/** Whether the start of an open application can be planned no more. */
export function useIsRefused(application: Parameters<typeof subjectFor>[0]): boolean {
  const { intake, nextStages } = application;
  const subject = subjectFor(application);
  const records = useRecords(subject?.country ?? '');
  if (!subject || !records.data || !intake || nextStages?.length === 0) return false;
  return isRefusal(makePlan(subject, intake, records.data.admissions, serverNow()));
}

/** Options of the hooks that change parts of the plan: each shows its result at once, and reads it again after a refusal. */
export function usePlanChange(id: number) {
  const client = useQueryClient();
  const readAgain = () =>
    Promise.all(
      [getListTasksQueryKey(id), getListDocumentsQueryKey(id), getListApplicationsQueryKey()].map(
        (queryKey) => client.invalidateQueries({ queryKey }),
      ),
    );
  return {
    /** Of all tasks. */
    showTasks(tasks: ApplicationTaskDto[]) {
      client.setQueryData(getListTasksQueryKey(id), tasks);
      void client.invalidateQueries({ queryKey: getListApplicationsQueryKey() });
    },
    readAgain,
    onError(error: unknown) {
      toast({ variant: 'destructive', ...failed(error) });
      if (error instanceof ApiError && [404, 409].includes(error.status)) void readAgain();
    },
  };
}

export const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
