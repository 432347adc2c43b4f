import { Link } from '@/components/link';
import { queryOf, type RequestFilter } from '../desk/request-filter';

const waiting: RequestFilter = { due: 'waiting', sort: 'waiting' };
const tabs: { label: string; filter: RequestFilter }[] = [
  { label: 'Mine', filter: { ...waiting, assignee: 'me' } },
  { label: 'Unassigned', filter: { ...waiting, assignee: 'none' } },
  { label: 'All', filter: waiting },
];
const look =
  'inline-flex min-h-11 items-center rounded-full border border-ink/25 bg-card px-3.5 text-sm font-semibold hover:border-ink/50 hover:bg-paper-deep aria-[current]:border-peacock aria-[current]:bg-peacock-soft aria-[current]:text-peacock-deep forced-colors:aria-[current]:border-[Highlight]';

/**
 * The list of all requests, and beside it the queue of those who wait for an answer, the longest first. Only a person can have
 * requests of their own.
 */
export function QueueTabs({ filter, isPerson }: { filter: RequestFilter; isPerson: boolean }) {
  const current = queryOf(filter);
  const tab = (label: string, to: RequestFilter, said?: string) => (
    <Link
      to={{ search: queryOf(to) }}
      aria-current={current === queryOf(to) ? 'true' : undefined}
      className={look}
    >
      {said && <span className="sr-only">{said} </span>}
      {label}
    </Link>
  );
  return (
    <nav aria-label="Lists" className="flex flex-wrap items-center gap-2">
      {tab('List', {})}
      <span aria-hidden className="ml-2 text-sm text-ink-soft">
        Waiting longest
      </span>
      {tabs
        .filter(({ label }) => isPerson || label !== 'Mine')
        .map(({ label, filter: to }) => (
          <span key={label}>{tab(label, to, 'Waiting longest:')}</span>
        ))}
    </nav>
  );
}
