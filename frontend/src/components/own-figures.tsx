import type { OperatorFigure } from '@/content/operator-figures';
import { SampleMark } from './sample-mark';

/** Figures of the operator in the head of a page, said to be its own; one that is a sample is marked. */
export function OwnFigures({ figures }: { figures: readonly OperatorFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <p className="text-ink-soft">
      By our own count:{' '}
      {figures.map(({ value, label, sample }, index) => (
        <span key={label}>
          {index > 0 && ', '}
          {value} {label}
          {sample && <SampleMark inline />}
        </span>
      ))}
      .
    </p>
  );
}
