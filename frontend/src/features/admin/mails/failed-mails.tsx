import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { getListMailsQueryKey, useListMails, useRetryAllMails, useRetryMail } from '@/api/generated/mails';
import type { MailKind, OutboxMail } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { shortOfficeTime } from '@/lib/office-time';
import { toast } from '@/lib/toasts';
import { polled, withToken } from '../desk/calls';

const failed = { state: 'failed' } as const;

const names: Record<MailKind, string> = {
  'newsletter-confirmation': 'Confirmation of a newsletter subscription',
  'newsletter-welcome': 'Welcome to the newsletter',
  'consultation-acknowledgement': 'Acknowledgement of request',
  'staff-notice': 'Notice to staff of request',
  'answer-due': 'Reminder to staff: answer due for request',
  'answer-overdue': 'Notice to staff: answer overdue for request',
  'requests-assigned': 'Notice to staff of assigned requests',
  'message-to-visitor': 'Notice of a message to a visitor',
  'message-to-staff': 'Notice of a message to staff',
  'applications-shared': 'Notice of shared applications to staff',
  'plan-reminder': 'Reminder of what is due to a student',
  'password-reset': 'Link to choose a new password',
  'email-confirmation': 'Link to confirm an e-mail address',
  'account-deleted': 'Confirmation of a deleted account',
};

/** Mails that nobody tries to send any more, each with a way to try again; nothing while there are none. */
export function FailedMails({ token }: { token: string }) {
  const client = useQueryClient();
  const headingId = useId();
  const list = useListMails(failed, { query: polled, request: withToken(token) });
  const retry = useRetryMail({
    request: withToken(token),
    mutation: {
      onSuccess: () => {
        toast({ title: 'The mail is on its way again' });
        return client.invalidateQueries({ queryKey: getListMailsQueryKey(failed) });
      },
      onError: () =>
        toast({
          variant: 'destructive',
          title: 'Update Failed',
          description: 'The mail could not be sent again.',
        }),
    },
  });

  const retryAll = useRetryAllMails({
    request: withToken(token),
    mutation: {
      onSuccess: ({ retried }) => {
        toast({ title: `${retried} mails are on their way again` });
        return client.invalidateQueries({ queryKey: getListMailsQueryKey(failed) });
      },
      onError: () =>
        toast({
          variant: 'destructive',
          title: 'Update Failed',
          description: 'The mails could not be sent again.',
        }),
    },
  });

  const mails = list.data ?? [];
  if (mails.length === 0) return null;
  return (
    <Card role="region" aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="text-xl">
        {countOf(mails)} could not be sent
      </h2>
      {mails.length > 1 && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          pending={retryAll.isPending}
          onClick={() => retryAll.mutate()}
        >
          Send all again
        </Button>
      )}
      <ul className="mt-3 divide-y divide-line">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium">{nameOf(mail)}</p>
              <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
                <span>{mail.recipient}</span>,{' '}
                <time dateTime={mail.createdAt}>{shortOfficeTime(mail.createdAt)}</time>
              </p>
              <p className="text-sm text-danger [overflow-wrap:anywhere]">{mail.lastError}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              pending={retry.isPending && retry.variables.id === mail.id}
              onClick={() => retry.mutate({ id: mail.id })}
            >
              Send again<span className="sr-only"> to {mail.recipient}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The list ends with the newest 100. */
const countOf = ({ length }: OutboxMail[]) =>
  length === 1 ? 'One mail' : length < 100 ? `${length} mails` : 'At least 100 mails';

const nameOf = ({ kind, requestId }: OutboxMail) =>
  [names[kind] ?? 'Mail', ...(requestId == null ? [] : [`No. ${requestId}`])].join(' ');
