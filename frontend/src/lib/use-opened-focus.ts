import { useEffect, useRef } from 'react';

/** Attribute of a link that opens a page over the view, by which the focus later returns to the link. */
export const opens = (what: string | number) => ({ 'data-opens': String(what) });

/** Returns the focus to the link that opened a page over the view, when that page is closed. */
export function useOpenedFocus(opened: string | number | undefined) {
  const before = useRef(opened);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (closed === undefined || opened !== undefined) return;
    document.querySelector<HTMLElement>(`[data-opens="${closed}"]`)?.focus({ preventScroll: true });
  }, [opened]);
}
