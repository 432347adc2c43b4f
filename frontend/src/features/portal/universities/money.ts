import { exchangeRates } from '@/content/exchange-rates';
import { formatMoney } from '@/lib/money';

const LAKH = 100_000;
const CRORE = 10_000_000;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const dollars = (amount: number) => formatMoney('$', amount);

/** US dollars in Indian rupees as families speak of them: lakh and crore, thousands below. */
export function rupees(usd: number): string {
  const amount = usd / exchangeRates.usdPer.INR;
  if (amount >= CRORE) return `₹${(amount / CRORE).toFixed(2)} crore`;
  if (amount >= LAKH) return `₹${(amount / LAKH).toFixed(1)} lakh`;
  return `₹${(Math.round(amount / 1000) * 1000).toLocaleString('en-IN')}`;
}

/** "$22,000 – $38,000", or one figure when both are the same. */
export const range = (min: string, max: string) => (min === max ? min : `${min} – ${max}`);

/** What the rupee figures rest on. */
export const rateNote = {
  text: `Rupees at ₹${(1 / exchangeRates.usdPer.INR).toFixed(2)} to the US dollar`,
  source: exchangeRates.source,
  date: day.format(new Date(exchangeRates.date)),
};
