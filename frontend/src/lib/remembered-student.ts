import { readSession, writeSession } from './session-storage';

/** Keys under which this tab stores more about a student than the name. */
const PREFILLED = 'student-prefilled';
const PROFILE_DRAFT = 'student-profile-draft';
const APPLICATION_DRAFTS = 'student-application-drafts';

/** The active filters from this student's profile, as a query; undefined before they are filled in. */
export const readPrefilled = (username: string) => read<string>(PREFILLED, username);
export const rememberPrefilled = (username: string, query: string) => write(PREFILLED, username, query);

/** Unsaved text of the profile form. It is kept even if the session ends on the server. */
export const readDraft = <T>(username: string) => read<T>(PROFILE_DRAFT, username);
export const rememberDraft = (username: string, values: unknown) => write(PROFILE_DRAFT, username, values);

type Drafts = Record<string, Record<string, string> | undefined>;

/** The same of the forms about applications, by the form's name. */
export const readApplicationDraft = (username: string, form: string) =>
  read<Drafts>(APPLICATION_DRAFTS, username)?.[form];
export const rememberApplicationDraft = (username: string, form: string, values: Drafts[string]) =>
  write(APPLICATION_DRAFTS, username, { ...read<Drafts>(APPLICATION_DRAFTS, username), [form]: values });

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
  writeSession(APPLICATION_DRAFTS, null);
}
