import { Bookmark } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '@/components/icon';
import { Scene } from '@/components/scene';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Article, ArticleCategory } from '@/content/articles';
import type { Icon as IconName } from '@/content/icons';
import { paragraphsOf } from '@/lib/paragraphs';

const icons: Record<ArticleCategory, IconName> = {
  'Study Planning': 'compass',
  Admissions: 'file',
  Finance: 'bank',
  Visa: 'stamp',
  'Life Abroad': 'plane',
  'University Rankings': 'chart',
  'Academic Excellence': 'award',
};

/** Dates have no time of day, so they are read as UTC to be the same everywhere. */
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface ArticleCardProps {
  article: Article;
  bookmarked: boolean;
  onBookmark: () => void;
}

export function ArticleCard({ article, bookmarked, onBookmark }: ArticleCardProps) {
  const [expanded, setExpanded] = useState(false);
  const contentId = useId();
  const { id, title, category, date, readTime, excerpt, content } = article;

  return (
    <Card className="flex flex-col gap-3">
      <Scene name={`articles/${id}`} className="rounded-control" />
      <div className="flex items-center justify-between gap-3">
        <Badge variant="accent">
          <Icon name={icons[category]} className="size-4" /> {category}
        </Badge>
        <Button
          variant="ghost"
          size="icon"
          aria-pressed={bookmarked}
          aria-label={`Save ${title}`}
          onClick={onBookmark}
        >
          <Bookmark aria-hidden className={bookmarked ? 'fill-current' : ''} />
        </Button>
      </div>
      <h3 className="text-xl">{title}</h3>
      <p className="text-sm text-ink-soft">
        <time dateTime={date}>{dateFormat.format(new Date(date))}</time>, {readTime} min read
      </p>
      <p>{excerpt}</p>
      {content && (
        <div id={contentId} hidden={!expanded}>
          {paragraphsOf(content).map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {content ? (
        <Button
          variant="secondary"
          className="self-start"
          aria-expanded={expanded}
          aria-controls={contentId}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Show Less' : 'Read Full Article'}
        </Button>
      ) : (
        <Button variant="secondary" className="self-start" disabled>
          Coming Soon
        </Button>
      )}
    </Card>
  );
}
