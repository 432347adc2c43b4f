const ANSWER_TIMEOUT = 10_000;

/** Whether the server answers. While it is being replaced, a proxy may answer for it, with a status above 500. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
