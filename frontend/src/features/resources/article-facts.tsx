import { Icon } from '@/components/icon';
import { Badge } from '@/components/ui/badge';
import type { Article, ArticleCategory } from '@/content/article';
import type { Icon as IconName } from '@/content/icons';
import { formatDate } from '@/lib/dates';

const icons: Record<ArticleCategory, IconName> = {
  'Study Planning': 'compass',
  Admissions: 'file',
  Finance: 'bank',
  Visa: 'stamp',
  'Life Abroad': 'plane',
  'University Rankings': 'chart',
  'Academic Excellence': 'award',
};

export function CategoryBadge({ category }: { category: ArticleCategory }) {
  return (
    <Badge variant="accent">
      <Icon name={icons[category]} className="size-4" /> {category}
    </Badge>
  );
}

export function DateAndReadTime({ article: { date, readTime } }: { article: Article }) {
  return (
    <p className="text-sm text-ink-soft">
      <time dateTime={date}>{formatDate(date)}</time>, {readTime} min read
    </p>
  );
}
