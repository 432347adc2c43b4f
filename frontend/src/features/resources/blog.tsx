import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { articles } from '@/content/articles';
import { ArticleCard } from './article-card';
import { ALL_CATEGORIES, filterArticles, optionsOf } from './filters';
import { useBookmarks } from './use-bookmarks';
import { useFilter } from './use-filter';

export function Blog() {
  const [search, setSearch] = useFilter('search');
  const [category, setCategory] = useFilter('category', ALL_CATEGORIES);
  const [saved, setSaved] = useFilter('saved');
  const [, setParams] = useSearchParams();
  const { bookmarks, toggleBookmark } = useBookmarks();
  const shown = filterArticles(articles, search, category).filter(({ id }) => !saved || bookmarks.has(id));

  return (
    <>
      <h2 className="text-2xl sm:text-3xl">Study Abroad Insights</h2>
      <div className="mt-6 grid items-end gap-4 md:grid-cols-3">
        <Field label="Search by title">
          <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
        <Field label="Category">
          <Select
            options={optionsOf(
              'All Categories',
              articles.map((article) => article.category),
              ALL_CATEGORIES,
            )}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          />
        </Field>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-peacock"
            checked={saved !== ''}
            onChange={(event) => setSaved(event.target.checked ? 'yes' : '')}
          />
          Saved articles only
        </label>
      </div>
      {shown.length === 0 ? (
        <div role="status" className="mt-10">
          <h3 className="text-xl">No Articles Found</h3>
          <p className="mt-2 text-ink-soft">
            Try adjusting your search terms or browse all categories to discover our latest insights.
          </p>
          <Button variant="secondary" className="mt-4" onClick={() => setParams({}, { replace: true })}>
            Clear Filters
          </Button>
        </div>
      ) : (
        <ul className="mt-8 grid items-start gap-5 md:grid-cols-2">
          {shown.map((article) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                bookmarked={bookmarks.has(article.id)}
                onBookmark={() => toggleBookmark(article.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
