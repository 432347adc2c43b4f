import { cva } from 'class-variance-authority';
import type { ConsultationStatus } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { DataTable } from '@/components/data-table';
import { Link } from '@/components/link';
import { useMediaQuery } from '@/lib/use-media-query';

export interface Bar {
  name: string;
  count: number;
  /** Query of the list that the bar links to. */
  to: string;
  look?: ConsultationStatus;
}

const fill = cva('', {
  variants: {
    look: {
      new: 'fill-status-new',
      contacted: 'fill-status-contacted',
      scheduled: 'fill-status-scheduled',
      completed: 'fill-status-completed',
      plain: 'fill-peacock',
    },
  },
});

const requests = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'request' : 'requests'}`;
const linkClass = 'text-peacock-deep underline underline-offset-4';
const highest = (bars: Bar[]) => Math.max(1, ...bars.map(({ count }) => count));

/** From this window width on, bars are wide enough to be pressed. In narrower windows the table has the links. */
const WIDE = '(min-width: 56rem)';

/** One vertical bar per day, and the same figures as a table. */
export function DayBars({ bars }: { bars: Bar[] }) {
  const wide = useMediaQuery(WIDE);
  const most = highest(bars);
  const first = bars[0];
  const last = bars.at(-1);
  return (
    <>
      <p aria-hidden className="text-xs text-ink-soft tabular-nums">
        {most.toLocaleString('en-US')}
      </p>
      <ol aria-hidden={!wide} className="flex h-48 items-stretch border-y border-line">
        {bars.map(({ name, count, to }) => (
          <li key={name} className="group min-w-0 grow px-px hover:bg-peacock-soft sm:px-0.5">
            {wide ? (
              <Link
                to={{ search: to }}
                aria-label={`${name}: ${requests(count)}`}
                title={`${name}: ${requests(count)}`}
                className="block h-full"
              >
                <Upright share={count / most} />
              </Link>
            ) : (
              <Upright share={count / most} />
            )}
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>{first?.name}</span>
        <span>{last?.name}</span>
      </p>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 items-center font-medium text-peacock-deep">
          {wide ? 'Show as a table' : 'Show the days and their requests'}
        </summary>
        <div className="max-h-96 overflow-y-auto" tabIndex={0} role="region" aria-label="Requests per day">
          <DataTable
            caption="Requests per day, the newest first"
            columns={['Day', 'Requests']}
            rows={bars.toReversed().map(({ name, count, to }) => [
              <Link key={name} to={{ search: to }} className={linkClass}>
                {name}
              </Link>,
              count.toLocaleString('en-US'),
            ])}
          />
        </div>
      </details>
    </>
  );
}

function Upright({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden className="size-full">
      <rect
        width="1"
        y={100 - share * 100}
        height={share * 100}
        className="fill-peacock group-hover:fill-peacock-deep"
      />
    </svg>
  );
}

/**
 * A table that also shows its figures as bars. On a phone each name stands above its bar; roles keep it a table for
 * screen readers.
 */
export function BarList({ bars, caption }: { bars: Bar[]; caption: string }) {
  const most = highest(bars);
  return (
    <table role="table" className="w-full text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          <th role="columnheader" scope="col">
            Name
          </th>
          <th role="columnheader" scope="col">
            Requests
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {bars.map(({ name, count, to, look }) => (
          <tr key={name} role="row" className="relative max-sm:block max-sm:py-1.5">
            <th
              role="rowheader"
              scope="row"
              className="font-medium max-sm:block sm:w-36 sm:py-2 sm:pr-3 sm:align-middle"
            >
              <Link to={{ search: to }} className="hover:underline after:absolute after:inset-0">
                {name}
              </Link>
            </th>
            <td role="cell" className="max-sm:block sm:py-2 sm:align-middle">
              <span className="float-right w-14 text-right font-semibold tabular-nums">
                {count.toLocaleString('en-US')}
              </span>
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden
                className="h-6 w-[calc(100%-4.5rem)]"
              >
                <rect width={(count / most) * 100} height="1" className={fill({ look: look ?? 'plain' })} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
