import { cx } from 'class-variance-authority';
import { SampleMark } from './sample-mark';

interface FiguresProps {
  items: readonly { value: string; label: string; sample?: true }[];
  /** Sets at least the number of columns. */
  className: string;
}

/** Large figures with what they count, on a desktop with a hairline between them. */
export function Figures({ items, className }: FiguresProps) {
  return (
    <dl className={cx('grid gap-x-4 gap-y-6 sm:gap-x-0 sm:divide-x sm:divide-line', className)}>
      {items.map(({ value, label, sample }) => (
        <div key={label} className="flex flex-col-reverse justify-end sm:px-8 sm:first:pl-0 sm:last:pr-0">
          <dt className="text-sm leading-snug text-ink-soft sm:text-base">
            {label}
            {sample && <SampleMark />}
          </dt>
          <dd className="font-display text-3xl font-semibold tracking-tight whitespace-nowrap text-peacock-deep sm:text-4xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
