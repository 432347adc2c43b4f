import type { ReactNode } from 'react';
import { useGetMyAccount } from '@/api/generated/users';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { DataCard } from './data-card';
import { PasswordForm } from './password-form';
import { ProfileForm, type ProfileFormProps } from './profile-form';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

interface ProfilePageProps extends Omit<ProfileFormProps, 'account'> {
  /** Number of saved universities; undefined until it is known. */
  savedUniversities: number | undefined;
  onDeleted: () => void;
  /** Further cards of the page. */
  children: ReactNode;
}

export default function ProfilePage({
  savedUniversities,
  onDeleted,
  children,
  ...formProps
}: ProfilePageProps) {
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
    const { username, createdAt } = account.data;
    return (
      <>
        <Card>
          <dl className="grid gap-5 sm:grid-cols-3">
            <Entry name="E-mail">{username}</Entry>
            <Entry name="Member since">
              <time dateTime={createdAt}>{createdAt && date.format(new Date(createdAt))}</time>
            </Entry>
            <Entry name="Saved universities">
              {/* What is saved or removed since the account was read counts at once. */}
              {savedUniversities ?? account.data.savedUniversities}
            </Entry>
          </dl>
        </Card>
        <ProfileForm account={account.data} {...formProps} />
        <PasswordForm username={username} />
        {children}
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
