import { lazy, type ReactNode } from 'react';
import { MAX_IDS } from '@/api/use-universities-by-id';
import { LazyPart } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { usePortalAddress } from '@/lib/portal-address';
import { withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';
import { WITHOUT_GPA } from '@/lib/university-facts';
import { fieldSaved, type StudentActions } from '../student-actions';
import { useUniversityPages } from '../use-universities';
import { toQuery, useFilters, type Filters } from './filters';
import { OrderNote } from './order-note';
import { FilterChips } from './filter-chips';
import { SearchControls } from './search-controls';
import { CARD_GRID, UniversityCards } from './university-cards';
import { ViewSwitch } from './view-switch';

const MapView = lazy(() => import('../map/map-view'));

interface UniversitySearchProps {
  actions: StudentActions;
  /** The saved universities, for the filter that shows only them. */
  shortlist: { universityIds: readonly number[]; known: boolean; isError: boolean };
  /** Shown above the results if the shortlist could not be fetched. */
  shortlistFailure: ReactNode;
  /** False until the student's profile is known, which may fill in filters. */
  ready: boolean;
  /** Whether the filters come from the profile. */
  fromProfile: boolean;
  /** How often the filters have been cleared. Clearing also removes text that is still being typed. */
  clearings: number;
  /** Whether this is a phone, where the switch between list and map stands beside the menu. */
  isMobile: boolean;
  onClear: () => void;
}

export function UniversitySearch({
  actions,
  shortlist,
  shortlistFailure,
  ready,
  fromProfile,
  clearings,
  isMobile,
  onClear,
}: UniversitySearchProps) {
  const { filters, sort, setFilters } = useFilters();
  const { onMap } = usePortalAddress();
  const field = fieldSaved(filters.fieldOfStudy);

  const saved = shortlist.universityIds;
  const { shortlistOnly } = filters;
  const unknown = shortlistOnly && !shortlist.known;
  const noneSaved = shortlistOnly && shortlist.known && saved.length === 0;
  const query = {
    ...toQuery(filters),
    ...(shortlistOnly && { ids: saved.slice(-MAX_IDS).join(',') }),
  };
  const byMarks = query.minGraduateGpa !== undefined || query.minUndergraduateGpa !== undefined;
  const list = useUniversityPages(
    !ready || unknown || noneSaved ? undefined : { ...query, ...(sort !== 'rank' && { sort }) },
  );
  const loaded = noneSaved ? [] : list.data?.pages.flatMap(({ items }) => items);
  // A university that was just removed from the shortlist disappears at once.
  const universities = loaded?.filter(({ id }) => !shortlistOnly || saved.includes(id));
  const total = noneSaved
    ? 0
    : (list.data?.pages.at(-1)?.total ?? 0) - (loaded?.length ?? 0) + (universities?.length ?? 0);
  const loading = list.isPlaceholderData;

  function results() {
    if (list.isLoadingError) {
      return (
        <Notice
          role="alert"
          title="Failed to fetch universities"
          text="The list could not be loaded. Your filters are kept."
        >
          <Button pending={list.isFetching} onClick={() => void list.refetch()}>
            Retry
          </Button>
        </Notice>
      );
    }
    if (unknown && shortlist.isError) return null;
    if (!universities || unknown) return <CardSkeletons />;
    if (universities.length === 0 && !list.hasNextPage) {
      return (
        <Notice
          title="No Universities Found"
          text={
            noneSaved
              ? 'You have not saved any university yet. Press the heart on a university to save it; without the filter “Shortlist only” you see them all.'
              : `No university matches all of your filters.${byMarks ? ` This is no verdict on your marks: they were held against our estimates by world rank, not against any university’s own minimum. ${WITHOUT_GPA[filters.level]} universities without an estimate are left out. What universities ask for themselves is in the guides.` : ''}`
          }
        >
          {byMarks && !noneSaved && (
            <>
              <Button onClick={() => setFilters({ gpa: '' })}>Search without marks</Button>
              <ButtonLink variant="secondary" {...guideTo(filters.country)} />
            </>
          )}
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        </Notice>
      );
    }
    const shown = { universities, total, list, actions, field, level: filters.level };
    return (
      <div aria-busy={loading} className={loading ? 'opacity-60' : undefined}>
        {onMap ? (
          <LazyPart name="The map">
            <MapView {...shown} query={query} />
          </LazyPart>
        ) : (
          // A new component for another list, so that it starts at its beginning.
          <UniversityCards key={JSON.stringify(query) + sort} {...shown} />
        )}
      </div>
    );
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-start justify-between gap-x-6">
        <div className="min-w-0 grow">
          <h1 className="text-3xl">University Search</h1>
          <div className="mt-1 flex min-h-6 flex-wrap items-baseline gap-x-4">
            <p role="status" className="font-medium">
              {loading || (!universities && !list.isLoadingError && !shortlist.isError)
                ? 'Loading…'
                : universities && !unknown && !list.isLoadingError && count(total)}
            </p>
            {byMarks && (
              <p className="text-sm text-ink-soft">
                By our estimate of the minimum GPA, not by universities’ own minimums
              </p>
            )}
            <OrderNote sort={sort} />
          </div>
        </div>
        {!isMobile && <ViewSwitch />}
      </div>
      <SearchControls key={clearings} />
      <FilterChips fromProfile={fromProfile} />
      {shortlistFailure}
      {results()}
    </div>
  );
}

const guideTo = (country: Filters['country']) =>
  country === 'all'
    ? { to: '/resources/country-guides', children: 'Country guides' }
    : { to: `/country/${slugOf(country)}`, children: `Guide to ${withArticle(country)}` };

const count = (total: number) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? 'university' : 'universities'}`;

function CardSkeletons() {
  return (
    <div aria-busy className={CARD_GRID}>
      {Array.from({ length: 6 }, (_, i) => (
        <div key={i} className="h-168 overflow-hidden rounded-card border border-line bg-card">
          <Skeleton className="h-36 rounded-none" />
          <div className="grid gap-4 p-5">
            <Skeleton className="h-7 w-4/5" />
            <Skeleton className="h-5 w-1/2" />
            <div className="grid grid-cols-2 gap-4">
              {Array.from({ length: 6 }, (_, j) => (
                <Skeleton key={j} className="h-12" />
              ))}
            </div>
            <Skeleton className="h-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
