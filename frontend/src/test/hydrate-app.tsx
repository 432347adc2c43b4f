import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { settings } from './settings';

/**
 * Takes over the server's page that the document has; its code must be loaded.
 * @returns what React had to render anew, too
 */
export async function hydrateApp() {
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      document.getElementById('root')!,
      <BrowserRouter>
        <App settings={settings} />
      </BrowserRouter>,
      { onRecoverableError: (error) => recovered.push(error) },
    ),
  );
  return { root, recovered };
}
