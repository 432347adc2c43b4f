import { keepPreviousData, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import {
  getListUniversitiesInfiniteQueryKey,
  getListUniversitiesQueryKey,
  useGetUniversity,
  useListUniversitiesInfinite,
} from '@/api/generated/universities';
import type {
  ListUniversitiesParams,
  UniversityDetails,
  UniversityDto,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { ListPage } from '@/api/list-page';

/** Universities per page. */
export const PAGE_SIZE = 24;

/**
 * The matching universities, page by page. Waits while `query` is undefined. A new query keeps the old list until its
 * first page is loaded.
 */
export const useUniversityPages = (query: ListUniversitiesParams | undefined) =>
  useListUniversitiesInfinite(
    { ...query, limit: PAGE_SIZE },
    {
      query: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
        placeholderData: keepPreviousData,
        enabled: query !== undefined,
      },
    },
  );

/** All facts about one university. Those from a list that was shown before are available at once. */
export function useUniversity(id: number) {
  const client = useQueryClient();
  return useGetUniversity(id, {
    query: {
      placeholderData: () => {
        type Page = ListPage<UniversityDto>;
        const lists = client.getQueriesData<Page>({ queryKey: getListUniversitiesQueryKey() });
        const searches = client.getQueriesData<InfiniteData<Page>>({
          queryKey: getListUniversitiesInfiniteQueryKey(),
        });
        const pages = [...lists.map(([, page]) => page), ...searches.flatMap(([, search]) => search?.pages)];
        const known = pages.flatMap((page) => page?.items ?? []).find((university) => university.id === id);
        return known && ({ ...known, references: [] } satisfies UniversityDetails);
      },
    },
  });
}
