/** Milliseconds that the server's clock is ahead of this computer's. */
let ahead = 0;
const listeners = new Set<() => void>();

/**
 * Learns from the Date header of an answer, in whole seconds, which the server wrote between `asked` and now. Only what
 * contradicts that is corrected, so that a slow network moves nothing.
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

/** Tells when more is known about the server's clock; gives what ends it. */
export function followServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
