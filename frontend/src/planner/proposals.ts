import type { ApplicationTaskDto, PlannedTask } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { formatDate } from '@/lib/dates';
import { capitalized } from '@/lib/names';
import { addDays } from '@/lib/office-hours';
import { beforeStageOf, type Planned } from './planner';

/** A task that is kept; lists have only those that are not done. */
type Kept = Pick<ApplicationTaskDto, 'rule' | 'title' | 'dueOn' | 'dueTime' | 'zone'> &
  Partial<Pick<ApplicationTaskDto, 'pinned' | 'doneAt' | 'outdated'>>;

/** What a new plan would change of the tasks that are kept. */
export interface Proposal<Task> {
  title: string;
  /** What it would do, and why. */
  text: string;
  /** To keep it as planned; none where a task is no longer needed. */
  planned?: Planned;
  task?: Task;
}

/** As it is sent to be kept. */
export const toKeep = ({ rule, due }: Planned) =>
  ({
    rule: rule.key,
    owner: rule.owner,
    beforeStage: beforeStageOf(rule),
    title: rule.title,
    dueOn: due.date,
    dueTime: due.time ?? null,
    zone: due.zone,
  }) satisfies PlannedTask;

/** To confirm the day that it has. */
export const asKept = ({ rule, owner, beforeStage, title, dueOn, dueTime, zone }: ApplicationTaskDto) =>
  ({ rule: rule!, owner, beforeStage, title, dueOn, dueTime, zone }) satisfies PlannedTask;

/** "8 weeks before 13 January 2027: All other courses through UCAS"; "Usually 8 weeks before" where it is another day. */
export function reasonOf({ rule, anchor, due, because }: Planned): string {
  if (because) return because;
  const { days } = rule;
  const before = days === 0 ? 'on' : `${lengthOf(days)} before`;
  const isUsual = due.date === addDays(anchor.date, -days);
  return `${isUsual ? capitalized(before) : `Usually ${before}`} ${formatDate(anchor.date)}: ${anchor.label}`;
}

/** "8 weeks" where it comes out even, else "92 days". */
export function lengthOf(days: number): string {
  const [count, unit] = days % 7 === 0 ? [days / 7, 'week'] : [days, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** That there is not even the least time that it takes. */
export const shortWords = ({ needs, has }: NonNullable<Planned['short']>) =>
  `it takes ${lengthOf(needs)} at the least, and there ${has > 1 ? 'are' : 'is'} ${has > 0 ? lengthOf(has) : 'no day left'}`;

/** What a day is worth that cannot be had in time, or that only says to begin today. */
function worthOf({ rule, short, soon, postponed }: Planned): string {
  if (short) return `Hardly in time: ${shortWords(short)}. `;
  return soon && !postponed && !rule.afterAnswer ? 'Usually begun earlier, so begin today. ' : '';
}

/** The plan of today has the same day for it. */
export const hasDay = (
  { dueOn, dueTime, zone }: Pick<Kept, 'dueOn' | 'dueTime' | 'zone'>,
  { due }: Planned,
) => dueOn === due.date && dueTime === (due.time ?? null) && zone === due.zone;

/**
 * What the plan of today would change. What is done or pinned stays; a task that is late stays late, because to begin
 * today, or as soon as can be, is no new date, unless what it is counted back from has changed since.
 */
export function proposalsFor<Task extends Kept>(
  kept: readonly Task[],
  planned: readonly Planned[],
): Proposal<Task>[] {
  const proposals: Proposal<Task>[] = [];
  for (const one of planned) {
    const { rule, due, soon, postponed, short } = one;
    const task = kept.find((other) => other.rule === rule.key);
    if (!task) {
      proposals.push({
        title: rule.title,
        text: `${worthOf(one)}New, by ${formatDate(due.date)}. ${reasonOf(one)}`,
        planned: one,
      });
      continue;
    }
    if (task.doneAt || task.pinned) continue;
    if (!task.outdated && (soon || postponed) && task.dueOn <= due.date) continue;
    if (hasDay(task, one)) continue;
    const day =
      task.dueOn === due.date
        ? `By another time of ${formatDate(due.date)}`
        : short
          ? `Its day would be ${formatDate(due.date)}, not ${formatDate(task.dueOn)}`
          : `By ${formatDate(due.date)}, not ${formatDate(task.dueOn)}`;
    proposals.push({
      title: rule.title,
      text: `${worthOf(one)}${day}. ${reasonOf(one)}`,
      planned: one,
      task,
    });
  }
  for (const task of kept)
    if (task.rule && !task.doneAt && !task.pinned && !planned.some(({ rule }) => rule.key === task.rule))
      proposals.push({
        title: task.title,
        text: 'No longer needed, as the application now stands: mark it as done.',
        task,
      });
  return proposals;
}
