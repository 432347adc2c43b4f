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

/**
 * The one fetch: sends credentials, reads JSON. A good answer that is not JSON has an undefined body.
 * @throws {ApiError} for any answer that is not 2xx
 * @throws {NetworkError} when there is no answer within 30 s; an abort is passed on as it is
 */
export async function send(url: string, init: RequestInit): Promise<{ body: unknown; headers: Headers }> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (init.body == null) headers.delete('Content-Type');
  else headers.set('Content-Type', 'application/json');

  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, TIMEOUT);
  init.signal?.addEventListener('abort', abort);
  try {
    const { signal } = controller;
    const response = await fetch(url, { ...init, headers, signal, credentials: 'include' });
    const body = await response.text();
    if (!response.ok) throw new ApiError(response.status, response.statusText, body);
    return { body: parseJson(body), headers: response.headers };
  } catch (error) {
    if (error instanceof ApiError || init.signal?.aborted) throw error;
    throw new NetworkError(error);
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
}

/** The body of an answer; throws as `send` does. */
export async function http<T>(url: string, init: RequestInit = {}): Promise<T> {
  return (await send(url, init)).body as T;
}

/** Makes orval type the `error` of every hook. */
export type ErrorType<_Body> = ApiError | NetworkError;
