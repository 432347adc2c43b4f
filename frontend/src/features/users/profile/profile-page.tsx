import type { ReactNode } from 'react';
import { useGetMyAccount } from '@/api/generated/users/users';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { Shortlist } from '@/features/shortlist/shortlist';
import { DataCard } from '../account/data-card';
import { PasswordForm } from '../account/password-form';
import { ProfileForm } from './profile-form';
import { SharedLinksCard } from '@/features/comparisons/shared-links-card';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

interface ProfilePageProps {
  shortlist: Shortlist;
  onDeleted: () => void;
}

export function ProfilePage({ shortlist, onDeleted }: ProfilePageProps) {
  const account = useGetMyAccount();

  function content() {
    if (account.isLoadingError) {
      return (
        <Notice role="alert" title="Failed to fetch your account">
          <Button pending={account.isFetching} onClick={() => void account.refetch()}>
            Retry
          </Button>
        </Notice>
      );
    }
    if (!account.data) {
      return (
        <div aria-busy className="grid gap-5">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-110 rounded-card" />
        </div>
      );
    }
    const { username, createdAt, savedUniversities } = account.data;
    return (
      <>
        <Card>
          <dl className="grid gap-5 sm:grid-cols-3">
            <Entry name="E-mail">{username}</Entry>
            <Entry name="Member since">
              <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
            </Entry>
            <Entry name="Saved universities">
              {/* What is saved or removed since the account was read counts at once. */}
              {shortlist.known
                ? new Set(shortlist.entries.map((entry) => entry.universityId)).size
                : savedUniversities}
            </Entry>
          </dl>
        </Card>
        <ProfileForm account={account.data} />
        <PasswordForm username={username} />
        <SharedLinksCard />
        <DataCard username={username} onDeleted={onDeleted} />
      </>
    );
  }

  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <h1 className="text-3xl">My Profile</h1>
      {content()}
    </div>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-lg font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
