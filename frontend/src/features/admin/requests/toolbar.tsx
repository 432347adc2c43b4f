import { ArrowUp, Keyboard, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { RequestFilter } from '../desk/request-filter';
import { useNow } from '../desk/times';
import { focusDesk } from './desk-focus';
import type { RequestList } from './merge-requests';
import { UNDO_TIME } from './undo-stack';

interface ToolbarProps {
  list: RequestList | undefined;
  filter: RequestFilter;
  /** The newest change that can be undone. */
  last: { text: string; at: number; id: number | undefined } | undefined;
  onBringIn: () => void;
  onUndo: () => void;
  onHelp: () => void;
  exportButton: ReactNode;
}

/**
 * Shows the number of requests or the new arrivals, and the change that can be undone. It is always visible and always of
 * the same height, so that nothing below it moves.
 */
export function Toolbar({ list, filter, last, onBringIn, onUndo, onHelp, exportButton }: ToolbarProps) {
  const now = useNow();
  return (
    <div
      data-desk-toolbar
      className="sticky top-[45px] z-20 -mx-4 my-1.5 flex items-center gap-x-2 bg-paper px-4 py-1.5 sm:-mx-6 sm:px-6 narrow:flex-wrap"
    >
      <div role="status" className="shrink-0 max-[24rem]:shrink">
        {list !== undefined && list.waiting > 0 ? (
          <Button size="sm" onClick={onBringIn}>
            <ArrowUp aria-hidden />
            {waitingText(list, filter)}
          </Button>
        ) : (
          <p className="text-sm [overflow-wrap:normal] text-ink-soft tabular-nums">
            {list && totalText(list)}
          </p>
        )}
      </div>
      <div className="flex min-w-0 grow justify-end">
        {last && now - last.at < UNDO_TIME && (
          <Button
            variant="ghost"
            size="sm"
            className="min-w-0"
            onClick={() => {
              onUndo();
              focusDesk(last.id);
            }}
          >
            <Undo2 aria-hidden />
            <span className="line-clamp-1 [overflow-wrap:anywhere]">Undo: {last.text}</span>
          </Button>
        )}
      </div>
      {exportButton}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Keyboard shortcuts"
        onClick={onHelp}
        className="max-sm:hidden"
      >
        <Keyboard aria-hidden />
      </Button>
    </div>
  );
}

function waitingText({ waiting, waitingAreNew, next }: RequestList, { status }: RequestFilter): string {
  const many = waiting >= 50 && next !== null ? '+' : '';
  const what = waitingAreNew && (!status || status === 'new') ? 'new' : 'more';
  return `${waiting}${many} ${what} ${waiting === 1 ? 'request' : 'requests'}`;
}

function totalText({ items, gone, total, exact, next }: RequestList): string {
  const shown = items.length - gone.size;
  const isAll = exact || next === null;
  const number = exact ? total : isAll ? shown : Math.max(total, shown);
  const words = number === 1 ? '1 request' : `${number.toLocaleString('en-US')} requests`;
  return isAll ? words : `${words} or more`;
}
