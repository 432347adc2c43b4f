import { Undo2, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface UndoBarProps {
  /** Removed entries, newest last. */
  removed: readonly { key: string; text: string }[];
  onUndo: (key: string) => void;
  onClose: () => void;
}

/** A bar at the bottom that offers to undo removals. It stays until it is closed, and takes the focus. */
export function UndoBar({ removed, onUndo, onClose }: UndoBarProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const newest = removed.length - 1;
  useEffect(() => {
    const last = list.current?.lastElementChild;
    last?.scrollIntoView?.({ block: 'nearest' });
    last?.querySelector('button')?.focus({ preventScroll: true });
  }, [removed.length]);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-3 z-20 mt-4 flex items-end gap-x-4 rounded-card bg-ink px-4 py-2 text-paper shadow-floating print:hidden"
    >
      <ul ref={list} aria-label="Removed" className="grid max-h-36 min-w-0 grow gap-2 overflow-y-auto">
        {removed.map(({ key, text }, i) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p id={`${id}${i}`} role={i === newest ? 'status' : undefined} className="grow">
              {text}
            </p>
            <Button variant="secondary" size="sm" aria-describedby={`${id}${i}`} onClick={() => onUndo(key)}>
              <Undo2 aria-hidden />
              Undo
            </Button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label="Close: keep it removed"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
