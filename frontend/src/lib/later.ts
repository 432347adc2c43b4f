/** See styles/later.css. */
const LATER = 'later';

/** Runs a task when the browser has nothing else to do, after two seconds at the latest. */
export const idle = (task: () => void) =>
  'requestIdleCallback' in window
    ? void requestIdleCallback(task, { timeout: 2000 })
    : void setTimeout(task, 500);

/** Lays out all that was left for later: from then on every position on the page is its real one. */
export function layOutAll() {
  for (const part of document.querySelectorAll(`.${LATER}`)) part.classList.remove(LATER);
}

/** The same, one part after the other while the browser has nothing else to do. */
function layOutWhenIdle() {
  idle(() => {
    const part = document.querySelector(`.${LATER}`);
    if (!part) return;
    part.classList.remove(LATER);
    layOutWhenIdle();
  });
}

/**
 * Begins with that when the page is first used, since who only reads its beginning needs nothing of the rest. Going to
 * the browser's own bar is a use, too: some browsers find no words in what is not laid out. What leads to the end of the
 * page needs it at once. @returns what ends the waiting
 */
export function layOutWhenUsed() {
  const beginning = new AbortController();
  const begin = () => {
    beginning.abort();
    layOutWhenIdle();
  };
  for (const use of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'blur'])
    addEventListener(use, begin, { passive: true, signal: beginning.signal });
  const end = ({ key, metaKey }: KeyboardEvent) =>
    (key === 'End' || (metaKey && key === 'ArrowDown')) && layOutAll();
  addEventListener('keydown', end);
  return () => {
    beginning.abort();
    removeEventListener('keydown', end);
  };
}
