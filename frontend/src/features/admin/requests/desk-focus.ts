/** Gives the keyboard a place when what had it is gone: the open request, else the card of one, else the page. */
export function focusDesk(id?: number) {
  const place =
    document.querySelector<HTMLElement>('[data-panel] h2') ??
    document.querySelector<HTMLElement>(`[data-request="${id}"] h2 a`) ??
    document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: true });
}
