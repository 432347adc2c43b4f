import { slugOf } from '@/lib/slug';
import type { CountryCosts } from './country';

const costs = import.meta.glob<CountryCosts>('./countries/*.ts', {
  eager: true,
  query: '?costs',
  import: 'costs',
});

/** What the cost calculator starts from for one of the destinations. */
export const costsOf = (name: string): CountryCosts => costs[`./countries/${slugOf(name)}.ts`]!;
