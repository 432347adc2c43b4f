import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Article } from '@/content/article';
import { articles } from '@/content/articles';
import type { PageHandle } from '@/lib/page';
import { useAddress } from '@/lib/address-provider';
import { ArticleCard } from './article-card';
import { FilterBar } from './filter-bar';
import { ALL_CATEGORIES, filterArticles, optionsOf } from './filters';
import { ListStatus } from './list-status';
import { ResourcePage } from './resource-page';
import { useBookmarks } from './use-bookmarks';
import { useChoice, useFilter } from './use-filter';

const categories = articles.map(({ category }) => category);

export const handle: PageHandle = { choices: { category: categories } };

export const Component = () => (
  <ResourcePage id="blog">
    <Blog />
  </ResourcePage>
);

export function Blog() {
  const [search, setSearch] = useFilter('search');
  const [category, setCategory] = useChoice('category', categories, ALL_CATEGORIES);
  const [saved, setSaved] = useFilter('saved');
  const [query, changeQuery] = useAddress();
  const opened = query.getAll('open');
  const { bookmarks, toggleBookmark } = useBookmarks();
  const searchBox = useRef<HTMLInputElement>(null);
  const savedOnly = useRef<HTMLInputElement>(null);
  const shown = filterArticles(articles, search, category).filter(({ id }) => !saved || bookmarks.has(id));

  function toggle({ id, hasText }: Article) {
    toggleBookmark(id, hasText);
    // The card with the focused button is about to leave the list, so the focus moves to the filter.
    if (saved) savedOnly.current!.focus({ preventScroll: true });
  }

  /** In the address, so that the way back from another page finds what was open. */
  function expand({ slug }: Article, expanded: boolean) {
    const next = new URLSearchParams(query);
    next.delete('open');
    const others = opened.filter((one) => one !== slug);
    for (const one of expanded ? [...others, slug] : others) next.append('open', one);
    changeQuery(next);
  }

  function clearFilters() {
    changeQuery(new URLSearchParams());
    searchBox.current!.focus();
  }

  function showAll() {
    setSaved('');
    savedOnly.current!.focus();
  }

  return (
    <>
      <h2 className="mb-6 text-2xl sm:text-3xl">Study Abroad Insights</h2>
      <FilterBar className="items-end md:grid-cols-3">
        <Field label="Search by title">
          <Input
            ref={searchBox}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <Field label="Category">
          <Select
            options={optionsOf('All Categories', categories, ALL_CATEGORIES)}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          />
        </Field>
        <label className="flex min-h-11 items-center gap-3">
          <input
            ref={savedOnly}
            type="checkbox"
            className="size-5 accent-peacock"
            checked={saved !== ''}
            onChange={(event) => setSaved(event.target.checked ? 'yes' : '')}
          />
          Saved articles only
        </label>
      </FilterBar>
      <ListStatus
        count={shown.length}
        one="article"
        many="articles"
        // If there are none, a longer text below says what to do.
        className={shown.length > 0 ? '' : 'sr-only'}
      />
      {shown.length > 0 ? (
        <ul className="grid grid-flow-row-dense grid-cols-1 gap-5 md:grid-cols-2">
          {shown.map((article) => (
            <ArticleCard
              key={article.id}
              article={article}
              expanded={opened.includes(article.slug)}
              onExpand={(expanded) => expand(article, expanded)}
              bookmarked={bookmarks.has(article.id)}
              onBookmark={() => toggle(article)}
            />
          ))}
        </ul>
      ) : saved && bookmarks.size === 0 ? (
        <div className="mt-10">
          <h3 className="text-xl">No saved articles yet</h3>
          <p className="mt-2 text-ink-soft">
            The bookmark on an article keeps it in this list, on this device only.
          </p>
          <Button variant="secondary" className="mt-4" onClick={showAll}>
            Show All Articles
          </Button>
        </div>
      ) : (
        <div className="mt-10">
          <h3 className="text-xl">No Articles Found</h3>
          <p className="mt-2 text-ink-soft">
            Try adjusting your search terms or browse all categories to discover our latest insights.
          </p>
          <Button variant="secondary" className="mt-4" onClick={clearFilters}>
            Clear Filters
          </Button>
        </div>
      )}
    </>
  );
}
