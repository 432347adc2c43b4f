import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AddressProvider } from '@/lib/address-provider';
import { PageProgress } from './page-progress';
import { PageScroll } from './page-scroll';
import { ToasterSlot } from './toaster-slot';
import { usePrefetch } from './use-prefetch';

declare global {
  /** True once React runs the page. */
  var alive: true | undefined;
  /** What the visitor did before that, as start.js recorded it. */
  var early: Event[] | undefined;
}

/** The buttons that were pressed before the page was alive, each once. */
function pressedEarly() {
  const clicks = (globalThis.early ?? []).filter(({ type }) => type === 'click');
  const buttons = clicks.map(({ target }) => (target as Element).closest<HTMLElement>('button[type=button]'));
  return new Set(buttons.filter((button) => button !== null));
}

/** The route around all others. */
export function Root() {
  usePrefetch();

  useEffect(() => {
    globalThis.alive = true;
    // The clicks wait until the effect has ended: a click may call flushSync, and React cannot flush within an effect.
    for (const button of pressedEarly()) setTimeout(() => button.click());
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
