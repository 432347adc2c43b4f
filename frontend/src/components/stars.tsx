import { cx } from 'class-variance-authority';
import { Star } from 'lucide-react';

/** A rating of up to five stars, in words for screen readers. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className={cx('inline-flex gap-0.5', className)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          className={cx('size-5', star <= rating ? 'fill-marigold text-marigold-deep' : 'text-line')}
        />
      ))}
    </span>
  );
}
