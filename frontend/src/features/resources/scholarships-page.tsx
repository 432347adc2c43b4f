import { Over } from '@/components/over';
import { Sourced, SourceMark } from '@/components/said';
import { SourcesNote } from '@/components/sources-note';
import { Badge } from '@/components/ui/badge';
import { ButtonAnchor } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { isAlsoFor, scholarships, type Scholarship } from '@/content/scholarships';
import type { Source } from '@/content/sources';
import { isOver } from '@/lib/calendar';
import type { PageHandle } from '@/lib/page';
import { FilterBar } from './filter-bar';
import { filterEntries, optionsOf } from './filters';
import { ListStatus } from './list-status';
import { ResourcePage } from './resource-page';
import { useChoice, useFilter } from './use-filter';

const countries = scholarships.map(({ country }) => country);
const types = scholarships.map(({ type }) => type);
const levels = ['Bachelor’s', 'Master’s', 'Doctorate'];

/** The official page of each, and then those that told the rest. Pages that several have stand here once. */
const sources: Source[] = [
  ...new Set(
    scholarships.flatMap(({ name, sources: others = {}, ...official }) => [
      { ...official, label: name },
      ...Object.values(others),
    ]),
  ),
];
const labels = sources.map(({ label }) => label);

/** The next closing day first, then what has none, and what is over for this round last. */
const placeOf = ({ closes }: Scholarship) => (!closes ? '3' : isOver(closes) ? `4${closes}` : closes);
const inOrder = (found: Scholarship[]) => found.sort((a, b) => placeOf(a).localeCompare(placeOf(b)));

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
  const [level, setLevel] = useChoice('level', levels);
  const found = filterEntries(scholarships, search, { type }).filter((entry) =>
    entry.level.toLowerCase().includes(level.toLowerCase()),
  );
  const shown = inOrder(filterEntries(found, '', { country }));
  const also = country ? inOrder(found.filter((entry) => isAlsoFor(entry, country))) : [];

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
        {/* No select: each choice in those is rendered ahead with each of the others. */}
        <fieldset className="md:col-span-3">
          <legend className="font-medium">Level</legend>
          <div className="flex flex-wrap gap-x-6">
            {['', ...levels].map((one) => (
              <label key={one} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="level"
                  className="size-5"
                  checked={level === one}
                  onChange={() => setLevel(one)}
                />
                {one || 'All levels'}
              </label>
            ))}
          </div>
        </fieldset>
      </FilterBar>
      <ListStatus count={shown.length} one="scholarship" many="scholarships" />
      <Sourced sources={Object.fromEntries(sources.map((source) => [source.label, source]))} used={labels}>
        <Cards entries={shown} Heading="h2" />
        {also.length > 0 && (
          <section aria-labelledby="also-open" className="mt-12">
            <h2 id="also-open" className="mb-1 text-2xl">
              Also open to you
            </h2>
            <p className="mb-5 text-ink-soft">For studies in any country, or in several with this one.</p>
            <Cards entries={also} Heading="h3" />
          </section>
        )}
      </Sourced>
      <section aria-labelledby="scholarship-sources" className="mt-12 border-t border-line pt-8">
        <h2 id="scholarship-sources" className="mb-3 text-xl">
          Sources
        </h2>
        <SourcesNote sources={sources} />
      </section>
    </>
  );
}

function Cards({ entries, Heading }: { entries: Scholarship[]; Heading: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {entries.map(({ name, country, type, level, url, closes, sources: others = {}, ...texts }) => (
        <li key={name} className="flex">
          <Card className="flex w-full flex-col gap-4">
            <p className="flex flex-wrap items-center gap-2.5">
              <Badge variant={type === 'Government' ? 'accent' : 'plain'}>{type}</Badge>
              {closes && <Over date={closes}>Over for this round</Over>}
            </p>
            <Heading className="text-xl">{name}</Heading>
            <dl className="grid gap-3">
              {[
                { label: 'Country', value: country, source: '' },
                { label: 'Level', value: level, source: '' },
                ...(['amount', 'deadline', 'eligibility'] as const).map((part) => ({
                  label: part[0]!.toUpperCase() + part.slice(1),
                  value: texts[part],
                  source: others[part]?.label ?? name,
                })),
              ].map(({ label, value, source }) => (
                <div key={label}>
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd>
                    {value}
                    {source && <SourceMark source={source} />}
                  </dd>
                </div>
              ))}
            </dl>
            <ButtonAnchor href={url} target="_blank" rel="noopener" variant="secondary" className="mt-auto">
              Learn More & Apply
              <span className="sr-only"> for {name}, opens in a new tab</span>
            </ButtonAnchor>
          </Card>
        </li>
      ))}
    </ul>
  );
}
