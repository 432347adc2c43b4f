import { cx } from 'class-variance-authority';

interface RangeBarProps {
  /** The two ends of the scale. */
  scale: readonly [number, number];
  /** Without both ends nothing is drawn. */
  from: number | undefined;
  to: number | undefined;
  /** The student's own figure, marked on the bar. */
  own?: number | undefined;
  /** The bar in words. */
  label: string;
  className?: string;
}

/** A range on a scale. Values outside the scale are drawn at its end. */
export function RangeBar({ scale: [low, high], from, to, own, label, className }: RangeBarProps) {
  if (from == null || to == null) return null;
  const at = (value: number) => ((Math.min(Math.max(value, low), high) - low) / (high - low)) * 100;
  const start = Math.min(at(from), 98);
  return (
    <svg role="img" aria-label={label} className={cx('block h-4 w-full overflow-visible', className)}>
      <rect y="5" width="100%" height="6" rx="3" className="fill-line" />
      <rect
        x={`${start}%`}
        y="5"
        width={`${Math.max(at(to) - start, 2)}%`}
        height="6"
        rx="3"
        className="fill-peacock"
      />
      {own !== undefined && (
        <circle cx={`${at(own)}%`} cy="8" r="6" strokeWidth="2" className="fill-marigold stroke-ink" />
      )}
    </svg>
  );
}
