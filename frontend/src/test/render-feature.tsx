import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '@/api/query-client';
import { AddressProvider } from '@/lib/address-provider';
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
        <QueryClientProvider client={createQueryClient()}>
          <AddressProvider>
            <Routes>
              <Route path={route} element={feature} />
              <Route path="*" element={null} />
            </Routes>
          </AddressProvider>
        </QueryClientProvider>
        <Address />
      </SiteSettingsContext>
    </MemoryRouter>,
  );
