import { useEffect } from 'react';

/** Sets the focus when its element is gone: to the open request, else to the request's card, else to the page. */
export function focusDesk(id?: number) {
  const place =
    document.querySelector<HTMLElement>('[data-panel] h2') ??
    document.querySelector<HTMLElement>(`[data-request="${id}"] h2 a`) ??
    document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: true });
}

/** When a dialog is closed whose opener has disappeared meanwhile, as when somebody else was faster. */
export function useFocusAfter(isOpen: boolean, id: number | undefined) {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const { activeElement, body } = document;
      // A closed dialog keeps the focus until the browser next looks.
      if (activeElement === body || activeElement?.closest('dialog:not([open])')) focusDesk(id);
    };
  }, [isOpen, id]);
}
