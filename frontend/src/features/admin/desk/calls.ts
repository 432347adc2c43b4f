/** Milliseconds between two looks at the list. */
const POLLING_INTERVAL = 15_000;

export const polled = { refetchInterval: POLLING_INTERVAL, retry: false } as const;
export const withToken = (token: string) => ({ headers: { 'admin-token': token } });

/** The server refuses control characters, which come along with cells copied from a spreadsheet. */
export const searchable = (text: string) =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ');
