import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { ANCHOR_WAIT, scrollBehavior, scrollToAnchor, type AnchorState } from '@/lib/anchors';
import { layOutAll } from '@/lib/later';

const STORAGE_KEY = 'scroll-positions';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Before its first navigation an entry has no key of its own, so the path belongs to its name. */
const entryOf = ({ key, pathname }: Location) => `${key} ${pathname}`;

function anchorOf({ hash }: Location) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Milliseconds in which a page may still grow to where it stood: its code can be on the way. */
const GROWING = 4000;

/** Jumps to a position at once or, on a page that is still too short, when it has grown. @returns what ends that */
function returnTo(top: number) {
  const jump = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return window.scrollY >= top - 1;
  };
  if (jump()) {
    // The browser still adds the last step of a glide that the jump has ended.
    const frame = requestAnimationFrame(jump);
    return () => cancelAnimationFrame(frame);
  }
  const observer = new ResizeObserver(() => jump() && observer.disconnect());
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), GROWING);
  return () => observer.disconnect();
}

/** How far a new page glides to its top, as a part of the window's height. */
const GLIDE = 0.125;

/** A new page begins no further down: what lies there is not laid out, and gliding through it takes seconds. */
function beginWithin(top: number) {
  if (window.scrollY > top) window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Where the page stands after a navigation: back and forward restore the old position, an anchor is glided
 * to (after a wait when it is on another page), any other route change glides to the top.
 */
export function useRouteScroll() {
  const location = useLocation();
  const action = useNavigationType();
  const previous = useRef<Location>(undefined);
  const positions = useRef<Record<string, number>>(undefined);

  // Before the new page is painted, and before a glide under way could pass for its position.
  useLayoutEffect(() => {
    const from = previous.current;
    const saved = (positions.current ??= readPositions());
    previous.current = location;
    const anchor = anchorOf(location);
    const samePage = from?.pathname === location.pathname;

    if (!from) {
      // A fresh load: the browser has restored a reload or gone to the anchor, unless it was not there yet.
      if (anchor && window.scrollY === 0) scrollToAnchor(anchor, 'instant');
    } else if (from !== location) {
      if (action === 'POP') {
        const top = saved[entryOf(location)];
        layOutAll();
        if (top !== undefined) return returnTo(top);
        if (anchor) scrollToAnchor(anchor);
        else window.scrollTo({ top: 0, behavior: 'instant' });
      } else if (anchor) {
        if (!samePage) beginWithin(0);
        const wait = (location.state as AnchorState | null)?.anchorWait ?? ANCHOR_WAIT;
        const timer = setTimeout(() => scrollToAnchor(anchor), samePage ? 0 : wait);
        return () => clearTimeout(timer);
      } else if (!samePage || from.search === location.search) {
        // A changed filter in the address is no route change.
        if (!samePage) beginWithin(window.innerHeight * GLIDE);
        window.scrollTo({ top: 0, behavior: scrollBehavior() });
        if (!samePage) document.getElementById('main')?.focus({ preventScroll: true });
      }
    }
  }, [location, action]);

  // Before the browser tells of the scroll to which a shorter next page brings it: that is not this page's position.
  useLayoutEffect(() => {
    const remember = () => {
      (positions.current ??= readPositions())[entryOf(location)] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions.current));
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
