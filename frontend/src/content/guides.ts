import { slugOf } from '@/lib/slug';
import type { CountryGuide } from './country';

const chunks = import.meta.glob<CountryGuide>('./countries/*.ts', { import: 'guide' });

/** The guide to one of the destinations, which is in a chunk of its own. */
export const loadGuide = (name: string): Promise<CountryGuide> => chunks[`./countries/${slugOf(name)}.ts`]!();
