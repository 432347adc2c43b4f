import { formatMoney } from '@/lib/money';
import { costsOf, visaMinimum } from './calculator';
import { costItems, type CostItem } from './country';
import { exchangeRates } from './exchange-rates';

export type LivingItem = Exclude<CostItem, 'tuition'>;
const livingItems = costItems.filter((item): item is LivingItem => item !== 'tuition');

export const livingItemNames: Record<LivingItem, string> = {
  accommodation: 'Accommodation',
  food: 'Food',
  transport: 'Transport',
  personal: 'Personal expenses',
};

/** In place of living costs, where a university teaches at a distance: whoever studies there stays where they live. */
export const STUDY_FROM_HOME = { amount: 'None abroad', note: 'you study from home' };

/**
 * What a year costs besides tuition: the cost calculator's estimates for the university's country, without its tuition.
 * Undefined for a university that teaches at a distance.
 */
export function livingCosts({ country, distance }: { country: string; distance?: boolean }) {
  if (distance) return undefined;
  const costs = costsOf(country);
  const items = livingItems.map((item) => ({
    item,
    local: formatMoney(costs.symbol, costs[item]),
    usd: Math.round(costs[item] * exchangeRates.usdPer[costs.currency]),
  }));
  return { items, usd: items.reduce((sum, { usd }) => sum + usd, 0) };
}

/** The sentences for those of the countries whose estimates are below what the visa asks for. */
export const belowMinimum = (countries: readonly string[]) =>
  [...new Set(countries)].flatMap((country) => {
    const minimum = visaMinimum(country);
    return minimum?.below ? [minimum.text] : [];
  });
