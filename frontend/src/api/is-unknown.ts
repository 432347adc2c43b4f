import { ApiError } from './http';

/** No answer of the server's own came, so that what was sent may have been done: only what a proxy says, or nothing. */
export const isUnknown = (error: unknown) =>
  !(error instanceof ApiError) || (error.status >= 500 && error.error === undefined);
