import { slugOf } from '@/lib/slug';
import type { CountryGuide } from './country';

const chunks = import.meta.glob<CountryGuide>('./countries/*.ts', { import: 'guide' });

/** The last parts of the guides' addresses. */
export const guideSlugs = Object.keys(chunks).map((file) => file.slice('./countries/'.length, -'.ts'.length));

/** The slug of a guide, whatever the letter case in the address. */
export const findGuideSlug = (slug = '') => guideSlugs.find((known) => known === slug.toLowerCase());

/** The guide to one of the destinations, which is in a chunk of its own. */
export const loadGuide = (name: string): Promise<CountryGuide> => chunks[`./countries/${slugOf(name)}.ts`]!();
