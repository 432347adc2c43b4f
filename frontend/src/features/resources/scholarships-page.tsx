import { SourcesNote } from '@/components/sources-note';
import { Badge } from '@/components/ui/badge';
import { ButtonAnchor } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { scholarships } from '@/content/scholarships';
import type { PageHandle } from '@/lib/page';
import { FilterBar } from './filter-bar';
import { filterEntries, optionsOf } from './filters';
import { ListStatus } from './list-status';
import { ResourcePage } from './resource-page';
import { useChoice, useFilter } from './use-filter';

const countries = scholarships.map(({ country }) => country);
const types = scholarships.map(({ type }) => type);

export const handle: PageHandle = { choices: { country: countries, type: types } };

export const Component = () => (
  <ResourcePage id="scholarships">
    <Scholarships />
  </ResourcePage>
);

export function Scholarships() {
  const [search, setSearch] = useFilter('search');
  const [country, setCountry] = useChoice('country', countries);
  const [type, setType] = useChoice('type', types);
  const shown = filterEntries(scholarships, search, { country, type });

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
        <Field label="Type">
          <Select
            options={optionsOf('All Types', types)}
            value={type}
            onChange={(event) => setType(event.target.value)}
          />
        </Field>
      </FilterBar>
      <ListStatus count={shown.length} one="scholarship" many="scholarships" />
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((scholarship) => (
          <li key={scholarship.name} className="flex">
            <Card className="flex w-full flex-col gap-4">
              <Badge variant={scholarship.type === 'Government' ? 'accent' : 'plain'} className="self-start">
                {scholarship.type}
              </Badge>
              <h2 className="text-xl">{scholarship.name}</h2>
              <dl className="grid gap-3">
                {[
                  { label: 'Country', value: scholarship.country },
                  { label: 'Level', value: scholarship.level },
                  { label: 'Amount', value: scholarship.amount },
                  { label: 'Deadline', value: scholarship.deadline },
                  { label: 'Eligibility', value: scholarship.eligibility },
                ].map(({ label, value }) => (
                  <div key={label}>
                    <dt className="text-sm text-ink-soft">{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <ButtonAnchor
                href={scholarship.url}
                target="_blank"
                rel="noopener"
                variant="secondary"
                className="mt-auto"
              >
                Learn More & Apply
                <span className="sr-only"> for {scholarship.name}, opens in a new tab</span>
              </ButtonAnchor>
            </Card>
          </li>
        ))}
      </ul>
      <section aria-labelledby="scholarship-sources" className="mt-12 border-t border-line pt-8">
        <h2 id="scholarship-sources" className="mb-3 text-xl">
          Sources
        </h2>
        <SourcesNote sources={scholarships.map(({ name, ...entry }) => ({ ...entry, label: name }))} />
      </section>
    </>
  );
}
