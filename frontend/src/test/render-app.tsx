import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type NavigateFunction } from 'react-router-dom';
import { matched, routes } from '@/app/router';
import { load } from '@/app/routes';
import { Site } from '@/app/site';
import { settings } from './settings';

/** Loads the code of the page at an address, so that going there does not wait for it. */
export const loadPageAt = (path: string) => Promise.all(matched(path.split(/[?#]/)[0]!).map(load));

interface RenderedApp {
  /** What a link or the back button would call. */
  navigate: NavigateFunction;
  /** The address, its query included. */
  path: () => string;
}

/** The whole site at an address, its page loaded. */
export async function renderApp(path: string): Promise<RenderedApp> {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  if (!router.state.initialized)
    await new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()));
  await act(async () =>
    render(
      <Site settings={settings}>
        <RouterProvider router={router} />
      </Site>,
    ),
  );
  return {
    navigate: router.navigate as NavigateFunction,
    path: () => router.state.location.pathname + router.state.location.search,
  };
}
