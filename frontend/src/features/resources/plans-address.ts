import { destinations, findDestination } from '@/content/destinations';
import { slugOf } from '@/lib/slug';
import {
  amountKeys,
  currenciesOf,
  MAX_PLANS,
  MAX_YEARS,
  presetOf,
  type Plan,
  type ShownCurrency,
} from './cost-plan';
import { isAmount } from './total';

/** The whole state of the calculator, which its address also holds. */
export interface Plans {
  /** The simple calculator edits the first one. */
  plans: Plan[];
  currency: ShownCurrency;
}

const isYears = (years: number) => Number.isInteger(years) && years >= 1 && years <= MAX_YEARS;

/** The parameters of the first plan have no number, those of the second and third end in 2 and 3. */
const suffixes = Array.from({ length: MAX_PLANS }, (_, index) => (index === 0 ? '' : String(index + 1)));

/** The plans of an address. Invalid parameters count as absent. */
export function readPlans(search: URLSearchParams): Plans {
  const plans = suffixes.flatMap((suffix) => {
    const country = findDestination(search.get(`country${suffix}`) ?? '');
    if (!country && suffix !== '') return [];
    const plan = presetOf((country ?? destinations[0]!).name);
    const years = Number(search.get(`years${suffix}`));
    if (isYears(years)) plan.years = years;
    for (const key of amountKeys) {
      const text = search.get(key + suffix);
      if (text !== null && isAmount(text)) plan.texts[key] = text;
    }
    return [plan];
  });
  const currency = currenciesOf(plans).find((known) => known === search.get('currency')) ?? 'INR';
  return { plans, currency };
}

/** The query for these plans. Values that a new plan has anyway are left out. */
export function writePlans({ plans, currency }: Plans): string {
  const search = new URLSearchParams();
  plans.forEach((plan, index) => {
    const suffix = suffixes[index]!;
    const preset = presetOf(plan.country);
    if (suffix !== '' || plan.country !== destinations[0]!.name)
      search.set(`country${suffix}`, slugOf(plan.country));
    if (plan.years !== preset.years) search.set(`years${suffix}`, String(plan.years));
    for (const key of amountKeys)
      if (plan.texts[key] !== preset.texts[key]) search.set(key + suffix, plan.texts[key]);
  });
  if (currency !== 'INR') search.set('currency', currency);
  return search.toString();
}
