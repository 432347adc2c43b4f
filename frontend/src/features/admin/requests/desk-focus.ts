/** Sets the focus when its element is gone: to the open request, else to the request's card, else to the page. */
export function focusDesk(id?: number) {
  const place =
    document.querySelector<HTMLElement>('[data-panel] h2') ??
    document.querySelector<HTMLElement>(`[data-request="${id}"] h2 a`) ??
    document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: true });
}
