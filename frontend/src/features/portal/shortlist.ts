import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addToShortlist,
  getGetShortlistQueryKey,
  removeFromShortlist,
  useGetShortlist,
} from '@/api/generated/shortlist/shortlist';
import type { ShortlistEntryDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';

export type FieldOfStudy = ShortlistEntryDto['fieldOfStudy'];

/** What is saved where no field of study is chosen. */
export const GENERAL_INTEREST: FieldOfStudy = 'General Interest';

type Pair = Pick<ShortlistEntryDto, 'universityId' | 'fieldOfStudy'>;

const isSame = (a: Pair, b: Pair) => a.universityId === b.universityId && a.fieldOfStudy === b.fieldOfStudy;

/** The student's saved pairs of university and field; a change shows at once and is taken back when it fails. */
export function useShortlist(username: string) {
  const client = useQueryClient();
  const query = useGetShortlist(username);

  function show({ pair, saved }: { pair: Pair; saved: boolean }) {
    client.setQueryData<ShortlistEntryDto[]>(getGetShortlistQueryKey(username), (entries) => {
      if (!entries) return entries;
      const others = entries.filter((entry) => !isSame(entry, pair));
      if (!saved) return others;
      return [...others, { ...pair, userId: username, createdAt: new Date().toISOString() }];
    });
  }

  const { mutate } = useMutation({
    // One after the other, so that the last of several quick presses wins on the server too.
    scope: { id: 'shortlist' },
    mutationFn: async ({ pair, saved }: { pair: Pair; saved: boolean }) => {
      if (saved) await addToShortlist({ userId: username, ...pair });
      else await removeFromShortlist(username, pair.universityId, pair.fieldOfStudy);
    },
    onMutate: show,
    onError: (error, { pair, saved }) => {
      if (error instanceof ApiError && error.status === 401) return;
      show({ pair, saved: !saved });
      toast({
        variant: 'destructive',
        title: 'Error',
        description: saved
          ? 'Failed to add university to shortlist'
          : 'Failed to remove university from shortlist',
      });
    },
  });

  const entries = query.data ?? [];
  return {
    entries,
    isPending: query.isPending,
    isError: query.isError,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    /** Fields under which a university is saved. */
    fieldsOf: (universityId: number) =>
      entries.filter((entry) => entry.universityId === universityId).map((entry) => entry.fieldOfStudy),
    /** Removes a saved pair, saves any other. */
    toggle: (pair: Pair) => mutate({ pair, saved: !entries.some((entry) => isSame(entry, pair)) }),
  };
}

export type Shortlist = ReturnType<typeof useShortlist>;
