import { hasReached, stageWords } from '@/lib/application-stages';
import { today } from '@/lib/ages';
import type { Closing, Sending } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';

interface ClosingLineProps {
  application: Closing;
  tasks?: readonly Sending[];
}

/** When the course stops taking applications, for others to read; nothing once it is sent or closed. */
export function ClosingLine({ application: { stage, closesOn }, tasks = [] }: ClosingLineProps) {
  if (!closesOn || hasReached(stage, 'submitted') || !stageWords(stage).next) return null;
  const isOutdated = tasks.some(({ rule, dueOn, doneAt }) => rule === 'apply' && !doneAt && dueOn > closesOn);
  return (
    <p className="mt-1">
      The course {closesOn < today() ? 'closed' : 'closes'} on{' '}
      <strong className="font-semibold">{formatDate(closesOn)}</strong>, as the student entered it.
      {isOutdated && ' The plan is older than that: its days come too late.'}
    </p>
  );
}
