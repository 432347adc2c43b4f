import { learnServerTime } from '@/lib/server-time';

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

  constructor(
    cause: unknown,
    /** Without a connection it never left this device. */
    readonly unsent: boolean,
  ) {
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

let student: string | undefined;

/**
 * Sets the student whom the screen shows as logged in. The server answers 403 if the session belongs to somebody else.
 */
export const setStudent = (username: string | undefined) => {
  student = username;
};

/** Milliseconds without an answer after which the server counts as unreachable. */
const TIMEOUT = 30_000;

/**
 * The only place that calls fetch. It sends credentials. `read` makes the result from a good answer; it may call `arrived`,
 * and then the rest of the answer has no time limit.
 * @throws {ApiError} for any answer that is not 2xx
 * @throws {NetworkError} when there is no answer within 30 s, or `read` fails; an abort is passed on as it is
 */
export async function send<T>(
  url: string,
  init: RequestInit,
  read: (response: Response, arrived: () => void) => Promise<T>,
): Promise<T> {
  const headers = new Headers(init.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (init.body == null) headers.delete('Content-Type');
  else headers.set('Content-Type', 'application/json');
  if (student) headers.set('Student', encodeURIComponent(student));

  const offline = globalThis.navigator?.onLine === false;
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, TIMEOUT);
  init.signal?.addEventListener('abort', abort);
  try {
    const { signal } = controller;
    const asked = Date.now();
    const response = await fetch(url, { ...init, headers, signal, credentials: 'include' });
    // Only uncached answers: the Date header of a cached one is old.
    if (response.headers.get('Cache-Control') === 'no-store')
      learnServerTime(response.headers.get('Date'), asked);
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
    return await read(response, () => clearTimeout(timer));
  } catch (error) {
    if (error instanceof ApiError || init.signal?.aborted) throw error;
    throw new NetworkError(error, offline);
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
}

/** The JSON of an answer; undefined for a 2xx answer that is not JSON. Throws as `send` does. */
export const http = <T>(url: string, init: RequestInit = {}): Promise<T> =>
  send(url, init, async (response) => parseJson(await response.text()) as T);

/** Makes orval type the `error` of every hook. */
export type ErrorType<_Body> = ApiError | NetworkError;
