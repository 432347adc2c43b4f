import { isOver } from '@/lib/calendar';

/** What has gone by says so, so that nobody waits for it. */
export const Over = ({ date, children = ' (over)' }: { date: string; children?: string }) =>
  isOver(date) && <span className="text-ink-soft">{children}</span>;
