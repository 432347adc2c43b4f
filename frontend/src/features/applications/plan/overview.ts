import type { ListedApplication, OpenTask } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { type Due, dueOf, SHARED_RULES } from '@/lib/due-words';
import { isBehind } from '@/lib/application-stages';
import { momentOf } from '@/lib/zones';
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

/** The open tasks of applications that are open, the next first, and apart those that a stage has left behind. */
export function openEntries(applications: readonly ListedApplication[]): {
  entries: Entry[];
  behind: Entry['tasks'];
} {
  const open = applications
    .filter(({ nextStages }) => (nextStages ?? []).length > 0)
    // A server before the field sends none.
    .flatMap((application) => (application.openTasks ?? []).map((task) => ({ application, task })))
    .sort((a, b) => Date.parse(a.task.dueAt) - Date.parse(b.task.dueAt));
  const byKey = new Map<string, Entry>();
  const behind: Entry['tasks'] = [];
  for (const { application, task } of open) {
    const part = { applicationId: application.id, task };
    if (isBehind(application, task)) {
      // The counselor's own are not the student's to tick.
      if (task.owner === 'student') behind.push(part);
      continue;
    }
    const isShared = task.rule !== null && SHARED_RULES.includes(task.rule);
    const key = isShared ? `${task.rule} ${task.title}` : `task ${task.id}`;
    const entry = byKey.get(key);
    if (entry) {
      entry.applications.push(application);
      entry.tasks.push(part);
    } else
      byKey.set(key, {
        key,
        title: task.title,
        due: dueOf(task),
        at: Date.parse(task.dueAt),
        applications: [application],
        tasks: [part],
      });
  }
  return { entries: [...byKey.values()], behind };
}

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
