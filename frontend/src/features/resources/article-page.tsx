import { ArrowLeft } from 'lucide-react';
import { createElement } from 'react';
import { useParams } from 'react-router-dom';
import { Kept } from '@/components/kept';
import { Link } from '@/components/link';
import { PageMeta } from '@/components/page-meta';
import { StructuredData } from '@/components/structured-data';
import type { Article } from '@/content/article';
import { findArticle } from '@/content/articles';
import { CategoryBadge, DateAndReadTime } from './article-facts';
import { readArticleBody, readArticleEnd } from './article-loading';
import { BookmarkButton } from './bookmark-button';
import { UnknownResource } from './unknown-resource';
import { useBookmarks } from './use-bookmarks';
import { blogPosting, breadcrumbs } from '@/lib/structured-data';
import { formatMonth } from '@/lib/dates';
import { useSiteSettings } from '@/lib/site-settings';

export default function ArticlePage() {
  const article = findArticle(useParams().slug);
  const { brand } = useSiteSettings();
  if (!article) return <UnknownResource />;

  const { slug, title, excerpt, date, checked } = article;
  return (
    <>
      <PageMeta
        title={title}
        description={excerpt}
        path={`/resources/blog/${slug}`}
        published={date}
        modified={checked}
        card={`/cards/resources/blog/${slug}.jpg`}
      />
      <StructuredData
        data={() => [
          blogPosting(article, brand),
          breadcrumbs([
            { name: 'Blog', path: '/resources/blog' },
            { name: title, path: `/resources/blog/${slug}` },
          ]),
        ]}
      />
      <article>
        <Head article={article} />
        <Kept
          key={slug}
          className="container-page grid gap-x-14 gap-y-8 py-10 sm:py-14 lg:grid-cols-[15rem_minmax(0,1fr)]"
        >
          {() => {
            const ArticleBody = readArticleBody(slug);
            return <ArticleBody article={article} />;
          }}
        </Kept>
      </article>
      <Kept key={`${slug} end`}>{() => createElement(readArticleEnd(), { article })}</Kept>
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
