import { send, type ErrorType as HttpError } from './http';

export type ErrorType<Body> = HttpError<Body>;

/** One page of a list that is read with `limit` and `cursor`, with what its headers say. */
export interface ListPage<Item> {
  items: Item[];
  /** Matches on all pages; at least so many where it is not exact. */
  total: number;
  exact: boolean;
  /** Cursor of the next page. */
  next: number | null;
  /** The same as long as nothing in the list has changed. */
  etag: string | null;
}

/** A page of a list. An unchanged one costs a 304, which the browser's cache answers. Throws as `send` does. */
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
