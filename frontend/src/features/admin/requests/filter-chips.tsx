import { X } from 'lucide-react';
import type { Colleague } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { NO_COUNTRY, type RequestFilter } from '../desk/request-filter';
import { assigneeLabel } from '../desk/team';
import { dayName } from '../desk/times';

interface Chip {
  label: string;
  /** The fields that change when somebody removes the chip. All other fields of the filter stay. */
  without: RequestFilter;
  /** Shown on phones only, because elsewhere the filter's field is visible. */
  onPhonesOnly?: boolean;
}

function named(day: string): string {
  const year = day.slice(0, 4);
  return year === String(new Date().getFullYear()) ? dayName(day) : `${dayName(day)} ${year}`;
}

const dues: Record<string, string> = { waiting: 'Waiting', overdue: 'Overdue', today: 'Due today' };
const sorts: Record<string, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  waiting: 'Waiting longest',
};

/** Chips for the filters whose fields are folded. */
function chipsOf({ due, country, assignee, from, to, sort }: RequestFilter, colleagues: Colleague[]): Chip[] {
  const chips: (Chip | false | undefined | '')[] = [
    assignee && {
      label: assigneeLabel(assignee, colleagues),
      without: { assignee: undefined },
    },
    due && { label: dues[due] ?? due, without: { due: undefined } },
    country && {
      label: country === NO_COUNTRY ? 'No destination' : country,
      without: { country: undefined },
    },
    from && from === to && { label: named(from), without: { from: undefined, to: undefined } },
    from && from !== to && { label: `From ${named(from)}`, without: { from: undefined } },
    to && from !== to && { label: `Until ${named(to)}`, without: { to: undefined } },
    sort && { label: sorts[sort] ?? sort, without: { sort: undefined }, onPhonesOnly: true },
  ];
  return chips.filter((chip) => typeof chip === 'object');
}

interface FilterChipsProps {
  filter: RequestFilter;
  colleagues: Colleague[];
  onChange: (change: RequestFilter) => void;
  onClear: () => void;
}

/** The active filters, each with a button that removes it. */
export function FilterChips({ filter, colleagues, onChange, onClear }: FilterChipsProps) {
  if (Object.keys(filter).length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chipsOf(filter, colleagues).map(({ label, without, onPhonesOnly }) => (
        <button
          key={label}
          type="button"
          onClick={() => onChange(without)}
          className={`${onPhonesOnly ? 'sm:hidden ' : ''}inline-flex min-h-11 items-center gap-1.5 rounded-full border border-ink/25 bg-card px-3.5 text-sm font-semibold hover:border-ink/50 hover:bg-paper-deep [&_svg]:size-4`}
        >
          <span className="sr-only">Remove the filter </span>
          {label}
          <X aria-hidden />
        </button>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  );
}
