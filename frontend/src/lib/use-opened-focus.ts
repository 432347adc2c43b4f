import { useEffect, useRef } from 'react';

/** What links to something that opens over the view carries, so that the keyboard finds its way back to the link. */
export const opens = (what: string | number) => ({ 'data-opens': String(what) });

/** Gives the focus back to the link that opened a page over the view, once that page is closed. */
export function useOpenedFocus(opened: string | number | undefined) {
  const before = useRef(opened);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (closed === undefined || opened !== undefined) return;
    document.querySelector<HTMLElement>(`[data-opens="${closed}"]`)?.focus({ preventScroll: true });
  }, [opened]);
}
