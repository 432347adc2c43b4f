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

/** Cards that are asked for at a time. */
export const PAGE_SIZE = 24;

/** The list that matches, page by page; `query` undefined waits. Another question keeps the old list until its first page is there. */
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

/** Everything about one university; what a list has shown of it is there at once. */
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
