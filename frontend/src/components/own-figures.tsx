import type { OperatorFigure } from '@/content/operator-figures';
import { SampleMark } from './sample-mark';

/** The operator's own figures at the head of a page. They count as its own when none is a sample any more. */
export function OwnFigures({ figures }: { figures: readonly OperatorFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <p className="text-ink-soft">
      {figures.some(({ sample }) => sample) ? 'In figures: ' : 'By our own count: '}
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
