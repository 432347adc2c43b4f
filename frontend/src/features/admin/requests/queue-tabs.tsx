import type { ConsultationSummary } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { queryOf, type RequestFilter } from '../desk/request-filter';

const waiting: RequestFilter = { due: 'waiting', sort: 'waiting' };
const tabs = [
  { label: 'Mine', filter: { ...waiting, assignee: 'me' }, count: 'waitingMine' },
  { label: 'Unassigned', filter: { ...waiting, assignee: 'none' }, count: 'waitingUnassigned' },
  { label: 'All', filter: waiting, count: 'waiting' },
] as const;
const look =
  'inline-flex min-h-11 items-center rounded-full border border-ink/25 bg-card px-3.5 text-sm font-semibold hover:border-ink/50 hover:bg-paper-deep aria-[current]:border-peacock aria-[current]:bg-peacock-soft aria-[current]:text-peacock-deep forced-colors:aria-[current]:border-[Highlight]';

interface QueueTabsProps {
  filter: RequestFilter;
  isPerson: boolean;
  summary: ConsultationSummary | undefined;
}

/**
 * The list of all requests, and beside it the queue of those who wait for an answer, the longest first. Only a person can have
 * requests of their own.
 */
export function QueueTabs({ filter, isPerson, summary }: QueueTabsProps) {
  const current = queryOf(filter);
  const tab = (label: string, to: RequestFilter, said?: string, count?: number) => (
    <Link
      to={{ search: queryOf(to) }}
      aria-current={current === queryOf(to) ? 'true' : undefined}
      className={look}
    >
      {said && <span className="sr-only">{said} </span>}
      {label}
      {count != null && (
        <span className="ml-2 font-normal text-ink-soft tabular-nums">{count.toLocaleString('en-US')}</span>
      )}
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
        .map(({ label, filter: to, count }) => (
          <span key={label}>{tab(label, to, 'Waiting longest:', summary?.[count])}</span>
        ))}
    </nav>
  );
}
