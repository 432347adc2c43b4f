import { hasReached, stageWords } from '@/lib/application-stages';
import { today } from '@/lib/ages';
import type { Closing } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';

/** When the course stops taking applications, for others to read; nothing once it is sent or closed. */
export function ClosingLine({ application: { stage, closesOn } }: { application: Closing }) {
  if (!closesOn || hasReached(stage, 'submitted') || !stageWords(stage).next) return null;
  return (
    <p className="mt-1">
      The course {closesOn < today() ? 'closed' : 'closes'} on{' '}
      <strong className="font-semibold">{formatDate(closesOn)}</strong>, as the student entered it.
    </p>
  );
}
