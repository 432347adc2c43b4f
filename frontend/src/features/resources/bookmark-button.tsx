import { Bookmark } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Article } from '@/content/article';

interface BookmarkButtonProps {
  article: Article;
  saved: boolean;
  onToggle: () => void;
}

/** Saves an article on this device. An article without a text cannot be saved. */
export function BookmarkButton({ article, saved, onToggle }: BookmarkButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-pressed={saved}
      aria-label={`Save ${article.title}`}
      disabled={!article.hasText}
      onClick={onToggle}
    >
      <Bookmark aria-hidden className={saved ? 'fill-current' : ''} />
    </Button>
  );
}
