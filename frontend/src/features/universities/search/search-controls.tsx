import { Search } from 'lucide-react';
import { useId } from 'react';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useDebouncedText } from '@/lib/use-debounced-text';
import { MAX_SEARCH_LENGTH, sorts, useFilters, type Sort } from './filters';

const sortNames: Record<Sort, string> = {
  rank: 'World rank',
  tuition: 'Lowest tuition',
  name: 'Name, A to Z',
};
const sortOptions = sorts.map((value) => ({ value, label: sortNames[value] }));

/** The search field and the order. The other filters are in the sidebar. */
export function SearchControls() {
  const sortId = useId();
  const { filters, sort, setFilters, setSort } = useFilters();
  const [text, setText] = useDebouncedText(filters.search, (search) => setFilters({ search }, true));
  return (
    <div role="search" aria-label="Universities" className="flex flex-wrap gap-3">
      <div className="relative min-w-[min(15rem,100%)] grow">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
        />
        <Input
          type="search"
          aria-label="Search by name or city"
          placeholder="Search by name or city"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          className="pl-10"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="flex grow items-center gap-2 @max-[15rem]:flex-wrap sm:grow-0">
        <label htmlFor={sortId} className="shrink-0 font-medium">
          Sort by
        </label>
        <Select
          id={sortId}
          className="min-w-44"
          options={sortOptions}
          value={sort}
          onChange={(event) => setSort(event.target.value as Sort)}
        />
      </div>
    </div>
  );
}
