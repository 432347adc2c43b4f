import { costsOf } from './calculator';
import { type CountryCosts, costItems } from './country';
import { exchangeRates } from './exchange-rates';
import { rupees } from './rupees';

/** What a guide shows. It does not convert into rupees itself: that code would weigh on its page. */
export interface GuideCosts extends CountryCosts {
  /** The five amounts of a year: "₹47.2 lakh" */
  yearInRupees: string;
}

/** @param name of one of the destinations */
export function guideCostsOf(name: string): GuideCosts {
  const costs = costsOf(name);
  const total = costItems.reduce((sum, item) => sum + costs[item], 0);
  return { ...costs, yearInRupees: rupees(total * exchangeRates.usdPer[costs.currency]) };
}
