import { LogOut, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '@/api/http';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { useDebouncedText } from '@/lib/use-debounced-text';
import { FailedMails } from './failed-mails';
import { RequestCard } from './request-card';
import { statuses, useRequests, useSummary } from './requests';
import { Summary } from './summary';

const statusOptions = ['all', ...statuses].map((value) => ({
  value,
  label: value === 'all' ? 'All statuses' : value[0]!.toUpperCase() + value.slice(1),
}));

/** The server refuses control characters, which come along with cells copied from a spreadsheet. */
const searchable = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ');

export function Dashboard({ token, onLogOut }: { token: string; onLogOut: () => void }) {
  const [address, setAddress] = useSearchParams();
  const status = statuses.find((known) => known === address.get('status')) ?? 'all';
  const search = searchable(address.get('search') ?? '');

  function setFilter(change: { status?: string; search?: string }) {
    const next = new URLSearchParams();
    for (const [key, value] of Object.entries({ status, search, ...change })) {
      if (value && value !== 'all') next.set(key, value);
    }
    setAddress(next, { replace: true });
  }

  const [text, setText] = useDebouncedText(search, (typed) => setFilter({ search: searchable(typed) }));
  const list = useRequests(token, { status, search });
  const summary = useSummary(token, list.isSuccess);
  // The polling must not make the button flicker.
  const [refreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    await Promise.all([list.refetch(), summary.refetch()]);
    setRefreshing(false);
  }

  const failure = list.error ?? summary.error;
  if (failure) {
    const reason = failure instanceof ApiError ? failure.statusText || failure.status : failure.message;
    return (
      <div className="container-page max-w-2xl py-10 sm:py-16">
        <Notice
          role="alert"
          as="h1"
          title="Server Error"
          text={`Unable to load consultation requests: ${reason}`}
        >
          <Button pending={refreshing} onClick={refresh}>
            Retry
          </Button>
          <Button variant="secondary" onClick={onLogOut}>
            Logout
          </Button>
        </Notice>
      </div>
    );
  }

  const requests = list.data?.pages.flat();
  return (
    <div className="container-page py-6 sm:py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Admin Dashboard</h1>
        <div className="flex gap-2">
          <Button variant="secondary" pending={refreshing} onClick={refresh}>
            <RefreshCw aria-hidden />
            {refreshing ? 'Refreshing...' : 'Refresh'}
          </Button>
          <Button variant="secondary" onClick={onLogOut}>
            <LogOut aria-hidden />
            Logout
          </Button>
        </div>
      </div>
      <Summary summary={summary.data} />
      {list.isSuccess && <FailedMails token={token} />}
      <div role="search" className="my-6 grid gap-4 sm:grid-cols-[1fr_15rem]">
        <Field label="Search">
          <Input
            type="search"
            placeholder="Name, e-mail or phone"
            autoComplete="off"
            maxLength={200}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field label="Status">
          <Select
            options={statusOptions}
            value={status}
            onChange={(event) => setFilter({ status: event.target.value })}
          />
        </Field>
      </div>
      {!requests ? (
        <div aria-busy className="grid gap-4 lg:grid-cols-2">
          {Array.from({ length: 4 }, (_, i) => (
            <Skeleton key={i} className="h-72 rounded-card" />
          ))}
        </div>
      ) : requests.length === 0 ? (
        <Notice title="No consultation requests found" />
      ) : (
        <ul
          aria-busy={list.isPlaceholderData}
          className={
            list.isPlaceholderData ? 'grid gap-4 opacity-60 lg:grid-cols-2' : 'grid gap-4 lg:grid-cols-2'
          }
        >
          {requests.map((request) => (
            <li key={request.id} className="grid">
              <RequestCard request={request} token={token} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="mt-6 grid justify-items-center">
          <Button
            variant="secondary"
            pending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? 'Loading...' : 'Load more'}
          </Button>
        </div>
      )}
    </div>
  );
}
