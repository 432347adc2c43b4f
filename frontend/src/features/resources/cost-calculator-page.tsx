import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { costsOf } from '@/content/calculator';
import { visaMinimum } from '@/content/visa-minimum';
import { costItems } from '@/content/country';
import { summaryOf } from '@/content/country-summaries';
import { destinations } from '@/content/destinations';
import { formatMoney } from '@/lib/money';
import { useHydrated } from '@/lib/use-hydrated';
import type { PageHandle } from '@/lib/page';
import { slugOf } from '@/lib/slug';
import { AmountField, NotFinal } from './amount-field';
import { amountLabels } from './amount-labels';
import { presetOf, yearlyAmounts, type Plan } from './cost-plan';
import { PlanComparison } from './plan-comparison';
import { PlanEditors } from './plan-editors';
import { ResourcePage } from './resource-page';
import { totalOf } from './total';
import { usePlans } from './use-plans';

export const handle: PageHandle = { choices: { country: destinations.map(({ name }) => slugOf(name)) } };

export const Component = () => (
  <ResourcePage id="cost-calculators">
    <CostCalculator />
  </ResourcePage>
);

export function CostCalculator() {
  const { plans, currency, search, change } = usePlans();
  const changePlans = (next: Plan[]) => change({ plans: next, currency });
  return (
    <div className="group">
      <p data-instead="script" className="mb-6 text-lg">
        The calculator needs JavaScript, which is switched off or could not be loaded. Below is what it starts
        with ({plans[0]!.country}).
      </p>
      <YearCalculator plan={plans[0]!} onChange={(plan) => changePlans([plan, ...plans.slice(1)])} />
      <section aria-labelledby="course-title" className="mt-14 border-t border-line pt-12">
        <h2 id="course-title" className="text-3xl">
          The whole course, side by side
        </h2>
        <p className="mt-3 max-w-[31em] text-lg text-ink-soft">
          The year above and its health insurance, times the years of the course, with what you pay once and
          without what a scholarship pays. Nothing is added for rising prices.
        </p>
        <PlanEditors plans={plans} onChange={changePlans} />
        <PlanComparison
          plans={plans}
          currency={currency}
          search={search}
          onCurrency={(chosen) => change({ plans, currency: chosen })}
        />
      </section>
    </div>
  );
}

/** One year in one country: five amounts and their sum. */
function YearCalculator({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const { country, texts } = plan;
  const { symbol } = costsOf(country);
  const { tuitionFor } = summaryOf(country);
  const amounts = yearlyAmounts(plan);
  const minimum = visaMinimum(country, costsOf(country), amounts);
  const hydrated = useHydrated();

  return (
    <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
      <Card className="grid gap-5 sm:grid-cols-2" data-print="no" data-needs="script" inert={!hydrated}>
        <Field label="Country" className="sm:col-span-2">
          <Select
            options={destinations.map(({ name }) => name)}
            value={country}
            onChange={({ target }) => onChange({ ...presetOf(target.value), years: plan.years })}
          />
        </Field>
        {costItems.map((item) => (
          <AmountField
            key={item}
            label={`${amountLabels[item]} (${symbol} a year)`}
            type="number"
            min={0}
            value={texts[item]}
            onChange={(text) => onChange({ ...plan, texts: { ...texts, [item]: text } })}
          />
        ))}
      </Card>
      <Card className="grid content-start gap-5">
        <div>
          <h2 className="text-xl">Total for one year</h2>
          {/* On screen the choice beside it says so. */}
          <p className="hidden print:block">{country}</p>
          <p
            aria-live="polite"
            className="font-display text-4xl font-bold break-words text-peacock-deep tabular-nums"
          >
            {formatMoney(symbol, totalOf(amounts))}
          </p>
          <NotFinal />
        </div>
        <p className="text-ink-soft">
          The starting figures are estimates for planning. Put in the fee of your own university and the rent
          of your own city.{tuitionFor && ` The tuition it starts from is that of ${tuitionFor}.`}
        </p>
        {minimum && <p className={minimum.below ? undefined : 'text-ink-soft'}>{minimum.text}</p>}
        <ButtonLink to="/#contact">Get Personalized Financial Guidance</ButtonLink>
      </Card>
    </div>
  );
}
