import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { matchPage } from './app/routes';
import { loadAgain } from './lib/recovery';
import { readSiteSettings } from './lib/site-settings';
import './styles/main.css';

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App settings={readSiteSettings()} />
    </BrowserRouter>
  </StrictMode>
);

/** The path of the page that was loaded: Back may have left it before it comes alive. */
const [loading] = performance.getEntriesByType('navigation');
const served = loading ? new URL(loading.name).pathname : window.location.pathname;
const path = window.location.pathname;
const prerendered = path === served && root.querySelector('[data-slot=loading]') === null;

// Not awaited by the module itself: a page's chunk may import from the one this stands in, and each would wait for the other.
void start();

async function start() {
  // With its page loaded, the first render equals the server's HTML.
  const loaded = await matchPage(path)
    .preload(prerendered)
    .then(
      () => true,
      () => false,
    );

  // A page whose code is missing stays as it came, readable and with plain forms, until it can be loaded whole: as it is
  // without scripts, should that not be at once.
  if (prerendered && !loaded) loadAgain(() => document.documentElement.classList.add('plain'));
  else if (prerendered && path === window.location.pathname)
    startTransition(() => void hydrateRoot(root, app));
  else {
    // The shell's title and its word to search engines give way to the page's own.
    document.head.querySelectorAll('title, meta[name=robots]').forEach((tag) => tag.remove());
    createRoot(root).render(app);
  }
}
