import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ApiProvider } from '@/app/api-provider';
import { SiteSettingsContext } from '@/lib/site-settings';
import { settings } from './settings';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** A feature at an address, with what the site puts around it; the address stands in `data-testid="address"`. */
export const renderFeature = (feature: ReactElement, at = '/', route = '/*') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <SiteSettingsContext value={settings}>
        <ApiProvider>
          <Routes>
            <Route path={route} element={feature} />
            <Route path="*" element={null} />
          </Routes>
        </ApiProvider>
        <Address />
      </SiteSettingsContext>
    </MemoryRouter>,
  );
