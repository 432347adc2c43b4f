import { cva } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import type { ConsultationSummary } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { Skeleton } from '@/components/ui/skeleton';
import { queryOf, type RequestFilter } from '../desk/request-filter';
import { minutesInWords } from '../desk/times';

const tile = cva(
  'relative min-w-0 rounded-card border px-2 py-1.5 has-[a:hover]:border-ink/50 has-[[aria-current]]:border-ink has-[[aria-current]]:shadow-[inset_0_0_0_1px_var(--color-ink)] forced-colors:has-[[aria-current]]:outline-3 forced-colors:has-[[aria-current]]:outline-[Highlight] @2xl:px-4 @2xl:py-3',
  {
    variants: {
      look: {
        plain: 'border-line bg-card',
        overdue: 'border-danger/40 bg-danger-soft text-danger',
        new: 'border-line bg-status-new-soft text-status-new',
        contacted: 'border-line bg-status-contacted-soft text-status-contacted',
        scheduled: 'border-line bg-status-scheduled-soft text-status-scheduled',
        completed: 'border-line bg-status-completed-soft text-status-completed',
      },
    },
  },
);

const counts = [
  { name: 'overdue', label: 'Overdue', filter: { due: 'overdue' } },
  { name: 'dueToday', label: 'Due today', filter: { due: 'today' } },
  { name: 'new', label: 'new', filter: { status: 'new' } },
  { name: 'contacted', label: 'contacted', filter: { status: 'contacted' } },
  { name: 'scheduled', label: 'scheduled', filter: { status: 'scheduled' } },
  { name: 'completed', label: 'completed', filter: { status: 'completed' } },
  { name: 'total', label: 'total', filter: {} },
] as const;

interface SummaryProps {
  summary: ConsultationSummary | undefined;
  /** Whether it could not be refreshed, so that older figures are shown. */
  failed: boolean;
  /** The filter of the list. */
  filter: RequestFilter;
}

/** The numbers of all requests, whatever the filter. Each number links to its requests. */
export function Summary({ summary, failed, filter }: SummaryProps) {
  const shown = queryOf(filter);
  const median = summary?.medianFirstResponseMinutes;
  if (failed && !summary)
    return (
      <p role="alert" className="rounded-card border border-danger/40 bg-danger-soft p-3 text-danger">
        The figures could not be loaded. They are asked for again every 15 seconds.
      </p>
    );
  const waiting = <Skeleton className="h-8 w-10" />;
  return (
    <dl className="grid gap-2 @min-[11.5rem]:grid-cols-2 @min-[17rem]:grid-cols-3 @min-[24rem]:grid-cols-4 @2xl:gap-3 @5xl:grid-cols-[repeat(7,minmax(0,1fr))_minmax(0,1.9fr)]">
      {counts.map(({ name, label, filter: own }) => {
        const count = summary?.[name];
        // The order by waiting lists only those who wait.
        const to = queryOf({ ...own, sort: filter.sort === 'waiting' ? undefined : filter.sort });
        const figure = count?.toLocaleString('en-US') ?? '';
        const look =
          name === 'overdue'
            ? count
              ? 'overdue'
              : 'plain'
            : name === 'total' || name === 'dueToday'
              ? 'plain'
              : name;
        return (
          <div key={name} className={tile({ look })}>
            <dt className="text-xs font-medium [overflow-wrap:normal] first-letter:uppercase @2xl:text-sm">
              {label}
            </dt>
            <dd className="@container font-display font-bold whitespace-nowrap tabular-nums">
              {count == null ? (
                waiting
              ) : (
                <Link
                  to={{ search: to }}
                  aria-current={shown === to || undefined}
                  aria-label={`${figure} ${label}, show them`}
                  // Reserves room for the digits, so that a long number does not move the layout.
                  style={{ '--digits': figure.length } as CSSProperties}
                  className="rounded-card text-[min(1.25rem,150cqi/var(--digits))] leading-7 after:absolute after:inset-0 sm:text-[min(1.5rem,150cqi/var(--digits))] sm:leading-8"
                >
                  {figure}
                </Link>
              )}
            </dd>
          </div>
        );
      })}
      <div className={`${tile({ look: 'plain' })} @min-[17rem]:col-span-2 @min-[24rem]:col-span-1`}>
        <dt className="text-xs font-medium @2xl:text-sm">
          First answer <span className="text-xs font-normal whitespace-nowrap">(30-day median)</span>
        </dt>
        <dd className="font-display text-xl font-bold tabular-nums">
          {median === undefined ? (
            waiting
          ) : median === null ? (
            <span className="font-sans text-base font-normal text-ink-soft">None yet</span>
          ) : (
            minutesInWords(median)
          )}
        </dd>
      </div>
    </dl>
  );
}
