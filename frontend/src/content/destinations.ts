import { slugOf } from '@/lib/slug';
import type { CountryCard } from './country';

// The query makes a copy of each module, of which the bundler keeps the one export that is imported.
const cards = import.meta.glob<CountryCard>('./countries/*.ts', {
  eager: true,
  query: '?card',
  import: 'card',
});

/** The destinations in the order of every list, with the figures the site shows everywhere. */
export const destinations = Object.values(cards).sort((a, b) => a.position - b.position);

/** The destination for a slug such as "united-states", in any letter case. */
export const findDestination = (slug = '') =>
  destinations.find(({ name }) => slugOf(name) === slug.toLowerCase());

/** The flag of one of the destinations. */
export const flagOf = (name: string) => destinations.find((destination) => destination.name === name)!.flag;
