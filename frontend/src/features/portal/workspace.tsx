import { Activity, lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetMyAccount } from '@/api/generated/users/users';
import { useRefused } from '@/api/use-refused';
import { PageMeta } from '@/components/page-meta';
import { Skeleton } from '@/components/ui/skeleton';
import { ApplicationsPage } from './applications-page';
import { studentOf } from './profile';
import { ProfilePage } from '@/features/users/profile/profile-page';
import { usePrefilledFilters } from './use-prefilled-filters';
import { usePortalAddress } from '@/lib/portal-address';
import { CompareTray } from '@/features/comparisons/compare-tray';
import { PortalFrame } from './portal-frame';
import { countFilters } from '@/features/universities/search/filter-chips';
import { noFilters, useFilters, useListStart, useTidyAddress } from '@/features/universities/search/filters';
import { UniversitySearch } from '@/features/universities/search/university-search';
import { FavoritesPage } from '@/features/shortlist/favorites-page';
import { useShortlist } from '@/features/shortlist/shortlist';
import { useOpenedFocus } from '@/lib/use-opened-focus';
import { findView } from './views';
import './portal.css';

const ComparePage = lazy(() => import('@/features/comparisons/compare-page'));
const UniversityPage = lazy(() => import('@/features/universities/details/university-page'));

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
  const shortlist = useShortlist(username);
  const account = useGetMyAccount();
  const { ready, fromProfile } = usePrefilledFilters(account);
  useRefused([401, 403], onRefused);
  useOpenedFocus(opened);
  useTidyAddress();
  useListStart();

  const student = studentOf(account.data, filters);
  function clear() {
    setClearings(clearings + 1);
    setFilters(noFilters);
  }

  return (
    <PortalFrame
      view={view}
      username={username}
      leaving={leaving}
      clearings={clearings}
      filterCount={countFilters(filters)}
      searching={view.path === 'search' && opened === undefined}
      onClear={clear}
      onLogOut={onLogOut}
    >
      {(isMobile) => (
        <>
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
                isMobile={isMobile}
                onClear={clear}
              />
            )}
            {view.path === 'shortlist' && <FavoritesPage shortlist={shortlist} student={student} />}
            {view.path === 'profile' && <ProfilePage shortlist={shortlist} onDeleted={onDeleted} />}
            {view.path === 'applications' && (
              <ApplicationsPage shortlist={shortlist} account={account.data} />
            )}
          </Activity>
          {opened !== 'compare' && <CompareTray />}
        </>
      )}
    </PortalFrame>
  );
}
