/** Milliseconds by which the server's clock is ahead of this computer's. */
let ahead = 0;
const listeners = new Set<() => void>();

/**
 * Adjusts the clock by the Date header of an answer (whole seconds), which the server wrote between `asked` and now. It
 * changes nothing as long as the header fits this interval, so a slow network does no harm.
 */
export function learnServerTime(date: string | null, asked: number) {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  const before = ahead;
  ahead = Math.min(Math.max(ahead, time - Date.now()), time + 999 - asked);
  if (ahead !== before) listeners.forEach((tell) => tell());
}

/** The time in milliseconds by the server's clock; this computer's may be wrong. */
export const serverNow = () => Date.now() + ahead;

/** Calls back when the difference of the clocks changes. @returns a function that ends this */
export function followServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
