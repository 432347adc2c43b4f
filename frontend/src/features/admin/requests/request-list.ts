import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  getConsultationRequest,
  getListConsultationRequestsQueryKey,
  listConsultationRequests,
} from '@/api/generated/consultations';
import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { ListPage } from '@/api/list-page';
import { isMissing, polled, withToken } from '../desk/calls';
import { type RequestFilter } from '../desk/request-filter';
import { append, listOf, merge, type RequestList } from './merge-requests';

const PAGE_SIZE = 50;
/** Largest page that the server returns. */
const MAX_PAGE_SIZE = 500;
/** How many single requests are read at the same time. */
const BATCH = 20;

/** What cannot be read any more may be erased, so nothing personal of it stays on the desk. */
const blank = (request: DeskRequest): DeskRequest => ({
  ...request,
  name: `Request ${request.id}`,
  email: '',
  phone: '',
  country: null,
  course: null,
  message: null,
});

/**
 * The requests that match a filter. Every poll asks for the first page and gets a 304 while nothing has changed. After a
 * change everything shown is read again and merged without moving anything, unless `mayMove` allows it.
 */
export function useRequestList(token: string, filter: RequestFilter, mayMove: () => boolean) {
  const client = useQueryClient();
  const queryKey = [...getListConsultationRequestsQueryKey(filter), 'desk'];
  const shownList = () => client.getQueryData<RequestList>(queryKey);
  const startAnew = useRef(false);

  const read = (limit: number, cursor?: number, signal?: AbortSignal) =>
    listConsultationRequests({ ...filter, limit, cursor }, { ...withToken(token), signal });

  async function readAgain(first: ListPage<DeskRequest>, length: number, signal: AbortSignal) {
    let fresh = first;
    while (fresh.next !== null && fresh.items.length < length) {
      const limit = Math.min(MAX_PAGE_SIZE, length - fresh.items.length + PAGE_SIZE);
      const page = await read(limit, fresh.next, signal);
      fresh = { ...fresh, items: [...fresh.items, ...page.items], next: page.next };
    }
    return fresh;
  }

  /**
   * Reads the present state of requests that no longer match but stay visible, so that nobody phones a person twice.
   */
  async function readGone({ items, gone }: RequestList, signal: AbortSignal) {
    const asBefore = items.filter(
      ({ id, status, waitingSince }) =>
        gone.has(id) &&
        (filter.status ?? status) === status &&
        (!(filter.due ?? filter.sort === 'waiting') || waitingSince !== null),
    );
    const current = new Map<number, DeskRequest>();
    const lost = new Set<number>();
    for (let i = 0; i < asBefore.length; i += BATCH) {
      const batch = asBefore.slice(i, i + BATCH);
      const answers = await Promise.allSettled(
        batch.map(({ id }) => getConsultationRequest(id, { ...withToken(token), signal })),
      );
      for (const [j, answer] of answers.entries()) {
        if (answer.status === 'fulfilled') current.set(answer.value.id, answer.value);
        else if (isMissing(answer.reason)) lost.add(batch[j]!.id);
      }
    }
    return { current, lost };
  }

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const anew = startAnew.current;
      const before = shownList();
      const first = await read(PAGE_SIZE, undefined, signal);
      if (!before || anew) return listOf(first);
      if (first.etag !== null && first.etag === before.etag) return shownList() ?? before;
      const fresh = await readAgain(first, before.items.length, signal);
      const { current, lost } = await readGone(merge(before, fresh, false), signal);
      // Another page may have been loaded meanwhile, so the current list is merged.
      const list = merge(shownList() ?? before, fresh, mayMove());
      return {
        ...list,
        lost,
        items: list.items.map((item) => (lost.has(item.id) ? blank(item) : (current.get(item.id) ?? item))),
      };
    },
    placeholderData: keepPreviousData,
    ...polled,
  });

  const more = useMutation({
    mutationFn: (cursor: number) => read(PAGE_SIZE, cursor),
    onSuccess: (page, cursor) =>
      client.setQueryData<RequestList>(queryKey, (shown) =>
        shown?.next === cursor ? append(shown, page) : shown,
      ),
  });

  return {
    ...query,
    /** Loads the list again from its start. */
    async startAnew() {
      startAnew.current = true;
      const done = query.refetch();
      startAnew.current = false;
      return done;
    },
    more: () => {
      const next = query.data?.next;
      if (next != null && !more.isPending && !query.isPlaceholderData) more.mutate(next);
    },
    isLoadingMore: more.isPending,
    moreFailed: more.isError,
  };
}
