import { useEffect, useState } from 'react';

const STORAGE_KEY = 'saved-articles';

function readBookmarks(): Set<number> {
  try {
    return new Set(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as number[]);
  } catch {
    return new Set();
  }
}

/** The ids of the saved articles, kept on this device; empty until the page is hydrated. */
export function useBookmarks() {
  const [bookmarks, setBookmarks] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => setBookmarks(readBookmarks()), []);

  function toggleBookmark(id: number) {
    const next = new Set(bookmarks);
    if (!next.delete(id)) next.add(id);
    setBookmarks(next);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify([...next]));
    } catch {
      // Storage is full or forbidden: saved for this visit only.
    }
  }
  return { bookmarks, toggleBookmark };
}
