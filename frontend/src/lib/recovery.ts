import { readSession, writeSession } from './session-storage';

const KEY = 'loaded-again';
/** Milliseconds in which an address is loaded anew only once: what fails again at once is not mended by that. */
const AGAIN_AFTER = 60_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;
const ANSWER_TIMEOUT = 10_000;

/**
 * What browsers say when a chunk cannot be had; and the errors of `send` when the server is away. They are known by
 * name: every page loads this file, few load that.
 */
const LOAD_FAILURE = /dynamically imported module|module script failed|^NetworkError|^ApiError: 50[234]/i;

/** Whether a page's code or data could not be loaded: the line or the server is down, or a newer build has replaced it. */
export const isLoadFailure = (error: unknown) => LOAD_FAILURE.test(String(error));

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

/** Notes a reload of this address. @returns false when there was one a moment ago, or nothing can be noted */
function mayLoadAgain(): boolean {
  const address = window.location.href;
  const [at, last] = readSession(KEY)?.split(' ') ?? [];
  if (last === address && Date.now() - Number(at) < AGAIN_AFTER) return false;
  const note = `${Date.now()} ${address}`;
  writeSession(KEY, note);
  return readSession(KEY) === note;
}

/**
 * Loads this address anew, which brings the newest build: at once, or as soon as the server can be reached.
 * @param tell hears that it waits for the connection, or that loading again has not helped
 * @returns what ends the waiting
 */
export function loadAgain(tell: (state: 'waiting' | 'useless') => void): () => void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  async function attempt() {
    clearTimeout(timer);
    const reachable = await isReachable();
    if (ended) return;
    if (!reachable) {
      tell('waiting');
      clearTimeout(timer);
      timer = setTimeout(attempt, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
      return;
    }
    end();
    if (mayLoadAgain()) window.location.reload();
    else tell('useless');
  }

  function end() {
    ended = true;
    clearTimeout(timer);
    window.removeEventListener('online', attempt);
  }

  window.addEventListener('online', attempt);
  void attempt();
  return end;
}
