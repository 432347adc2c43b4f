/**
 * "$75,000", "£28.50", "CAD 54,000": a symbol of letters stands apart, and cents show only where there are some. Rupees
 * are grouped as in India.
 */
export function formatMoney(symbol: string, amount: number): string {
  return `${symbol}${/[A-Z]$/.test(symbol) ? ' ' : ''}${grouped(amount, symbol === '₹' ? 'en-IN' : 'en-US')}`;
}

export const dollars = (amount: number) => formatMoney('$', amount);

/** "$22,000 – $38,000", or one figure when both are the same. */
export const range = (min: string, max: string) => (min === max ? min : `${min} – ${max}`);

/** "75,000", "28.50" */
export const grouped = (amount: number, locale = 'en-US') =>
  amount.toLocaleString(locale, {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });

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
