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

/** Begins with that; what leads to the end of the page does not wait for it. @returns what ends the listening */
export function layOutRest() {
  layOutWhenIdle();
  const toEnd = ({ key, metaKey }: KeyboardEvent) =>
    (key === 'End' || (metaKey && key === 'ArrowDown')) && layOutAll();
  addEventListener('keydown', toEnd);
  return () => removeEventListener('keydown', toEnd);
}
