import type {
  ConsultationRequestDetails,
  ConsultationStatus,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { statuses } from '../desk/request-filter';
import { roughly, useServerNow } from '../desk/times';
import { attemptOfHistory } from './contact-words';
import type { UndoneAttempt } from './contacts';
import { focusDesk } from './desk-focus';
import { UNDO_TIME, type Change } from './undo-stack';

const asStatus = (value: unknown): ConsultationStatus | undefined =>
  statuses.find((status) => status === value);

interface UndoStripProps {
  details: ConsultationRequestDetails;
  /** The name of whoever is at the desk. */
  me: string | undefined;
  onUndo: (change: Change) => void;
  onUndoContact: (attempt: UndoneAttempt) => void;
}

/** Says for ten minutes after a change of status or an attempt who made it, and offers to undo it. */
export function UndoStrip({ details, me, onUndo, onUndoContact }: UndoStripProps) {
  const now = useServerNow();
  const { id, name, status, version, history } = details;
  const last = history.findLast(({ action }) => action === 'status' || action === 'contact');
  if (!last) return null;
  const { createdAt, actorName } = last;
  const age = now - Date.parse(createdAt);
  if (age > UNDO_TIME) return null;
  const time = age < 60_000 ? 'just now' : `${roughly(age)} ago`;

  // An attempt that reached a new visitor changes the status, too, at the same moment, and is taken back as one.
  const contact = history.findLast((event) => event.action === 'contact' && event.createdAt === createdAt);
  if (contact)
    return (
      <Strip
        text={`${actorName ?? 'Somebody'} ${attemptOfHistory(contact.detail)} (${time}).`}
        // Only whoever recorded it can take it back.
        of="attempt"
        onUndo={actorName === me ? () => onUndoContact({ id, contactId: contact.id, name }) : undefined}
      />
    );

  const from = asStatus(last.detail?.from);
  if (!from || asStatus(last.detail?.to) !== status) return null;
  return (
    <Strip
      text={`${actorName ?? 'Somebody'} changed it from ${from} to ${status} ${time}.`}
      of={`change to ${status}`}
      onUndo={() => onUndo({ id, name, status: from, expectedStatus: status, version })}
    />
  );
}

interface StripProps {
  text: string;
  of: string;
  onUndo: (() => void) | undefined;
}

function Strip({ text, of, onUndo }: StripProps) {
  return (
    <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-control bg-paper-deep px-3 py-1 text-sm">
      <span className="[overflow-wrap:anywhere]">{text}</span>
      {onUndo && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onUndo();
            focusDesk();
          }}
        >
          Undo<span className="sr-only"> the {of}</span>
        </Button>
      )}
    </p>
  );
}
