import { dueOf, lateness, whenWords } from '@/lib/due-words';
import { serverNow } from '@/lib/server-time';

/** By when a task is due, where it counts and for the reader, and how far off that is. */
export function TaskDue({
  task,
  isOver = false,
  isFirst = false,
}: {
  task: { dueOn: string; dueTime: string | null; zone: string; rule?: string | null };
  /** Nothing is due any more where an application is closed. */
  isOver?: boolean;
  /** Others of it are due later. */
  isFirst?: boolean;
}) {
  if (isOver) return <span className="block text-sm text-ink-soft">not done</span>;
  const { text, late } = lateness(dueOf(task), serverNow());
  return (
    <span className="flex flex-wrap gap-x-2 text-sm">
      <span>
        {isFirst && 'the first '}by {whenWords(dueOf(task))}
      </span>
      <span className={late ? 'font-semibold text-danger' : 'text-ink-soft'}>{text}</span>
    </span>
  );
}
