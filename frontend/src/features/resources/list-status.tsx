import { cx } from 'class-variance-authority';

interface ListStatusProps {
  count: number;
  one: string;
  many: string;
  className?: string;
}

/** The number of entries in a filtered list, announced by screen readers whenever it changes. */
export function ListStatus({ count, one, many, className }: ListStatusProps) {
  return (
    <p role="status" className={cx('mt-6 mb-3 text-ink-soft', className)}>
      {count > 0
        ? `${count} ${count === 1 ? one : many}`
        : `No ${many} match these filters. Try a shorter search or another option.`}
    </p>
  );
}
