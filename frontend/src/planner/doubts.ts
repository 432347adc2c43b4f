import type { ListedApplication, OpenTask } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { isBehind } from '@/lib/application-stages';
import { isMissed, isRefusal, passedBy, type Plan, type Refusal } from './planner';
import { hasDay, proposalsFor } from './proposals';

/** What is known of a task that is open; the family is told less of it. */
export type Open = Pick<
  OpenTask,
  'rule' | 'title' | 'owner' | 'dueOn' | 'dueTime' | 'zone' | 'dueAt' | 'outdated'
> &
  Partial<Pick<OpenTask, 'id' | 'beforeStage' | 'pinned'>>;

/** What is said of days that are kept, where they do not hold by the plan of today, the gravest first. */
const words = {
  late: 'are now too late',
  kept: 'that are kept come too late',
  older: 'are from before the start, level or closing day was changed',
  moved: 'would now be different',
  short: 'can hardly be kept',
};
export type Doubt = keyof typeof words;
export const DOUBTS = Object.keys(words) as Doubt[];

/** "Some dates are now too late" */
export const doubtWords = (doubt: Doubt) => `Some dates ${words[doubt]}`;

/** Whether the plan of today has other days for them. */
export const hasOthers = (doubt: Doubt) => doubt !== 'short' && doubt !== 'kept';

/** Without the marks of old days where the plan of today has the same ones. */
export const confirmedBy = <Task extends Open>(
  tasks: readonly Task[],
  plan: Plan | Refusal | undefined,
): Task[] =>
  tasks.map((task) => {
    const planned = plan && !isRefusal(plan) && plan.tasks.find(({ rule }) => rule.key === task.rule);
    return planned && hasDay(task, planned) ? { ...task, outdated: false } : task;
  });

/** Why days of open tasks do not hold, if so. Where nothing can be planned that is what is to be said. */
export function doubtOf(
  application: Pick<ListedApplication, 'stage'>,
  openTasks: readonly Open[],
  plan: Plan | Refusal | undefined,
): Doubt | undefined {
  if (plan && isRefusal(plan)) return undefined;
  const tasks = confirmedBy(openTasks, plan).filter((task) => !isBehind(application, task));
  const late = tasks.filter((task) => {
    const planned = plan?.tasks.find(({ rule }) => rule.key === task.rule);
    return planned && passedBy(planned, plan!.fixed, Date.parse(task.dueAt)) !== undefined;
  });
  // No plan proposes another day for what is pinned.
  if (late.some(({ pinned }) => !pinned)) return 'late';
  if (late.length > 0) return 'kept';
  // A server before the field sends none.
  if (tasks.some(({ outdated }) => outdated)) return 'older';
  if (!plan) return undefined;
  if (proposalsFor(tasks, plan.tasks).some(({ planned, task }) => planned && task)) return 'moved';
  return plan.tasks.some((one) => isMissed(one) && tasks.some(({ rule }) => rule === one.rule.key))
    ? 'short'
    : undefined;
}
