import { Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface UndoBarProps {
  /** What has been removed. */
  text: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Along the bottom until it is closed: there is no hurry to change one's mind. The keyboard is moved here. */
export function UndoBar({ text, onUndo, onClose }: UndoBarProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus({ preventScroll: true });
  }, [text]);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-ink px-4 py-2 text-paper shadow-floating print:hidden"
    >
      <p role="status" className="grow">
        {text}
      </p>
      <Button ref={undo} variant="secondary" size="sm" onClick={onUndo}>
        <Undo2 aria-hidden />
        Undo
      </Button>
      <button
        type="button"
        aria-label="Close: keep it removed"
        onClick={onClose}
        className="grid size-11 place-items-center rounded-control"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
