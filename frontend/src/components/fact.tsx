import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  /** The figure's publisher and year. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One entry of a description list. */
export function Fact({ name, note, className, children }: FactProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <span className="font-semibold tabular-nums">{children}</span>
        {note && <span className="block text-xs text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}
