import { Link } from '@/components/link';
import { SourceMark } from '@/components/said';
import { StackedBar, Swatch } from '@/components/stacked-bar';
import { Statements } from '@/components/statements';
import type { GuideCosts } from '@/content/guide-costs';
import { costItems, type Amount, type CostItem, type CountryGuide } from '@/content/country';
import { exchangeRates } from '@/content/exchange-rates';
import { visaMinimum } from '@/content/visa-minimum';
import { formatDate } from '@/lib/dates';
import { currencySymbols, formatMoney } from '@/lib/money';
import { slugOf } from '@/lib/slug';
import { formatAmount, formatUsd } from './amounts';

interface CostsProps {
  country: string;
  costs: GuideCosts;
  details: CountryGuide['detailedCosts'];
}

export function Costs({ country, costs, details }: CostsProps) {
  return (
    <>
      <YearBar country={country} costs={costs} short={!details} />
      {details && <CostTable costs={costs} details={details} />}
      {details && details.notes.length > 0 && (
        <div className="mt-8">
          <h3 className="mb-3 text-xl">Before you plan</h3>
          <Statements items={details.notes} />
        </div>
      )}
    </>
  );
}

const itemLabels: Record<CostItem, string> = {
  tuition: 'Tuition',
  accommodation: 'Accommodation',
  food: 'Food',
  transport: 'Transport',
  personal: 'Personal',
};

interface YearBarProps {
  country: string;
  costs: GuideCosts;
  short: boolean;
}

/** The cost of a year with the calculator's starting values: five items, or three if the guide has no details. */
function YearBar({ country, costs, short }: YearBarProps) {
  const { symbol, tuition, accommodation, food, transport, personal } = costs;
  const items = short
    ? [
        { label: 'Tuition', amount: tuition },
        { label: 'Accommodation', amount: accommodation },
        { label: 'Living', amount: food + transport + personal },
      ]
    : costItems.map((item) => ({ label: itemLabels[item], amount: costs[item] }));
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const minimum = visaMinimum(country, costs);
  return (
    <div className="tinted rounded-card border p-5 sm:p-6">
      <p className="text-ink-soft">One year, tuition and living, as a starting point</p>
      <p className="font-display text-3xl font-semibold text-hue tabular-nums">
        {formatMoney(symbol, total)}, about {costs.yearInRupees}
      </p>
      <StackedBar amounts={items.map(({ amount }) => amount)} className="mt-3" />
      <dl className="mt-4 flex flex-wrap gap-x-7 gap-y-3">
        {items.map(({ label, amount }, index) => (
          <div key={label}>
            <dt className="flex items-center gap-2 text-sm text-ink-soft">
              <Swatch index={index} />
              {label}
            </dt>
            <dd className="font-semibold tabular-nums">{formatMoney(symbol, amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        Health insurance comes on top each year, and the application, the visa, the flight and most other fees
        in the first. {minimum?.below && minimum.text}
      </p>
      <p className="text-sm">
        <Link
          to={`/resources/cost-calculators?country=${slugOf(country)}`}
          className="inline-flex min-h-11 items-center link-text"
        >
          Change these figures in the cost calculator
        </Link>
      </p>
    </div>
  );
}

type Row = { label: string; amount?: Amount; inRupees?: boolean };

function CostTable({ costs, details }: { costs: GuideCosts; details: NonNullable<CostsProps['details']> }) {
  const { livingExpenses, oneTimeCosts, fees = [] } = details;
  const groups: { title: string; rows: Row[] }[] = [
    {
      title: 'Tuition for a year',
      rows: [{ label: 'Usual range', amount: details.tuitionRange }, ...details.tuition],
    },
    {
      title: 'Living for a year',
      rows: [
        { label: 'Accommodation', amount: livingExpenses.accommodation },
        { label: 'Food', amount: livingExpenses.food },
        { label: 'Transport', amount: livingExpenses.transport },
        { label: 'Personal', amount: livingExpenses.personal },
        { label: 'Health insurance', amount: livingExpenses.healthInsurance },
      ],
    },
    {
      title: 'Once',
      rows: [
        { label: 'Application fee', amount: oneTimeCosts.applicationFee },
        { label: 'Visa fee', amount: oneTimeCosts.visaFee },
        { label: 'Flight ticket', amount: oneTimeCosts.flightTicket },
      ],
    },
    {
      title: 'Other fees',
      rows: fees.map(({ name, yearly, ...fee }) => ({ ...fee, label: name + (yearly ? ', a year' : '') })),
    },
  ].filter(({ rows }) => rows.length > 0);
  const inDollars = costs.currency === 'USD';
  const unit = inDollars ? 'USD' : `${costs.currency}, and about USD`;
  return (
    <div className="mt-8">
      {/* With enlarged text the amounts stand below their names; roles keep it a table for screen readers. */}
      <table role="table" className="w-full border-b border-line text-left">
        <caption className="sr-only">What study and living cost, in {unit}</caption>
        <thead role="rowgroup" className="text-sm text-ink-soft narrow:block">
          <tr role="row" className="narrow:block">
            <th role="columnheader" scope="col" className="pb-2 font-medium narrow:sr-only">
              What
            </th>
            <th
              role="columnheader"
              scope="col"
              className="pb-2 text-right font-medium narrow:block narrow:text-left"
            >
              {unit}
            </th>
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title} role="rowgroup" className="narrow:block">
            <tr role="row" className="border-t-2 border-ink/25 narrow:block">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={2}
                className="pt-3 pb-1.5 font-display text-lg font-semibold"
              >
                {title}
              </th>
            </tr>
            {rows.map(({ label, amount, inRupees }) => (
              <tr key={label} role="row" className="border-t border-line align-top narrow:block">
                <th role="rowheader" scope="row" className="py-2.5 pr-4 font-medium narrow:block narrow:pb-0">
                  {label}
                  {amount && !amount.note && <SourceMark source={amount.source} />}
                  {amount?.note && (
                    <span className="block text-sm leading-snug font-normal text-ink-soft">
                      {amount.note}
                      <SourceMark source={amount.source} />
                    </span>
                  )}
                </th>
                <td
                  role="cell"
                  className="py-2.5 text-right whitespace-nowrap tabular-nums narrow:block narrow:pt-0 narrow:text-left narrow:whitespace-normal"
                >
                  {amount ? formatAmount(inRupees ? currencySymbols.INR : costs.symbol, amount) : 'Not known'}
                  {amount && !inDollars && amount.from + (amount.to ?? 0) > 0 && (
                    <span className="block text-sm leading-snug text-ink-soft">
                      {formatUsd(inRupees ? { currency: 'INR' } : costs, amount)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="mt-4 text-sm text-ink-soft">
        Converted with{' '}
        <a href={exchangeRates.source.url} rel="noopener" className="link-text">
          the European Central Bank’s rates
        </a>{' '}
        of {formatDate(exchangeRates.date)}
        {costs.currency === 'AED' && ' and the fixed rate of the dirham'}, rounded; rates move.
      </p>
    </div>
  );
}
