import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useFocusAfter } from './desk-focus';

/** What was not done, in words. */
export interface Refusal {
  title: string;
  /** The first of the requests. */
  id: number | undefined;
  sentences: string[];
}

interface RefusalDialogProps {
  refusal: Refusal | null;
  onClose: () => void;
}

/** Says why, as when somebody was faster. The desk shows by then how it is, so there is nothing to choose. */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps) {
  useFocusAfter(refusal !== null, refusal?.id);
  return (
    <Dialog
      open={refusal !== null}
      onClose={onClose}
      title={refusal?.title}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="grid max-h-80 gap-2 overflow-y-auto">
        {refusal?.sentences.map((sentence) => (
          <li key={sentence} className="[overflow-wrap:anywhere]">
            {sentence}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
