import { useSyncExternalStore } from 'react';
import type { ConsultationStatus } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { readSession, writeSession } from '@/lib/session-storage';

/** A status to set, and the status that the person saw. If the request has another one, the server refuses. */
export interface Change {
  id: number;
  name: string;
  status: ConsultationStatus;
  expectedStatus: ConsultationStatus;
  /** Of the request as the person saw it. */
  version?: number | undefined;
}

/** Changes that were made together and are undone together. */
export interface Done {
  changes: Change[];
  /** When, in milliseconds. */
  at: number;
}

/** Milliseconds during which a change can be undone. */
export const UNDO_TIME = 10 * 60_000;

const KEY = 'desk-undo';
const MOST = 20;
const listeners = new Set<() => void>();
let text: string | null = null;
let stack: Done[] = [];

/** Reads the changes, newest last. They are stored for the tab, so that another view or a reload keeps them. */
function read(): Done[] {
  const stored = readSession(KEY);
  if (stored !== text) {
    text = stored;
    stack = stored === null ? [] : (JSON.parse(stored) as Done[]);
  }
  return stack;
}

function write(next: Done[]) {
  const fresh = next.filter(({ at }) => Date.now() - at < UNDO_TIME).slice(-MOST);
  writeSession(KEY, fresh.length > 0 ? JSON.stringify(fresh) : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Adds changes: to the last entry if its `at` is `joins`, or else as a new entry. */
export function remember(changes: Change[], joins?: number): Done {
  const last = read().at(-1);
  const joined = last && last.at === joins ? last : undefined;
  const done = { changes: [...(joined?.changes ?? []), ...changes], at: Date.now() };
  write([...read().filter((entry) => entry !== joined), done]);
  return done;
}

/** Removes changes that were undone or cannot be undone any more. */
export function settle(undo: Change[]) {
  const left = new Map(undo.map(({ id, expectedStatus }) => [id, expectedStatus]));
  const rest = read()
    .toReversed()
    .map(({ changes, at }) => ({
      at,
      changes: changes.filter(({ id, status }) => left.get(id) !== status || !left.delete(id)),
    }))
    .filter(({ changes }) => changes.length > 0);
  write(rest.toReversed());
}

/** Deletes the changes, so that the next person to log in cannot undo them. */
export const forgetUndo = () => write([]);

export const reversed = (changes: Change[]): Change[] =>
  changes.map((change) => ({ ...change, status: change.expectedStatus, expectedStatus: change.status }));

/** The changes that can be taken back, the newest last; some may be too old by now. */
export const useUndoStack = () => useSyncExternalStore(subscribe, read);
