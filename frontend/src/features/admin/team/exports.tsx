import { useListExports } from '@/api/generated/admin';
import { DataTable } from '@/components/data-table';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { shortOfficeTime } from '@/lib/office-time';
import { polled, withToken } from '../desk/calls';
import { ViewFailure } from '../desk/view-failure';

const lists: Record<string, string> = {
  'consultation-requests': 'Requests',
  'newsletter-subscriptions': 'Newsletter',
};

/** Who has taken which list out as a file; the newest 100. */
export function Exports({ token }: { token: string }) {
  const { data, isError, error, refetch } = useListExports({
    // Who comes from saving a list looks for it here.
    query: { ...polled, staleTime: 0 },
    request: withToken(token),
  });
  return (
    <section className="mt-8">
      <h2 className="text-xl">Downloaded lists</h2>
      <p className="mt-1 mb-3 text-ink-soft">
        Each list that was saved as a CSV file, at the desk or by the command line, the newest first.
      </p>
      {isError && (
        <ViewFailure
          title="The record could not be loaded"
          error={error}
          onRetry={refetch}
          isStale={data !== undefined}
        />
      )}
      {!data ? (
        !isError && <Skeleton aria-busy className="h-32 rounded-card" />
      ) : data.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <Card>
          <DataTable
            caption="Downloaded lists, the newest first"
            columns={['When', 'Who', 'List', 'Rows']}
            rows={data.map(({ createdAt, staffName, list, rows, finishedAt }) => [
              shortOfficeTime(createdAt),
              <span key="who" className="[overflow-wrap:anywhere]">
                {staffName}
              </span>,
              lists[list] ?? list,
              `${rows.toLocaleString('en-US')}${finishedAt ? '' : ', not ended'}`,
            ])}
          />
        </Card>
      )}
      {data?.length === 100 && <p className="mt-3 text-ink-soft">Older ones are not shown.</p>}
    </section>
  );
}
