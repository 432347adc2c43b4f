import { Outlet } from 'react-router-dom';
import { Logo } from '@/components/logo';
import { SkipLink } from './skip-link';

/** Portal and admin desk: a slim bar instead of the marketing header and footer. */
export function WorkspaceLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-40 border-b border-line bg-card px-4">
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
    </div>
  );
}
