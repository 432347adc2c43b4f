import { readSession, writeSession } from '@/lib/session-storage';

/** What this tab remembers of a student besides the name. */
const PREFILLED = 'student-prefilled';
const PROFILE_DRAFT = 'student-profile-draft';

/** Whether the filters have been filled in from this student's profile, or need not be. */
export const isPrefilled = (username: string) => readSession(PREFILLED) === username;
export const rememberPrefilled = (username: string) => writeSession(PREFILLED, username);

/** What was typed into the profile and is not saved: it outlives a session that ends on the server. */
export function readDraft<T>(username: string): T | undefined {
  try {
    const draft = JSON.parse(readSession(PROFILE_DRAFT) ?? 'null') as { username: string; values: T } | null;
    return draft?.username === username ? draft.values : undefined;
  } catch {
    return undefined;
  }
}
export const rememberDraft = (username: string, values: unknown) =>
  writeSession(PROFILE_DRAFT, values === undefined ? null : JSON.stringify({ username, values }));

/** With the log-out everything is forgotten. */
export function forgetStudent() {
  writeSession(PREFILLED, null);
  writeSession(PROFILE_DRAFT, null);
}
