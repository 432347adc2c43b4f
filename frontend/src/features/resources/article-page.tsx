import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ClosingCall } from '@/components/closing-call';
import { Kept } from '@/components/kept';
import { PageMeta } from '@/components/page-meta';
import { Scene } from '@/components/scene';
import { ButtonLink } from '@/components/ui/button';
import type { Article } from '@/content/article';
import { articles, findArticle } from '@/content/articles';
import { CategoryBadge, DateAndReadTime } from './article-facts';
import { readArticleBody } from './article-loading';
import { BookmarkButton } from './bookmark-button';
import { relatedTo } from './related-articles';
import { UnknownResource } from './unknown-resource';
import { useBookmarks } from './use-bookmarks';

export { preloadArticle } from './article-loading';

const MORE = 3;

export default function ArticlePage() {
  const article = findArticle(useParams().slug);
  if (!article) return <UnknownResource />;

  const { slug, title, excerpt } = article;
  return (
    <>
      <PageMeta title={title} description={excerpt} path={`/resources/blog/${slug}`} />
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
      <MoreArticles article={article} />
      <ClosingCall
        title="Talk it through with us"
        text="Bring your questions about this article and your own plans. The first conversation is free, and we answer within 24 hours."
      >
        <ButtonLink to="/#contact" size="lg">
          Book Free Consultation
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

function Head({ article }: { article: Article }) {
  const { bookmarks, toggleBookmark } = useBookmarks();
  const { id, title, category, excerpt, hasText } = article;
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
      </div>
    </div>
  );
}

function MoreArticles({ article }: { article: Article }) {
  const more = relatedTo(article, articles).slice(0, MORE);
  return (
    <section
      aria-labelledby="more-articles"
      className="border-t border-line bg-paper-deep py-12 sm:py-16"
      data-print="no"
    >
      <div className="container-page">
        <h2 id="more-articles" className="text-2xl sm:text-3xl">
          More articles
        </h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {more.map((other) => (
            <li key={other.id} className="relative grid content-start gap-2">
              <Scene name={`articles/${other.id}`} className="rounded-card" />
              <h3 className="mt-1 text-lg">
                <Link
                  to={`/resources/blog/${other.slug}`}
                  className="hover:text-peacock-deep hover:underline after:absolute after:inset-0"
                >
                  {other.title}
                </Link>
              </h3>
              <DateAndReadTime article={other} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
