import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  getGetPlanSettingsQueryKey,
  useChangePlanSettings,
  useGetPlanSettings,
  useRevokeCalendar,
  useRevokePlan,
  useShareCalendar,
  useSharePlan,
} from '@/api/generated/applications';
import type { PlanSettingsDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { failureOf } from '@/api/failure';
import { CopyLink } from '@/components/copy-link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/lib/toasts';

const ANCHOR = 'reminders';
const zoneName = (zone = 'Asia/Kolkata') => zone.replaceAll('_', ' ');

/** What this browser calls a zone that has two names. */
const sameZone = (timeZone = 'Asia/Kolkata') =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** Reminders by mail, the calendar feed and the link for the family. */
export function PlanSettingsCard() {
  const client = useQueryClient();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useGetPlanSettings({ query: { staleTime: 0, refetchOnWindowFocus: true } });
  const settings = query.data;
  const isReady = settings !== undefined;
  useEffect(() => {
    if (isReady && hash === `#${ANCHOR}`) heading.current?.focus();
  }, [isReady, hash]);

  const mutation = {
    onSuccess: (next: PlanSettingsDto) => client.setQueryData(getGetPlanSettingsQueryKey(), next),
    onError: (error: unknown) =>
      toast({
        variant: 'destructive',
        title: 'Error',
        description: failureOf(error).sentence ?? 'Please check your connection and try again.',
      }),
  };
  const change = useChangePlanSettings({ mutation });
  const calendar = { share: useShareCalendar({ mutation }), revoke: useRevokeCalendar({ mutation }) };
  const family = { share: useSharePlan({ mutation }), revoke: useRevokePlan({ mutation }) };

  if (query.isLoadingError)
    return (
      <Card className="print:hidden">
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="font-medium text-danger">Failed to fetch your reminders and links</p>
          <Button variant="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
            Retry
          </Button>
        </div>
      </Card>
    );
  if (!settings) return <Skeleton aria-busy className="h-64 rounded-card print:hidden" />;

  const { reminders, emailConfirmed, timeZone, calendarToken, familyToken } = settings;
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Card className="grid gap-6 print:hidden">
      <section>
        <h2 ref={heading} id={ANCHOR} tabIndex={-1} className="scroll-mt-24 text-2xl">
          Reminders
        </h2>
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={(change.isPending ? change.variables.data.reminders : undefined) ?? reminders ?? true}
            onChange={({ target }) => change.mutate({ data: { reminders: target.checked } })}
          />
          Mail me what is due
        </label>
        <p className="mt-1 max-w-[65ch] text-ink-soft">
          Seven days before, three days before and when it is overdue, and when your counselor asks for a
          change or records an answer: at most one mail a day, between 8:00 and 21:00 in the time zone{' '}
          {zoneName(timeZone)}.
          {!emailConfirmed &&
            ' Mails come once you have confirmed your address, above under “Share with your counselor”.'}
        </p>
        {here !== sameZone(timeZone) && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            pending={change.isPending}
            onClick={() => change.mutate({ data: { timeZone: here } })}
          >
            Use the zone of this device: {zoneName(here)}
          </Button>
        )}
      </section>

      <section>
        <h2 className="text-2xl">Your calendar</h2>
        <p className="mt-2 max-w-[65ch] text-ink-soft">
          An address that your calendar program follows: add it as a subscription (in Google Calendar “From
          URL”), and the open tasks of the stage you are in and of later ones, with closing days, stand there
          and keep up to date. Whoever has the address sees them.
        </p>
        {calendarToken ? (
          <Link
            label="Address of your calendar"
            address={`${location.origin}/api/plans/calendar/${calendarToken}`}
            {...calendar}
          />
        ) : (
          <Button
            variant="secondary"
            className="mt-3"
            pending={calendar.share.isPending}
            onClick={() => calendar.share.mutate()}
          >
            Make a calendar address
          </Button>
        )}
      </section>

      <section>
        <h2 className="text-2xl">For your family</h2>
        <p className="mt-2 max-w-[65ch] text-ink-soft">
          A link to read: where each application stands and what is due. Not your name, not your notes, not
          your documents.
        </p>
        {familyToken ? (
          <Link
            label="Link for your family"
            address={`${location.origin}/plans/${familyToken}`}
            {...family}
          />
        ) : (
          <Button
            variant="secondary"
            className="mt-3"
            pending={family.share.isPending}
            onClick={() => family.share.mutate()}
          >
            Make a link for your family
          </Button>
        )}
      </section>
    </Card>
  );
}

interface LinkProps {
  label: string;
  address: string;
  share: { mutate: () => void; isPending: boolean };
  revoke: { mutate: () => void; isPending: boolean };
}

function Link({ label, address, share, revoke }: LinkProps) {
  return (
    <div className="mt-3">
      <CopyLink label={label} address={address}>
        <Button variant="ghost" size="sm" pending={share.isPending} onClick={() => share.mutate()}>
          Make a new one
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="text-danger!"
          pending={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          End it
        </Button>
      </CopyLink>
      <p className="mt-2 text-sm text-ink-soft">A new one ends the one before, at once.</p>
    </div>
  );
}
