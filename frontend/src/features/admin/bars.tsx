import { cva } from 'class-variance-authority';
import { Link } from 'react-router-dom';
import type { ConsultationStatus } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { DataTable } from '@/components/data-table';

export interface Bar {
  name: string;
  count: number;
  /** The query of the list it leads to. */
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

/** One upright bar a day, and the same figures as a table. */
export function DayBars({ bars }: { bars: Bar[] }) {
  const most = highest(bars);
  const first = bars[0];
  const last = bars.at(-1);
  return (
    <>
      <p aria-hidden className="text-xs text-ink-soft tabular-nums">
        {most.toLocaleString('en-US')}
      </p>
      <ol className="flex h-48 items-stretch border-y border-line">
        {bars.map(({ name, count, to }) => (
          <li key={name} className="min-w-0 grow">
            <Link
              to={{ search: to }}
              aria-label={`${name}: ${requests(count)}`}
              title={`${name}: ${requests(count)}`}
              className="group block h-full px-px hover:bg-peacock-soft sm:px-0.5"
            >
              <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden className="size-full">
                <rect
                  width="1"
                  y={100 - (count / most) * 100}
                  height={(count / most) * 100}
                  className="fill-peacock group-hover:fill-peacock-deep"
                />
              </svg>
            </Link>
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>{first?.name}</span>
        <span>{last?.name}</span>
      </p>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 items-center font-medium text-peacock-deep">
          Show as a table
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

/** A table whose figures are bars, too. */
export function BarList({ bars, caption }: { bars: Bar[]; caption: string }) {
  const most = highest(bars);
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Requests</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, count, to, look }) => (
          <tr key={name} className="relative">
            <th scope="row" className="w-36 py-2 pr-3 align-middle font-medium">
              <Link to={{ search: to }} className="hover:underline after:absolute after:inset-0">
                {name}
              </Link>
            </th>
            <td className="py-2 align-middle">
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
