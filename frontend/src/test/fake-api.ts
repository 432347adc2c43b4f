/** One request as it left the page. */
export interface Call {
  method: string;
  /** With the query. */
  url: string;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  body: unknown;
}

export interface Answer {
  status?: number;
  statusText?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** No answer at all: the connection is down. */
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A problem document as the server writes it. */
export const problem = (
  status: number,
  error: string,
  errors?: { field: string; message: string }[],
): Answer => ({
  status,
  statusText: error,
  body: { status, error, detail: error, errors },
});

/** Answers every request of the page, and lists them. */
export function fakeApi(answer: (call: Call) => Answer | Promise<Answer>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      url: String(input),
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body: init.body == null ? undefined : JSON.parse(String(init.body)),
    };
    calls.push(call);
    const { status = 200, statusText = 'OK', headers, body = {} } = await answer(call);
    return {
      ok: status < 300,
      status,
      statusText,
      headers: new Headers(headers),
      text: async () => JSON.stringify(body),
      blob: async () => new Blob([String(body)]),
      json: async () => JSON.parse(JSON.stringify(body)),
    } as Response;
  };
  return calls;
}

/** A promise to settle by hand, for what shows while a call is under way. */
export function pending<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
