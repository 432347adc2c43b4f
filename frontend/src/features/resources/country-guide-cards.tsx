import { Flag } from '@/components/flag';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { costPresets } from '@/content/calculator';
import { countryGuides } from '@/content/countries';
import { destinations } from '@/content/destinations';
import { formatMoney } from '@/lib/money';
import { slugOf } from '@/lib/slug';
import { filterEntries, optionsOf } from './filters';
import { totalOf } from './total';
import { useFilter } from './use-filter';

export function CountryGuideCards() {
  const [country, setCountry] = useFilter('country');
  return (
    <>
      <Field label="Country" className="max-w-sm">
        <Select
          options={optionsOf(
            'All Countries',
            countryGuides.map(({ name }) => name),
          )}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        />
      </Field>
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {filterEntries(countryGuides, '', { name: country }).map(({ name, summary }) => (
          <li key={name} className="flex" data-destination={slugOf(name)}>
            <Card className="flex w-full flex-col gap-4">
              <h2 className="flex items-center gap-2.5 text-xl">
                <Flag code={destinations.find((destination) => destination.name === name)!.flag} />
                {name}
              </h2>
              <dl className="grid gap-3">
                {[
                  { label: 'Popular cities', value: summary.cities },
                  {
                    label: 'Average cost per year',
                    value: `About ${formatMoney(costPresets[name].symbol, totalOf(costPresets[name]))}, tuition and living`,
                  },
                  { label: 'Work rights', value: summary.workRights },
                  { label: 'Language', value: summary.language },
                  { label: 'Visa', value: summary.visaType },
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
    </>
  );
}
