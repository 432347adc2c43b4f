import { useEffect } from 'react';
import { RouterContextProvider, useLocation } from 'react-router-dom';
import { load, matchPage } from './routes';

/** At most this many of a page's links are followed ahead because they came into view. */
const IN_VIEW = 8;
/** Pages for whose code visitors wait only when they go there, and what is no page. */
const NOT_AHEAD = /^\/(student-portal|admin|compare|api|assets)\b/;

/** Not what every browser has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader pays for every byte, or waits for each. */
function sparing() {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/**
 * Loads the code of the page that a link leads to, unless it is this one, and if asked for also its texts: the browser
 * keeps what its loader fetches.
 */
async function loadAhead({ origin, pathname, href }: HTMLAnchorElement, texts = false): Promise<void> {
  if (origin !== location.origin || pathname === location.pathname || NOT_AHEAD.test(pathname)) return;
  const { route, params } = matchPage(pathname);
  try {
    await load(route);
    if (texts && typeof route.loader === 'function')
      await route.loader({
        request: new Request(href),
        url: new URL(href),
        pattern: route.path,
        params,
        context: new RouterContextProvider(),
      });
  } catch {
    // It is loaded when it is needed, and says then what is wrong.
  }
}

/** Pages are on their way before their links are pressed: their code when links come into view, all on hover, focus and touch. */
export function usePrefetch() {
  const { pathname } = useLocation();

  useEffect(() => {
    if (sparing()) return;
    let last: HTMLAnchorElement | undefined;
    const hear = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link === last) return;
      last = link;
      void loadAhead(link, true);
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, hear, { passive: true });
    return () => events.forEach((event) => document.removeEventListener(event, hear));
  }, []);

  useEffect(() => {
    if (sparing()) return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = target as HTMLAnchorElement;
        if (!isIntersecting || seen.size >= IN_VIEW || seen.has(link.pathname)) continue;
        seen.add(link.pathname);
        void loadAhead(link);
      }
    });
    // The way back, at the top of a page, can wait until it is pointed at.
    const watch = () =>
      document.querySelectorAll('main a[href^="/"]:not(nav a)').forEach((link) => observer.observe(link));
    // Not before somebody moves or scrolls: a page that is only opened loads no other.
    for (const sign of ['pointermove', 'scroll']) addEventListener(sign, watch, { once: true });
    return () => {
      observer.disconnect();
      for (const sign of ['pointermove', 'scroll']) removeEventListener(sign, watch);
    };
  }, [pathname]);
}
