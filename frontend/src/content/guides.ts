import { lazily } from '@/lib/lazy';
import { slugOf } from '@/lib/slug';
import type { CountryGuide } from './country';
import { findDestination } from './destinations';

const chunks = import.meta.glob<CountryGuide>('./countries/*.ts', { import: 'guide' });
const guides = lazily((name) => chunks[`./countries/${slugOf(name)}.ts`]!());

/** Resolves when `readGuide` of the destination with this slug need not wait; undefined where there is none. */
export function preloadGuide(slug?: string) {
  const destination = findDestination(slug);
  return destination && guides.preload(destination.name);
}

/** The guide to a destination, which is in a chunk of its own: a component that asks too early is suspended. */
export const readGuide = (name: string): CountryGuide => guides.read(name);
