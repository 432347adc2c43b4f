import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** What chooses from a list. Without scripts it could not, so one sentence stands in its place. */
export function FilterBar({ className, ...props }: ComponentProps<'div'>) {
  return (
    <>
      <noscript>
        <p className="text-ink-soft">
          Searching and choosing need JavaScript, which is switched off in this browser. The whole list is
          below.
        </p>
      </noscript>
      <div data-needs="script" data-print="no" className={cx('grid gap-4', className)} {...props} />
    </>
  );
}
