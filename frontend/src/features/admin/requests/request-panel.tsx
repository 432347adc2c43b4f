import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { getGetConsultationRequestQueryKey, useGetConsultationRequest } from '@/api/generated/consultations';
import type {
  ConsultationRequestDetails,
  ConsultationStatus,
  DeskRequest,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { NotSent } from '@/components/conversation/not-sent';
import { Notice } from '@/components/notice';
import { Badge, StatusBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { shortOfficeTime } from '@/lib/office-time';
import { isMissing, polled, withToken } from '../desk/calls';
import { studentsQuery } from '../desk/student-link';
import { mayBeAnothers, type Team } from '../desk/team';
import { AllOfPerson } from './all-of-person';
import { type Assign, AssigneeMenu } from './assignee-menu';
import { Clock, Waiting } from './clock';
import { Contact } from './contact';
import { ContactButtons } from './contact-buttons';
import type { RecordContact, UndoneAttempt } from './contacts';
import { isAtMessages } from './from-list';
import { NoteForm } from './note-form';
import { OtherRequests } from './other-requests';
import { goToMessages, newMessages, RequestMessages, unsentMessages } from './request-messages';
import { RequestHistory } from './request-history';
import { StatusButtons } from './status-buttons';
import { UndoStrip } from './undo-strip';
import type { Change } from './undo-stack';

interface RequestPanelProps {
  id: number;
  token: string;
  /** The request from the list, shown until its details are loaded. */
  known: DeskRequest | undefined;
  /** The status just chosen. */
  pending: ConsultationStatus | undefined;
  /** The address's query that opens another request. */
  to: (id: number) => string;
  team: Team;
  onAssign: Assign;
  /** The request as it is to be once an attempt just made is recorded. */
  shown: <T extends DeskRequest>(request: T) => T;
  onContact: RecordContact;
  onUndoContact: (attempt: UndoneAttempt) => void;
  onChange: (changes: Change[], isUndo?: boolean) => void;
  onClose: () => void;
  /** Whether the list has a request before and after this one. */
  canMove: { back: boolean; on: boolean };
  onMove: (by: 1 | -1) => void;
}

/** One request: everything about it, and everything staff do with it. */
export function RequestPanel({
  id,
  token,
  known,
  pending,
  to,
  team,
  onAssign,
  shown: asShown,
  onContact,
  onUndoContact,
  onChange,
  onClose,
  canMove,
  onMove,
}: RequestPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const query = useGetConsultationRequest(id, {
    query: { ...polled, queryKey: getGetConsultationRequestQueryKey(id) },
    request: withToken(token),
  });
  // A server before these fields sends neither.
  const details = query.data && {
    ...query.data,
    history: query.data.history ?? [],
    others: query.data.others ?? [],
  };
  const stored = details ?? known;
  const request = stored && asShown(stored);
  const missing = isMissing(query.error);
  const shown = request !== undefined && !missing;
  const failed = query.isError && !shown;

  useEffect(() => {
    const start = heading.current ?? notice.current;
    start?.focus({ preventScroll: true });
    const panel = start?.closest('[data-panel]');
    if (panel) panel.scrollTop = 0;
  }, [id, shown, failed]);

  // The messages come with the details, after the panel has opened at its top.
  const hasMessages = details !== undefined && !missing;
  const startsAtMessages = isAtMessages(useLocation().state);
  useEffect(() => {
    if (startsAtMessages && hasMessages) goToMessages();
  }, [id, startsAtMessages, hasMessages]);

  const status = pending ?? request?.status;
  const name = request?.name ?? `Request ${id}`;
  return (
    <div className="p-4 sm:p-6">
      <div className="-mt-1 mb-3 flex flex-wrap items-center justify-end gap-1">
        <p className="mr-auto text-sm whitespace-nowrap text-ink-soft">No. {id}</p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous request"
          disabled={!canMove.back}
          onClick={() => onMove(-1)}
        >
          <ChevronUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Next request"
          disabled={!canMove.on}
          onClick={() => onMove(1)}
        >
          <ChevronDown aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Close request" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {shown ? (
        <>
          <h2
            ref={heading}
            tabIndex={-1}
            id="request-name"
            dir="auto"
            className="text-2xl [overflow-wrap:anywhere]"
          >
            {name}
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            {status && <StatusBadge status={status} />}
            <Clock request={request} />
            {details && (
              <Button variant="secondary" size="sm" onClick={goToMessages}>
                {details.unseenMessages > 0 ? newMessages(details) : 'Messages'}
              </Button>
            )}
            {details?.studentId && (
              <Link
                to={{ search: studentsQuery(details.studentId) }}
                className="inline-flex min-h-11 items-center font-medium text-peacock-deep underline underline-offset-4"
              >
                Shared applications
              </Link>
            )}
            {request.withdrawnAt && (
              <Badge>Withdrawn by the visitor on {shortOfficeTime(request.withdrawnAt)}</Badge>
            )}
          </p>
          <Waiting request={request} />
          <div className="mt-5 grid gap-6">
            <div className="grid gap-3">
              <Contact
                request={request}
                onWhatsApp={
                  request.withdrawnAt
                    ? undefined
                    : () => onContact(request, { channel: 'whatsapp', outcome: 'no-answer' })
                }
              />
              {!request.withdrawnAt && <ContactButtons request={request} onContact={onContact} />}
            </div>
            <div className="grid gap-3">
              <StatusButtons
                {...(status && { status })}
                onChoose={(chosen) =>
                  onChange([
                    {
                      id,
                      name,
                      status: chosen,
                      expectedStatus: status ?? request.status,
                      version: request.version,
                    },
                  ])
                }
              />
              {request.waitingSince && !request.withdrawnAt && status !== 'new' && (
                <p className="text-sm text-ink-soft">
                  The visitor still waits: a status does not end that. Record above that they were reached, or
                  write them a message.
                </p>
              )}
              {details && pending === undefined && request === stored && (
                <UndoStrip
                  details={details}
                  me={team.me?.name}
                  onUndo={(undo) => onChange([undo], true)}
                  onUndoContact={onUndoContact}
                />
              )}
            </div>
            <AssigneeMenu request={request} team={team} onAssign={onAssign} />
            <Fields request={request} />
          </div>
        </>
      ) : (
        !query.isError && <PanelSkeleton />
      )}
      {query.isError && (
        <Notice
          ref={notice}
          tabIndex={-1}
          role="alert"
          className="mt-6"
          title={missing ? 'There is no such request' : 'This request could not be loaded'}
          text={
            missing
              ? mayBeAnothers(team)
                ? 'A colleague may have it by now, or the visitor erased it.'
                : 'It may have been erased by the visitor.'
              : 'What is shown may be out of date. It is tried again every 15 seconds.'
          }
        >
          {missing &&
            unsentMessages(id).map((text) => (
              <div key={text} className="w-full text-left">
                <NotSent text={text} />
              </div>
            ))}
          {!missing && (
            <Button variant="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
              Retry
            </Button>
          )}
        </Notice>
      )}
      {/* Also while it fails: a note is being typed there. */}
      {details && !missing ? (
        <More details={details} token={token} me={team.me} to={to} />
      ) : (
        request && !query.isError && <Skeleton className="mt-6 h-40" />
      )}
    </div>
  );
}

