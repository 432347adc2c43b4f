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
export function layOutWhenIdle() {
  idle(() => {
    const part = document.querySelector(`.${LATER}`);
    if (!part) return;
    part.classList.remove(LATER);
    layOutWhenIdle();
  });
}
