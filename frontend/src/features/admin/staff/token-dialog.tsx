import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { CreatedStaffToken } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { shortOfficeTime } from '@/lib/office-time';

interface TokenDialogProps {
  made: CreatedStaffToken;
  onClose: () => void;
}

/** Shows a new token, this once. */
export function TokenDialog({ made, onClose }: TokenDialogProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(made.token).then(
      () => setSaid('Copied.'),
      () => setSaid('It could not be copied. Select it and copy it by hand.'),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Token of ${made.name}`}
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy aria-hidden />
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p>
        It is shown this once. Give it to {made.name}, who enters it at the start of the desk. It works until{' '}
        {shortOfficeTime(made.expiresAt)}.
      </p>
      <p className="mt-4 rounded-control bg-paper-deep p-3 font-mono text-sm break-all select-all">
        {made.token}
      </p>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {said}
      </p>
    </Dialog>
  );
}
