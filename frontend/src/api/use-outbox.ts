import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomId } from '@/lib/random-id';
import { readSession, writeSession } from '@/lib/session-storage';
import { ApiError } from './http';

/** A message that the server has not confirmed. */
export interface Unsent {
  /** Its idempotency key: however often it is sent, it is stored once. */
  key: string;
  text: string;
  /** The last message that was on screen when it was written; null: none. */
  seenUpTo: number | null;
  /** Why the server refused it. Without it, it is sent again until it arrives. */
  refused?: string;
}

interface Kept {
  draft: string;
  unsent: Unsent[];
}

const NOTHING: Kept = { draft: '', unsent: [] };
/** Milliseconds. */
const RETRY = 10_000;

const readAll = (storageKey: string) =>
  JSON.parse(readSession(storageKey) ?? '{}') as Record<string, Kept | undefined>;

/** What was written and has not arrived, drafts included: of one conversation, or of all that are kept here. */
export function unsentTexts(storageKey: string, id?: number): string[] {
  const all = readAll(storageKey);
  const chosen = id === undefined ? Object.values(all) : [all[id]];
  return chosen
    .flatMap((kept) => (kept ? [...kept.unsent.map(({ text }) => text), kept.draft] : []))
    .filter(Boolean);
}

/**
 * The draft of a conversation, and its messages that have not arrived yet: they are sent one after the other, in order,
 * again and again. Both survive a reload of the tab.
 * @param storageKey of all conversations of this side
 */
export function useOutbox(storageKey: string, id: number, send: (message: Unsent) => Promise<unknown>) {
  const [kept, setKept] = useState(() => readAll(storageKey)[id] ?? NOTHING);
  const latest = useRef(kept);
  const [isStuck, setStuck] = useState(false);
  const isSending = useRef(false);

  function change(update: (kept: Kept) => Kept) {
    const next = update(latest.current);
    latest.current = next;
    const { [id]: _, ...others } = readAll(storageKey);
    const isEmpty = !next.draft && next.unsent.length === 0;
    const all = isEmpty ? others : { ...others, [id]: next };
    writeSession(storageKey, Object.keys(all).length > 0 ? JSON.stringify(all) : null);
    setKept(next);
  }
  const remove = (key: string) => (before: Kept) => ({
    ...before,
    unsent: before.unsent.filter((one) => one.key !== key),
  });

  const next = kept.unsent.find(({ refused }) => refused === undefined);
  const sendNext = useEffectEvent(async () => {
    if (!next || isSending.current) return;
    isSending.current = true;
    try {
      await send(next);
      setStuck(false);
      change(remove(next.key));
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
        const refused = error.error ?? error.message;
        change((before) => ({
          ...before,
          unsent: before.unsent.map((one) => (one.key === next.key ? { ...one, refused } : one)),
        }));
      } else setStuck(true);
    } finally {
      isSending.current = false;
    }
  });

  const nextKey = next?.key;
  useEffect(() => void sendNext(), [nextKey]);
  useEffect(() => {
    if (nextKey === undefined || !isStuck) return;
    const again = () => void sendNext();
    const timer = setInterval(again, RETRY);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [nextKey, isStuck]);

  // The browser asks before a page is closed that has something to send.
  useEffect(() => {
    if (nextKey === undefined || !isStuck) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [nextKey, isStuck]);

  return {
    ...kept,
    /** Whether the last attempt did not reach the server. */
    isStuck,
    setDraft: (draft: string) => change((before) => ({ ...before, draft })),
    /** Adds a text to the draft. */
    append: (text: string) =>
      change((before) => ({
        ...before,
        draft: [before.draft.trimEnd(), text].filter(Boolean).join('\n\n'),
      })),
    /** Takes the draft as a message to be sent. */
    submit: (seenUpTo: number | null) =>
      change(({ draft, unsent }) => ({
        draft: '',
        unsent: [...unsent, { key: randomId(), text: draft.trim(), seenUpTo }],
      })),
    discard: (key: string) => change(remove(key)),
    /** Puts a refused message back into the draft. */
    edit: ({ key, text }: Pick<Unsent, 'key' | 'text'>) =>
      change((before) => ({
        ...remove(key)(before),
        draft: [text, before.draft].filter(Boolean).join('\n\n'),
      })),
  };
}
