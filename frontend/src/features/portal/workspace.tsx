import { cx } from 'class-variance-authority';
import { Menu, PanelLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useRefused } from '@/api/use-refused';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { TooltipProvider } from '@/components/ui/tooltip';
import { useMediaQuery } from '@/lib/use-media-query';
import { ApplicationsPage } from './applications-page';
import { FavoritesPage } from './favorites-page';
import { ProfilePage } from './profile-page';
import { useShortlist } from './shortlist';
import { Sidebar } from './sidebar';
import { UniversitySearch } from './university-search';
import { useSidebar } from './use-sidebar';
import { findView } from './views';

interface WorkspaceProps {
  username: string;
  leaving: boolean;
  onLogOut: () => void;
  onSessionEnd: () => void;
}

/** What a student sees who is logged in: the sidebar and one of the four views. */
export function Workspace({ username, leaving, onLogOut, onSessionEnd }: WorkspaceProps) {
  const view = findView(useParams()['*']);
  const isMobile = useMediaQuery('(width < 768px)');
  const { open, setOpen } = useSidebar(isMobile);
  const shortlist = useShortlist(username);
  // 403: the browser is logged in as somebody else by now.
  useRefused([401, 403], onSessionEnd);

  const collapsed = !isMobile && !open;
  const sidebar = (
    <Sidebar
      view={view}
      username={username}
      collapsed={collapsed}
      leaving={leaving}
      onExpand={() => setOpen(true)}
      onNavigate={() => isMobile && setOpen(false)}
      onLogOut={onLogOut}
    />
  );

  return (
    <TooltipProvider>
      <PageMeta
        title={`${view.label} - Student Portal`}
        description="Search universities and keep your favorites."
      />
      <div className="md:flex">
        {isMobile ? (
          <Sheet open={open} onClose={() => setOpen(false)} label="Menu and filters">
            {sidebar}
          </Sheet>
        ) : (
          <aside
            className={cx(
              // Below the bar of the layout, which is 45 pixels high.
              'sticky top-[45px] flex h-[calc(100dvh-45px)] shrink-0 flex-col gap-2 overflow-hidden border-r border-line bg-card transition-[width] duration-200',
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
        <div className="mx-auto w-full max-w-[100rem] min-w-0 grow px-4 py-6 sm:px-6">
          {isMobile && (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
              className="mb-5"
            >
              <Menu aria-hidden />
              {view.path === 'search' ? 'Menu and filters' : 'Menu'}
            </Button>
          )}
          {view.path === 'search' && <UniversitySearch shortlist={shortlist} />}
          {view.path === 'shortlist' && <FavoritesPage shortlist={shortlist} />}
          {view.path === 'profile' && <ProfilePage shortlist={shortlist} />}
          {view.path === 'applications' && <ApplicationsPage />}
        </div>
      </div>
    </TooltipProvider>
  );
}
