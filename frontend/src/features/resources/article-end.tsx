import { ClosingCall } from '@/components/closing-call';
import { Link } from '@/components/link';
import { Scene } from '@/components/scene';
import { ButtonLink } from '@/components/ui/button';
import type { Article } from '@/content/article';
import { articles } from '@/content/articles';
import { DateAndReadTime } from './article-facts';
import { relatedTo } from './related-articles';

const MORE = 3;

/** The end of an article's page: related articles, and a link to a consultation. */
export function ArticleEnd({ article }: { article: Article }) {
  return (
    <>
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
