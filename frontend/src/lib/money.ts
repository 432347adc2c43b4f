/**
 * "$75,000", "£28.50", "CAD 54,000": a symbol of letters stands apart, and cents show only where there are some. Rupees
 * are grouped as in India.
 */
export function formatMoney(symbol: string, amount: number): string {
  return `${symbol}${/[A-Z]$/.test(symbol) ? ' ' : ''}${grouped(amount, symbol === '₹' ? LAKHS : THOUSANDS)}`;
}

export const dollars = (amount: number) => formatMoney('$', amount);

/** "$22,000 – $38,000", or one figure when both are the same. */
export const range = (min: string, max: string) => (min === max ? min : `${min} – ${max}`);

const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;
const LAKHS = /\B(?=(\d{2})*\d{3}(?!\d))/g;

/** "75,000", "28.50". Not by Intl: its first format takes longer than rendering the rest of a page. */
export const grouped = (amount: number, groups = THOUSANDS) =>
  amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(groups, ',');

/** Rupees as they are spoken of: "49.9 lakh", "1.24 crore". */
export const inLakh = (rupees: number) =>
  rupees >= 1e7 ? `${(rupees / 1e7).toFixed(2)} crore` : `${(rupees / 1e5).toFixed(1)} lakh`;

export const currencySymbols = {
  INR: '₹',
  USD: '$',
  GBP: '£',
  EUR: '€',
  CAD: 'CAD',
  AUD: 'AUD',
  NZD: 'NZD',
  AED: 'AED',
} as const;
