import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './app/router';
import { loadPage, matchPage } from './app/routes';
import { Site } from './app/site';
import { readServerState } from './lib/server-state';
import { readSiteSettings } from './lib/site-settings';
import './styles/main.css';

async function start() {
  const { route } = matchPage(window.location.pathname);
  const state = readServerState();
  // With its code loaded, the first render equals the server's HTML.
  const loaded = await loadPage(route).then(
    () => true,
    () => false,
  );
  // The page stays as it came, readable and with plain forms: see start.js.
  if (!loaded && state) return void window.dispatchEvent(new Event('nocode'));

  const hydrating = state && (!route.loader || route.id in state.loaderData);
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
  document.head.querySelectorAll('title, meta[name=robots], meta[name=description]').forEach((tag) => tag.remove());
  createRoot(root).render(site);
}

void start();
