import { ApiError } from './http';

/** The texts of a failed call: a sentence for the reader, and one for each wrong field. */
export function failureOf(error: unknown): { sentence: string | undefined; fields: Record<string, string> } {
  if (!(error instanceof ApiError)) return { sentence: undefined, fields: {} };
  return {
    sentence: error.error,
    fields: Object.fromEntries(error.errors.map(({ field, message }) => [field, message])),
  };
}
