import { formatMoney } from '@/lib/money';
import { costsOf } from './calculator';
import { costItems, type CostItem } from './country';
import { exchangeRates } from './exchange-rates';
import { visaMinimum } from './visa-minimum';

type LivingItem = Exclude<CostItem, 'tuition'>;
const livingItems = costItems.filter((item): item is LivingItem => item !== 'tuition');

const itemNames: Record<LivingItem, string> = {
  accommodation: 'Accommodation',
  food: 'Food',
  transport: 'Transport',
  personal: 'Personal expenses',
};

/**
 * What a year costs besides tuition: the cost calculator's estimates for the university's country, without its tuition.
 * Undefined for a university that teaches at a distance.
 */
export function livingCosts({ country, distance }: { country: string; distance?: boolean }) {
  if (distance) return undefined;
  const costs = costsOf(country);
  const items = livingItems.map((item) => ({
    name: itemNames[item],
    local: formatMoney(costs.symbol, costs[item]),
    usd: Math.round(costs[item] * exchangeRates.usdPer[costs.currency]),
  }));
  return { items, usd: items.reduce((sum, { usd }) => sum + usd, 0) };
}

export type LivingCosts = NonNullable<ReturnType<typeof livingCosts>>;

/** The sentences for those of the countries whose estimates are below what the visa asks for. */
export const belowMinimum = (countries: readonly string[]) =>
  [...new Set(countries)].flatMap((country) => {
    const minimum = visaMinimum(country, costsOf(country));
    return minimum?.below ? [minimum.text] : [];
  });
