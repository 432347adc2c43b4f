import type {
  ApplicationDetails,
  ListedApplication,
  OpenTask,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { stageWords } from '@/lib/application-stages';
import { ENTER_REPLY_DAY } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';
import { lateness, whenWords } from '@/lib/due-words';
import { serverNow } from '@/lib/server-time';
import { doubtWords, DOUBTS, hasOthers } from '@/planner/doubts';
import { type ToDoItem, thingsToDo } from '@/planner/next';
import { useConsidered } from '@/planner/use-records';

interface NextStepProps {
  application: ApplicationDetails | ListedApplication;
  /** Those that are open, the next first. */
  tasks: readonly OpenTask[];
}

type ToDo = ToDoItem<unknown, OpenTask>;

/** What comes next for an open application, when its course closes, and whether its start and its days hold. */
export function NextStep({ application, tasks }: NextStepProps) {
  const now = serverNow();
  const things: ToDo[] = thingsToDo(useConsidered([{ application, tasks }]), now);
  const { next } = stageWords(application.stage);
  if (!next) return null;
  const of = (...kinds: ToDo['kind'][]) => things.find(({ kind }) => kinds.includes(kind));
  const task = of('task');
  const closing = of('closing')?.due;
  const course = of('course')?.due;
  const doubt = DOUBTS.find((one) => of(one));
  const offer = of('offer');
  // The plan has a day that no letter names, perhaps a late one.
  const lacksReplyDay = offer && !offer.due && offer.tasks.length > 0;
  // Documents to change have a line of their own in the list of applications.
  const first = things.find((one) => one.kind !== 'documents' && !(lacksReplyDay && one === offer));
  const steps = [
    lacksReplyDay && ENTER_REPLY_DAY,
    first ? stepOf(first, next, now) : !lacksReplyDay && next,
    first && ['closing', 'course', 'late', 'kept'].includes(first.kind) && task && stepOf(task, next, now),
  ].filter(Boolean);
  return (
    <>
      <p>
        <strong className="font-semibold">Next:</strong> {steps[0]}
        {steps[1] && (
          <>
            {' '}
            <strong className="font-semibold">Then:</strong> {steps[1]}
          </>
        )}
      </p>
      {of('refused') && first?.kind !== 'refused' && <p>This start cannot be planned: choose another one.</p>}
      {closing && (
        <p>
          Your course closes on <strong className="font-semibold">{whenWords(closing)}</strong>,{' '}
          {lateness(closing, now).text}.
        </p>
      )}
      {course && (
        <p>A course there closes on {formatDate(course.date)}, earlier than the plan reckons with.</p>
      )}
      {doubt && (
        <p>
          {doubtWords(doubt)}:{' '}
          {!application.intake
            ? 'choose a start'
            : hasOthers(doubt)
              ? 'look at the new plan'
              : 'look at the plan'}
          .
        </p>
      )}
    </>
  );
}

/** What to do about it; when a course closes, and why days do not hold, stands below. */
function stepOf({ kind, due, tasks }: ToDo, next: string, now: number): string {
  switch (kind) {
    case 'refused':
      return 'Choose another start, because this one cannot be planned.';
    case 'closing':
      return 'Send the application before your course closes.';
    case 'course':
      return 'Look whether your course is the one that closes before the plan sends the application.';
    case 'late':
      return 'Look at the new plan.';
    case 'kept':
      return 'Choose an earlier day for what comes too late.';
    default:
      return tasks[0] && due
        ? `${tasks[0].task.title}, by ${whenWords(due)}, ${lateness(due, now).text}`
        : next;
  }
}
