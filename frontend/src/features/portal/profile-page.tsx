import type { ReactNode } from 'react';
import { useGetMyAccount } from '@/api/generated/users/users';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { Shortlist } from './shortlist';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function ProfilePage({ shortlist }: { shortlist: Shortlist }) {
  const account = useGetMyAccount({ query: { networkMode: 'always' } });

  function content() {
    if (account.isError) {
      return (
        <Notice role="alert" title="Failed to fetch your account">
          <Button pending={account.isFetching} onClick={() => void account.refetch()}>
            Retry
          </Button>
        </Notice>
      );
    }
    if (account.isPending) return <Skeleton className="h-60 max-w-2xl rounded-card" />;
    return (
      <Card className="max-w-2xl">
        <dl className="grid gap-5">
          <Entry name="E-mail">{account.data.username}</Entry>
          <Entry name="Member since">
            <time dateTime={account.data.createdAt}>{date.format(new Date(account.data.createdAt))}</time>
          </Entry>
          <Entry name="Saved universities">
            {/* What is saved or removed since the account was read counts at once. */}
            {shortlist.isPending || shortlist.isError
              ? account.data.savedUniversities
              : new Set(shortlist.entries.map((entry) => entry.universityId)).size}
          </Entry>
        </dl>
      </Card>
    );
  }

  return (
    <>
      <h1 className="mb-5 text-3xl">My Profile</h1>
      {content()}
    </>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-lg font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
