import { NetworkError, send } from './http';

/** One page of a list that is read with `limit` and `cursor`. */
export interface ListPage<T> {
  items: T[];
  /** Matches on all pages. */
  total: number;
  /** Cursor of the next page, if there is one. */
  next: string | undefined;
}

/** A page with what its headers say of the others; throws as `send` does. */
export async function httpPage<T>(url: string, init: RequestInit = {}): Promise<ListPage<T>> {
  const { body, headers } = await send(url, init);
  if (!Array.isArray(body)) throw new NetworkError('The answer is not a list.');
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  return {
    items: body,
    total: Number(headers.get('X-Total-Count') ?? body.length),
    next: (next && new URL(next, window.location.origin).searchParams.get('cursor')) || undefined,
  };
}
