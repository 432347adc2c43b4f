import { preloadText } from '@/content/articles';
import { lazily } from '@/lib/lazy';

const bodies = lazily(async () => (await import('./article-body')).ArticleBody);
const ends = lazily(async () => (await import('./article-end')).ArticleEnd);

/** Resolves when the article at this address can be rendered; undefined where there is none. */
export function preloadArticle(slug?: string) {
  const text = preloadText(slug);
  return text && Promise.all([text, bodies.preload('body'), ends.preload('end')]);
}

/** What renders the article; a component that asks too early is suspended, and so is what it gives. */
export function readArticleBody(slug: string) {
  // Both chunks at once; that the text cannot be loaded is told where it is read.
  preloadText(slug)?.catch(() => undefined);
  return bodies.read('body');
}

/** What follows an article, as above. */
export const readArticleEnd = () => ends.read('end');
