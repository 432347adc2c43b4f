import { CalendarPlus } from 'lucide-react';
import { useChangeTask, usePlanTasks } from '@/api/generated/applications';
import type {
  ApplicationDetails,
  ApplicationTaskDto,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { isBehind } from '@/lib/application-stages';
import { formatMonth } from '@/lib/dates';
import { isMissed, type Plan, type Planned } from '@/planner/planner';
import { asKept, proposalsFor, toKeep } from '@/planner/proposals';
import { usePlanChange } from './use-plan';

/** What the plan of today would change: nothing of it happens by itself. */
export function ProposedChanges({
  application,
  plan,
  kept,
  onPlanned,
}: {
  application: ApplicationDetails;
  plan: Plan;
  kept: readonly ApplicationTaskDto[];
  onPlanned: () => void;
}) {
  const { id } = application;
  const { showTasks, readAgain, onError } = usePlanChange(id);
  const keep = usePlanTasks({ mutation: { onSuccess: (tasks) => showTasks(tasks), onError } });
  // Whatever has become of it meanwhile, there is nothing left to do about it.
  const change = useChangeTask({ request: { headers: { 'if-match': '*' } } });
  // The day by when to answer an offer is also kept without a plan.
  const isNew = !kept.some(({ rule }) => rule !== null && rule !== 'accept');
  // What a stage has left behind has a line of its own.
  const proposals = proposalsFor(kept, plan.tasks).filter(
    ({ task }) => !task || !isBehind(application, task),
  );
  const moves = proposals.flatMap(({ planned }) => planned ?? []);
  const holds = kept.filter(
    (task) =>
      task.outdated &&
      !task.doneAt &&
      !isBehind(application, task) &&
      !proposals.some((one) => one.task === task),
  );
  const moved = proposals.flatMap(({ planned, task }) => (planned && task ? task : []));
  const pending = keep.isPending || change.isPending;
  const keepDays = (some: readonly Planned[], onSuccess: () => void) =>
    keep.mutate({ id, data: { tasks: [...some.map(toKeep), ...holds.map(asKept)] } }, { onSuccess });
  /** The pressed button goes with its proposal, so the next one has the keyboard, or the one before. */
  function accept({ planned, task }: (typeof proposals)[number], pressed: HTMLElement) {
    const item = pressed.closest('li');
    const near = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    const moveOn = () => (near ? near.focus() : onPlanned());
    if (planned) return keepDays([planned], moveOn);
    const done = { id, taskId: task!.id, data: { done: true } };
    change.mutate(done, { onSuccess: () => readAgain().then(moveOn), onError });
  }
  /** What has another day keeps its own, which is the student's from then on. */
  async function keepOwn() {
    try {
      for (const task of moved) await change.mutateAsync({ id, taskId: task.id, data: { pinned: true } });
    } catch (error) {
      onError(error);
      return void readAgain();
    }
    await readAgain();
    if (holds.length > 0) keepDays([], onPlanned);
    else onPlanned();
  }
  if (proposals.length + holds.length === 0) return null;
  // What does not fit is no plan to begin with: the note above names a better start first.
  const short = moves.filter(isMissed);
  if (isNew)
    return (
      <p className="mt-4 print:hidden">
        {short.length > 0 && (
          <span className="mb-2 block">
            Or plan for {formatMonth(application.intake!)} all the same. What does not fit in it:{' '}
            {short.map(({ rule }) => rule.title).join('; ')}.
          </span>
        )}
        <Button
          variant={short.length > 0 ? 'secondary' : 'primary'}
          pending={pending}
          onClick={() => keepDays(moves, onPlanned)}
        >
          <CalendarPlus aria-hidden />
          {short.length > 0
            ? `Make it all the same: ${moves.length} tasks, ${short.length} of them without enough time`
            : `Make the plan: ${moves.length} tasks`}
        </Button>
      </p>
    );
  const late = moves.filter((one) => one.short).length;
  const hardly = late > 0 ? `, ${late} of them hardly in time` : '';
  return (
    <section
      aria-label="Proposed changes"
      className="mt-4 rounded-control border border-line bg-paper-deep p-4 print:hidden"
    >
      <h3 className="text-lg">{proposals.length > 0 ? 'The dates have changed' : 'The dates still hold'}</h3>
      {holds.length > 0 && (
        <p className="text-sm">
          The start, the level or the closing day was changed since the plan was made. The{' '}
          {holds.length === 1 ? 'day of one task stays' : `days of ${holds.length} tasks stay`} as planned.
        </p>
      )}
      {proposals.length > 0 && (
        <p className="text-sm">What you have done or pinned stays. Of the rest the plan proposes:</p>
      )}
      <ul className="mt-2 grid gap-3">
        {proposals.map((one) => (
          <li key={one.title} className="text-sm">
            <strong className="font-semibold">{one.title}</strong>: {one.text}
            <Button
              variant="ghost"
              size="sm"
              // Disabled it could not take the keyboard.
              aria-busy={pending}
              onClick={({ currentTarget }) => !pending && accept(one, currentTarget)}
            >
              {one.planned ? 'Accept' : 'Mark as done'}
              <span className="sr-only">{one.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {(moves.length > 1 || (moves.length === 0 && holds.length > 0)) && (
          <Button variant="secondary" size="sm" pending={pending} onClick={() => keepDays(moves, onPlanned)}>
            {moves.length > 1 ? `Accept all ${moves.length} dates${hardly}` : 'Keep these days'}
          </Button>
        )}
        {moved.length > 0 && (
          <Button variant="ghost" size="sm" disabled={pending} onClick={() => void keepOwn()}>
            Keep the days as they are
          </Button>
        )}
      </div>
    </section>
  );
}
