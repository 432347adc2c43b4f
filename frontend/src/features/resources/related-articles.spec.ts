import { articles } from '@/content/articles';
import { relatedTo } from './related-articles';

const of = (slug: string) =>
  relatedTo(
    articles.find((article) => article.slug === slug)!,
    articles,
  );

test('those of the same category come first, then those of the nearest', () => {
  const slugs = of('timeline-of-18-months').map(({ slug }) => slug);
  expect(slugs.slice(0, 3)).toEqual([
    'how-to-choose-a-study-destination',
    'how-to-read-a-university-ranking',
    'budget-for-a-year-abroad',
  ]);
  expect(of('student-visa-interview')[0]!.category).toBe('Finance');
});

test('no two articles lead to the same three, and every one is led to', () => {
  const threes = articles.map(({ slug }) => of(slug).slice(0, 3));
  expect(new Set(threes.map((three) => three.map(({ id }) => id).join())).size).toBe(articles.length);
  expect(new Set(threes.flat())).toEqual(new Set(articles));
  for (const { slug } of articles) expect(of(slug)).toHaveLength(articles.length - 1);
});
