import type { ReactNode } from 'react';
import { useGetConsultationStatistics } from '@/api/generated/consultations';
import type { ConsultationStatistics } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { capitalized } from '@/lib/names';
import { DeskHeader, type ViewProps } from '../desk/desk-header';
import { polled, withToken } from '../desk/calls';
import { NO_COUNTRY, queryOf, statuses } from '../desk/request-filter';
import { dayName } from '../desk/times';
import { isForbidden, ViewFailure } from '../desk/view-failure';
import { BarList, DayBars, type Bar } from './bars';

/** Charts of the last 30 days. Each bar links to its requests. */
export default function ChartsView({ token, onLogOut }: ViewProps) {
  const query = useGetConsultationStatistics({ query: polled, request: withToken(token) });
  const { data } = query;
  return (
    <div className="container-page py-5 sm:py-8">
      <DeskHeader
        token={token}
        view="charts"
        ready={query.isSuccess || isForbidden(query.error)}
        onRefresh={query.refetch}
        onLogOut={onLogOut}
      />
      {query.isError && (
        <ViewFailure
          title="The figures could not be loaded"
          error={query.error}
          onRetry={query.refetch}
          isStale={data !== undefined}
        />
      )}
      {!data ? (
        !query.isError && (
          <div aria-busy className="grid gap-5 lg:grid-cols-2">
            <Skeleton className="h-80 rounded-card lg:col-span-2" />
            <Skeleton className="h-64 rounded-card" />
            <Skeleton className="h-64 rounded-card" />
          </div>
        )
      ) : (
        <Charts data={data} />
      )}
    </div>
  );
}

function Charts({ data }: { data: ConsultationStatistics }) {
  const { from, to } = data;
  const days: Bar[] = (data.days ?? []).map(({ day, requests }) => ({
    name: dayName(day),
    count: requests ?? 0,
    to: queryOf({ from: day, to: day }),
  }));
  const byStatus: Bar[] = statuses
    .filter((status) => data.statuses?.[status] != null)
    .map((status) => ({
      name: capitalized(status),
      count: data.statuses[status],
      to: queryOf({ status, from, to }),
      look: status,
    }));
  const byCountry: Bar[] = (data.countries ?? []).map(({ country, requests }) => ({
    name: country ?? 'None given',
    count: requests ?? 0,
    to: queryOf({ country: country ?? NO_COUNTRY, from, to }),
  }));
  const most = days.reduce<Bar | undefined>(
    (top, day) => (day.count > (top?.count ?? 0) ? day : top),
    undefined,
  );
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Chart title="Requests per day" className="lg:col-span-2">
        <p className="mb-4 text-ink-soft">
          {total.toLocaleString('en-US')} {total === 1 ? 'request' : 'requests'} from {dayName(from)} to{' '}
          {dayName(to)}, office time
          {most && `, at most ${most.count.toLocaleString('en-US')} on ${most.name}`}.
          <span className="max-[56rem]:hidden"> Press a bar to see its requests.</span>
        </p>
        <DayBars bars={days} />
      </Chart>
      <Chart title="By status">
        <BarList bars={byStatus} caption="Requests of the last 30 days by status" />
      </Chart>
      <Chart title="By destination">
        {byCountry.length === 0 ? (
          <p className="text-ink-soft">No request in these 30 days.</p>
        ) : (
          <BarList bars={byCountry} caption="Requests of the last 30 days by destination" />
        )}
      </Chart>
    </div>
  );
}

function Chart({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <Card className={className}>
      <h2 className="mb-2 text-xl">{title}</h2>
      {children}
    </Card>
  );
}
