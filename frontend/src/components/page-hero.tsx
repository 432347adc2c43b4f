import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** The head of a content page. */
export function PageHero({
  title,
  lead,
  above,
  aside,
  children,
}: {
  title: string;
  lead?: ReactNode;
  above?: ReactNode;
  /** A picture beside the text, where there is room. */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="border-b border-line bg-paper-deep py-10 sm:py-14">
      <div
        className={cx(
          'container-page',
          aside && 'grid items-center gap-12 lg:grid-cols-[1.3fr_minmax(0,1fr)]',
        )}
      >
        <div>
          {above && <div className="mb-4 flex flex-wrap items-center gap-3">{above}</div>}
          <h1 className="text-3xl sm:text-5xl">{title}</h1>
          {lead && <p className="mt-4 max-w-[32em] text-lg text-ink-soft">{lead}</p>}
          {children && <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>}
        </div>
        {aside && <div className="hidden lg:block">{aside}</div>}
      </div>
    </div>
  );
}
