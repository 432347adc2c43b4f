import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { SiteSettingsContext, type SiteSettings } from '@/lib/site-settings';
import { PageProgress } from './page-progress';
import { routes } from './routes';
import { ToasterSlot } from './toaster-slot';
import { useRouteScroll } from './use-route-scroll';

/** The whole site inside a router, the same on the server and in the browser. */
export function App({ settings }: { settings: SiteSettings }) {
  useRouteScroll();
  const page = useRoutes(routes);
  return (
    <SiteSettingsContext value={settings}>
      <Suspense>{page}</Suspense>
      <PageProgress />
      <ToasterSlot />
    </SiteSettingsContext>
  );
}
