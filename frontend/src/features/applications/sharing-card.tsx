import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  getGetApplicationSharingQueryKey,
  useGetApplicationSharing,
  useShareApplications,
  useStopSharingApplications,
} from '@/api/generated/applications';
import type { OwnRequest, SharingState } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useConfirmEmail, useRequestEmailConfirmation } from '@/api/generated/users';
import { ApiError } from '@/api/http';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/lib/toasts';
import { NewRequestForm } from './new-request-form';
import { failed, useApplications } from './use-applications';

/** The token in the link that confirms the address; after the # it reaches no server before the button is pressed. */
const CONFIRM = /^#confirm=([\w-]{1,200})$/;

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const dayOf = (time: string | null | undefined) =>
  time ? dayFormat.format(new Date(time)) : 'a day not known';

/** With whom the student shares the applications, what they see, and how it begins and ends. */
export function SharingCard({ username }: { username: string }) {
  const { hash } = useLocation();
  const token = CONFIRM.exec(hash)?.[1];
  const hasApplications = Boolean(useApplications().data?.length);
  const sharing = useGetApplicationSharing({ query: { staleTime: 0, refetchOnWindowFocus: true } });
  const state = sharing.data;
  const heading = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const onError = (error: unknown) => toast({ variant: 'destructive', ...failed(error) });
  /** The pressed button is gone, and what the card says has changed. */
  function show(next: SharingState) {
    client.setQueryData(getGetApplicationSharingQueryKey(), next);
    heading.current?.focus({ preventScroll: true });
  }
  function onShared(next: SharingState) {
    show(next);
    toast({ title: 'Your applications are shared' });
  }
  const share = useShareApplications({ mutation: { onSuccess: onShared, onError } });
  const stop = useStopSharingApplications({
    mutation: {
      onSuccess(next) {
        show(next);
        toast({ title: 'Your applications are no longer shared' });
      },
      onError,
    },
  });

  const [shared] = state?.shared ?? [];
  if (!hasApplications && !shared && !token) return null;
  return (
    <Card className="print:hidden">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {shared ? 'Shared with your counselor' : 'Share with your counselor'}
      </h2>
      {sharing.isLoadingError ? (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3">
          <p className="font-medium text-danger">Failed to fetch with whom you share</p>
          <Button variant="secondary" pending={sharing.isFetching} onClick={() => void sharing.refetch()}>
            Retry
          </Button>
        </div>
      ) : !state ? (
        <Skeleton aria-busy className="mt-4 h-24" />
      ) : shared ? (
        <>
          <p className="mt-3">
            {shared.counselor ? (
              <>
                With <strong className="font-semibold">{shared.counselor}</strong>
              </>
            ) : (
              'With our counselors until one of them takes your request, then with that counselor'
            )}
            . Shared since {dayOf(shared.sharedSince)}, through your request of {dayOf(shared.createdAt)}.
            Those who lead our office see it, too.
          </p>
          <WhatIsSeen plan={shared.plan} />
          {!shared.plan && (
            <Button
              variant="secondary"
              className="mt-4 mr-3"
              pending={share.isPending}
              onClick={() => share.mutate({ data: { requestId: shared.id, plan: true } })}
            >
              Share tasks and documents, too
            </Button>
          )}
          <Button variant="secondary" className="mt-4" pending={stop.isPending} onClick={() => stop.mutate()}>
            {stop.isPending ? 'Stopping...' : 'Stop sharing'}
          </Button>
        </>
      ) : (
        <>
          <p className="mt-3">
            Then your counselor sees how far you are, records what universities tell us, and need not ask you.
          </p>
          <WhatIsSeen plan />
          {state.emailConfirmed ? (
            <Choice
              requests={state.requests ?? []}
              pendingId={share.isPending ? share.variables.data.requestId : undefined}
              onShare={(requestId) => share.mutate({ data: { requestId, plan: true } })}
            >
              <NewRequestForm onShared={onShared} />
            </Choice>
          ) : (
            <Confirmation username={username} token={token} onConfirmed={() => heading.current?.focus()} />
          )}
        </>
      )}
    </Card>
  );
}

