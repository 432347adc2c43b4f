import { useId, useState, type ReactNode } from 'react';
import type {
  ConsultationStatus,
  StaffConsultationRequest,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Badge, StatusBadge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { telHref } from '@/lib/site-settings';
import { statuses, useStatusChange } from './requests';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const statusOptions = statuses.map((value) => ({ value, label: value[0]!.toUpperCase() + value.slice(1) }));
const NOT_GIVEN = 'Not given';

export function RequestCard({ request, token }: { request: StaffConsultationRequest; token: string }) {
  const nameId = useId();
  const change = useStatusChange(token);
  const status = change.isPending ? change.variables.data.status : request.status;

  return (
    <Card role="article" aria-labelledby={nameId} className="grid content-start gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={nameId} dir="auto" className="text-xl [overflow-wrap:anywhere]">
            {request.name}
          </h2>
          <p className="text-sm text-ink-soft">
            No. {request.id},{' '}
            <time dateTime={request.createdAt}>{time.format(new Date(request.createdAt))}</time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {request.withdrawnAt && <Badge variant="other">Withdrawn by the visitor</Badge>}
          <StatusBadge status={request.status} />
        </div>
      </div>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Entry name="E-mail">
          <a href={`mailto:${request.email}`} className="text-peacock-deep underline underline-offset-4">
            {request.email}
          </a>
        </Entry>
        <Entry name="Phone">
          <a href={telHref(request.phone)} className="text-peacock-deep underline underline-offset-4">
            {request.phone}
          </a>
        </Entry>
        <Entry name="Country">{request.country ?? NOT_GIVEN}</Entry>
        <Entry name="Course">{request.course ?? NOT_GIVEN}</Entry>
        <Entry name="Message" className="sm:col-span-2">
          {request.message ? <Message text={request.message} /> : NOT_GIVEN}
        </Entry>
      </dl>
      <Field
        label={
          <>
            Status<span className="sr-only"> of {request.name}</span>
          </>
        }
        className="mt-auto max-w-60"
      >
        <Select
          options={statusOptions}
          value={status}
          disabled={change.isPending}
          onChange={(event) =>
            change.mutate({ id: request.id, data: { status: event.target.value as ConsultationStatus } })
          }
        />
      </Field>
    </Card>
  );
}

function Entry({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Characters and lines of a message that stand without being asked for. */
const SHORT_TEXT = 280;
const SHORT_LINES = 5;

function Message({ text }: { text: string }) {
  const [expanded, setExpanded] = useState(false);
  const isLong = text.length > SHORT_TEXT || text.split('\n').length > SHORT_LINES;
  return (
    <>
      <span
        dir="auto"
        className={isLong && !expanded ? 'line-clamp-4 whitespace-pre-line' : 'whitespace-pre-line'}
      >
        {text}
      </span>
      {isLong && (
        <button
          type="button"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
          className="min-h-11 text-sm font-medium text-peacock-deep underline underline-offset-4"
        >
          {expanded ? 'Show less' : 'Show the whole message'}
        </button>
      )}
    </>
  );
}
