import { Link as LinkIcon, Printer } from 'lucide-react';
import { StackedBar, Swatch } from '@/components/stacked-bar';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { costsOf } from '@/content/calculator';
import { exchangeRates } from '@/content/exchange-rates';
import { formatDate } from '@/lib/dates';
import { currencySymbols, formatMoney, inLakh } from '@/lib/money';
import { toast } from '@/lib/toasts';
import { useHydrated } from '@/lib/use-hydrated';
import { NotFinal } from './amount-field';
import { amountLabels } from './amount-labels';
import { ComparisonTable } from './comparison-table';
import { convert, costsOfPlan, currenciesOf, parts, type Plan, type ShownCurrency } from './cost-plan';

interface PlanComparisonProps {
  plans: Plan[];
  /** The currency of all amounts. */
  currency: ShownCurrency;
  /** The query of the address that shows these plans. */
  search: string;
  onCurrency: (currency: ShownCurrency) => void;
}

const currencyNames: Record<ShownCurrency, string> = {
  INR: 'Indian rupees',
  USD: 'US dollars',
  GBP: 'Pounds sterling',
  EUR: 'Euros',
  CAD: 'Canadian dollars',
  AUD: 'Australian dollars',
  NZD: 'New Zealand dollars',
  AED: 'UAE dirhams',
};

const partLabels = { ...amountLabels, once: 'Paid once' };

/** Rounding steps of converted amounts, since the exchange rate of one day is not more exact. */
const STEP: Partial<Record<ShownCurrency, number>> = { INR: 1000 };
const OTHER_STEP = 10;

/** The cost of the plans, as bars and as numbers in one currency. */
export function PlanComparison({ plans, currency, search, onCurrency }: PlanComparisonProps) {
  const hydrated = useHydrated();
  const columns = plans.map((plan, index) => {
    const { currency: own, symbol } = costsOf(plan.country);
    const { parts: amounts, scholarship, total } = costsOfPlan(plan);
    const step = STEP[currency] ?? OTHER_STEP;
    const isOwn = own === currency;
    const rounded = (amount: number) => (isOwn ? amount : Math.round(amount / step) * step);
    const shown = (amount: number) => rounded(convert(amount, own, currency));
    const again = plans.slice(0, index).filter(({ country }) => country === plan.country).length;
    const shownParts = parts.map((part) => shown(amounts[part]));
    const paid = shown(scholarship);
    // The total is the sum of the rounded rows, so that the rows add up exactly.
    const left = isOwn ? total : shownParts.reduce((sum, amount) => sum + amount, -paid);
    return {
      name: plan.country + (again > 0 ? ` (${again + 1})` : ''),
      years: plan.years === 1 ? '1 year' : `${plan.years} years`,
      amounts: shownParts,
      scholarship: paid,
      total: left,
      perYear: rounded(left / plan.years),
      own: formatMoney(symbol, total),
    };
  });
  const money = (amount: number) => formatMoney(currencySymbols[currency], amount);
  const longest = Math.max(...columns.map(({ amounts }) => amounts.reduce((sum, amount) => sum + amount, 0)));
  const rows = [
    ...parts.map((part, index) => ({
      name: (
        <span className="inline-flex items-center gap-2">
          <Swatch index={index} />
          {partLabels[part]}
        </span>
      ),
      cells: columns.map(({ amounts }) => money(amounts[index]!)),
    })),
    {
      name: 'Scholarship',
      cells: columns.map(({ scholarship }) => (scholarship > 0 ? `−${money(scholarship)}` : 'None')),
    },
    {
      name: 'Left to pay',
      isTotal: true,
      cells: columns.map(({ total }) => (
        <>
          {money(total)}
          {currency === 'INR' && (
            <span className="block text-sm font-normal text-ink-soft">{inLakh(total)}</span>
          )}
        </>
      )),
    },
    { name: 'For each year', cells: columns.map(({ perYear }) => money(perYear)) },
    { name: 'In its own currency', cells: columns.map(({ own }) => own) },
  ];

  return (
    <div className="mt-8">
      <div data-print="no" data-needs="script" inert={!hydrated} className="flex flex-wrap items-end gap-3">
        <Field label="Show amounts in">
          <Select
            options={currenciesOf(plans).map((code) => ({
              value: code,
              label: `${currencyNames[code]} (${code})`,
            }))}
            value={currency}
            onChange={({ target }) => onCurrency(target.value as ShownCurrency)}
          />
        </Field>
        <Button variant="secondary" data-needs="script" onClick={() => void share(search)}>
          <LinkIcon aria-hidden /> Share
        </Button>
        <Button variant="secondary" data-needs="script" onClick={() => window.print()}>
          <Printer aria-hidden /> Print
        </Button>
      </div>
      <NotFinal />
      <ul className="mt-8 grid gap-5">
        {columns.map(({ name, years, amounts, scholarship, total }) => (
          <li key={name}>
            <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <span className="font-semibold">{name}</span>, <span className="text-ink-soft">{years}</span>
              </span>
              <span className="font-display text-xl font-semibold text-peacock-deep tabular-nums">
                {money(total)}
              </span>
            </p>
            <StackedBar amounts={amounts} covered={scholarship} max={longest} />
          </li>
        ))}
      </ul>
      {columns.some(({ scholarship }) => scholarship > 0) && (
        <p className="mt-2 text-sm text-ink-soft">The pale end of a bar is what the scholarship pays.</p>
      )}
      <div className="mt-8 max-w-4xl">
        <ComparisonTable
          caption={`Cost of the whole course in ${currencyNames[currency]}`}
          columns={['For the whole course', ...columns.map(({ name, years }) => `${name}, ${years}`)]}
          rows={rows}
        />
      </div>
      <p className="mt-4 max-w-[42em] text-sm text-ink-soft">
        Converted at{' '}
        <a href={exchangeRates.source.url} rel="noopener" className="link-text">
          the European Central Bank’s reference rates
        </a>{' '}
        of {formatDate(exchangeRates.date)}, the UAE dirham at its fixed rate of 3.6725 to the US dollar, and
        rounded. Rates move, and banks add a margin of their own. Health insurance, application, visa, flight
        and other fees start from the middle of the range in each country guide. The other fees are those that
        everybody pays, and count for the first year only; other costs before departure are not counted.
      </p>
    </div>
  );
}

/** Opens the device's own sharing dialog, or copies the link. */
async function share(search: string) {
  const url = `${location.origin}${location.pathname}${search && `?${search}`}`;
  try {
    if (navigator.share) await navigator.share({ url, title: document.title });
    else {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', description: 'It opens this comparison with all its figures.' });
    }
  } catch (error) {
    // The person closed the sharing dialog, which is not a failure.
    if ((error as Error).name === 'AbortError') return;
    toast({
      title: 'The link could not be copied',
      description: 'Copy it from the address bar.',
      variant: 'destructive',
    });
  }
}
