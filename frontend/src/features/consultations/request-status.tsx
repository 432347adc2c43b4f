import type { PrivateRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Badge, StatusBadge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { officeState } from '@/lib/office-hours';
import { officeTime } from '@/lib/office-time';
import { telHref, useSiteSettings } from '@/lib/site-settings';
import { ContactAttempts } from './contact-attempts';
import { STATUS_ID } from './own-request';
import ResponseFigures from './response-figures';

interface RequestStatusProps {
  request: PrivateRequest;
  /** When the request was read, in milliseconds since 1970. */
  asOf: number;
}

const HELP = 'If our call or mail did not reach you, please check the phone number below, or call us.';

/** What the visitor is told who waits for an answer. */
function promise(due: string, isLate: boolean, wasTried: boolean, wasAnswered: boolean) {
  if (wasAnswered)
    return isLate
      ? `We have your message and promised an answer by ${due}. We are sorry: please call us.`
      : 'We have your message and will answer within 24 hours, as promised.';
  if (wasTried)
    return isLate
      ? `We have not reached you yet, and an answer was due by ${due}. ${HELP}`
      : `We have tried to reach you and will go on trying. ${HELP}`;
  return isLate
    ? `We promised to contact you by ${due}. If nobody has, we are sorry: please call us.`
    : 'We have your request and will contact you within 24 hours, as promised.';
}

/** The state of the request in plain words. */
export default function RequestStatus({ request, asOf }: RequestStatusProps) {
  const { phone, officeHours } = useSiteSettings();
  const { status, withdrawnAt, dueAt, createdAt, counselor, firstAnsweredAt } = request;
  // A server before attempts sends none.
  const contacts = request.contacts ?? [];
  const waits = dueAt !== null && !withdrawnAt;
  const isLate = dueAt !== null && Date.parse(dueAt) < asOf;
  const office = officeState(officeHours, asOf);
  const contacted = firstAnsweredAt
    ? `We have answered you, first on ${officeTime(firstAnsweredAt)}. If a question is left, write to us below or call us.`
    : `We have contacted you. ${HELP}`;
  // A status alone is no answer: who waits for one reads the promise. Only what was told as arranged stays.
  const isPromised = waits && !(status === 'scheduled' && firstAnsweredAt !== null);
  const words = {
    new: contacted,
    contacted,
    scheduled: 'Your consultation is arranged. We have told you the time.',
    completed: 'Your consultation has taken place. If a question is left, write to us below or call us.',
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={STATUS_ID} tabIndex={-1} className="text-2xl">
          Where it stands
        </h2>
        {withdrawnAt ? (
          <Badge variant="other">Withdrawn</Badge>
        ) : isPromised && status !== 'new' ? (
          // The last status of the desk would contradict the promise.
          <Badge variant="accent">Waiting for our answer</Badge>
        ) : (
          <StatusBadge status={status} />
        )}
      </div>
      <p className="mt-3 text-lg">
        {withdrawnAt
          ? `You withdrew this request on ${officeTime(withdrawnAt)}. We will not contact you about it.`
          : isPromised
            ? promise(officeTime(dueAt), isLate, contacts.length > 0, Boolean(firstAnsweredAt))
            : words[status]}
      </p>
      {waits && (
        <p className="mt-2">
          {!isLate && (
            <>
              Answer due by{' '}
              <strong>
                <time dateTime={dueAt}>{officeTime(dueAt)}</time>
              </strong>
              .
            </>
          )}
          {office && <span className="block text-ink-soft">Our office: {office}.</span>}
        </p>
      )}
      {isPromised && !counselor && !firstAnsweredAt && (
        <p className="mt-2">Nobody has taken it yet; the next counsellor who is free will.</p>
      )}
      {counselor && !withdrawnAt && (
        <p className="mt-2 [overflow-wrap:anywhere]">
          Your counsellor is <strong dir="auto">{counselor}</strong>.
        </p>
      )}
      <ContactAttempts contacts={contacts} />
      <p className="mt-2 text-ink-soft">
        It reached us on <time dateTime={createdAt}>{officeTime(createdAt)}</time>. Our number:{' '}
        <a
          href={telHref(phone)}
          className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-peacock-deep underline underline-offset-4"
        >
          {phone}
        </a>
      </p>
      {waits && <ResponseFigures />}
    </Card>
  );
}
