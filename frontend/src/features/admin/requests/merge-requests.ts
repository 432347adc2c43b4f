import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { ListPage } from '@/api/list-page';

export interface RequestList extends ListPage<DeskRequest> {
  /** Requests that do not match the filter any more. They keep their places until the list is loaded anew. */
  gone: ReadonlySet<number>;
  /** Those of them that cannot be read any more: a colleague has them, or they were erased. */
  lost: ReadonlySet<number>;
  /** Number of requests that match by now and are not shown yet. */
  waiting: number;
  /** Whether all of these came in after the requests that are shown. */
  waitingAreNew: boolean;
}

export const listOf = (page: ListPage<DeskRequest>): RequestList => ({
  ...page,
  gone: new Set(),
  lost: new Set(),
  waiting: 0,
  waitingAreNew: false,
});

/** Adds the next page to the list. */
export function append(shown: RequestList, page: ListPage<DeskRequest>): RequestList {
  const known = new Set(shown.items.map(({ id }) => id));
  const items = [...shown.items, ...page.items.filter(({ id }) => !known.has(id))];
  return { ...shown, items, next: page.next };
}

/**
 * Updates the shown list from one that was read again from its start, without moving anything: changed requests change in
 * place, requests that no longer match stay, new ones are only counted. With `insert` the new ones are put in their places.
 */
export function merge(shown: RequestList, fresh: ListPage<DeskRequest>, insert: boolean): RequestList {
  const freshById = new Map(fresh.items.map((item) => [item.id, item]));
  const shownIds = new Set(shown.items.map(({ id }) => id));
  const complete = fresh.next === null;
  const lastFresh = fresh.items.findLastIndex(({ id }) => shownIds.has(id));
  const lastShown = shown.items.findLastIndex(({ id }) => freshById.has(id));

  // The fresh list may be shorter. Requests after the last common one may simply not be in it, so they do not count as
  // gone.
  const gone = new Set(
    shown.items
      .filter(({ id }, i) => !freshById.has(id) && (complete || i < lastShown || shown.gone.has(id)))
      .map(({ id }) => id),
  );
  const newest = shown.items.reduce((most, { id }) => Math.max(most, id), 0);
  const kept = shown.items.map((item) => freshById.get(item.id) ?? item);
  const boundary = shown.items.length === 0 ? 0 : lastFresh < 0 ? fresh.items.length : lastFresh + 1;
  const newer = fresh.items.slice(0, boundary).filter(({ id }) => !shownIds.has(id));
  const tailIsShown = kept.slice(lastShown + 1).some(({ id }) => !gone.has(id));
  const later = tailIsShown ? [] : fresh.items.slice(boundary);

  return {
    ...fresh,
    items: [...(insert ? interleave(kept, fresh.items.slice(0, boundary)) : kept), ...later],
    next: complete ? null : later.length > 0 ? fresh.next : (shown.next ?? fresh.next),
    gone,
    lost: new Set([...shown.lost].filter((id) => gone.has(id))),
    waiting: insert ? 0 : newer.length,
    waitingAreNew: newer.every(({ id }) => id > newest),
  };
}

/** Merges both lists. Requests that only `fresh` has come before the next common one. */
function interleave(kept: DeskRequest[], fresh: DeskRequest[]): DeskRequest[] {
  const positions = new Map(kept.map(({ id }, i) => [id, i]));
  const items: DeskRequest[] = [];
  let position = 0;
  for (const item of fresh) {
    const at = positions.get(item.id);
    if (at === undefined) items.push(item);
    else {
      items.push(...kept.slice(position, at + 1));
      position = Math.max(position, at + 1);
    }
  }
  return [...items, ...kept.slice(position)];
}
