import { Award, ChartColumn, Compass, FileText, Landmark, Plane, Stamp, type LucideIcon } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import type { Article, ArticleCategory } from '@/content/article';
import { formatDate } from '@/lib/dates';

const icons: Record<ArticleCategory, LucideIcon> = {
  'Study Planning': Compass,
  Admissions: FileText,
  Finance: Landmark,
  Visa: Stamp,
  'Life Abroad': Plane,
  'University Rankings': ChartColumn,
  'Academic Excellence': Award,
};

export function CategoryBadge({ category }: { category: ArticleCategory }) {
  const Icon = icons[category];
  return (
    <Badge variant="accent">
      <Icon aria-hidden className="size-4" /> {category}
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
