import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { matchPage } from './app/routes';
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

const prerendered = root.hasChildNodes();
// With its page loaded, the first render equals the server's HTML. A failed load is the error boundary's matter.
await matchPage(window.location.pathname)
  .preload(prerendered)
  .catch(() => undefined);

if (prerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
