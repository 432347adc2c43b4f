import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
  tone?: 'paper' | 'deep';
}

/** A part of a page with its heading. */
export function Section({ title, lead, tone = 'paper', className, children, ...props }: SectionProps) {
  return (
    <section
      className={cx('py-12 sm:py-16', tone === 'deep' && 'border-y border-line bg-paper-deep', className)}
      {...props}
    >
      <div className="container-page">
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        {lead && <p className="mt-3 max-w-[65ch] text-lg text-ink-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
