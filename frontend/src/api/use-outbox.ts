import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomId } from '@/lib/random-id';
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
  /** The secret link that opened the conversation, of a visitor. */
  link?: string;
}

const NOTHING: Kept = { draft: '', unsent: [] };
/** Milliseconds. */
const RETRY = 10_000;

/** Where one side keeps what it wrote in all its conversations, as one text; null: nothing. */
export interface TextStore {
  /** Whether it outlives the tab. */
  isLasting: boolean;
  read: () => string | null;
  write: (texts: string | null) => void;
}

const readAll = ({ read }: TextStore) => JSON.parse(read() ?? '{}') as Record<string, Kept | undefined>;

function writeOne(store: TextStore, id: number, kept: Kept) {
  const { [id]: _, ...others } = readAll(store);
  const isEmpty = !kept.draft && kept.unsent.length === 0;
  const all = isEmpty ? others : { ...others, [id]: kept };
  store.write(Object.keys(all).length > 0 ? JSON.stringify(all) : null);
}

/** Deletes the draft and the unsent messages of a conversation. */
export const forgetTexts = (store: TextStore, id: number) => writeOne(store, id, NOTHING);

/** What was written and has not arrived, drafts included: of one conversation, or of all that are kept here. */
export function unsentTexts(store: TextStore, id?: number): string[] {
  const all = readAll(store);
  return (id === undefined ? Object.values(all) : [all[id]]).flatMap(textsOf);
}

const textsOf = (kept: Kept | undefined): string[] =>
  kept ? [...kept.unsent.map(({ text }) => text), kept.draft].filter(Boolean) : [];

/** What was written through a link that opens nothing any more: its texts, by conversation. */
export const textsByLink = (store: TextStore, link: string): { id: number; texts: string[] }[] =>
  Object.entries(readAll(store))
    .filter(([, kept]) => kept?.link === link)
    .map(([id, kept]) => ({ id: Number(id), texts: textsOf(kept) }));

/**
 * The draft of a conversation, and its messages that have not arrived yet: they are sent one after the other, in order,
 * again and again. Both survive a reload of the page, and are the same in all tabs that share the store.
 * @param link the secret link that opened the conversation, if one did
 */
export function useOutbox(
  store: TextStore,
  id: number,
  send: (message: Unsent) => Promise<unknown>,
  link?: string,
) {
  const [kept, setKept] = useState(() => readAll(store)[id] ?? NOTHING);
  const latest = useRef(kept);
  const [isStuck, setStuck] = useState(false);
  const isSending = useRef(false);

  function change(update: (kept: Kept) => Kept) {
    const next = { ...update(latest.current), ...(link && { link }) };
    latest.current = next;
    writeOne(store, id, next);
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

  // Another tab has changed the store: without this, the next change here would undo what was written there.
  const adopt = useEffectEvent(() => {
    latest.current = readAll(store)[id] ?? NOTHING;
    setKept(latest.current);
  });
  useEffect(() => {
    const hear = () => adopt();
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);

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
    isKept: store.isLasting,
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
