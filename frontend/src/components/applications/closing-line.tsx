import { today } from '@/lib/ages';
import { type Closing, isPastClosing, isToClose, type Sending } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';

interface ClosingLineProps {
  application: Closing;
  tasks?: readonly Sending[];
}

/** When the course stops taking applications, for others to read; nothing once it is sent or closed. */
export function ClosingLine({ application, tasks = [] }: ClosingLineProps) {
  if (!isToClose(application)) return null;
  const { closesOn } = application;
  return (
    <p className="mt-2">
      The course {closesOn < today() ? 'closed' : 'closes'} on{' '}
      <strong className="font-semibold">{formatDate(closesOn)}</strong>, as the student entered it.
      {isPastClosing(application, tasks) && ' The plan is older than that: its days come too late.'}
    </p>
  );
}
