import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { rankings, rankingSource } from '@/content/rankings';
import { filterEntries, optionsOf } from './filters';
import { NoMatch } from './no-match';
import { useFilter } from './use-filter';

export function Rankings() {
  const [search, setSearch] = useFilter('search');
  const [country, setCountry] = useFilter('country');
  const [category, setCategory] = useFilter('category');
  const shown = filterEntries(rankings, search, { country, category });

  return (
    <>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label="Search by name">
          <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
        <Field label="Country">
          <Select
            options={optionsOf(
              'All Countries',
              rankings.map((entry) => entry.country),
            )}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          />
        </Field>
        <Field label="Category">
          <Select
            options={optionsOf(
              'All Categories',
              rankings.map((entry) => entry.category),
            )}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          />
        </Field>
      </div>
      <p className="mt-6 text-ink-soft">Source: {rankingSource}.</p>
      {shown.length === 0 ? (
        <NoMatch what="universities" />
      ) : (
        <div
          className="mt-4 overflow-x-auto rounded-card border border-line bg-card"
          tabIndex={0}
          role="region"
          aria-label="Rankings"
        >
          <table className="w-full text-left">
            <thead className="border-b border-line text-sm text-ink-soft">
              <tr>
                {['Rank', 'University', 'Country', 'Category', 'Score'].map((heading) => (
                  <th key={heading} scope="col" className="px-4 py-3 font-medium">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((entry) => (
                <tr key={entry.rank} className="border-b border-line last:border-0">
                  <td className="px-4 py-3 font-display text-xl font-bold tabular-nums">{entry.rank}</td>
                  <th scope="row" className="px-4 py-3 font-semibold">
                    {entry.name}
                  </th>
                  <td className="px-4 py-3">{entry.country}</td>
                  <td className="px-4 py-3">{entry.category}</td>
                  <td className="px-4 py-3 tabular-nums">{entry.score}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
