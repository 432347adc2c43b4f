import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useListUniversities } from '@/api/generated/universities/universities';
import { Notice } from '@/components/notice';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { ProgramChips } from './program-chips';
import type { Shortlist } from './shortlist';
import { place, tuition, worldRank } from './university-facts';

const COLUMNS = ['University', 'Saved under', 'Programs', 'Tuition a year', 'World rank'];

export function FavoritesPage({ shortlist }: { shortlist: Shortlist }) {
  const { search } = useLocation();
  // The same key as the search without filters, so that it is loaded once.
  const list = useListUniversities({});
  const universities = new Map(list.data?.map((university) => [university.id, university]));
  const rows = shortlist.entries
    .map((entry) => ({ entry, university: universities.get(entry.universityId) }))
    .reverse();

  function content(): ReactNode {
    const failed = shortlist.isError
      ? 'Failed to fetch shortlist'
      : list.isError && 'Failed to fetch universities';
    if (failed) {
      return (
        <Notice role="alert" title={failed}>
          <Button
            pending={shortlist.isFetching || list.isFetching}
            onClick={() => {
              if (shortlist.isError) shortlist.retry();
              if (list.isError) void list.refetch();
            }}
          >
            Retry
          </Button>
        </Notice>
      );
    }
    if (shortlist.isPending || list.isPending) {
      return (
        <div aria-busy className="grid gap-3">
          {Array.from({ length: 4 }, (_, i) => (
            <Skeleton key={i} className="h-20 rounded-card" />
          ))}
        </div>
      );
    }
    if (rows.length === 0) {
      return (
        <Notice title="No Favorites Yet" text="Press the heart on a university to keep it here.">
          <ButtonLink to={{ pathname: '/student-portal/search', search }}>Search universities</ButtonLink>
        </Notice>
      );
    }
    return (
      // On a phone every row is a card. The roles keep what the changed display would take from the table.
      <table role="table" className="block w-full text-left lg:table lg:border-collapse">
        <caption className="sr-only">Saved universities, the newest first</caption>
        <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
          <tr role="row">
            {COLUMNS.map((name) => (
              <th key={name} role="columnheader" scope="col" className="px-3 py-3 text-sm text-ink-soft">
                {name}
              </th>
            ))}
            <th role="columnheader" scope="col" className="px-3 py-3">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block lg:table-row-group">
          {rows.map(({ entry, university }) => {
            const name = university?.name ?? 'University no longer listed';
            return (
              <tr
                key={`${entry.universityId} ${entry.fieldOfStudy}`}
                role="row"
                className="relative mb-4 grid gap-2 rounded-card border border-line bg-card p-4 align-top lg:mb-0 lg:table-row"
              >
                <th role="rowheader" scope="row" className="pr-12 font-normal lg:p-3">
                  <span className="block font-display text-lg font-bold">{name}</span>
                  {university && <span className="text-sm text-ink-soft">{place(university)}</span>}
                </th>
                <Cell label="Saved under">{entry.fieldOfStudy}</Cell>
                <Cell>{university && <ProgramChips programs={university.programs} limit={2} />}</Cell>
                <Cell label="Tuition a year">
                  {university && (
                    <>
                      <span className="tabular-nums">{tuition(university)}</span>{' '}
                      <span className="text-sm text-ink-soft lg:block">
                        {university.tuitionBasis === 'indicative' && 'indicative, '}
                        {university.tuitionYear}
                      </span>
                    </>
                  )}
                </Cell>
                <Cell label="World rank">{university && worldRank(university)}</Cell>
                <td role="cell" className="absolute top-2 right-2 lg:static lg:p-3">
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Remove ${name}, ${entry.fieldOfStudy}`}
                    onClick={() => shortlist.toggle(entry)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    );
  }

  return (
    <>
      <h1 className="text-3xl">My Favorites</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        Universities you have saved.{' '}
        <Link to={{ pathname: '/student-portal/search', search }} className="text-peacock-deep underline">
          Find more
        </Link>
      </p>
      {content()}
    </>
  );
}

/** With a label of its own where the column has none above it. */
function Cell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <td role="cell" className="lg:p-3">
      {label && (
        <span aria-hidden className="mr-2 text-sm text-ink-soft lg:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
