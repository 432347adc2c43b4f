import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { costsOf } from '@/content/calculator';
import { costItems, type CostItem } from '@/content/country';
import { destinations } from '@/content/destinations';
import { formatMoney } from '@/lib/money';
import { amountOf, totalOf } from './total';

const labels: Record<CostItem, string> = {
  tuition: 'Tuition',
  accommodation: 'Accommodation',
  food: 'Food',
  transport: 'Transport',
  personal: 'Personal expenses',
};

const textsOf = (country: string) =>
  Object.fromEntries(costItems.map((item) => [item, String(costsOf(country)[item])])) as Record<
    CostItem,
    string
  >;

export function CostCalculator() {
  const [country, setCountry] = useState('United States');
  const [texts, setTexts] = useState(() => textsOf(country));
  const { symbol } = costsOf(country);
  const amounts = Object.fromEntries(costItems.map((item) => [item, amountOf(texts[item])])) as Record<
    CostItem,
    number
  >;

  function choose(name: string) {
    setCountry(name);
    setTexts(textsOf(name));
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
      <Card className="grid gap-5 sm:grid-cols-2">
        <Field label="Country" className="sm:col-span-2">
          <Select
            options={destinations.map(({ name }) => name)}
            value={country}
            onChange={(event) => choose(event.target.value)}
          />
        </Field>
        {costItems.map((item) => (
          <Field key={item} label={`${labels[item]} (${symbol} a year)`}>
            <Input
              type="number"
              inputMode="decimal"
              min={0}
              value={texts[item]}
              onChange={(event) => setTexts({ ...texts, [item]: event.target.value })}
              // An emptied or invalid field says what it counts as.
              onBlur={() => setTexts({ ...texts, [item]: String(amounts[item]) })}
            />
          </Field>
        ))}
      </Card>
      <Card className="grid content-start gap-5">
        <div>
          <h2 className="text-xl">Total for one year</h2>
          <p
            aria-live="polite"
            className="font-display text-4xl font-bold break-words text-peacock-deep tabular-nums"
          >
            {formatMoney(symbol, totalOf(amounts))}
          </p>
        </div>
        <p className="text-ink-soft">
          The starting figures are estimates for planning. Put in the fee of your own university and the rent
          of your own city.
        </p>
        <ButtonLink to="/#contact">Get Personalized Financial Guidance</ButtonLink>
      </Card>
    </div>
  );
}
