import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  /** Its name for screen readers. */
  label: string;
  children: ReactNode;
}

/** A modal panel at the left edge, 18rem wide: Escape, the cross and a press beside it close it. */
export function Sheet({ open, onClose, label, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const closeOnBackdrop = ({ target }: Event) => target === dialog && dialog.close();
    dialog.addEventListener('click', closeOnBackdrop);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('click', closeOnBackdrop);
      dialog.close();
    };
  }, [open]);

  return (
    <dialog
      ref={ref}
      data-slot="sheet"
      aria-label={label}
      // Called for Escape and the backdrop. If `open` is false already, the owner closed the sheet and knows.
      onClose={() => open && onClose()}
      className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[calc(100%-2rem)] overflow-y-auto border-r border-line bg-card text-ink backdrop:bg-ink/60"
    >
      <div className="flex min-h-full flex-col p-4">
        <Button variant="ghost" size="icon" aria-label="Close menu" onClick={onClose} className="self-end">
          <X aria-hidden />
        </Button>
        {children}
      </div>
    </dialog>
  );
}
