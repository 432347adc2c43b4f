import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { matched, routes } from './app/router';
import { load } from './app/routes';
import { Site } from './app/site';
import { readServerState } from './lib/server-state';
import { readSiteSettings } from './lib/site-settings';
import './styles/main.css';

/** What a page puts into the document's head. */
const PAGE_TAGS =
  'title, meta[name=description], meta[name=robots], meta[property], meta[name^=twitter], link[rel=canonical], script[type="application/ld+json"]';

async function start() {
  const route = matched(window.location.pathname);
  const state = readServerState();
  // With its code loaded, the first render equals the server's HTML.
  const loaded = await Promise.all(route.map(load)).then(
    () => true,
    () => false,
  );
  // The page stays as it came, readable and with plain forms: see start.js.
  if (!loaded && state)
    return void document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'));

  // Back may have left the page that was served before its code was there.
  const [loading] = performance.getEntriesByType('navigation');
  const isServed = !loading || new URL(loading.name).pathname === window.location.pathname;
  // Where the server could not read its data, another page came in place of this one.
  const hydrating =
    isServed && state && route.every(({ id = '', loader }) => !loader || id in state.loaderData);
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
  // The tags of what was served give way to the page's own.
  document.head.querySelectorAll(PAGE_TAGS).forEach((tag) => tag.remove());
  createRoot(root).render(site);
}

void start();
