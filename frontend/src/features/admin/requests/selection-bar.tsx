import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import type { ConsultationStatus } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { Team } from '../desk/team';
import { colleagueOptions } from './assignee-menu';
import { StatusButtons } from './status-buttons';
import { MOST_SELECTED } from './use-selection';

const CHOOSE = 'choose';

interface SelectionBarProps {
  /** How many are selected. */
  chosen: number;
  /** Whether a panel is open at the right of the window. */
  isBesidePanel: boolean;
  onChooseAll: () => void;
  onClear: () => void;
  onSetStatus: (status: ConsultationStatus) => void;
  team: Team;
  onAssign: (to: { id: number; name: string } | null) => void;
}

/** Actions for the selected requests, at the bottom of the window, so that selecting moves no card. */
export function SelectionBar({
  chosen,
  isBesidePanel,
  onChooseAll,
  onClear,
  onSetStatus,
  team,
  onAssign,
}: SelectionBarProps) {
  const shown = chosen > 0;
  useEffect(() => {
    // The bar must not cover the card that was just selected.
    if (shown) document.activeElement?.closest('[data-request]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  if (!shown) return null;
  return (
    <div
      data-selection-bar
      className={cx('pointer-events-none fixed inset-x-0 bottom-3 z-20', isBesidePanel && 'lg:right-[34rem]')}
    >
      <div className="container-page">
        <div
          role="region"
          aria-label="Selected requests"
          className="pointer-events-auto grid gap-3 rounded-card border border-peacock bg-card p-3 shadow-floating sm:flex sm:flex-wrap sm:items-center sm:gap-x-6"
        >
          <div className="flex items-center gap-1">
            <p role="status" className="mr-auto pl-1 font-semibold tabular-nums sm:mr-2">
              {chosen} selected{chosen === MOST_SELECTED && ', the most at a time'}
            </p>
            <Button variant="ghost" size="sm" onClick={onChooseAll}>
              Select all shown
            </Button>
            <Button variant="ghost" size="icon" aria-label="End the selection" onClick={onClear}>
              <X aria-hidden />
            </Button>
          </div>
          <StatusButtons label="Set the status of the selected requests" onChoose={onSetStatus} />
          <div className="sm:w-56">
            <Select
              aria-label="Assign the selected requests"
              options={[
                { value: CHOOSE, label: 'Assign to…' },
                { value: '', label: 'Unassigned' },
                ...colleagueOptions(team),
              ]}
              value={CHOOSE}
              onChange={({ target }) =>
                onAssign(team.colleagues.find(({ id }) => String(id) === target.value) ?? null)
              }
            />
          </div>
        </div>
      </div>
    </div>
  );
}
