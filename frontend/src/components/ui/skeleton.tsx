import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A grey block of the final size while content loads. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cx('animate-pulse rounded-control bg-paper-deep', className)}
      {...props}
    />
  );
}
