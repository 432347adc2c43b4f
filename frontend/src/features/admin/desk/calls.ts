import { ApiError } from '@/api/http';

/** Milliseconds between two polls of the list. */
const POLLING_INTERVAL = 15_000;

export const polled = {
  refetchInterval: POLLING_INTERVAL,
  retry: false,
  // Calls that do not wait for the network are not repeated by themselves once it is back.
  refetchOnReconnect: true,
} as const;
export const withToken = (token: string) => ({ headers: { 'admin-token': token } });

/** The token, and the version of an entry as it was seen: with another one the server changes nothing. */
export const ifMatch = (token: string, version: number) => ({
  headers: { ...withToken(token).headers, 'if-match': `"${version}"` },
});

/** Removes control characters, which the server refuses. Cells copied from a spreadsheet contain some. */
export const searchable = (text: string) =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ');

/** Whether the server has no such thing, or none that this person may see. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
