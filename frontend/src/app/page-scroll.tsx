import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { ANCHOR_WAIT, type AnchorState } from '@/lib/anchor-wait';

/**
 * Where the page stands after a navigation. The router goes to the top or to an anchor, and back to the old position with
 * the back button; styles/main.css lets it glide, and keeps room for the header.
 */
export const PageScroll = () => (
  <>
    <Gliding />
    <ScrollRestoration />
    <PageFocus />
  </>
);

/** Before the router scrolls, so it stands before it: a position that is gone back to is there at once. */
function Gliding() {
  const action = useNavigationType();
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = action === 'POP' ? 'auto' : '';
  });
  return null;
}

/** After the router has scrolled: an anchor on another page is glided to after a wait, and the keyboard goes along. */
function PageFocus() {
  const location = useLocation();
  const action = useNavigationType();
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const { pathname, hash, state } = location;
    const [before, isOther] = [shown.current, shown.current !== pathname];
    shown.current = pathname;
    if (!hash) {
      if (before !== undefined && isOther && action !== 'POP') focusOn(document.getElementById('main')!);
      return;
    }
    if (before === undefined) return void stayAt(hash);
    if (action === 'POP') return void findAnchor(hash);
    if (!isOther) return void goTo(hash);
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(goTo, (state as AnchorState | null)?.anchorWait ?? ANCHOR_WAIT, hash);
    // Who moves the page meanwhile wants to be elsewhere.
    const stay = () => clearTimeout(timer);
    const moves = ['wheel', 'touchmove'];
    for (const move of moves) window.addEventListener(move, stay, { once: true, passive: true });
    return () => {
      stay();
      for (const move of moves) window.removeEventListener(move, stay);
    };
  }, [location, action]);

  return null;
}

/** The element that a hash such as "#contact" names; a missing one is a console warning. */
function findAnchor(hash: string) {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // It is taken as it is written.
  }
  const target = document.getElementById(id);
  if (!target) console.warn(`No element has the id "${id}".`);
  return target;
}

/**
 * Keeps the page that was opened at its anchor, to which the browser scrolls only once: fonts that come late change the
 * height of the text above it. Until the reader moves.
 */
function stayAt(hash: string) {
  const target = findAnchor(hash);
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!target || opened?.type !== 'navigate' || globalThis.early?.length) return;
  const staying = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  staying.observe(document.body);
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(move, () => staying.disconnect(), { once: true, passive: true });
}

function goTo(hash: string) {
  const target = findAnchor(hash);
  if (!target) return;
  // A fold opens for what is inside.
  const fold = target.closest('details');
  if (fold) fold.open = true;
  target.scrollIntoView();
  focusOn(target);
}

function focusOn(target: HTMLElement) {
  if (!target.matches('a, button, input, select, textarea')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
