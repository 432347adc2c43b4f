import type { Article, ArticleCategory } from '@/content/article';

/** Which other categories the reader of one asks about next, the nearest first. */
const neighbours: Record<ArticleCategory, readonly ArticleCategory[]> = {
  'Study Planning': ['University Rankings', 'Finance', 'Admissions'],
  'University Rankings': ['Study Planning', 'Admissions'],
  Admissions: ['University Rankings', 'Study Planning', 'Visa'],
  Finance: ['Visa', 'Study Planning', 'Life Abroad'],
  Visa: ['Finance', 'Life Abroad', 'Admissions'],
  'Life Abroad': ['Academic Excellence', 'Visa', 'Finance'],
  'Academic Excellence': ['Life Abroad', 'Admissions'],
};

/** The other articles: those of the same category, then by how near theirs is; the order of `articles` where equal. */
export function relatedTo(article: Article, articles: readonly Article[]): Article[] {
  const order = [article.category, ...neighbours[article.category]];
  const distance = ({ category }: Article) => {
    const place = order.indexOf(category);
    return place < 0 ? order.length : place;
  };
  return articles.filter(({ id }) => id !== article.id).sort((a, b) => distance(a) - distance(b));
}
