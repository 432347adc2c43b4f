import type { PrivateRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Badge, StatusBadge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { officeTime } from '@/lib/office-time';
import { telHref, useSiteSettings } from '@/lib/site-settings';

/** Id of the heading. */
export const STATUS_ID = 'where-it-stands';

interface RequestStatusProps {
  request: PrivateRequest;
  /** When the request was read, in milliseconds since 1970. */
  asOf: number;
}

/** The state of the request in plain words. */
export function RequestStatus({ request, asOf }: RequestStatusProps) {
  const { phone } = useSiteSettings();
  const { status, withdrawnAt, dueAt, createdAt, counselor } = request;
  const due = dueAt && officeTime(dueAt);
  const late = dueAt && Date.parse(dueAt) < asOf;

  const words = {
    new: late
      ? `We promised to contact you by ${due}. If nobody has, we are sorry: please call us.`
      : `We have your request and will contact you by ${due}: within 24 hours, as promised.`,
    contacted:
      'We have contacted you. If our call or mail did not reach you, please check the phone number below, or call us.',
    scheduled: 'Your consultation is arranged. We have told you the time.',
    completed: 'Your consultation has taken place. If a question is left, add a note or call us.',
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={STATUS_ID} tabIndex={-1} className="text-2xl">
          Where it stands
        </h2>
        {withdrawnAt ? <Badge variant="other">Withdrawn</Badge> : <StatusBadge status={status} />}
      </div>
      <p className="mt-3 text-lg">
        {withdrawnAt
          ? `You withdrew this request on ${officeTime(withdrawnAt)}. We will not contact you about it.`
          : words[status === 'new' && !due ? 'contacted' : status]}
      </p>
      {counselor && !withdrawnAt && (
        <p className="mt-2 [overflow-wrap:anywhere]">
          Your counselor is <strong dir="auto">{counselor}</strong>.
        </p>
      )}
      <p className="mt-2 text-ink-soft">
        It reached us on <time dateTime={createdAt}>{officeTime(createdAt)}</time>. Our number:{' '}
        <a
          href={telHref(phone)}
          className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-peacock-deep underline underline-offset-4"
        >
          {phone}
        </a>
      </p>
    </Card>
  );
}
