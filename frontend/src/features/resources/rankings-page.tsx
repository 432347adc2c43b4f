import { Link } from '@/components/link';
import { DataTable } from '@/components/data-table';
import { SourcesNote } from '@/components/sources-note';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { rankingEdition } from '@/content/ranking-edition';
import { rankings, rankingSource } from '@/content/rankings';
import { universityPath } from '@/lib/university-paths';
import type { PageHandle } from '@/lib/page';
import { FilterBar } from './filter-bar';
import { filterEntries, optionsOf } from './filters';
import { ListStatus } from './list-status';
import { ResourcePage } from './resource-page';
import { useChoice, useFilter } from './use-filter';

const countries = rankings.map(({ country }) => country);
const categories = rankings.map(({ category }) => category);

export const handle: PageHandle = { choices: { country: countries, category: categories } };

export const Component = () => (
  <ResourcePage id="university-rankings">
    <Rankings />
  </ResourcePage>
);

export function Rankings() {
  const [search, setSearch] = useFilter('search');
  const [country, setCountry] = useChoice('country', countries);
  const [category, setCategory] = useChoice('category', categories);
  const shown = filterEntries(rankings, search, { country, category });

  return (
    <>
      <FilterBar className="md:grid-cols-3">
        <Field label="Search by name">
          <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
        <Field label="Country">
          <Select
            options={optionsOf('All Countries', countries)}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          />
        </Field>
        <Field label="Category">
          <Select
            options={optionsOf('All Categories', categories)}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          />
        </Field>
      </FilterBar>
      <ListStatus count={shown.length} one="university" many="universities" />
      {shown.length > 0 && (
        <div className="rounded-card border border-line bg-card px-5 py-2 sm:px-6 sm:py-4">
          <DataTable
            caption={`The first nine of the ${rankingEdition.name}`}
            columns={['Rank and university', 'Country', 'Category', 'Score']}
            rows={shown.map(({ rank, name, slug, country: place, category: kind, score }) => [
              <span key={name} className="flex items-baseline gap-4 narrow:block">
                <span className="w-6 shrink-0 font-display text-2xl font-semibold text-peacock-deep tabular-nums narrow:block">
                  {rank}
                </span>
                {slug ? (
                  <Link to={universityPath(slug)} className="link-text">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>,
              place,
              kind,
              score.toFixed(1),
            ])}
          />
        </div>
      )}
      <section aria-labelledby="ranking-notes" className="mt-10">
        <h2 id="ranking-notes" className="text-xl">
          How to read it
        </h2>
        <div className="mt-3 grid max-w-[62ch] gap-3">
          <p>
            The score, out of 100, adds up reputation among academics and employers, citations, staff for each
            student, international students, staff and research partners, graduates’ success and
            sustainability. The categories are our own. A rank says little about one course: ask for the
            ranking of your subject as well.
          </p>
          <p>{rankingEdition.howRead}</p>
        </div>
      </section>
      <section aria-labelledby="ranking-sources" className="mt-10 border-t border-line pt-8">
        <h2 id="ranking-sources" className="mb-3 text-xl">
          Sources
        </h2>
        <SourcesNote sources={[rankingSource]} />
      </section>
    </>
  );
}
