import { formatMoney } from '@/lib/money';
import { withArticle } from '@/lib/names';
import { costsOf } from './calculator';
import { costItems, type CostItem, type CountryCosts } from './country';
import { exchangeRates } from './exchange-rates';

export type LivingItem = Exclude<CostItem, 'tuition'>;
const livingItems = costItems.filter((item): item is LivingItem => item !== 'tuition');

export const livingItemNames: Record<LivingItem, string> = {
  accommodation: 'Accommodation',
  food: 'Food',
  transport: 'Transport',
  personal: 'Personal expenses',
};

/** What a year costs in a country besides tuition: the cost calculator's estimates, without its tuition. */
export function livingCosts(country: string) {
  const costs = costsOf(country);
  const items = livingItems.map((item) => ({
    item,
    local: formatMoney(costs.symbol, costs[item]),
    usd: Math.round(costs[item] * exchangeRates.usdPer[costs.currency]),
  }));
  return { items, usd: items.reduce((sum, { usd }) => sum + usd, 0) };
}

/** The four living items of a year, in the country's own currency. */
export const livingOf = (amounts: Record<LivingItem, number>) =>
  livingItems.reduce((sum, item) => sum + amounts[item], 0);

/** What a visa asks to be shown beside the living costs of a page; undefined where the state names no sum. */
export function visaMinimum(
  country: string,
  costs: CountryCosts = costsOf(country),
  living = livingOf(costs),
) {
  const { minimum, symbol } = costs;
  if (!minimum) return undefined;
  const asked = `For the visa, ${withArticle(country)} asks you to show ${formatMoney(symbol, minimum.amount)} for living (${minimum.note}), besides tuition.`;
  const below = living < minimum.amount;
  const text = below
    ? `${asked} The living costs here, ${formatMoney(symbol, living)}, are less: plan with the higher sum.`
    : asked;
  return { text, below };
}

/** The sentences for those of the countries whose estimates are below what the visa asks for. */
export const belowMinimum = (countries: readonly string[]) =>
  [...new Set(countries)].flatMap((country) => {
    const minimum = visaMinimum(country);
    return minimum?.below ? [minimum.text] : [];
  });
