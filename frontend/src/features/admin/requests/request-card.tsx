import { cx } from 'class-variance-authority';
import { memo, useId, type ReactNode } from 'react';
import type { ConsultationStatus, DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { Badge, StatusBadge } from '@/components/ui/badge';
import { Select } from '@/components/ui/select';
import { shortOfficeTime } from '@/lib/office-time';
import { telHref } from '@/lib/site-settings';
import { statusOptions } from '../desk/request-filter';
import { mayBeAnothers, type Team } from '../desk/team';
import { type Assign, AssigneeMenu } from './assignee-menu';
import { Clock, Waiting } from './clock';
import { mailHref } from './contact';
import { ContactButtons } from './contact-buttons';
import { atMessages } from './from-list';
import { newMessages } from './request-messages';
import type { RecordContact } from './contacts';
import type { Change } from './undo-stack';

interface RequestCardProps {
  request: DeskRequest;
  /** The status just chosen, or the stored one. */
  status: ConsultationStatus;
  isSelected: boolean;
  isOpen: boolean;
  /** Whether it does not match the filter any more. */
  isGone: boolean;
  /** Whether it cannot be read any more. */
  isLost: boolean;
  /** The address's query that opens its panel. */
  to: string;
  /** Whether opening its panel replaces the history entry of an open one. */
  replace: boolean;
  /** State for that history entry. */
  linkState: unknown;
  team: Team;
  onAssign: Assign;
  onContact: RecordContact;
  onChange: (changes: Change[]) => void;
  onSelect: (request: DeskRequest) => void;
}

/** Links are tall enough for a thumb. */
const link =
  'text-peacock-deep underline underline-offset-4 max-sm:-my-0.5 max-sm:inline-flex max-sm:min-h-11 max-sm:items-center';

export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  const {
    request,
    status,
    isSelected,
    isOpen,
    isGone,
    isLost,
    to,
    replace,
    linkState,
    team,
    onAssign,
    onContact,
    onChange,
    onSelect,
  } = props;
  const nameId = useId();
  return (
    <article
      aria-labelledby={nameId}
      data-request={request.id}
      className={cx(
        '@container relative rounded-card border bg-card p-4 [contain-intrinsic-block-size:auto_11rem] [content-visibility:auto] focus-within:border-peacock has-[h2_a:focus-visible]:outline-3 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-peacock sm:px-5',
        isOpen
          ? 'border-peacock shadow-[inset_4px_0_0_var(--color-peacock)] forced-colors:outline-3 forced-colors:outline-[Highlight]'
          : 'border-line',
        isSelected && 'bg-peacock-soft/50 forced-colors:border-3 forced-colors:border-dashed',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 @xl:grid-cols-[auto_minmax(0,1fr)_10rem] @xl:gap-x-4 @4xl:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1.6fr)_11rem]">
        <label className="-m-2 grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={isSelected && !isLost}
            disabled={isLost}
            onChange={() => onSelect(request)}
            className="size-5"
            aria-label={`Select ${request.name}`}
          />
        </label>
        <div className="min-w-0">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2
              id={nameId}
              dir="auto"
              className="line-clamp-2 min-w-0 text-lg leading-snug [overflow-wrap:anywhere]"
            >
              <Link
                to={to}
                replace={replace}
                state={linkState}
                // The focus ring is drawn around the whole card, because the heading would cut off the link's own.
                className="outline-none hover:underline"
                aria-current={isOpen || undefined}
              >
                {request.name}
              </Link>
            </h2>
          </div>
          <p className="text-sm text-ink-soft">
            No. {request.id}, <time dateTime={request.createdAt}>{shortOfficeTime(request.createdAt)}</time>
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {!isLost && (
              <>
                <StatusBadge status={status} />
                <Clock request={request} />
              </>
            )}
            {!isLost && !request.withdrawnAt && (
              <Link
                to={to}
                replace={replace}
                state={atMessages(linkState)}
                className="inline-flex min-h-6 items-center font-semibold text-peacock-deep max-sm:-my-2.5 max-sm:min-h-11 underline underline-offset-4"
              >
                {request.unseenMessages > 0 ? (
                  <Badge variant="accent">{newMessages(request)}</Badge>
                ) : (
                  <span className="text-sm">Write</span>
                )}
                {/* The name is that of the link to the whole request. */}
                <span className="sr-only"> about No. {request.id}</span>
              </Link>
            )}
            {request.withdrawnAt && <Badge>Withdrawn by the visitor</Badge>}
            {isGone && !isLost && <Badge>No longer in this view</Badge>}
            {isLost && (
              <Badge>
                {mayBeAnothers(team) ? 'A colleague has it now, or it was erased' : 'It was erased'}
              </Badge>
            )}
          </p>
          {!isLost && <Waiting request={request} />}
        </div>
        {!isLost && (
          <>
            <dl className="col-span-2 mt-3 grid content-start gap-x-4 gap-y-1 text-sm @md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @xl:col-span-1 @xl:col-start-2 @4xl:col-start-3 @4xl:mt-0">
              <Entry name="Phone">
                {request.phone ? (
                  <a href={telHref(request.phone)} className={link}>
                    {request.phone}
                  </a>
                ) : (
                  'Not given'
                )}
              </Entry>
              <Entry name="E-mail">
                {request.email ? (
                  <a href={mailHref(request.email)} className={link}>
                    <span className="line-clamp-2">{request.email}</span>
                  </a>
                ) : (
                  'Not given'
                )}
              </Entry>
              <Entry name="Country">{request.country ?? 'Not given'}</Entry>
              <Entry name="Course">{request.course ?? 'Not given'}</Entry>
              <Entry name="Message" className="@md:col-span-2">
                <span dir="auto" className="line-clamp-2 whitespace-pre-line">
                  {request.message ?? 'Not given'}
                </span>
              </Entry>
            </dl>
            {!request.withdrawnAt && (status !== 'completed' || request.waitingSince) && (
              <div className="col-span-2 mt-3 @xl:col-span-1 @xl:col-start-2 @4xl:col-span-2 @4xl:col-start-2">
                <ContactButtons request={request} onContact={onContact} />
              </div>
            )}
            <div className="col-span-2 mt-3 grid content-start gap-2 @xl:col-span-1 @xl:col-start-3 @xl:row-span-3 @xl:row-start-1 @xl:mt-0 @4xl:col-start-4 @4xl:row-span-2 @4xl:row-start-1">
              <label>
                <span className="sr-only">Status of {request.name}</span>
                <Select
                  options={statusOptions}
                  value={status ?? ''}
                  onChange={(event) =>
                    onChange([
                      {
                        id: request.id,
                        name: request.name,
                        status: event.target.value as ConsultationStatus,
                        expectedStatus: status,
                        version: request.version,
                      },
                    ])
                  }
                />
              </label>
              <AssigneeMenu request={request} team={team} onAssign={onAssign} />
            </div>
          </>
        )}
      </div>
    </article>
  );
});

function Entry({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('flex items-baseline gap-2', className)}>
      <dt className="shrink-0 text-ink-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
