/** Milliseconds between two polls of the list. */
const POLLING_INTERVAL = 15_000;

export const polled = { refetchInterval: POLLING_INTERVAL, retry: false } as const;
export const withToken = (token: string) => ({ headers: { 'admin-token': token } });

/** Removes control characters, which the server refuses. Cells copied from a spreadsheet contain some. */
export const searchable = (text: string) =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ');
