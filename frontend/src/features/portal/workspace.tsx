import { Activity, lazy, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetMyAccount } from '@/api/generated/users';
import { useRefused } from '@/api/use-refused';
import { LazyPart } from '@/components/lazy-part';
import { PageMeta } from '@/components/page-meta';
import { ApplyLink } from '@/features/applications/apply-link';
import { CompareToggle } from '@/features/comparisons/compare-toggle';
import { CompareTray } from '@/features/comparisons/compare-tray';
import { SharedLinksCard } from '@/features/comparisons/shared-links-card';
import { SaveButton } from '@/features/shortlist/save-button';
import { useShortlist, type Shortlist } from '@/features/shortlist/shortlist';
import { ShortlistFailure } from '@/features/shortlist/shortlist-failure';
import { countFilters } from '@/features/universities/search/filter-chips';
import { noFilters, useFilters, useListStart, useTidyAddress } from '@/features/universities/search/filters';
import { usePrefilled } from '@/features/universities/search/prefilled-provider';
import { UniversitySearch } from '@/features/universities/search/university-search';
import { fieldSaved, type StudentActions } from '@/features/universities/student-actions';
import { numberIn, usePortalAddress } from '@/lib/portal-address';
import { useOpenedFocus } from '@/lib/use-opened-focus';
import { queryOf, studentOf } from './profile';
import { usePrefilledFilters } from './use-prefilled-filters';
import { PortalFrame } from './portal-frame';
import { findView } from './views';
import './portal.css';

const ComparePage = lazy(() => import('@/features/comparisons/compare-page'));
const UniversityPage = lazy(() => import('@/features/universities/details/university-page'));
const FavoritesPage = lazy(() => import('@/features/shortlist/favorites-page'));
const ProfilePage = lazy(() => import('@/features/users/account/profile-page'));
const ApplicationPage = lazy(() => import('@/features/applications/application-page'));
const NewApplicationPage = lazy(() => import('@/features/applications/new-application-page'));
const ApplicationsPage = lazy(() => import('./applications-page'));

interface WorkspaceProps {
  username: string;
  leaving: boolean;
  onLogOut: () => void;
  /** Called with 401 when the session has ended, and with 403 when the browser is logged in as somebody else by now. */
  onRefused: (status: number) => void;
  onDeleted: () => void;
}

/** The portal of a logged-in student: the sidebar and one of the four views, or a page opened over it. */
export function Workspace({ username, leaving, onLogOut, onRefused, onDeleted }: WorkspaceProps) {
  const view = findView(useParams()['*']);
  const { opened } = usePortalAddress();
  const { filters, setFilters } = useFilters();
  const [clearings, setClearings] = useState(0);
  const shortlist = useShortlist(username);
  const account = useGetMyAccount();
  const [, prefill] = usePrefilled();
  const { ready, fromProfile } = usePrefilledFilters(account);
  useRefused([401, 403], onRefused);
  useOpenedFocus(opened);
  useTidyAddress();
  useListStart();

  const applicationId = numberIn('application', opened);
  const student = studentOf(account.data, filters);
  const ownFilters = account.data && queryOf(account.data);
  const actions = actionsWith(shortlist);
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
          <LazyPart of={opened}>
            {opened === 'compare' && <ComparePage student={student} />}
            {applicationId !== undefined && <ApplicationPage id={applicationId} username={username} />}
            {String(opened).startsWith('apply') && (
              <NewApplicationPage
                username={username}
                universityId={numberIn('apply', opened)}
                savedIds={shortlist.universityIds}
                level={account.data?.programLevel ?? undefined}
              />
            )}
            {typeof opened === 'number' && (
              <UniversityPage
                id={opened}
                field={fieldSaved(filters.fieldOfStudy)}
                actions={actions}
                student={student}
              />
            )}
          </LazyPart>
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
                actions={actions}
                shortlist={shortlist}
                shortlistFailure={<ShortlistFailure shortlist={shortlist} />}
                ready={ready}
                fromProfile={fromProfile}
                clearings={clearings}
                isMobile={isMobile}
                onClear={clear}
              />
            )}
            <LazyPart of={view.path}>
              {view.path === 'shortlist' && (
                <FavoritesPage
                  shortlist={shortlist}
                  student={student}
                  compareToggle={actions.compareToggle}
                  applyLink={actions.applyLink}
                />
              )}
              {view.path === 'profile' && (
                <ProfilePage
                  savedUniversities={shortlist.known ? shortlist.universityIds.length : undefined}
                  onSaved={(saved) => prefill(queryOf(saved))}
                  onSearch={ownFilters ? () => prefill(ownFilters) : undefined}
                  onDeleted={onDeleted}
                >
                  <SharedLinksCard />
                </ProfilePage>
              )}
              {view.path === 'applications' && (
                <ApplicationsPage shortlist={shortlist} account={account.data} username={username} />
              )}
            </LazyPart>
          </Activity>
          {typeof opened !== 'string' && <CompareTray />}
        </>
      )}
    </PortalFrame>
  );
}

const actionsWith = (shortlist: Shortlist): StudentActions => ({
  savedUnder: shortlist.fieldsOf,
  saveButton: (props) => <SaveButton {...props} shortlist={shortlist} />,
  compareToggle: (props) => <CompareToggle {...props} />,
  applyLink: (props) => <ApplyLink {...props} />,
});
