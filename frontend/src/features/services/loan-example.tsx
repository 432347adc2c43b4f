import { DataTable } from '@/components/data-table';
import type { LoanExample as Example } from '@/content/service';
import { formatMoney } from '@/lib/money';
import { costOfPlan } from './loan';
import { TickList } from './parts';

const rupees = (amount: number) => formatMoney('₹', amount);

export function LoanExample({ example }: { example: Example }) {
  const { principal, rate, moratoriumMonths, plans, assumptions } = example;
  const costs = plans.map((plan) => ({ ...plan, ...costOfPlan(example, plan) }));
  const most = Math.max(...costs.map(({ total }) => total));
  return (
    <div className="grid gap-6">
      <p className="max-w-[62ch]">
        A loan of {rupees(principal)} at an assumed {rate}% a year, with the first instalment{' '}
        {moratoriumMonths} months later, repaid in three ways.
      </p>
      <DataTable
        caption="What the loan costs with three ways of repaying it"
        columns={['Plan', 'While studying', 'Owed at the start', 'Instalment (EMI)', 'Paid in all']}
        rows={costs.map(({ name, years, whileStudying, balance, instalment, total }) => [
          name,
          whileStudying ? `${rupees(whileStudying)} a month` : 'Nothing',
          rupees(balance),
          `${rupees(instalment)} a month for ${years} years`,
          rupees(total),
        ])}
      />
      <figure>
        <figcaption className="mb-3 text-sm text-ink-soft">
          The loan itself, and the interest on top of it
        </figcaption>
        <ul className="grid gap-4">
          {costs.map(({ name, total, interest }) => (
            <li key={name}>
              <span className="text-sm">{name}: </span>
              <span className="text-sm font-semibold tabular-nums">{rupees(interest)} interest</span>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="mt-1 h-4 w-full">
                <rect width={(principal / most) * 100} height="4" className="fill-peacock" />
                <rect
                  x={(principal / most) * 100}
                  width={((total - principal) / most) * 100}
                  height="4"
                  className="fill-marigold"
                />
              </svg>
            </li>
          ))}
        </ul>
      </figure>
      <TickList items={assumptions} />
    </div>
  );
}
