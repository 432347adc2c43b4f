import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title'> {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The row of buttons at the end. */
  actions?: ReactNode;
}

/** A modal dialog: Escape, the cross and a press on the backdrop close it, focus goes back where it was. */
export function Dialog({ open, onClose, title, actions, className, children, ...props }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    const closeOnBackdrop = ({ target }: Event) => target === dialog && dialog.close();
    dialog.addEventListener('click', closeOnBackdrop);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('click', closeOnBackdrop);
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <dialog
      ref={ref}
      data-slot="dialog"
      aria-labelledby={titleId}
      // Called for Escape and the backdrop. If `open` is false already, the owner closed the dialog and knows.
      onClose={() => open && onClose()}
      className={cx(
        'm-auto max-h-[min(90dvh,44rem)] w-[min(36rem,calc(100%-2rem))] overflow-y-auto rounded-card border border-line bg-card text-ink shadow-xl backdrop:bg-ink/60',
        className,
      )}
      {...props}
    >
      {/* The padding sits inside, so that a press on the dialog element itself is a press on the backdrop. */}
      <div className="p-4 sm:p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="min-w-0 text-2xl [overflow-wrap:anywhere]">
            {title}
          </h2>
          {/* Beside the first line of the title, which is lower than it. */}
          <Button variant="ghost" size="icon" aria-label="Close dialog" className="-my-1.5" onClick={onClose}>
            <X aria-hidden />
          </Button>
        </div>
        {children}
        {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}
