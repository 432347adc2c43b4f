import { useSearchParams } from 'react-router-dom';
import { useEndReminders } from '@/api/generated/applications';
import { failureOf } from '@/api/failure';
import { ArrivalHeading } from '@/components/arrival-heading';
import { PageMeta } from '@/components/page-meta';
import { Button, ButtonLink } from '@/components/ui/button';

/** Where the link of a reminder leads. Mail scanners open links, too, so nothing happens before the button is pressed. */
export function RemindersOffPage() {
  const [address] = useSearchParams();
  const token = address.get('token');
  const end = useEndReminders();
  const failure = end.error && (failureOf(end.error).sentence ?? 'Check your connection and try again.');
  return (
    <div className="container-page py-20">
      <PageMeta title="Reminders" description="End the mails about what is due for your applications." />
      {end.isSuccess ? (
        <ArrivalHeading className="sm:text-5xl">No more reminders</ArrivalHeading>
      ) : (
        <h1 className="text-3xl sm:text-5xl">End the reminders?</h1>
      )}
      <p className="mt-4 max-w-[60ch] text-lg text-ink-soft" role="status">
        {end.isSuccess
          ? 'No further mail tells you what is due. You can switch the reminders on again in the student portal, under Application Status.'
          : (failure ??
            (token
              ? 'Press the button, and no further mail tells you what is due for your applications.'
              : 'This link is not complete: a part of it is missing. Please open it from the mail again.'))}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {token && !end.isSuccess && (
          <Button pending={end.isPending} onClick={() => end.mutate({ data: { token } })}>
            {end.isPending ? 'Ending...' : 'End the reminders'}
          </Button>
        )}
        <ButtonLink to="/student-portal/applications" variant="secondary">
          Open your plan
        </ButtonLink>
      </div>
    </div>
  );
}
