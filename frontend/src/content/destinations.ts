import { lazily } from '@/lib/lazy';
import { slugOf } from '@/lib/slug';
import type { CountryCard, CountryGuide } from './country';

// The query makes a copy of each module, of which the bundler keeps the one export that is imported.
const cards = import.meta.glob<CountryCard>('./countries/*.ts', {
  eager: true,
  query: '?card',
  import: 'card',
});
const guideChunks = import.meta.glob<CountryGuide>('./countries/*.ts', { import: 'guide' });
const guides = lazily((name) => guideChunks[`./countries/${slugOf(name)}.ts`]!());

/** The destinations in the order of every list, with the figures the site shows everywhere. */
export const destinations = Object.values(cards).sort((a, b) => a.position - b.position);

/** The destination for a slug such as "united-states", in any letter case. */
export const findDestination = (slug = '') =>
  destinations.find(({ name }) => slugOf(name) === slug.toLowerCase());

/** Resolves when `readGuide` of the destination with this slug need not wait; undefined where there is none. */
export function preloadGuide(slug?: string) {
  const destination = findDestination(slug);
  return destination && guides.preload(destination.name);
}

/** The guide to a destination, which is in a chunk of its own: a component that asks too early is suspended. */
export const readGuide = (name: string): CountryGuide => guides.read(name);

/** The flag of one of the destinations. */
export const flagOf = (name: string) => destinations.find((destination) => destination.name === name)!.flag;
