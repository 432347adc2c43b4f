import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { ListPage } from '@/api/list-page';

export interface RequestList extends ListPage<DeskRequest> {
  /** They match the filter no longer, and stay where they were read until the list is asked for anew. */
  gone: ReadonlySet<number>;
  /** Others that match by now and wait to be brought in. */
  waiting: number;
  /** All of them came in after those that are shown. */
  waitingAreNew: boolean;
}

export const listOf = (page: ListPage<DeskRequest>): RequestList => ({
  ...page,
  gone: new Set(),
  waiting: 0,
  waitingAreNew: false,
});

/** The list with the page that follows it. */
export function append(shown: RequestList, page: ListPage<DeskRequest>): RequestList {
  const known = new Set(shown.items.map(({ id }) => id));
  const items = [...shown.items, ...page.items.filter(({ id }) => !known.has(id))];
  return { ...shown, items, next: page.next };
}

/**
 * What is shown, brought up to date with the list read again from its start, so that nothing that is being read moves:
 * changed requests change in their place, those that match no longer stay, new ones are counted. With `insert` the new
 * ones come in, each at its place.
 */
export function merge(shown: RequestList, fresh: ListPage<DeskRequest>, insert: boolean): RequestList {
  const freshById = new Map(fresh.items.map((item) => [item.id, item]));
  const shownIds = new Set(shown.items.map(({ id }) => id));
  const complete = fresh.next === null;
  const lastFresh = fresh.items.findLastIndex(({ id }) => shownIds.has(id));
  const lastShown = shown.items.findLastIndex(({ id }) => freshById.has(id));

  // Of what comes after the last one in both, the fresh part may not have reached as far.
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
    waiting: insert ? 0 : newer.length,
    waitingAreNew: newer.every(({ id }) => id > newest),
  };
}

/** Both lists in one order: what only `fresh` has stands before the next that both have. */
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
