import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  useExportNewsletterSubscribers,
  useListNewsletterSubscribersInfinite,
} from '@/api/generated/newsletter';
import { listNewsletterSubscribersLengths } from '@/api/generated/lengths/listNewsletterSubscribers';
import { SubscriptionStatus } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { DataTable } from '@/components/data-table';
import { Notice } from '@/components/notice';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { capitalized } from '@/lib/names';
import { shortOfficeTime } from '@/lib/office-time';
import { useDebouncedText } from '@/lib/use-debounced-text';
import { CsvButton, savingFile } from '../desk/csv-button';
import { DeskHeader, type ViewProps } from '../desk/desk-header';
import { LoadMore } from '../desk/load-more';
import { polled, searchable, withToken } from '../desk/calls';
import { isForbidden, ViewFailure } from '../desk/view-failure';

const states = Object.values(SubscriptionStatus);
const stateOptions = [
  { value: 'all', label: 'All states' },
  ...states.map((value) => ({ value, label: capitalized(value) })),
];
const looks = { pending: 'contacted', confirmed: 'completed', unsubscribed: 'other' } as const;

/** Who gets the newsletter. */
export default function NewsletterView({ token, onLogOut }: ViewProps) {
  const [address, setAddress] = useSearchParams();
  const status = states.find((state) => state === address.get('status'));
  const search = searchable(address.get('search') ?? '').trim();
  const filter = { ...(status && { status }), ...(search && { search }) };
  const list = useListNewsletterSubscribersInfinite(filter, {
    query: {
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      ...polled,
    },
    request: withToken(token),
  });
  const download = useExportNewsletterSubscribers({ mutation: savingFile, request: withToken(token) });

  function setFilter(change: { status?: string; search?: string }) {
    const next = new URLSearchParams({ view: 'newsletter' });
    for (const [key, value] of Object.entries({ ...filter, ...change })) {
      if (value && value !== 'all') next.set(key, value);
    }
    setAddress(next, { replace: true, preventScrollReset: true });
  }
  const [text, setText] = useDebouncedText(search, (typed) =>
    setFilter({ search: searchable(typed).trim() }),
  );

  const subscribers = list.data?.pages.flatMap(({ items }) => items);
  const last = list.data?.pages.at(-1);
  return (
    <div className="container-page py-5 sm:py-8">
      <DeskHeader
        token={token}
        view="newsletter"
        ready={list.isSuccess || isForbidden(list.error)}
        onRefresh={list.refetch}
        onLogOut={onLogOut}
      />
      <div role="search" className="grid gap-3 sm:grid-cols-[1fr_13rem]">
        <Field label="Search">
          <Input
            type="search"
            placeholder="E-mail address"
            autoComplete="off"
            {...listNewsletterSubscribersLengths.search}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field label="State">
          <Select
            options={stateOptions}
            value={status ?? 'all'}
            onChange={(event) => setFilter({ status: event.target.value })}
          />
        </Field>
      </div>
      <div className="my-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {last && `${last.total.toLocaleString('en-US')} ${last.total === 1 ? 'address' : 'addresses'}`}
        </p>
        <CsvButton pending={download.isPending} onExport={() => download.mutate({ params: filter })} />
      </div>
      {list.isError && !list.isFetchNextPageError && (
        <ViewFailure
          title="The subscriptions could not be loaded"
          error={list.error}
          onRetry={list.refetch}
          isStale={subscribers !== undefined}
        />
      )}
      {!subscribers ? (
        !list.isError && <Skeleton aria-busy className="h-96 rounded-card" />
      ) : subscribers.length === 0 ? (
        <Notice title="No subscriptions found" />
      ) : (
        <Card className={list.isPlaceholderData ? 'opacity-60' : undefined}>
          <DataTable
            caption="Newsletter subscriptions, the newest first"
            columns={['E-mail', 'State', 'Since']}
            rows={subscribers.map(({ id, email, status: state, createdAt }) => [
              <span key={id} className="[overflow-wrap:anywhere]">
                {email}
              </span>,
              <Badge key={id} variant={looks[state]}>
                {capitalized(state)}
              </Badge>,
              shortOfficeTime(createdAt),
            ])}
          />
        </Card>
      )}
      {last?.next != null && (
        <LoadMore
          pending={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}
