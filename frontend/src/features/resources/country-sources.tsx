import type { ReactNode } from 'react';
import { Sourced } from '@/components/said';
import type { Source } from '@/content/sources';

/** Sources of one country, and the keys of those that its part of the page names. */
interface Part {
  sources: Readonly<Record<string, Source>>;
  used: readonly string[];
}

/** The sources with these keys. */
export const only = (keys: readonly string[], sources: Readonly<Record<string, Source>>) =>
  Object.fromEntries(keys.map((key) => [key, sources[key]!]));

/** The parts of a page with the number that the first source of each has in the page's one list, and that list. */
export function numbered<T extends Part>(parts: readonly T[]) {
  const list: Source[] = [];
  const all = parts.map((part) => {
    const first = list.length + 1;
    list.push(...part.used.map((key) => part.sources[key]!));
    return { ...part, first };
  });
  return { parts: all, list };
}

/** What a country's part shows, with the marks of its sources. */
export const From = ({ part, children }: { part: Part & { first: number }; children: ReactNode }) => (
  <Sourced sources={part.sources} used={part.used} first={part.first}>
    {children}
  </Sourced>
);
