import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AddressProvider } from '@/lib/address-provider';
import { PageProgress } from './page-progress';
import { PageScroll } from './page-scroll';
import { ToasterSlot } from './toaster-slot';
import { usePrefetch } from './use-prefetch';

declare global {
  /** See start.js. */
  var alive: true | undefined;
  var pressed: Set<HTMLButtonElement> | undefined;
}

/** The route around all others. */
export function Root() {
  usePrefetch();

  useEffect(() => {
    globalThis.alive = true;
    // Not now: what a press wakes cannot be rendered within an effect.
    for (const button of globalThis.pressed ?? []) setTimeout(() => button.click());
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
