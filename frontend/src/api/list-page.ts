import { send, type ErrorType as HttpError } from './http';

export type ErrorType<Body> = HttpError<Body>;

/** One page of a list that is read with `limit` and `cursor`, with the values of its headers. */
export interface ListPage<Item> {
  items: Item[];
  /** Number of matches on all pages; a lower bound unless `exact`. */
  total: number;
  exact: boolean;
  /** Cursor of the next page. */
  next: number | null;
  /** Stays the same as long as nothing in the list changes. */
  etag: string | null;
}

/**
 * Reads a page of a list. For an unchanged page the server answers 304 and the browser's cache serves it. Throws as
 * `send` does.
 */
export const httpList = <Items extends unknown[]>(
  url: string,
  init: RequestInit = {},
): Promise<ListPage<Items[number]>> =>
  send(url, init, async (response) => {
    const items = JSON.parse(await response.text()) as Items;
    if (!Array.isArray(items)) throw new TypeError('The answer is not a list.');
    const { headers } = response;
    const next = /[?&]cursor=(\d+)[^>]*>;\s*rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    return {
      items,
      total: Number(headers.get('X-Total-Count') ?? items.length),
      exact: headers.get('X-Total-Count-Exact') !== 'false',
      next: next ? Number(next) : null,
      etag: headers.get('ETag'),
    };
  });
