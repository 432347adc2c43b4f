import type {
  ConsultationRequestDetails,
  ConsultationStatus,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { statuses } from '../desk/request-filter';
import { roughly, useServerNow } from '../desk/times';
import { focusDesk } from './desk-focus';
import { UNDO_TIME, type Change } from './undo-stack';

const asStatus = (value: unknown): ConsultationStatus | undefined =>
  statuses.find((status) => status === value);

interface UndoStripProps {
  details: ConsultationRequestDetails;
  onUndo: (change: Change) => void;
}

/** Says for ten minutes after a change of status who made it, and offers to undo it. */
export function UndoStrip({ details, onUndo }: UndoStripProps) {
  const now = useServerNow();
  const last = details.history.findLast(({ action }) => action === 'status');
  const from = asStatus(last?.detail?.from);
  if (!last || !from || asStatus(last.detail?.to) !== details.status) return null;
  const age = now - Date.parse(last.createdAt);
  if (age > UNDO_TIME) return null;

  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-paper-deep px-3 py-1 text-sm">
      <span className="[overflow-wrap:anywhere]">
        {last.actorName ?? 'Somebody'} changed it from {from} to {details.status}{' '}
        {age < 60_000 ? 'just now' : `${roughly(age)} ago`}.
      </span>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          onUndo({
            id: details.id,
            name: details.name,
            status: from,
            expectedStatus: details.status,
            version: details.version,
          });
          focusDesk();
        }}
      >
        Undo<span className="sr-only"> the change to {details.status}</span>
      </Button>
    </p>
  );
}
