import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AddressProvider } from '@/lib/address-provider';
import { PageProgress } from './page-progress';
import { PageScroll } from './page-scroll';
import { ToasterSlot } from './toaster-slot';
import { usePrefetch } from './use-prefetch';

declare global {
  /** True once React runs the page. Until then, start.js remembers in `pressed` the buttons that the visitor clicks; null stands for clicks elsewhere. */
  var alive: true | undefined;
  var pressed: Set<HTMLButtonElement | null> | undefined;
}

/** The route around all others. */
export function Root() {
  usePrefetch();

  useEffect(() => {
    globalThis.alive = true;
    // The clicks wait until the effect has ended: a click may call flushSync, and React cannot flush within an effect.
    for (const button of globalThis.pressed ?? []) setTimeout(() => button?.click());
  }, []);

  return (
    <>
      <PageScroll />
      <AddressProvider>
        <Outlet />
      </AddressProvider>
      <PageProgress />
      <ToasterSlot />
    </>
  );
}
