import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { matched, routes } from '@/app/router';
import { load } from '@/app/routes';
import { Site } from '@/app/site';
import { readServerState } from '@/lib/server-state';
import { settings } from './settings';

/**
 * Takes over the server's page that the document has.
 * @returns what React had to render anew, too
 */
export async function hydrateApp() {
  await Promise.all(matched(window.location.pathname).map(load));
  const { query, loaderData } = readServerState()!;
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      document.getElementById('root')!,
      <Site settings={settings} query={query}>
        <RouterProvider router={router} />
      </Site>,
      { onRecoverableError: (error) => recovered.push(error) },
    ),
  );
  return { root, recovered };
}
