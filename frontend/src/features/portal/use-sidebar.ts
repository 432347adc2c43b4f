import { useEffect, useEffectEvent, useState } from 'react';

const COOKIE = 'sidebar';
/** Seven days in seconds. */
const COOKIE_LIFETIME = 604_800;

/** Windows that are too narrow for the results beside an open sidebar, or too low for its entries. */
const CRAMPED = '(width < 1024px), (height < 600px)';

/** As the cookie says; without a cookie, open if there is room. */
function isOpenAtFirst() {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`));
  return cookie ? cookie === `${COOKIE}=true` : !matchMedia(CRAMPED).matches;
}

/**
 * Whether the sidebar is open: remembered in a cookie on desktop, closed at first in small windows and on a phone.
 * Ctrl/Cmd+B toggles.
 */
export function useSidebar(isMobile: boolean) {
  const [openOnDesktop, setOpenOnDesktop] = useState(isOpenAtFirst);
  const [openOnMobile, setOpenOnMobile] = useState(false);
  const open = isMobile ? openOnMobile : openOnDesktop;

  function setOpen(next: boolean) {
    if (isMobile) {
      setOpenOnMobile(next);
      return;
    }
    setOpenOnDesktop(next);
    document.cookie = `${COOKIE}=${next}; path=/; max-age=${COOKIE_LIFETIME}; samesite=lax`;
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
    // Together with Shift or Alt it is a command of the browser.
    if (event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(!open);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { open, setOpen };
}
