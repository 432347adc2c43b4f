import type { ListedApplication, OpenTask } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { Due } from '@/lib/due-words';
import { momentOf } from '@/lib/zones';
import type { ToDoItem } from '@/planner/next';
import type { Fixed } from '@/planner/planner';

/** Something with a day that one or more applications share. */
export interface Entry {
  key: string;
  title: string;
  due: Due;
  /** As a moment. */
  at: number;
  applications: ListedApplication[];
  /** Tasks of these applications; none for a date that is fixed. */
  tasks: { applicationId: number; task: OpenTask }[];
  /** The official day's source. */
  source?: string | undefined;
  /** A date that the student has entered. */
  isOwn?: true | undefined;
}

/** As the timeline tells it: one or more tasks. */
export const entryOf = ({
  key,
  due,
  at,
  applications,
  tasks,
}: ToDoItem<ListedApplication, OpenTask>): Entry[] =>
  tasks[0] && due
    ? [
        {
          key,
          title: tasks[0].task.title,
          due,
          at,
          applications,
          tasks: tasks.map(({ application, task }) => ({ applicationId: application.id, task })),
        },
      ]
    : [];

/** Fixed dates of several applications, the same one once. */
export function fixedEntries(
  fixed: readonly { application: ListedApplication; dates: readonly Fixed[] }[],
): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const { application, dates } of fixed)
    for (const { label: title, source, isOwn, ...due } of dates) {
      const key = `${title} ${due.date} ${due.zone}`;
      const entry = byKey.get(key);
      if (entry) entry.applications.push(application);
      else
        byKey.set(key, {
          key,
          title,
          due,
          at: momentOf(due),
          applications: [application],
          tasks: [],
          source,
          isOwn,
        });
    }
  return [...byKey.values()];
}
