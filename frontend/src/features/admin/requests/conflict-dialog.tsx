import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useFocusAfter } from './desk-focus';
import type { Conflict } from './status-changes';
import type { Change } from './undo-stack';

interface ConflictDialogProps {
  conflict: Conflict | null;
  onChange: (changes: Change[]) => void;
  onClose: () => void;
}

/** Says that somebody else, or another tab, changed the status first, and asks whether to change it all the same. */
export function ConflictDialog({ conflict, onChange, onClose }: ConflictDialogProps) {
  const changes = conflict?.changes.filter(({ status, expectedStatus }) => status !== expectedStatus) ?? [];
  const [first] = changes;
  const one = changes.length === 1;
  useFocusAfter(conflict !== null, conflict?.changes[0]?.id);
  return (
    <Dialog
      open={conflict !== null}
      onClose={onClose}
      title="Changed in the meantime"
      actions={
        <>
          {first && (
            <Button
              variant="secondary"
              onClick={() => {
                onClose();
                onChange(changes);
              }}
            >
              {one ? `Set to ${first.status} all the same` : `Set ${changes.length} all the same`}
            </Button>
          )}
          <Button onClick={onClose}>
            {one && first ? `Keep ${first.expectedStatus}` : 'Keep as they are'}
          </Button>
        </>
      }
    >
      {conflict?.done && <p className="mb-3 [overflow-wrap:anywhere]">Changed: {conflict.done.text}</p>}
      <ul className="grid max-h-80 gap-2 overflow-y-auto">
        {conflict?.sentences.map((sentence) => (
          <li key={sentence} className="[overflow-wrap:anywhere]">
            {sentence}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
