import { useQueryClient } from '@tanstack/react-query';
import {
  getGetApplicationQueryKey,
  getListApplicationsQueryKey,
  useGetApplication,
  useListApplications,
} from '@/api/generated/applications';
import type { ApplicationDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { failureOf } from '@/api/failure';
import { isUnknown, isUnsent, UNSENT } from '@/api/is-unknown';
import type { ApiError } from '@/api/http';

/** Another tab may have changed them meanwhile. */
const query = { staleTime: 0, refetchOnWindowFocus: true };

export const useApplications = () => useListApplications({ query });
export const useApplication = (id: number) => useGetApplication(id, { query });

/** Shows what an application is after a change. */
export function useShow() {
  const client = useQueryClient();
  return (application: ApplicationDetails) => {
    client.setQueryData(getGetApplicationQueryKey(application.id), application);
    void client.invalidateQueries({ queryKey: getListApplicationsQueryKey() });
  };
}

/** What a failed change says: the server's sentence, if it sent one. Without an answer it may have been made. */
export const failed = (error: unknown) => ({
  title: 'Error',
  description:
    failureOf(error).sentence ??
    (isUnsent(error)
      ? UNSENT
      : !isUnknown(error)
        ? 'Nothing was changed. Please try again.'
        : 'No answer came, so we do not know whether it was saved. Look at what is shown once you are connected.'),
});

/** Options of the hooks that change this version of an application. After a refusal it is read again. */
export function useChange({ id, version }: ApplicationDetails) {
  const client = useQueryClient();
  return {
    request: { headers: { 'if-match': `"${version}"` } },
    mutation: {
      onSuccess: useShow(),
      onError(error: unknown) {
        if (isUnknown(error) || [404, 409].includes((error as ApiError).status))
          void client.invalidateQueries({ queryKey: getGetApplicationQueryKey(id) });
      },
    },
  };
}
