import type { UniversityFact } from './university-fact.js';

/** Small rules of English for texts about universities. */

const ARTICLE = new RegExp(
  [
    // "University of X", "College of X", "School of X", also after an adjective: "Technical University of X".
    '^((American|British|Catholic|City|Medical|National|Royal|Slovak|Slovak Medical|Technical|Technological) )?' +
      '(University|College|School|Institute|Academy|Conservatoire) (of|for|at|in) ',
    // Names that English always gives the article.
    '^(Courtauld Institute|Glasgow School|Guildhall School|London School of|Massachusetts Institute|Mohammed Bin Rashid|Northern School)',
    '^Royal (Academy|Agricultural|Central|College|Conservatoire|Northern|Veterinary|Welsh) ',
  ].join('|'),
);

/** "University of Leeds" becomes "the University of Leeds"; most names stay as they are. */
export function withArticle(name: string): string {
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  return ARTICLE.test(name) ? `the ${name}` : name;
}

/** For example "Troy, New York" or "Leeds, United Kingdom": always with a comma inside. */
export function placeOf({ city, region, country }: UniversityFact): string {
  if (country === 'Dubai') return 'Dubai, United Arab Emirates';
  if (region === 'District of Columbia') return `${city}, DC`;
  if (country === 'United States' && region && region !== city) return `${city}, ${region}`;
  return `${city}, ${country}`;
}

/** Adds the comma that closes an insertion: "Troy, New York," and "University of California, Berkeley,". */
export function closed(phrase: string): string {
  return phrase.includes(', ') ? `${phrase},` : phrase;
}

/** 1 becomes "1st". */
export function ordinal(value: number): string {
  const suffix = { one: 'st', two: 'nd', few: 'rd' }[ORDINALS.select(value) as 'one' | 'two' | 'few'] ?? 'th';
  return `${value.toLocaleString('en-US')}${suffix}`;
}
const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** "Arts & Design" becomes "arts and design". */
export function fieldInText(field: string): string {
  return field.replace(' & ', ' and ').toLowerCase();
}

export function fieldList(fields: readonly string[]): string {
  const words = fields.map(fieldInText);
  const last = words.pop() ?? '';
  if (words.length === 0) return last;
  if (words.length === 1) {
    const joiner = `${words[0]} ${last}`.includes(' and ') ? 'as well as' : 'and';
    return `${words[0]} ${joiner} ${last}`;
  }
  return `${words.join(', ')}, and ${last}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same slug picks the same pattern for ever: FNV-1a, then mixed so that the parts choose independently. */
export function pick(patterns: string[], slug: string, part: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${part}:${slug}`) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return patterns[((hash ^ (hash >>> 16)) >>> 0) % patterns.length]!;
}
