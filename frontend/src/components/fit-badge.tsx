import { CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react';
import { cx } from 'class-variance-authority';
import type { Fit } from '@/lib/fit';

const looks = {
  meets: {
    word: 'Meets',
    estimate: 'Reaches our estimate',
    icon: CircleCheck,
    className: 'bg-status-completed-soft text-status-completed',
  },
  close: {
    word: 'Close',
    estimate: 'Close to our estimate',
    icon: CircleMinus,
    className: 'bg-status-contacted-soft text-status-contacted',
  },
  below: {
    word: 'Below',
    estimate: 'Below our estimate',
    icon: CircleX,
    className: 'bg-danger-soft text-danger',
  },
  unknown: {
    word: 'Unknown',
    estimate: 'Unknown',
    icon: CircleDashed,
    className: 'bg-status-other-soft text-status-other',
  },
} as const;

/** How a student's figure compares with a university's: always as a word, with a shape and a colour beside it. */
export function FitBadge({ state, indicative, estimate }: Pick<Fit, 'state' | 'indicative' | 'estimate'>) {
  const { icon: Icon, className, ...words } = looks[state];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        className,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {estimate ? words.estimate : words.word}
      {indicative && state !== 'unknown' && <span className="font-normal">· indicative</span>}
    </span>
  );
}
