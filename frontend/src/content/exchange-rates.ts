import type { Currency } from './country';
import type { Source } from './sources';

/**
 * US dollars for one unit of a currency: the European Central Bank's euro reference rates of `date`, crossed with the
 * dollar. The dirham has had a fixed rate of 3.6725 to the dollar since 1997 (Central Bank of the UAE).
 */
export const exchangeRates: { date: string; source: Source; usdPer: Record<Currency | 'INR', number> } = {
  date: '2026-10-05',
  source: {
    label: 'European Central Bank: euro foreign exchange reference rates',
    url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
    checkedOn: '2026-10-05',
  },
  usdPer: {
    USD: 1,
    GBP: 1.32247,
    EUR: 1.1204,
    CAD: 0.701609,
    AUD: 0.69603,
    NZD: 0.559138,
    AED: 1 / 3.6725,
    INR: 0.0103845,
  },
};
