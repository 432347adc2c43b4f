import { ApiError, NetworkError } from './http';

/** The device had no connection, so that nothing was sent. */
export const isUnsent = (error: unknown) => error instanceof NetworkError && error.unsent;

/** No answer of the server's own came, so that what was sent may have been done: only what a proxy says, or nothing. */
export const isUnknown = (error: unknown) =>
  error instanceof ApiError ? error.status >= 500 && error.error === undefined : !isUnsent(error);

/** Of what was not sent. */
export const UNSENT = 'You are offline, so nothing was saved. Try again once you are connected.';
