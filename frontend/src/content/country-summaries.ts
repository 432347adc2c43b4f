import { slugOf } from '@/lib/slug';
import type { CountrySummary } from './country';

const summaries = import.meta.glob<CountrySummary>('./countries/*.ts', {
  eager: true,
  query: '?summary',
  import: 'summary',
});

/** The card of one of the destinations in the resources hub. */
export const summaryOf = (name: string): CountrySummary => summaries[`./countries/${slugOf(name)}.ts`]!;
