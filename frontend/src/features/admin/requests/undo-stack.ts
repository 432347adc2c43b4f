import { useSyncExternalStore } from 'react';
import type { ConsultationStatus } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { readSession, writeSession } from '@/lib/session-storage';

/** A status to set, and the one it was seen to have: with another one the server refuses. */
export interface Change {
  id: number;
  name: string;
  status: ConsultationStatus;
  expectedStatus: ConsultationStatus;
}

/** Changes made together, to be taken back together. */
export interface Done {
  changes: Change[];
  /** When, in milliseconds. */
  at: number;
}

/** Milliseconds in which a change can be taken back from the desk. */
export const UNDO_TIME = 10 * 60_000;

const KEY = 'desk-undo';
const MOST = 20;
const listeners = new Set<() => void>();
let text: string | null = null;
let stack: Done[] = [];

/** Kept for the tab, so that neither another view nor a reload loses it; the newest is the last. */
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

/** Together with the last ones, if those were made at `joins`. */
export function remember(changes: Change[], joins?: number): Done {
  const last = read().at(-1);
  const joined = last && last.at === joins ? last : undefined;
  const done = { changes: [...(joined?.changes ?? []), ...changes], at: Date.now() };
  write([...read().filter((entry) => entry !== joined), done]);
  return done;
}

/** Those that `undo` has taken back, or can take back no more, are offered no longer. */
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

/** Whoever signs in next must not find them. */
export const forgetUndo = () => write([]);

export const reversed = (changes: Change[]): Change[] =>
  changes.map((change) => ({ ...change, status: change.expectedStatus, expectedStatus: change.status }));

/** The changes that can be taken back, the newest last; some may be too old by now. */
export const useUndoStack = () => useSyncExternalStore(subscribe, read);
