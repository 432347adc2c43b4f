import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { layOutRest } from '@/lib/later';
import { ConnectionNotice } from './connection-notice';
import { PageOutlet } from './page-outlet';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

export function PublicLayout() {
  const { pathname } = useLocation();
  useEffect(layOutRest, [pathname]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <PageOutlet />
      <SiteFooter />
      <ConnectionNotice />
    </div>
  );
}
