import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
  tone?: 'paper' | 'deep';
}

/** A part of a page with its heading. */
export function Section({ title, lead, tone = 'paper', className, children, ...props }: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={cx('py-14 sm:py-20', tone === 'deep' && 'border-y border-line bg-paper-deep', className)}
      {...props}
    >
      <div className="container-page">
        <h2 id={headingId} className="text-3xl sm:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-[31em] text-lg text-ink-soft">{lead}</p>}
        <div className="mt-8 sm:mt-10">{children}</div>
      </div>
    </section>
  );
}
