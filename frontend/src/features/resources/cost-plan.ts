import { costsOf } from '@/content/calculator';
import { costItems, type Amount, type CostItem, type Currency, type Fee } from '@/content/country';
import { exchangeRates } from '@/content/exchange-rates';
import { amountOf, totalOf } from './total';

export const MAX_PLANS = 3;
export const MAX_YEARS = 6;

export const oneTimeItems = ['application', 'visa', 'flight', 'fees'] as const;
export const amountKeys = [...costItems, 'insurance', ...oneTimeItems, 'scholarship'] as const;
export type AmountKey = (typeof amountKeys)[number];

/** A course in one country. The amounts are texts as typed, in the country's own currency. */
export interface Plan {
  country: string;
  years: number;
  texts: Record<AmountKey, string>;
}

const middleOf = ({ from, to = from }: Amount) => (from + to) / 2;
const middle = (amount: Amount) => String(Math.round(middleOf(amount)));

/** The fees that everybody pays, of the first year. */
const feesOf = (fees: readonly Fee[], currency: Currency) =>
  fees.reduce(
    (sum, { amount, inRupees, levels, region, notAt }) =>
      amount && !levels && !region && !notAt
        ? sum + convert(middleOf(amount), inRupees ? 'INR' : currency, currency)
        : sum,
    0,
  );

/** A new plan: the country's preset, the middle of each range in the guide, one year, no scholarship. */
export function presetOf(country: string): Plan {
  const { healthInsurance, oneTime, fees = [], ...costs } = costsOf(country);
  const yearly = costItems.map((item) => [item, String(costs[item])]);
  const texts = {
    ...Object.fromEntries(yearly),
    insurance: middle(healthInsurance),
    application: middle(oneTime.applicationFee),
    visa: middle(oneTime.visaFee),
    flight: middle(oneTime.flightTicket),
    fees: String(Math.round(feesOf(fees, costs.currency))),
    scholarship: '0',
  } as Plan['texts'];
  return { country, years: 1, texts };
}

/** The five amounts of one year. */
export const yearlyAmounts = ({ texts }: Pick<Plan, 'texts'>) =>
  Object.fromEntries(costItems.map((item) => [item, amountOf(texts[item])])) as Record<CostItem, number>;

/** The parts of the bar, which are also the rows of the table. */
export const parts = [...costItems, 'insurance', 'once'] as const;

export interface PlanCosts {
  /** Amounts for all years. `once` is application, visa, flight and other fees. */
  parts: Record<(typeof parts)[number], number>;
  /** The scholarship for all years, at most their cost. */
  scholarship: number;
  /** What is left to pay. */
  total: number;
}

/**
 * The cost of a whole course in the country's own currency, with health insurance. Every year costs as much as the first,
 * without any rise of prices.
 */
export function costsOfPlan(plan: Plan): PlanCosts {
  const { years, texts } = plan;
  const yearly = { ...yearlyAmounts(plan), insurance: amountOf(texts.insurance) };
  const year = totalOf(yearly) + yearly.insurance;
  const courses = Object.entries(yearly).map(([item, amount]) => [item, amount * years]);
  const once = oneTimeItems.reduce((sum, item) => sum + amountOf(texts[item]), 0);
  const scholarship = Math.min(amountOf(texts.scholarship), year) * years;
  return {
    parts: { ...Object.fromEntries(courses), once } as PlanCosts['parts'],
    scholarship,
    total: year * years + once - scholarship,
  };
}

export type ShownCurrency = Currency | 'INR';

/** Rupees, dollars and the currencies of the plans' countries. */
export const currenciesOf = (plans: readonly Plan[]): ShownCurrency[] => [
  ...new Set<ShownCurrency>(['INR', 'USD', ...plans.map(({ country }) => costsOf(country).currency)]),
];

/** An amount in another currency, at the rates of `exchangeRates.date`. */
export const convert = (amount: number, from: ShownCurrency, to: ShownCurrency) =>
  from === to ? amount : (amount * exchangeRates.usdPer[from]) / exchangeRates.usdPer[to];
