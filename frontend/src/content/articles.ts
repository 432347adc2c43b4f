import type { Article, ArticleText } from './article';

// The query makes a copy of each module, of which the bundler keeps the one export that is imported.
const metas = import.meta.glob<Article>('./articles/*.md', { eager: true, query: '?meta', import: 'meta' });
const chunks = import.meta.glob<ArticleText | undefined>('./articles/*.md', { import: 'text' });

/** The newest first. */
export const articles = Object.values(metas).sort((a, b) => (a.date < b.date ? 1 : -1));

/** The article with a slug such as "how-to-read-a-university-ranking", in any letter case. */
export const findArticle = (slug = '') => articles.find((article) => article.slug === slug.toLowerCase());

/** The text of an article; undefined where it is only announced. Fails when its chunk cannot be loaded. */
export const loadText = (slug: string) => chunks[`./articles/${slug}.md`]!();
