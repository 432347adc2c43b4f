import { cx } from 'class-variance-authority';
import { Menu, PanelLeft } from 'lucide-react';
import { Activity, lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetMyAccount } from '@/api/generated/users/users';
import { useRefused } from '@/api/use-refused';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { TooltipProvider } from '@/components/ui/tooltip';
import { useMediaQuery } from '@/lib/use-media-query';
import { ApplicationsPage } from './account/applications-page';
import { studentOf } from './account/profile';
import { ProfilePage } from './account/profile-page';
import { usePrefilledFilters } from './account/use-prefilled-filters';
import { usePortalAddress } from './address';
import { CompareTray } from './compare/compare-tray';
import { noFilters, useFilters } from './search/filters';
import { countFilters } from './search/search-controls';
import { UniversitySearch } from './search/university-search';
import { FavoritesPage } from './shortlist/favorites-page';
import { useShortlist } from './shortlist/shortlist';
import { Sidebar } from './sidebar';
import { useOpenedFocus } from './use-opened-focus';
import { useSidebar } from './use-sidebar';
import { findView } from './views';

const ComparePage = lazy(() => import('./compare/compare-page'));
const UniversityPage = lazy(() => import('./university/university-page'));

interface WorkspaceProps {
  username: string;
  leaving: boolean;
  onLogOut: () => void;
  /** 401: the session ended. 403: the browser is logged in as somebody else by now. */
  onRefused: (status: number) => void;
  onDeleted: () => void;
}

/** What a student sees who is logged in: the sidebar and one of the four views, or what is opened over it. */
export function Workspace({ username, leaving, onLogOut, onRefused, onDeleted }: WorkspaceProps) {
  const view = findView(useParams()['*']);
  const { opened } = usePortalAddress();
  const { filters, setFilters } = useFilters();
  const [clearings, setClearings] = useState(0);
  const isMobile = useMediaQuery('(width < 768px)');
  const { open, setOpen } = useSidebar(isMobile);
  const shortlist = useShortlist(username);
  const account = useGetMyAccount();
  const { ready, fromProfile } = usePrefilledFilters(username, account);
  useRefused([401, 403], onRefused);
  useOpenedFocus(opened);

  const student = studentOf(account.data, filters);
  const filterCount = countFilters(filters);
  function clear() {
    setClearings(clearings + 1);
    setFilters(noFilters);
  }

  const collapsed = !isMobile && !open;
  const sidebar = (
    <Sidebar
      view={view}
      username={username}
      collapsed={collapsed}
      leaving={leaving}
      clearings={clearings}
      onClear={clear}
      onExpand={() => setOpen(true)}
      onNavigate={() => isMobile && setOpen(false)}
      onLogOut={onLogOut}
    />
  );

  return (
    <TooltipProvider>
      <div className="md:flex">
        {isMobile ? (
          <Sheet open={open} onClose={() => setOpen(false)} label="Menu and filters">
            {sidebar}
          </Sheet>
        ) : (
          <aside
            aria-label="Portal"
            className={cx(
              // Below the bar of the layout, which is 45 pixels high.
              'sticky top-[45px] flex h-[calc(100dvh-45px)] shrink-0 flex-col gap-2 overflow-hidden border-r border-line bg-card transition-[width] duration-200 print:hidden',
              open ? 'w-88 p-4' : 'w-12 px-0.5 py-4',
            )}
          >
            <Button
              variant="ghost"
              size="icon"
              aria-label="Toggle sidebar"
              aria-expanded={open}
              aria-keyshortcuts="Control+B Meta+B"
              onClick={() => setOpen(!open)}
              className="self-end"
            >
              <PanelLeft aria-hidden />
            </Button>
            {sidebar}
          </aside>
        )}
        <div className="@container mx-auto w-full max-w-[100rem] min-w-0 grow px-4 py-6 sm:px-6 print:p-0">
          {isMobile && (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
              className="mb-5"
            >
              <Menu aria-hidden />
              {view.path !== 'search'
                ? 'Menu'
                : filterCount
                  ? `Menu and filters (${filterCount})`
                  : 'Menu and filters'}
            </Button>
          )}
          <Suspense fallback={<Skeleton className="h-[70dvh] rounded-card" />}>
            {opened === 'compare' && <ComparePage student={student} />}
            {typeof opened === 'number' && (
              <UniversityPage key={opened} id={opened} shortlist={shortlist} student={student} />
            )}
          </Suspense>
          {/* What lies below stays as it was left. */}
          <Activity mode={opened === undefined ? 'visible' : 'hidden'}>
            {opened === undefined && (
              <PageMeta
                title={`${view.label} - Student Portal`}
                description="Search universities and keep your favorites."
              />
            )}
            {view.path === 'search' && (
              <UniversitySearch
                shortlist={shortlist}
                ready={ready}
                fromProfile={fromProfile}
                clearings={clearings}
                onClear={clear}
              />
            )}
            {view.path === 'shortlist' && <FavoritesPage shortlist={shortlist} student={student} />}
            {view.path === 'profile' && <ProfilePage shortlist={shortlist} onDeleted={onDeleted} />}
            {view.path === 'applications' && <ApplicationsPage shortlist={shortlist} />}
          </Activity>
          {opened !== 'compare' && <CompareTray />}
        </div>
      </div>
    </TooltipProvider>
  );
}
