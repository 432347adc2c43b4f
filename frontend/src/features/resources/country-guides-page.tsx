import { Flag } from '@/components/flag';
import { Link } from '@/components/link';
import { Scene } from '@/components/scene';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { costsOf } from '@/content/calculator';
import { visaMinimum } from '@/content/visa-minimum';
import { summaryOf } from '@/content/country-summaries';
import { destinations } from '@/content/destinations';
import { formatMoney, inLakh } from '@/lib/money';
import { slugOf } from '@/lib/slug';
import type { PageHandle } from '@/lib/page';
import { convert } from './cost-plan';
import { FilterBar } from './filter-bar';
import { filterEntries, optionsOf } from './filters';
import { ListStatus } from './list-status';
import { ResourcePage } from './resource-page';
import { totalOf } from './total';
import { useChoice } from './use-filter';

const countries = destinations.map(({ name }) => name);

/** Tuition and living of the calculator's preset, in the country's own money and in rupees, to compare. */
function averageCost(country: string) {
  const costs = costsOf(country);
  const total = totalOf(costs);
  const rupees = inLakh(convert(total, costs.currency, 'INR'));
  const average = `About ${formatMoney(costs.symbol, total)} (₹${rupees}), tuition and living`;
  const { tuitionFor } = summaryOf(country);
  return [
    average,
    costs.minimum &&
      visaMinimum(country, costs)!.below &&
      `; the visa asks for ${formatMoney(costs.symbol, costs.minimum)} of living alone`,
    tuitionFor && `. Tuition is that of ${tuitionFor}`,
  ]
    .filter(Boolean)
    .join('');
}

export const handle: PageHandle = { choices: { country: countries } };

export const Component = () => (
  <ResourcePage id="country-guides">
    <CountryGuideCards />
  </ResourcePage>
);

export function CountryGuideCards() {
  const [country, setCountry] = useChoice('country', countries);
  const shown = filterEntries(destinations, '', { name: country });
  return (
    <>
      <FilterBar>
        <Field label="Country" className="max-w-sm">
          <Select
            options={optionsOf('All Countries', countries)}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          />
        </Field>
      </FilterBar>
      <ListStatus count={shown.length} one="country" many="countries" />
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ name, flag }) => (
          <li key={name} className="flex" data-destination={slugOf(name)}>
            <Card className="flex w-full flex-col gap-4">
              <Scene
                name={`destinations/${slugOf(name)}`}
                className="-mx-3 -mt-3 aspect-5/2! w-[calc(100%+1.5rem)]! max-w-none rounded-[0.5rem] sm:-mx-4 sm:-mt-4 sm:w-[calc(100%+2rem)]!"
              />
              <h2 className="flex items-center gap-2.5 text-xl">
                <Flag code={flag} />
                {name}
              </h2>
              <dl className="grid gap-3">
                {[
                  { label: 'Popular cities', value: summaryOf(name).cities },
                  {
                    label: 'Average cost per year',
                    value: averageCost(name),
                  },
                  { label: 'Work rights', value: summaryOf(name).workRights },
                  { label: 'Language', value: summaryOf(name).language },
                  { label: 'Visa', value: summaryOf(name).visaType },
                ].map(({ label, value }) => (
                  <div key={label}>
                    <dt className="text-sm text-ink-soft">{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <ButtonLink to={`/country/${slugOf(name)}`} variant="secondary" className="mt-auto">
                View Detailed Guide<span className="sr-only"> for {name}</span>
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/resources/intake-calendar" className="link-text">
          All intakes in one calendar
        </Link>
        <Link to="/resources/rules-side-by-side" className="link-text">
          Work, stay, family and insurance side by side
        </Link>
      </p>
    </>
  );
}
