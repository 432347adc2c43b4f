import { ArrowUp, Keyboard, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConsultationStatus } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import type { RequestList } from './merge-requests';
import type { RequestFilter } from './requests';
import { StatusButtons } from './status-buttons';
import { UNDO_TIME, type LastChange } from './status-changes';
import { useNow } from './times';

interface ListBarsProps {
  list: RequestList | undefined;
  filter: RequestFilter;
  /** How many are selected. */
  chosen: number;
  last: LastChange | null;
  onBringIn: () => void;
  onChooseAll: () => void;
  onClear: () => void;
  onClearFilters: () => void;
  onSetStatus: (status: ConsultationStatus) => void;
  onUndo: () => void;
  onHelp: () => void;
  exportButton: ReactNode;
}

/** Above the list: how many there are and what can be done with them; what has come in meanwhile; the selection. */
export function ListBars(props: ListBarsProps) {
  const { list, filter, chosen, onBringIn, onChooseAll, onClear, onSetStatus } = props;
  return (
    <>
      <Toolbar {...props} />
      <div className="sticky top-[45px] z-20 grid gap-2 empty:hidden [&:not(:empty)]:mb-3">
        <div role="status" className="empty:hidden">
          {list !== undefined && list.waiting > 0 && (
            <Button className="w-full shadow-floating" onClick={onBringIn}>
              <ArrowUp aria-hidden />
              {waitingText(list, filter)}
            </Button>
          )}
        </div>
        {chosen > 0 && (
          <div
            role="region"
            aria-label="Selected requests"
            className="grid gap-3 rounded-card border border-peacock bg-card p-3 shadow-floating sm:flex sm:flex-wrap sm:items-center sm:justify-between"
          >
            <div className="flex items-center gap-1">
              <p role="status" className="mr-auto font-semibold tabular-nums">
                {chosen} selected
              </p>
              <Button variant="ghost" size="sm" onClick={onChooseAll}>
                Select all shown
              </Button>
              <Button variant="ghost" size="icon" aria-label="End the selection" onClick={onClear}>
                <X aria-hidden />
              </Button>
            </div>
            <StatusButtons label="Set the status of the selected requests" onChoose={onSetStatus} />
          </div>
        )}
      </div>
    </>
  );
}

function waitingText({ waiting, next }: RequestList, { status }: RequestFilter): string {
  const many = waiting >= 50 && next !== null ? '+' : '';
  const what = status && status !== 'new' ? 'more' : 'new';
  return `${waiting}${many} ${what} ${waiting === 1 ? 'request' : 'requests'}`;
}

function Toolbar({ list, filter, last, onClearFilters, onUndo, onHelp, exportButton }: ListBarsProps) {
  const now = useNow();
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {list && totalText(list)}
      </p>
      {Object.keys(filter).length > 0 && (
        <Button variant="ghost" size="sm" onClick={onClearFilters}>
          Clear filters
        </Button>
      )}
      <span className="grow" />
      {last && now - last.at < UNDO_TIME && (
        <Button variant="ghost" size="sm" onClick={onUndo} className="min-w-0">
          <Undo2 aria-hidden />
          <span className="line-clamp-1 [overflow-wrap:anywhere]">Undo: {last.text}</span>
        </Button>
      )}
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

function totalText({ total, exact }: RequestList): string {
  const number = total.toLocaleString('en-US');
  if (!exact) return `${number} requests or more`;
  return total === 1 ? '1 request' : `${number} requests`;
}
