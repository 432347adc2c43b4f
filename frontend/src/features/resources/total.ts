import { costItems, type CostItem } from '@/content/country';

/** The amount of a typed text. An empty text, or one that is not a number, counts as 0. */
export function amountOf(text: string): number {
  const amount = Number(text);
  return Number.isFinite(amount) ? amount : 0;
}

/** Whether a plan and its address can hold this text: up to nine digits and two decimals, or nothing. */
export const isAmount = (text: string) => text === '' || /^\d{1,9}(\.\d{0,2})?$/.test(text);

/**
 * The amount that a typed text means: ".5" is 0.5, "1e3" is 1000, and thousands may be separated, as in "1,00,000".
 * Undefined for a text that is not an amount, such as "-500".
 */
export function asAmount(typed: string): string | undefined {
  const text = typed.replace(/(\d)[, ](?=(\d\d\d?[, ])*\d{3}\b)/g, '$1');
  if (isAmount(text)) return text;
  const cents = Math.round(Number(text) * 100);
  const amount = String(cents / 100);
  return text.trim() !== '' && isAmount(amount) ? amount : undefined;
}

/** The five amounts of a year added up. */
export const totalOf = (amounts: Record<CostItem, number>) =>
  costItems.reduce((total, item) => total + amounts[item], 0);
