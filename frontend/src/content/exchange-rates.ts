/**
 * US dollars per unit, by ISO 4217 code. Euro reference rates of that day; the dirham is not among them and has its
 * fixed rate of 3.6725 to the dollar (Central Bank of the UAE).
 */
export const exchangeRates = {
  date: '2026-10-05',
  source: {
    label: 'European Central Bank reference rates',
    url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  },
  usdPer: {
    USD: 1,
    GBP: 1.32247,
    EUR: 1.1204,
    CAD: 0.701609,
    AUD: 0.69603,
    NZD: 0.559138,
    AED: 0.272294,
    INR: 0.0103845,
  },
} as const;
