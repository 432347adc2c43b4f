import { useEffect, useEffectEvent, useState } from 'react';

const COOKIE = 'sidebar';
/** Seven days in seconds. */
const COOKIE_LIFETIME = 604_800;

const isOpenInCookie = () => !document.cookie.split('; ').includes(`${COOKIE}=false`);

/** Whether the sidebar is open: remembered in a cookie on desktop, closed at first on a phone. Ctrl/Cmd+B toggles. */
export function useSidebar(isMobile: boolean) {
  const [openOnDesktop, setOpenOnDesktop] = useState(isOpenInCookie);
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
