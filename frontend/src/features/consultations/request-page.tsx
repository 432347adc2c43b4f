import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useGetPrivateRequest } from '@/api/generated/consultations';
import { failureOf } from '@/api/failure';
import { ApiError } from '@/api/http';
import { ArrivalHeading } from '@/components/arrival-heading';
import { Notice } from '@/components/notice';
import { PageMeta } from '@/components/page-meta';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { WithoutScript } from '@/components/without-script';
import { officeDate } from '@/lib/office-time';
import { useHydrated } from '@/lib/use-hydrated';
import { isToken, useOwnRequest } from './own-request';
import { RequestDetails } from './request-details';
import { RequestEndings } from './request-endings';
import { RequestNotes } from './request-notes';

// It needs the request, so it is loaded beside it and not before the page.
const loadStatus = () => import('./request-status');
const RequestStatus = lazy(loadStatus);
const loadMessages = () => import('./request-messages');
const RequestMessages = lazy(loadMessages);
const LostTexts = lazy(() => import('./lost-texts'));

const TITLE = 'Your consultation request';

/** The visitor's own request. The acknowledgement mail links to it, and anybody with that link can open it. */
export function Component() {
  const token = useParams()['token'] ?? '';
  const hydrated = useHydrated();
  const request = useGetPrivateRequest(token, { query: { enabled: hydrated && isToken(token) } });
  const own = useOwnRequest(token);
  useEffect(() => void Promise.all([loadStatus(), loadMessages()]).catch(() => {}), []);

  function content() {
    if (own.erase.isSuccess) return <Erased />;
    const gone = request.error instanceof ApiError && request.error.status === 404;
    if (gone || (hydrated && !isToken(token))) {
      return (
        <>
          <Notice
            as="h1"
            role="alert"
            title="This link does not work any more"
            text="It may have run out, or the request has been erased. If the link in your mail is broken over two lines, put both parts together."
          >
            <ButtonLink to="/#contact">Ask for a consultation</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              Back to Home
            </ButtonLink>
          </Notice>
          <Suspense>
            <LostTexts token={token} />
          </Suspense>
        </>
      );
    }
    if (request.isError && !request.data) {
      return (
        <Notice
          as="h1"
          role="alert"
          title="Your request could not be loaded"
          text={failureOf(request.error).sentence ?? 'Check your connection and try again.'}
        >
          <Button pending={request.isFetching} onClick={() => void request.refetch()}>
            Try again
          </Button>
        </Notice>
      );
    }
    if (!request.data) {
      return (
        <div aria-busy className="grid gap-4">
          <h1 className="text-3xl sm:text-5xl">{TITLE}</h1>
          <WithoutScript />
          <Skeleton data-needs="script" className="h-40 rounded-card" />
          <Skeleton data-needs="script" className="h-72 rounded-card" />
        </div>
      );
    }
    const { linkExpiresAt } = request.data;
    return (
      <div className="grid gap-6">
        <h1 className="text-3xl sm:text-5xl">{TITLE}</h1>
        <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
          <RequestStatus request={request.data} asOf={request.dataUpdatedAt} />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <RequestMessages request={request.data} token={token} />
        </Suspense>
        <RequestDetails request={request.data} token={token} change={own.correctPhone} />
        <RequestNotes notes={request.data.notes ?? []} />
        <RequestEndings request={request.data} token={token} own={own} />
        <p className="text-ink-soft">
          This page is private: whoever has its link can see and change your request. The link works until{' '}
          {officeDate(linkExpiresAt)}.
        </p>
      </div>
    );
  }

  return (
    <div className="container-page min-h-dvh max-w-3xl py-10 sm:py-14">
      <PageMeta title={TITLE} description="The private page of a consultation request." />
      {content()}
    </div>
  );
}

function Erased() {
  // The longer page before is gone, so the page starts at its top.
  useLayoutEffect(() => void (document.documentElement.scrollTop = 0), []);
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <ArrivalHeading className="sm:text-5xl">Your request is erased</ArrivalHeading>
      <p className="max-w-[34em] text-lg text-ink-soft">
        We have deleted it with your name, your e-mail address, your phone number and your notes. The link in
        the mail does not work any more.
      </p>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </div>
  );
}
