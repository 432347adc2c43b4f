import { Suspense, useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { SiteSettingsContext, type SiteSettings } from '@/lib/site-settings';
import { ApiProvider } from './api-provider';
import { PageProgress } from './page-progress';
import { routes } from './routes';
import { ToasterSlot } from './toaster-slot';
import { usePrefetch } from './use-prefetch';
import { useRouteScroll } from './use-route-scroll';

declare global {
  /** See start.js. */
  var alive: true | undefined;
  var pressed: Set<HTMLButtonElement> | undefined;
}

/** The whole site inside a router, the same on the server and in the browser. */
export function App({ settings }: { settings: SiteSettings }) {
  useRouteScroll();
  usePrefetch();
  const page = useRoutes(routes);
  return (
    <SiteSettingsContext value={settings}>
      <ApiProvider>
        <Suspense>
          {page}
          <Alive />
        </Suspense>
      </ApiProvider>
      <PageProgress />
      <ToasterSlot />
    </SiteSettingsContext>
  );
}

/** Beside the page, which hydrates after what surrounds it. */
function Alive() {
  useEffect(() => {
    globalThis.alive = true;
    // Not now: what a press wakes cannot be rendered within an effect.
    for (const button of globalThis.pressed ?? []) setTimeout(() => button.click());
  }, []);
  return null;
}
