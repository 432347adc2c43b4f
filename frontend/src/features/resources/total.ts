import { costItems, type CostItem } from '@/content/country';

/** What a reader typed into an amount: empty or not a number counts as 0. */
export function amountOf(text: string): number {
  const amount = Number(text);
  return Number.isFinite(amount) ? amount : 0;
}

/** The five amounts of a year added up. */
export const totalOf = (amounts: Record<CostItem, number>) =>
  costItems.reduce((total, item) => total + amounts[item], 0);
