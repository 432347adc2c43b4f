import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { matched, routes } from './app/router';
import { load } from './app/routes';
import { Site } from './app/site';
import { readServerState } from './lib/server-state';
import { readSiteSettings } from './lib/site-settings';
import './styles/main.css';

async function start() {
  const route = matched(window.location.pathname);
  const state = readServerState();
  // With its code loaded, the first render equals the server's HTML.
  const loaded = await Promise.all(route.map(load)).then(
    () => true,
    () => false,
  );
  // The page stays as it came, readable and with plain forms: see start.js.
  if (!loaded && state) return void window.dispatchEvent(new Event('nocode'));

  // Where the server could not read its data, another page came in place of this one.
  const hydrating = state && route.every(({ id = '', loader }) => !loader || id in state.loaderData);
  const router = createBrowserRouter(
    routes,
    hydrating ? { hydrationData: { loaderData: state.loaderData } } : {},
  );
  const root = document.getElementById('root')!;
  const site = (
    <Site settings={readSiteSettings()} query={state?.query}>
      <RouterProvider router={router} />
    </Site>
  );
  if (hydrating) return startTransition(() => void hydrateRoot(root, site));

  if (!router.state.initialized)
    await new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()));
  // What the shell says of itself gives way to the page's own.
  document.head
    .querySelectorAll('title, meta[name=robots], meta[name=description]')
    .forEach((tag) => tag.remove());
  createRoot(root).render(site);
}

void start();
