import { Search, X } from 'lucide-react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useDebouncedText } from '@/lib/use-debounced-text';
import {
  levelNames,
  MAX_SEARCH_LENGTH,
  noFilters,
  sorts,
  useFilters,
  type Filters,
  type Sort,
} from './filters';
import { dollars } from '../universities/money';

const sortNames: Record<Sort, string> = {
  rank: 'World rank',
  tuition: 'Lowest tuition',
  name: 'Name, A to Z',
};
const sortOptions = sorts.map((value) => ({ value, label: sortNames[value] }));

/** Text and order of the search; the other filters are in the sidebar. */
export function SearchControls() {
  const { filters, sort, setFilters, setSort } = useFilters();
  const [text, setText] = useDebouncedText(filters.search, (search) => setFilters({ search }));
  return (
    <div role="search" aria-label="Universities" className="grid gap-4 sm:grid-cols-[1fr_13rem]">
      <Field label="Search by name or city">
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
          />
          <Input
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_SEARCH_LENGTH}
            className="pl-10"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </Field>
      <Field label="Sort by">
        <Select
          options={sortOptions}
          value={sort}
          onChange={(event) => setSort(event.target.value as Sort)}
        />
      </Field>
    </div>
  );
}

/** What each filter that is on says, in few words. */
function labelsOf(filters: Filters): [keyof Filters, string][] {
  const labels: Record<keyof Filters, string> = {
    search: `“${filters.search}”`,
    country: filters.country,
    fieldOfStudy: filters.fieldOfStudy,
    shortlistOnly: 'Shortlist only',
    level: levelNames[filters.level],
    gpa: `GPA ${filters.gpa}`,
    maxTuition: `Up to ${Number.isFinite(Number(filters.maxTuition)) ? dollars(Number(filters.maxTuition)) : filters.maxTuition}`,
  };
  const keys = Object.keys(noFilters) as (keyof Filters)[];
  return keys.filter((key) => filters[key] !== noFilters[key]).map((key) => [key, labels[key]]);
}

/** How many filters are on. */
export const countFilters = (filters: Filters) => labelsOf(filters).length;

/** The filters that are on, each with a way to take it off. */
export function FilterChips() {
  const { filters, setFilters } = useFilters();
  const labels = labelsOf(filters);
  if (labels.length === 0) return null;
  return (
    <ul aria-label="Filters that are on" className="flex flex-wrap gap-2">
      {labels.map(([key, label]) => (
        <li key={key} className="min-w-0">
          <button
            type="button"
            aria-label={`Remove filter: ${label}`}
            onClick={() =>
              // Another level has other figures, as in the filters themselves.
              setFilters(
                key === 'level'
                  ? { level: noFilters.level, gpa: '', maxTuition: '' }
                  : { [key]: noFilters[key] },
              )
            }
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line bg-peacock-soft py-1 pr-3 pl-4 text-sm font-medium text-peacock-deep hover:border-peacock"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
