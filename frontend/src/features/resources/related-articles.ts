import type { Article, ArticleCategory } from '@/content/article';

/** For each category the related ones, the closest first. */
const neighbours: Record<ArticleCategory, readonly ArticleCategory[]> = {
  'Study Planning': ['University Rankings', 'Finance', 'Admissions'],
  'University Rankings': ['Study Planning', 'Admissions'],
  Admissions: ['University Rankings', 'Study Planning', 'Visa'],
  Finance: ['Visa', 'Study Planning', 'Life Abroad'],
  Visa: ['Finance', 'Life Abroad', 'Admissions'],
  'Life Abroad': ['Academic Excellence', 'Visa', 'Finance'],
  'Academic Excellence': ['Life Abroad', 'Admissions'],
};

/**
 * The other articles: first those of the same category, then those of related ones. Otherwise in the order of
 * `articles`.
 */
export function relatedTo(article: Article, articles: readonly Article[]): Article[] {
  const order = [article.category, ...neighbours[article.category]];
  const distance = ({ category }: Article) => {
    const place = order.indexOf(category);
    return place < 0 ? order.length : place;
  };
  return articles.filter(({ id }) => id !== article.id).sort((a, b) => distance(a) - distance(b));
}
