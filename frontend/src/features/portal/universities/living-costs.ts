import { costItems, costPresets } from '@/content/calculator';
import type { DestinationName } from '@/content/destinations';
import { exchangeRates } from '@/content/exchange-rates';
import { formatMoney } from '@/lib/money';

type Currency = keyof typeof exchangeRates.usdPer;

/** Symbols that are no ISO codes. */
const codes: Record<string, Currency> = { $: 'USD', '£': 'GBP', '€': 'EUR' };

/** What a year costs in a country besides tuition: the cost calculator's estimates, without its tuition. */
export function livingCosts(country: DestinationName) {
  const preset = costPresets[country];
  const usdPerUnit = exchangeRates.usdPer[codes[preset.symbol] ?? (preset.symbol as Currency)];
  const items = costItems
    .filter((item) => item !== 'tuition')
    .map((item) => ({
      item,
      local: formatMoney(preset.symbol, preset[item]),
      usd: Math.round(preset[item] * usdPerUnit),
    }));
  return { items, usd: items.reduce((sum, { usd }) => sum + usd, 0) };
}
