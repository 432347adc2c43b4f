/** One field the server refused, with the sentence to show beside it. */
export interface FieldError {
  field: string;
  message: string;
}

/** Any answer that is not 2xx. `message` is the status, a colon and the body (or the status text). */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The sentence for the reader, when the server sent one. */
  readonly error: string | undefined;
  readonly errors: FieldError[];

  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly body: string,
  ) {
    super(`${status}: ${body || statusText}`);
    const problem = (parseJson(body) ?? {}) as { error?: string; errors?: FieldError[] };
    this.error = problem.error;
    this.errors = problem.errors ?? [];
  }
}

/** No answer at all: offline, connection refused or cut. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server could not be reached. Check your connection and try again.', { cause });
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Milliseconds until a server that stays silent counts as away. */
const TIMEOUT = 30_000;

/** Sends a call with credentials; `read` may tell that what follows takes as long as it takes. */
async function send<T>(
  url: string,
  init: RequestInit,
  read: (response: Response, arrived: () => void) => Promise<T>,
): Promise<T> {
  const headers = new Headers(init.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (init.body == null) headers.delete('Content-Type');
  else headers.set('Content-Type', 'application/json');

  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, TIMEOUT);
  init.signal?.addEventListener('abort', abort);
  try {
    const { signal } = controller;
    const response = await fetch(url, { ...init, headers, signal, credentials: 'include' });
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
    return await read(response, () => clearTimeout(timer));
  } catch (error) {
    if (error instanceof ApiError || init.signal?.aborted) throw error;
    throw new NetworkError(error);
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
}

/**
 * The one fetch: sends credentials, reads JSON. A good answer that is not JSON is undefined.
 * @throws {ApiError} for any answer that is not 2xx
 * @throws {NetworkError} when there is no answer within 30 s; an abort is passed on as it is
 */
export const http = <T>(url: string, init: RequestInit = {}): Promise<T> =>
  send(url, init, async (response) => parseJson(await response.text()) as T);

/** One page of a list, with what its headers say. */
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

/** A page of a list. An unchanged one costs a 304, which the browser's cache answers. @throws as `http` */
export const httpList = <Item>(url: string, init: RequestInit = {}): Promise<ListPage<Item>> =>
  send(url, init, async (response) => {
    const items = (parseJson(await response.text()) ?? []) as Item[];
    const { headers } = response;
    const next = /[?&]cursor=(\d+)[^>]*>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    return {
      items,
      total: Number(headers.get('X-Total-Count') ?? items.length),
      exact: headers.get('X-Total-Count-Exact') !== 'false',
      next: next ? Number(next) : null,
      etag: headers.get('ETag'),
    };
  });

/** A file, however long it takes to come, and the name the server gives it. @throws as `http` */
export const httpFile = (url: string, init: RequestInit = {}): Promise<{ file: Blob; name: string }> =>
  send(url, init, async (response, arrived) => {
    arrived();
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return { file: await response.blob(), name: name ?? 'export.csv' };
  });

/** Makes orval type the `error` of every hook. */
export type ErrorType<_Body> = ApiError | NetworkError;