/** Who began to share before tasks and documents could be, has not shared these. */
const WhatIsSeen = ({ plan }: { plan: boolean }) => (
  <p className="mt-3 text-ink-soft">
    Sharing shows all your applications, including those you add later: university, programme, level, intake,
    the stages with their dates, and the history
    {plan &&
      '; also your tasks with their dates, which your counselor can tick, entering for an offer by when it is to be answered, and the names of your documents, on which your counselor can comment'}
    . It does not show {!plan && 'your tasks and documents, '}your notes, your favorites, your comparisons or
    your profile. You can stop at any time; from then on nobody here sees any of it.
  </p>
);

interface ConfirmationProps {
  username: string;
  token: string | undefined;
  onConfirmed: () => void;
}

/** Nobody else who registers with somebody's address reaches their counselor: a link is mailed there first. */
function Confirmation({ username, token, onConfirmed }: ConfirmationProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const ask = useRequestEmailConfirmation({
    mutation: { onError: (error) => toast({ variant: 'destructive', ...failed(error) }) },
  });
  const confirm = useConfirmEmail({
    mutation: {
      async onSuccess() {
        void navigate({ search }, { replace: true, preventScrollReset: true });
        await client.invalidateQueries({ queryKey: getGetApplicationSharingQueryKey() });
        onConfirmed();
      },
      onError(error) {
        if (!isUseless(error)) toast({ variant: 'destructive', ...failed(error) });
      },
    },
  });
  const useless = isUseless(confirm.error) ? failed(confirm.error).description : undefined;
  if (token && !useless)
    return (
      <div className="mt-4">
        <Button pending={confirm.isPending} onClick={() => confirm.mutate({ data: { token } })}>
          {confirm.isPending ? 'Confirming...' : `Confirm ${username}`}
        </Button>
      </div>
    );
  return (
    <div className="mt-4">
      <p role="status">
        {ask.isSuccess
          ? `A link is on its way to ${username}. Open it within 24 hours on a device where you are logged in here.`
          : (useless ?? `First we make sure that mail to ${username} reaches you.`)}
      </p>
      <Button
        className="mt-3"
        {...(ask.isSuccess && { variant: 'secondary' as const })}
        pending={ask.isPending}
        onClick={() => ask.mutate()}
      >
        {ask.isPending ? 'Sending...' : ask.isSuccess ? 'Send the link again' : 'Send me the link'}
      </Button>
    </div>
  );
}

const isUseless = (error: unknown) => error instanceof ApiError && error.status === 404;

interface ChoiceProps {
  requests: readonly OwnRequest[];
  pendingId: number | undefined;
  onShare: (requestId: number) => void;
  /** What makes a request. */
  children: ReactNode;
}

/** The student's own requests, each with the button that shares with it; whoever has none makes one. */
function Choice({ requests, pendingId, onShare, children }: ChoiceProps) {
  const [isNew, setNew] = useState(false);
  if (requests.length === 0) return <div className="mt-4">{children}</div>;
  return (
    <div className="mt-4 grid gap-4">
      <h3 className="text-lg">Through which request?</h3>
      <ul className="grid gap-3">
        {requests.map((request) => (
          <li
            key={request.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3"
          >
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{dayOf(request.createdAt)}</span>, in the name of{' '}
              <span dir="auto">{request.name}</span>
              <span className="block text-sm text-ink-soft">
                {[request.country, request.course, `No. ${request.id}`].filter(Boolean).join(' · ')}
              </span>
            </p>
            <Button
              variant="secondary"
              disabled={pendingId !== undefined}
              pending={pendingId === request.id}
              aria-label={`Share with ${request.counselor ?? 'our counselors'}, through the request of ${dayOf(request.createdAt)}`}
              onClick={() => onShare(request.id)}
            >
              Share with {request.counselor ?? 'our counselors'}
            </Button>
          </li>
        ))}
      </ul>
      {isNew ? (
        children
      ) : (
        <div>
          <Button variant="ghost" onClick={() => setNew(true)}>
            None of these: make a new request
          </Button>
        </div>
      )}
    </div>
  );
}
