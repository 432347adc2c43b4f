import { List, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { usePortalAddress } from '../address';
import { GENERAL_INTEREST, type Shortlist } from '../shortlist/shortlist';
import { MAX_IDS, useUniversityPages } from '../universities/use-universities';
import { toQuery, useFilters } from './filters';
import { OrderNote } from './order-note';
import { FilterChips, SearchControls } from './search-controls';
import { ShortlistFailure } from './shortlist-failure';
import { CARD_GRID, UniversityCards } from './university-cards';

const MapView = lazy(() => import('../map/map-view'));

interface UniversitySearchProps {
  shortlist: Shortlist;
  /** False until it is known which filters the student's profile fills in. */
  ready: boolean;
  /** The filters come from the profile. */
  fromProfile: boolean;
  /** Grows with every clearing: text that is still being typed goes with it. */
  clearings: number;
  onClear: () => void;
}

export function UniversitySearch({
  shortlist,
  ready,
  fromProfile,
  clearings,
  onClear,
}: UniversitySearchProps) {
  const { filters, sort } = useFilters();
  const { onMap, to } = usePortalAddress();
  const field = filters.fieldOfStudy === 'all' ? GENERAL_INTEREST : filters.fieldOfStudy;

  const saved = [...new Set(shortlist.entries.map(({ universityId }) => universityId))];
  const { shortlistOnly } = filters;
  const unknown = shortlistOnly && !shortlist.known;
  const noneSaved = shortlistOnly && shortlist.known && saved.length === 0;
  const query = {
    ...toQuery(filters),
    ...(shortlistOnly && { ids: saved.slice(-MAX_IDS).join(',') }),
  };
  const list = useUniversityPages(
    !ready || unknown || noneSaved ? undefined : { ...query, ...(sort !== 'rank' && { sort }) },
  );
  const loaded = noneSaved ? [] : list.data?.pages.flatMap(({ items }) => items);
  // What has just been taken from the shortlist goes at once.
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
        <Notice title="No Universities Found" text="No university matches all of your filters.">
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        </Notice>
      );
    }
    const shown = { universities, total, list, shortlist, field, level: filters.level };
    return (
      <div aria-busy={loading} className={loading ? 'opacity-60' : undefined}>
        {onMap ? (
          <Suspense fallback={<Skeleton className="h-[70dvh] rounded-card" />}>
            <MapView {...shown} query={query} />
          </Suspense>
        ) : (
          // Another list starts anew.
          <UniversityCards key={JSON.stringify(query) + sort} {...shown} />
        )}
      </div>
    );
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl">University Search</h1>
          <p role="status" className="mt-1 min-h-6 text-ink-soft">
            {loading ? 'Loading…' : universities && !unknown && !list.isLoadingError && count(total)}
          </p>
        </div>
        <nav aria-label="Show results as" className="flex rounded-control border border-ink/25 bg-card p-0.5">
          <ViewLink to={to({ view: null })} current={!onMap} icon={List} label="List" />
          <ViewLink to={to({ view: 'map' })} current={onMap} icon={MapIcon} label="Map" />
        </nav>
      </div>
      <SearchControls key={clearings} />
      <FilterChips />
      <p className="text-sm text-ink-soft empty:hidden">
        {fromProfile && (
          <>
            These filters come from{' '}
            <Link to="/student-portal/profile" className="text-peacock-deep underline">
              your profile
            </Link>
            .
          </>
        )}
      </p>
      <OrderNote sort={sort} />
      <ShortlistFailure shortlist={shortlist} />
      {results()}
    </div>
  );
}

const count = (total: number) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? 'university' : 'universities'}`;

function CardSkeletons() {
  return (
    <div aria-busy className={CARD_GRID}>
      {Array.from({ length: 6 }, (_, i) => (
        <Skeleton key={i} className="h-160 rounded-card" />
      ))}
    </div>
  );
}

interface ViewLinkProps {
  to: { search: string };
  current: boolean;
  icon: typeof List;
  label: string;
}

function ViewLink({ to, current, icon: Icon, label }: ViewLinkProps) {
  return (
    <Link
      to={to}
      replace
      aria-current={current ? 'true' : undefined}
      className="inline-flex min-h-10 items-center gap-2 rounded-[0.375rem] px-4 font-semibold aria-[current]:bg-peacock-deep aria-[current]:text-white"
    >
      <Icon aria-hidden className="size-5" />
      {label}
    </Link>
  );
}
