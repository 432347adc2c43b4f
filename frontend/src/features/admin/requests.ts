import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetConsultationSummaryQueryKey,
  getListConsultationRequestsQueryKey,
  listConsultationRequests,
  useGetConsultationSummary,
  useSetConsultationStatus,
} from '@/api/generated/consultations/consultations';
import {
  ConsultationStatus,
  type StaffConsultationRequest,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';

export const statuses = Object.values(ConsultationStatus);

/** Milliseconds between two looks at the list. */
const POLLING_INTERVAL = 15_000;
const PAGE_SIZE = 50;

export const polled = { refetchInterval: POLLING_INTERVAL, retry: false } as const;
export const withToken = (token: string) => ({ headers: { 'admin-token': token } });

export interface RequestFilter {
  status: ConsultationStatus | 'all';
  search: string;
}

/** The newest requests that match, page after page; every poll reads the pages that are shown. */
export function useRequests(token: string, { status, search }: RequestFilter) {
  const filter = {
    ...(status !== 'all' && { status }),
    ...(search.trim() && { search: search.trim() }),
  };
  return useInfiniteQuery({
    queryKey: [...getListConsultationRequestsQueryKey(filter), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listConsultationRequests(
        { ...filter, limit: PAGE_SIZE, cursor: pageParam },
        { ...withToken(token), signal },
      ),
    initialPageParam: undefined as number | undefined,
    // The list descends by id, and the cursor is the last one read.
    getNextPageParam: (page: StaffConsultationRequest[]) =>
      page.length === PAGE_SIZE ? page[PAGE_SIZE - 1]!.id : undefined,
    placeholderData: keepPreviousData,
    ...polled,
  });
}

/** Asked for once the list has come: a wrong token is tried once, not twice. */
export const useSummary = (token: string, enabled: boolean) =>
  useGetConsultationSummary({ query: { ...polled, enabled }, request: withToken(token) });

/** Changes the status of one request; pending until the refreshed list shows it. */
export function useStatusChange(token: string) {
  const client = useQueryClient();
  return useSetConsultationStatus({
    request: withToken(token),
    mutation: {
      onSuccess: () => {
        toast({ title: 'Status Updated' });
        return Promise.all([
          client.invalidateQueries({ queryKey: getListConsultationRequestsQueryKey() }),
          client.invalidateQueries({ queryKey: getGetConsultationSummaryQueryKey() }),
        ]);
      },
      onError: (error) =>
        toast({
          variant: 'destructive',
          ...(error instanceof ApiError && error.status === 401
            ? { title: 'Session Expired', description: 'Please log in again.' }
            : { title: 'Update Failed', description: 'Failed to update consultation request status.' }),
        }),
    },
  });
}
