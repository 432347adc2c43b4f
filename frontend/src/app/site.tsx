import { StrictMode, type ReactNode } from 'react';
import { PostedFormContext, type PostedForm } from '@/lib/posted-form';
import { PrerenderedQueryContext } from '@/lib/use-address-query';
import { SiteSettingsContext, type SiteSettings } from '@/lib/site-settings';

interface SiteProps {
  settings: SiteSettings;
  /** The query of the address for which the HTML was made; '' = none. */
  query?: string;
  /** What the page answers, if a form was posted to it. */
  posted?: PostedForm | undefined;
  /** The router. */
  children: ReactNode;
}

/** What stands around the router, the same on the server and in the browser. */
export function Site({ settings, query = '', posted, children }: SiteProps) {
  return (
    <StrictMode>
      <SiteSettingsContext value={settings}>
        <PrerenderedQueryContext value={query}>
          <PostedFormContext value={posted}>{children}</PostedFormContext>
        </PrerenderedQueryContext>
      </SiteSettingsContext>
    </StrictMode>
  );
}
