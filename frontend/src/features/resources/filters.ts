import type { Article } from '@/content/article';
import { unaccented } from '@/lib/slug';

/** The value of every "All …" option. */
export const ALL = '';
/** The blog's own name for "All Categories". */
export const ALL_CATEGORIES = 'all-categories';

const contains = (text: string, search: string) => unaccented(text).includes(unaccented(search.trim()));
const equals = (value: string, wanted = ALL) => wanted === ALL || value === wanted;

/** Keeps the entries whose name contains the search text and whose fields equal the chosen options. */
export function filterEntries<Entry extends { name: string }, Key extends keyof Entry>(
  entries: readonly Entry[],
  search: string,
  options: Partial<Record<Key, string>>,
): Entry[] {
  return entries.filter(
    (entry) =>
      contains(entry.name, search) &&
      (Object.keys(options) as Key[]).every((key) => equals(String(entry[key]), options[key])),
  );
}

/** Articles whose title contains the search text, in the category if one is chosen. */
export function filterArticles(articles: readonly Article[], search: string, category: string): Article[] {
  return articles.filter(
    (article) =>
      contains(article.title, search) &&
      (category === '' || category === ALL_CATEGORIES || category === article.category),
  );
}

/** Options of a select: "All …" and the distinct values. */
export function optionsOf(all: string, values: readonly string[], allValue = ALL) {
  return [{ value: allValue, label: all }, ...[...new Set(values)].map((value) => ({ value, label: value }))];
}
