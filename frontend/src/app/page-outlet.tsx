import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';

/** Where the page stands in a layout: a page that fails leaves the header usable. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className="grow">
      <ErrorBoundary resetKey={pathname}>
        <Outlet />
      </ErrorBoundary>
    </main>
  );
}
