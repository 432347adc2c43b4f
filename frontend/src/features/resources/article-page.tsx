import { ArrowLeft } from 'lucide-react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Link } from '@/components/link';
import { PageMeta } from '@/components/page-meta';
import type { Article } from '@/content/article';
import { articles, findArticle, loadText } from '@/content/articles';
import { CategoryBadge, DateAndReadTime } from './article-facts';
import { ArticleBody } from './article-body';
import { ArticleEnd } from './article-end';
import { BookmarkButton } from './bookmark-button';
import { UnknownResource } from './unknown-resource-page';
import { useBookmarks } from './use-bookmarks';
import { breadcrumbs, publisher, type Thing } from '@/lib/structured-data';
import { formatMonth } from '@/lib/dates';
import { NOT_FOUND, type PageHandle } from '@/lib/page';
import { useSiteSettings } from '@/lib/site-settings';

const pathOf = (slug: string) => `/resources/blog/${slug}`;

export const handle: PageHandle = {
  addresses: articles.map(({ slug }) => pathOf(slug)),
  find({ slug }) {
    const article = findArticle(slug);
    return article && pathOf(article.slug);
  },
  missing: pathOf(NOT_FOUND),
};

export async function loader({ params }: LoaderFunctionArgs) {
  const article = findArticle(params.slug);
  return article ? { article, text: (await loadText(article.slug)) ?? null } : null;
}

/** An article of the consultancy's own. */
const blogPosting = ({ slug, title, excerpt, category, date, checked }: Article, brand: string): Thing => ({
  '@type': 'BlogPosting',
  '@id': `/resources/blog/${slug}#article`,
  mainEntityOfPage: `/resources/blog/${slug}`,
  headline: title,
  description: excerpt,
  articleSection: category,
  datePublished: date,
  ...(checked && { dateModified: checked }),
  inLanguage: 'en',
  image: `/cards/resources/blog/${slug}.jpg`,
  author: publisher(brand),
  publisher: publisher(brand),
});

export function Component() {
  const found = useLoaderData<typeof loader>();
  const { brand } = useSiteSettings();
  if (!found) return <UnknownResource />;

  const { article, text } = found;
  const { id, slug, title, excerpt, date, checked } = article;
  return (
    <>
      <PageMeta
        title={title}
        description={excerpt}
        path={pathOf(slug)}
        published={date}
        modified={checked}
        card={`/cards/resources/blog/${slug}.jpg`}
        things={[
          blogPosting(article, brand),
          breadcrumbs([
            { name: 'Blog', path: '/resources/blog' },
            { name: title, path: pathOf(slug) },
          ]),
        ]}
      />
      <article>
        <Head article={article} />
        <div className="container-page grid gap-x-14 gap-y-8 py-10 sm:py-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <ArticleBody id={id} text={text} />
        </div>
      </article>
      <ArticleEnd article={article} />
    </>
  );
}

function Head({ article }: { article: Article }) {
  const { bookmarks, toggleBookmark } = useBookmarks();
  const { id, title, category, excerpt, hasText, checked } = article;
  return (
    <div className="border-b border-line bg-paper-deep py-8 sm:py-12">
      <div className="container-page">
        <Link
          to="/resources/blog"
          className="inline-flex min-h-11 items-center gap-2 font-medium text-peacock-deep hover:underline"
          data-print="no"
        >
          <ArrowLeft aria-hidden className="size-5" /> All articles
        </Link>
        <div className="mt-3 flex items-center gap-3">
          <CategoryBadge category={category} />
          <BookmarkButton
            article={article}
            saved={bookmarks.has(id)}
            onToggle={() => toggleBookmark(id, hasText)}
          />
        </div>
        <h1 className="mt-3 max-w-[22em] text-3xl sm:text-5xl">{title}</h1>
        <p className="mt-4 mb-3 max-w-[32em] text-lg text-ink-soft">{excerpt}</p>
        <DateAndReadTime article={article} />
        {checked && <p className="text-sm text-ink-soft">Figures brought up to {formatMonth(checked)}</p>}
      </div>
    </div>
  );
}
