import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  addToShortlist,
  getGetShortlistQueryKey,
  removeFromShortlist,
  useGetShortlist,
} from '@/api/generated/shortlist';
import type { ShortlistEntryDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';
import { useOtherTabs } from '@/lib/use-other-tabs';

export type Pair = Pick<ShortlistEntryDto, 'universityId' | 'fieldOfStudy'>;

interface Change {
  pair: Pair;
  saved: boolean;
}

const isSame = (a: Pair, b: Pair) => a.universityId === b.universityId && a.fieldOfStudy === b.fieldOfStudy;

const mutationKey = ['shortlist change'];

/** Changes that are queued or running. */
const underWay = (client: QueryClient) =>
  client
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map((mutation) => mutation.state.variables as Change);

/** Changes made after the session had ended, by username. They are sent after the next log-in. */
const unsent = new Map<string, Change[]>();

/** The student's saved pairs of university and field. A change shows at once and is rolled back if it fails. */
export function useShortlist(username: string) {
  const client = useQueryClient();
  const queryKey = getGetShortlistQueryKey(username);
  const query = useGetShortlist(username);
  const tellOtherTabs = useOtherTabs(`shortlist of ${username}`, () => {
    if (underWay(client).length === 0) void client.invalidateQueries({ queryKey });
  });

  function show({ pair, saved }: Change) {
    client.setQueryData<ShortlistEntryDto[]>(queryKey, (entries) => {
      if (!entries) return entries;
      const others = entries.filter((entry) => !isSame(entry, pair));
      if (!saved) return others;
      return [...others, { ...pair, userId: username, createdAt: new Date().toISOString() }];
    });
  }

  const { mutate } = useMutation({
    mutationKey,
    // Changes run one after the other, so that the last of several quick presses also wins on the server.
    scope: { id: 'shortlist' },
    mutationFn: async ({ pair, saved }: Change) => {
      if (saved) await addToShortlist({ userId: username, ...pair });
      else await removeFromShortlist(username, pair.universityId, pair.fieldOfStudy);
    },
    onSuccess: tellOtherTabs,
    onError: (error, change) => {
      if (error instanceof ApiError && error.status === 401) {
        unsent.set(username, underWay(client));
        return;
      }
      // A later press of the same heart decides, so this failure changes nothing.
      const later = underWay(client).filter(({ pair }) => isSame(pair, change.pair)).length > 1;
      if (!later) show({ ...change, saved: !change.saved });
      toast({
        variant: 'destructive',
        title: 'Error',
        description: change.saved
          ? 'Failed to add university to shortlist'
          : 'Failed to remove university from shortlist',
      });
    },
    onSettled: (_, error) => {
      // If an answer was lost, only the server knows whether the change was stored, so the list is read again.
      if (error && underWay(client).length === 1) void client.invalidateQueries({ queryKey });
    },
  });

  function send(change: Change) {
    show(change);
    mutate(change);
  }

  const sendUnsent = useEffectEvent(() => {
    const changes = unsent.get(username) ?? [];
    unsent.delete(username);
    for (const change of changes) send(change);
  });
  useEffect(() => {
    if (query.isSuccess) sendUnsent();
  }, [query.isSuccess]);

  const entries = query.data ?? [];
  return {
    entries,
    /** Each of them once. */
    universityIds: [...new Set(entries.map(({ universityId }) => universityId))],
    isPending: query.isPending,
    isError: query.isLoadingError,
    /** Whether the shortlist is loaded, so that it can be shown and changed. */
    known: query.data !== undefined,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    /** The fields under which a university is saved. */
    fieldsOf: (universityId: number) =>
      entries.filter((entry) => entry.universityId === universityId).map((entry) => entry.fieldOfStudy),
    /** Removes the pair if it is saved, otherwise saves it. */
    toggle: (pair: Pair) => {
      // Read from the cache, because the last rendering may be older than the previous press.
      const now = client.getQueryData<ShortlistEntryDto[]>(queryKey) ?? [];
      send({ pair, saved: !now.some((entry) => isSame(entry, pair)) });
    },
  };
}

export type Shortlist = ReturnType<typeof useShortlist>;
