import { formatDate } from '@/lib/dates';
import { formatMoney, range } from '@/lib/money';
import { exchangeRates } from './exchange-rates';

const LAKH = 100_000;
const CRORE = 10_000_000;

/** US dollars as Indian rupees in the usual words: lakh and crore, smaller amounts in thousands. */
export function rupees(usd: number): string {
  const amount = usd / exchangeRates.usdPer.INR;
  if (amount >= CRORE) return `₹${(amount / CRORE).toFixed(2)} crore`;
  if (amount >= LAKH) return `₹${(amount / LAKH).toFixed(1)} lakh`;
  return formatMoney('₹', Math.round(amount / 1000) * 1000);
}

/** A year's tuition in rupees; '' if there is none to pay. */
export const tuitionInRupees = (tuition: { tuitionMinUSD: number; tuitionMaxUSD: number }) =>
  // A server before the fields sends none.
  !tuition.tuitionMaxUSD || tuition.tuitionMinUSD == null
    ? ''
    : range(rupees(tuition.tuitionMinUSD), rupees(tuition.tuitionMaxUSD));

const units: Record<keyof typeof exchangeRates.usdPer, string> = {
  INR: 'rupee',
  USD: 'US dollar',
  GBP: 'pound',
  EUR: 'euro',
  CAD: 'Canadian dollar',
  AUD: 'Australian dollar',
  NZD: 'New Zealand dollar',
  AED: 'dirham (which is fixed at 3.6725 to the US dollar)',
};

/** "₹96.30 to the US dollar, ₹107.89 to the euro" */
export const ratesOf = (currencies: readonly (keyof typeof units)[]) =>
  currencies
    .map(
      (one) => `₹${(exchangeRates.usdPer[one] / exchangeRates.usdPer.INR).toFixed(2)} to the ${units[one]}`,
    )
    .join(', ');

/** The exchange rates behind the figures in rupees. */
export const rateNote = {
  text: `Rupees at ${ratesOf(['USD'])}`,
  source: exchangeRates.source,
  date: formatDate(exchangeRates.date),
};
