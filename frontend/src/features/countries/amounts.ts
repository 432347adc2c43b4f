import type { Amount } from '@/content/country';
import { exchangeRates } from '@/content/exchange-rates';
import { type currencySymbols, formatMoney, grouped } from '@/lib/money';

type Currency = keyof typeof currencySymbols;

/** "€3,600–9,500", "CAD 50", "No fee" */
export function formatAmount(symbol: string, { from, to }: Pick<Amount, 'from' | 'to'>): string {
  if (to === undefined || to === from) return from === 0 ? 'No fee' : formatMoney(symbol, from);
  return `${formatMoney(symbol, from)}–${grouped(to)}`;
}

/** US dollars, no more exact than an exchange rate of one day can be: to 10 below 2,000, to 100 above. */
function roundedUsd(amount: number, currency: Currency) {
  const usd = amount * exchangeRates.usdPer[currency];
  const step = usd < 2000 ? 10 : 100;
  return usd < 10 ? Math.round(usd) : Math.round(usd / step) * step;
}

/** The same amount in US dollars, at the rates of `exchangeRates.date`. */
export const formatUsd = ({ currency }: { currency: Currency }, { from, to }: Amount) =>
  formatAmount('$', {
    from: roundedUsd(from, currency),
    to: to === undefined ? to : roundedUsd(to, currency),
  });
