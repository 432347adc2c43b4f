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

/** The exchange rates behind the figures in rupees. */
export const rateNote = {
  text: `Rupees at ₹${(1 / exchangeRates.usdPer.INR).toFixed(2)} to the US dollar`,
  source: exchangeRates.source,
  date: formatDate(exchangeRates.date),
};
