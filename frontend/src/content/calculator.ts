import type { DestinationName } from './destinations';

export const costItems = ['tuition', 'accommodation', 'food', 'transport', 'personal'] as const;
export type CostItem = (typeof costItems)[number];

/** Amounts for one year of study, in the country's own currency. */
export interface CostPreset extends Record<CostItem, number> {
  symbol: string;
}

export const costPresets: Record<DestinationName, CostPreset> = {
  'United States': {
    symbol: '$',
    tuition: 50000,
    accommodation: 15000,
    food: 5000,
    transport: 2000,
    personal: 3000,
  },
  'United Kingdom': {
    symbol: '£',
    tuition: 30000,
    accommodation: 12000,
    food: 4000,
    transport: 1500,
    personal: 2500,
  },
  Canada: {
    symbol: 'CAD',
    tuition: 35000,
    accommodation: 10000,
    food: 4500,
    transport: 1800,
    personal: 2700,
  },
  Australia: {
    symbol: 'AUD',
    tuition: 40000,
    accommodation: 14000,
    food: 4800,
    transport: 2200,
    personal: 2800,
  },
  Germany: { symbol: '€', tuition: 5000, accommodation: 8000, food: 3500, transport: 1200, personal: 2000 },
  Ireland: { symbol: '€', tuition: 25000, accommodation: 11000, food: 4200, transport: 1600, personal: 2400 },
  // The following four are estimates of our own, to be checked against each university's fees.
  'New Zealand': {
    symbol: 'NZD',
    tuition: 35000,
    accommodation: 14000,
    food: 5500,
    transport: 1500,
    personal: 3000,
  },
  France: { symbol: '€', tuition: 4000, accommodation: 7200, food: 3000, transport: 500, personal: 1800 },
  Slovakia: { symbol: '€', tuition: 8000, accommodation: 3000, food: 2400, transport: 300, personal: 1200 },
  Dubai: {
    symbol: 'AED',
    tuition: 55000,
    accommodation: 36000,
    food: 12000,
    transport: 3000,
    personal: 9000,
  },
};
