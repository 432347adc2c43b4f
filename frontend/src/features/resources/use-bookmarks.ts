import { useMemo, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'saved-articles';
const NONE = '[]';
const listeners = new Set<() => void>();
/** Used if the storage is full or blocked: then bookmarks last for this visit only. */
let fallback = NONE;

function read(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? fallback;
  } catch {
    return fallback;
  }
}

function write(text: string) {
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    fallback = text;
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Fires when another tab has changed the storage.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parse(text: string): ReadonlySet<number> {
  try {
    return new Set(JSON.parse(text) as number[]);
  } catch {
    return new Set();
  }
}

/** The ids of the saved articles, kept on this device; none until the page is hydrated. */
export function useBookmarks() {
  const text = useSyncExternalStore(subscribe, read, () => NONE);
  const bookmarks = useMemo(() => parse(text), [text]);

  /** Adds or removes the id, if the article is `savable`. */
  function toggleBookmark(id: number, savable: boolean) {
    if (!savable) return;
    const next = new Set(bookmarks);
    if (!next.delete(id)) next.add(id);
    write(JSON.stringify([...next]));
  }
  return { bookmarks, toggleBookmark };
}
