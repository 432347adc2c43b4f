import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useListUniversities } from '@/api/generated/universities/universities';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { noFilters, toQuery, useFilters } from './filters';
import { GENERAL_INTEREST, type Shortlist } from './shortlist';
import { UniversityCard } from './university-card';

/** Cards added at a time: a thousand at once would stall the page. */
const PAGE_SIZE = 24;
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5';

export function UniversitySearch({ shortlist }: { shortlist: Shortlist }) {
  const { filters, setFilters } = useFilters();
  const query = toQuery(filters);
  const list = useListUniversities(query, {
    query: { placeholderData: keepPreviousData },
  });
  const waiting = list.isPending || (filters.shortlistOnly && shortlist.isPending);
  const unknown = filters.shortlistOnly && shortlist.isError;
  const universities = list.data?.filter(
    ({ id }) => !filters.shortlistOnly || shortlist.fieldsOf(id).length > 0,
  );

  return (
    <>
      <div className="mb-5">
        <h1 className="text-3xl">University Search</h1>
        <p role="status" className="mt-1 min-h-6 text-ink-soft">
          {list.isPlaceholderData
            ? 'Loading…'
            : list.isSuccess && !waiting && !unknown && count(universities!.length)}
        </p>
      </div>
      {shortlist.isError && (
        <div
          role="alert"
          className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-danger-soft px-4 py-2"
        >
          <p className="font-medium text-danger">Failed to fetch shortlist</p>
          <Button variant="secondary" size="sm" pending={shortlist.isFetching} onClick={shortlist.retry}>
            Retry
          </Button>
        </div>
      )}
      {list.isError ? (
        <Notice
          role="alert"
          title="Failed to fetch universities"
          text="The list could not be loaded. Your filters are kept."
        >
          <Button pending={list.isFetching} onClick={() => void list.refetch()}>
            Retry
          </Button>
        </Notice>
      ) : unknown ? null : waiting ? (
        <div aria-busy className={GRID}>
          {Array.from({ length: 6 }, (_, i) => (
            <Skeleton key={i} className="h-136 rounded-card" />
          ))}
        </div>
      ) : universities!.length === 0 ? (
        <Notice title="No Universities Found" text="No university matches all of your filters.">
          <Button variant="secondary" onClick={() => setFilters(noFilters)}>
            Clear filters
          </Button>
        </Notice>
      ) : (
        <Cards
          // Another list starts with its first cards.
          key={JSON.stringify(query)}
          universities={universities!}
          shortlist={shortlist}
          filters={filters}
          faded={list.isPlaceholderData}
        />
      )}
    </>
  );
}

const count = (total: number) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? 'university' : 'universities'}`;

interface CardsProps {
  universities: UniversityDto[];
  shortlist: Shortlist;
  filters: ReturnType<typeof useFilters>['filters'];
  faded: boolean;
}

function Cards({ universities, shortlist, filters, faded }: CardsProps) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const field = filters.fieldOfStudy === 'all' ? GENERAL_INTEREST : filters.fieldOfStudy;
  const ready = !shortlist.isPending && !shortlist.isError;
  return (
    <div aria-busy={faded} className={faded ? 'opacity-60' : undefined}>
      <ul className={GRID}>
        {universities.slice(0, shown).map((university) => (
          <li key={university.id} className="grid">
            <UniversityCard
              university={university}
              level={filters.level}
              field={field}
              savedFields={shortlist.fieldsOf(university.id)}
              onToggle={
                ready
                  ? () => shortlist.toggle({ universityId: university.id, fieldOfStudy: field })
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {shown < universities.length && (
        <div className="mt-6 grid justify-items-center gap-2">
          <p className="text-sm text-ink-soft">
            {shown} of {count(universities.length)}
          </p>
          <Button variant="secondary" onClick={() => setShown(shown + PAGE_SIZE)}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}
