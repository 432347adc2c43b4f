import { formatMoney } from '@/lib/money';
import { withArticle } from '@/lib/names';
import type { CostItem, CountryCosts } from './country';

/**
 * What a visa asks to be shown beside the living costs of a year; undefined where the state names no sum.
 * @param amounts the year's costs, in the country's own currency
 */
export function visaMinimum(
  country: string,
  costs: CountryCosts,
  { accommodation, food, transport, personal }: Record<CostItem, number> = costs,
) {
  const { minimum, minimumFor = 'a year', symbol } = costs;
  if (!minimum) return undefined;
  const living = accommodation + food + transport + personal;
  const below = living < minimum;
  const more = below
    ? ` The living costs here, ${formatMoney(symbol, living)}, are less: plan with the higher sum.`
    : '';
  const text = `For the visa, ${withArticle(country)} asks you to show ${formatMoney(symbol, minimum)} for living (${minimumFor}), besides tuition.${more}`;
  return { text, below };
}
