import { readSession, writeSession } from './session-storage';

/** What this tab remembers of a student besides the name. */
const PREFILLED = 'student-prefilled';
const PROFILE_DRAFT = 'student-profile-draft';

/** The filters in force that came from this student's profile, as a query; undefined before they are filled in. */
export const readPrefilled = (username: string) => read<string>(PREFILLED, username);
export const rememberPrefilled = (username: string, query: string) => write(PREFILLED, username, query);

/** What was typed into the profile and is not saved: it outlives a session that ends on the server. */
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

/** With the log-out everything is forgotten. */
export function forgetStudent() {
  writeSession(PREFILLED, null);
  writeSession(PROFILE_DRAFT, null);
}
