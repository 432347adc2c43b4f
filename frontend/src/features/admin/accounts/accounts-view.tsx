import { useGetAccountsAtAGlance } from '@/api/generated/users';
import { DataTable } from '@/components/data-table';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { shortOfficeTime } from '@/lib/office-time';
import { DeskHeader, type ViewProps } from '../desk/desk-header';
import { polled, withToken } from '../desk/calls';
import { isForbidden, ViewFailure } from '../desk/view-failure';

/** How many students have an account, and the newest of them. */
export default function AccountsView({ token, onLogOut }: ViewProps) {
  const query = useGetAccountsAtAGlance({ query: polled, request: withToken(token) });
  const { data } = query;
  return (
    <div className="container-page py-5 sm:py-8">
      <DeskHeader
        token={token}
        view="accounts"
        ready={query.isSuccess || isForbidden(query.error)}
        onRefresh={query.refetch}
        onLogOut={onLogOut}
      />
      {query.isError && (
        <ViewFailure
          title="The accounts could not be loaded"
          error={query.error}
          onRetry={query.refetch}
          isStale={data !== undefined}
        />
      )}
      {!data ? (
        !query.isError && <Skeleton aria-busy className="h-96 rounded-card" />
      ) : (
        <Card>
          <h2 className="text-xl tabular-nums">
            {data.total?.toLocaleString('en-US')} student {data.total === 1 ? 'account' : 'accounts'}
          </h2>
          {data.newest?.length > 0 && (
            <>
              <p className="mb-4 text-ink-soft">
                {data.newest.length === 1 ? 'The newest:' : `The newest ${data.newest.length}:`}
              </p>
              <DataTable
                caption="The newest student accounts"
                columns={['Account', 'Since', 'Universities saved']}
                rows={data.newest.map(({ username, createdAt, saved }) => [
                  <span key={username} className="[overflow-wrap:anywhere]">
                    {username}
                  </span>,
                  shortOfficeTime(createdAt),
                  saved,
                ])}
              />
            </>
          )}
        </Card>
      )}
    </div>
  );
}