function Fields({ request }: { request: DeskRequest }) {
  const fields: [string, string][] = [
    ['Country', request.country ?? 'Not given'],
    ['Course', request.course ?? 'Not given'],
    ['Came in', shortOfficeTime(request.createdAt)],
    firstAnswer(request),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="col-span-2">
        <dt className="text-sm text-ink-soft">Message</dt>
        <dd dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
          {request.message ?? 'Not given'}
        </dd>
      </div>
    </dl>
  );
}

/** Who waits no more without a first answer was contacted before answers were recorded. */
function firstAnswer({ firstAnsweredAt, firstContactedAt, waitingSince }: DeskRequest): [string, string] {
  if (firstAnsweredAt) return ['First answer', shortOfficeTime(firstAnsweredAt)];
  return firstContactedAt && !waitingSince
    ? ['First contact', shortOfficeTime(firstContactedAt)]
    : ['First answer', 'Not yet'];
}

interface MoreProps {
  details: ConsultationRequestDetails;
  token: string;
  me: Team['me'];
  to: (id: number) => string;
}

function More({ details, token, me, to }: MoreProps) {
  return (
    <div className="mt-6 grid gap-6 border-t border-line pt-6">
      <RequestMessages request={details} token={token} me={me} />
      <NoteForm key={details.id} id={details.id} token={token} />
      <RequestHistory details={details} />
      <OtherRequests others={details.others} to={to} />
      <AllOfPerson details={details} />
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-40" />
    </div>
  );
}
