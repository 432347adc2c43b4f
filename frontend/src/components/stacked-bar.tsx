import { cx } from 'class-variance-authority';

/**
 * Colours of the parts, for seven parts at most: from dark to light in the hue of the surroundings, then the accents.
 */
const tones = [
  'fill-[oklch(0.4_0.095_var(--hue,205))]',
  'fill-[oklch(0.52_0.1_var(--hue,205))]',
  'fill-[oklch(0.63_0.095_var(--hue,205))]',
  'fill-[oklch(0.73_0.085_var(--hue,205))]',
  'fill-[oklch(0.82_0.065_var(--hue,205))]',
  'fill-[oklch(0.62_0.14_35)]',
  'fill-marigold',
];

interface StackedBarProps {
  amounts: readonly number[];
  /** The amount that the whole width stands for; by default the sum. */
  max?: number;
  /** The part of the sum that somebody else pays. That end of the bar is pale. */
  covered?: number;
  className?: string;
}

/** Amounts as lengths. Decorative: the amounts always stand beside it, each with its `Swatch`. */
export function StackedBar({ amounts, max, covered = 0, className }: StackedBarProps) {
  const sum = amounts.reduce((before, amount) => before + amount, 0);
  const whole = max ?? sum;
  const share = (amount: number) => `${whole > 0 ? +((amount / whole) * 100).toFixed(3) : 0}%`;
  const starts = amounts.map((_, i) => amounts.slice(0, i).reduce((before, amount) => before + amount, 0));
  return (
    <svg aria-hidden className={cx('h-9 w-full overflow-hidden rounded-control', className)}>
      {amounts.map((amount, i) => (
        <rect
          key={i}
          x={share(starts[i]!)}
          width={share(amount)}
          height="100%"
          className={cx(tones[i], 'stroke-card stroke-2')}
        />
      ))}
      {covered > 0 && (
        <rect
          x={share(sum - covered)}
          width={share(covered)}
          height="100%"
          className="fill-card/75 stroke-control"
          strokeDasharray="4 3"
        />
      )}
    </svg>
  );
}

/** The colour of the amount with this index. */
export function Swatch({ index }: { index: number }) {
  return (
    <svg aria-hidden className="inline-block size-3.5 shrink-0 rounded-[3px]">
      <rect width="100%" height="100%" className={tones[index]} />
    </svg>
  );
}
