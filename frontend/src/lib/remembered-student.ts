import { readSession, writeSession } from './session-storage';

/** Keys under which this tab stores more about a student than the name. */
const PREFILLED = 'student-prefilled';
const PROFILE_DRAFT = 'student-profile-draft';

/** The active filters from this student's profile, as a query; undefined before they are filled in. */
export const readPrefilled = (username: string) => read<string>(PREFILLED, username);
export const rememberPrefilled = (username: string, query: string) => write(PREFILLED, username, query);

/** Unsaved text of the profile form. It is kept even if the session ends on the server. */
export const readDraft = <T>(username: string) => read<T>(PROFILE_DRAFT, username);
export const rememberDraft = (username: string, values: unknown) => write(PROFILE_DRAFT, username, values);

function read<T>(key: string, username: string): T | undefined {
  try {
    const kept = JSON.parse(readSession(key) ?? 'null') as { username: string; values: T } | null;
    return kept?.username === username ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

const write = (key: string, username: string, values: unknown) =>
  writeSession(key, values === undefined ? null : JSON.stringify({ username, values }));

/** Deletes everything, at log-out. */
export function forgetStudent() {
  writeSession(PREFILLED, null);
  writeSession(PROFILE_DRAFT, null);
}
