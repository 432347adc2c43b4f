import { cx } from 'class-variance-authority';
import { MonitorSmartphone } from 'lucide-react';

/** What who needs a visa must know of a university that teaches mostly at a distance. */
export const DistanceNote = ({ className }: { className?: string }) => (
  <p className={cx('flex items-start gap-2 text-sm font-medium', className)}>
    <MonitorSmartphone aria-hidden className="mt-0.5 size-4 shrink-0" />
    Distance university: it rarely sponsors a student visa. Ask which programmes are taught on a campus.
  </p>
);
