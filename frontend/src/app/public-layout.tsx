import { ConnectionNotice } from './connection-notice';
import { PageOutlet } from './page-outlet';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

export function PublicLayout() {
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
