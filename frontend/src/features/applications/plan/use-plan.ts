import { useQueryClient } from '@tanstack/react-query';
import {
  getListApplicationsQueryKey,
  getListDocumentsQueryKey,
  getListTasksQueryKey,
  useListDocuments,
  useListTasks,
} from '@/api/generated/applications';
import type { ApplicationTaskDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';
import { failed } from '../use-applications';

/** Another tab may have changed them meanwhile. */
const query = { staleTime: 0, refetchOnWindowFocus: true };

export const useTasks = (id: number) => useListTasks(id, { query });
export const useDocuments = (id: number) => useListDocuments(id, { query });

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
