import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { listConsultationRequestsLengths } from '@/api/generated/lengths/listConsultationRequests';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useDebouncedText } from '@/lib/use-debounced-text';
import { searchable } from '../desk/calls';
import { assigneesFor, type Team } from '../desk/team';
import { destinations, NO_COUNTRY, statusOptions, type RequestFilter } from '../desk/request-filter';
import { DayField } from './day-field';
import { FilterChips } from './filter-chips';

const choices = {
  status: [{ value: 'all', label: 'All statuses' }, ...statusOptions],
  due: [
    { value: '', label: 'Any time' },
    { value: 'waiting', label: 'Waiting for an answer' },
    { value: 'overdue', label: 'Overdue' },
    { value: 'today', label: 'Due today' },
  ],
  country: [
    { value: '', label: 'All destinations' },
    ...destinations.map((country) => ({ value: country as string, label: country as string })),
    { value: NO_COUNTRY, label: 'None given' },
  ],
  sort: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
    { value: 'waiting', label: 'Waiting longest' },
  ],
};

interface FiltersProps {
  filter: RequestFilter;
  /** `isSameSearch`: the change is another letter of the search that is being typed. */
  onChange: (change: RequestFilter, isSameSearch?: boolean) => void;
  onClear: () => void;
  /** Called with Enter in the search field: the focus is to go to the first match. */
  onSearched: (search: string) => void;
  searchRef: Ref<HTMLInputElement>;
  team: Team;
}

export function Filters({ filter, onChange, onClear, onSearched, searchRef, team }: FiltersProps) {
  const fold = useRef<HTMLButtonElement>(null);
  const isTyping = useRef(false);
  const [text, setText] = useDebouncedText(filter.search ?? '', (typed) => search(searchable(typed)));
  function search(next: string) {
    onChange({ search: next }, isTyping.current);
    isTyping.current = true;
  }
  const folded = [filter.due, filter.country, filter.assignee, filter.from, filter.to].filter(Boolean).length;
  const [open, setOpen] = useState(false);
  const options = { ...choices, assignee: assigneesFor(team, filter.assignee) };
  const select = (name: keyof typeof options, label: string, className?: string) => (
    <Field label={label} className={className}>
      <Select
        options={options[name]}
        value={filter[name] ?? options[name][0]!.value}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  );
  const day = (name: 'from' | 'to', label: string) => (
    <DayField
      label={label}
      value={filter[name] ?? ''}
      min={name === 'to' ? filter.from : undefined}
      max={name === 'from' ? filter.to : undefined}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  /**
   * Wraps an action on a chip. The pressed chip disappears, so the focus moves to the button that unfolds the filters.
   */
  const thenFocusFold =
    <Arguments extends unknown[]>(act: (...args: Arguments) => void) =>
    (...args: Arguments) => {
      act(...args);
      fold.current?.focus({ preventScroll: true });
    };

  return (
    <div role="search" className="grid gap-x-3 gap-y-3">
      <div className="grid grid-cols-2 gap-3 @3xl:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]">
        <Field label="Search" className="col-span-2 @3xl:col-span-1">
          <Input
            ref={searchRef}
            type="search"
            placeholder="Name, e-mail or phone"
            autoComplete="off"
            {...listConsultationRequestsLengths.search}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return;
              event.preventDefault();
              const typed = searchable(text).trim();
              if (typed !== (filter.search ?? '')) search(typed);
              isTyping.current = false;
              onSearched(typed);
            }}
            onBlur={() => {
              isTyping.current = false;
            }}
          />
        </Field>
        {select('status', 'Status')}
        {select('sort', 'Order', 'max-sm:hidden')}
        <Button
          ref={fold}
          variant="secondary"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="mt-8 self-start px-3! sm:@max-3xl:mt-0 sm:@max-3xl:justify-self-start"
        >
          <SlidersHorizontal aria-hidden />
          {folded > 0 ? `More filters (${folded})` : 'More filters'}
        </Button>
      </div>
      {open && (
        <div className="grid grid-cols-2 gap-3 @3xl:grid-cols-5">
          {select('sort', 'Order', 'sm:hidden col-span-2')}
          {select('due', 'Answer due')}
          {select('country', 'Destination')}
          {select('assignee', 'Assignee')}
          {day('from', 'Came in from')}
          {day('to', 'Came in until')}
        </div>
      )}
      <FilterChips
        filter={filter}
        colleagues={team.colleagues}
        onChange={thenFocusFold(onChange)}
        onClear={thenFocusFold(onClear)}
      />
    </div>
  );
}
