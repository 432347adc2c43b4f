import { cx } from 'class-variance-authority';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '@/components/link';
import { Scene } from '@/components/scene';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { Article, ArticleText as Text } from '@/content/article';
import { loadText } from '@/content/articles';
import { CategoryBadge, DateAndReadTime } from './article-facts';
import { ArticleText, belowCardTitle } from './article-text';
import { BookmarkButton } from './bookmark-button';

/** The texts that have been shown: after Back they are there at once, with their height. */
const texts = new Map<string, Text | undefined>();

interface ArticleCardProps {
  article: Article;
  expanded: boolean;
  onExpand: (expanded: boolean) => void;
  bookmarked: boolean;
  onBookmark: () => void;
}

/** An article in the list. When it is open, it spans both columns. */
export function ArticleCard({ article, expanded, onExpand, bookmarked, onBookmark }: ArticleCardProps) {
  const { id, slug, title, excerpt, hasText } = article;
  const [text, setText] = useState(() => texts.get(slug));
  const [failed, setFailed] = useState(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();

  const focusToggle = () => toggleButton.current!.focus();

  const load = useCallback(async () => {
    setFailed(false);
    try {
      texts.set(slug, await loadText(slug));
      setText(texts.get(slug));
    } catch {
      setFailed(true);
    }
  }, [slug]);
  useEffect(() => {
    if (expanded && !text) void load();
  }, [expanded, text, load]);
  useEffect(() => {
    if (!failed) return;
    const again = () => void load();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, load]);
  /** Loads the text before the click, so that it opens at once. A failure is reported by the click. */
  const prefetch = () => void loadText(slug).catch(() => undefined);

  function toggle() {
    const button = toggleButton.current!;
    const before = button.getBoundingClientRect().top;
    flushSync(() => onExpand(!expanded));
    // The card may move in the grid. The page is scrolled so that the button stays under the pointer.
    const moved = button.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  function retry() {
    focusToggle();
    void load();
  }

  function closeFromBelow() {
    flushSync(() => onExpand(false));
    focusToggle();
  }

  return (
    <li className={cx('grid', expanded && 'md:col-span-2')}>
      <Card className="flex flex-col">
        <div
          className={cx(
            'grid grow grid-rows-[auto_1fr] gap-x-6 gap-y-3',
            expanded && 'md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-1',
          )}
        >
          <Scene name={`articles/${id}`} className="rounded-control" />
          <div className="flex flex-col gap-3">
            <div className="flex items-center justify-between gap-3">
              <CategoryBadge category={article.category} />
              <BookmarkButton article={article} saved={bookmarked} onToggle={onBookmark} />
            </div>
            <h3 id={titleId} className={expanded ? 'text-2xl' : 'text-xl'}>
              <Link
                to={`/resources/blog/${slug}`}
                className="hover:text-peacock-deep hover:underline"
                onPointerEnter={prefetch}
              >
                {title}
              </Link>
            </h3>
            <DateAndReadTime article={article} />
            <p>{excerpt}</p>
            {hasText ? (
              <Button
                ref={toggleButton}
                variant="secondary"
                className="mt-auto self-start"
                aria-describedby={titleId}
                aria-expanded={expanded}
                aria-controls={textId}
                onPointerEnter={prefetch}
                onFocus={prefetch}
                onClick={toggle}
              >
                {expanded ? 'Show Less' : 'Read Full Article'}
              </Button>
            ) : (
              <Button variant="secondary" className="mt-auto self-start" disabled>
                Coming Soon
              </Button>
            )}
          </div>
        </div>
        {hasText && (
          <div id={textId} hidden={!expanded} className="mt-8 border-t border-line pt-8">
            {text ? (
              <div className="mx-auto max-w-[42rem] lg:mr-0 lg:ml-[19.5rem]">
                <ArticleText html={belowCardTitle(text.html)} />
                <Button variant="secondary" className="mt-8" onClick={closeFromBelow}>
                  Close this article
                </Button>
              </div>
            ) : failed ? (
              <div role="alert">
                <p>The text could not be loaded. Check that you are online and try again.</p>
                <Button variant="secondary" className="mt-4" onClick={retry}>
                  Try again
                </Button>
              </div>
            ) : (
              <Loading />
            )}
          </div>
        )}
      </Card>
    </li>
  );
}

function Loading() {
  return (
    <div role="status" className="mx-auto grid max-w-[34rem] gap-3 lg:mr-0 lg:ml-[19.5rem]">
      <span className="sr-only">Loading the article…</span>
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, line) => (
        <Skeleton key={line} className={cx('h-5', width)} />
      ))}
    </div>
  );
}
