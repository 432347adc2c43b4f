import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  getListUniversitiesQueryKey,
  getListUniversitiesUrl,
  useGetUniversity,
} from '@/api/generated/universities/universities';
import type {
  ListUniversitiesParams,
  UniversityDetails,
  UniversityDto,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { httpList, type ListPage } from '@/api/list-page';

/** Cards that are asked for at a time. */
export const PAGE_SIZE = 24;

/** The list that matches, page by page; `query` undefined waits. Another question keeps the old list until its first page is there. */
export function useUniversityPages(query: ListUniversitiesParams | undefined) {
  return useInfiniteQuery({
    queryKey: [...getListUniversitiesQueryKey(query), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      httpList<UniversityDto>(getListUniversitiesUrl({ ...query, limit: PAGE_SIZE, cursor: pageParam }), {
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: query !== undefined,
  });
}

/** Everything about one university; what a list has shown of it is there at once. */
export function useUniversity(id: number) {
  const client = useQueryClient();
  return useGetUniversity(id, {
    query: {
      placeholderData: () => {
        const lists = client.getQueriesData<UniversityDto[] | { pages: ListPage<UniversityDto>[] }>({
          queryKey: getListUniversitiesQueryKey(),
        });
        const known = lists
          .flatMap(([, data]) =>
            Array.isArray(data) ? data : (data?.pages ?? []).flatMap(({ items }) => items),
          )
          .find((university) => university.id === id);
        return known && ({ ...known, references: [] } satisfies UniversityDetails);
      },
    },
  });
}
