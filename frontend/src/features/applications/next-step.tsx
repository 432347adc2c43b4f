import type {
  ApplicationDetails,
  ListedApplication,
  OpenTask,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { isBehind, stageWords } from '@/lib/application-stages';
import { formatDate } from '@/lib/dates';
import { dueOf, lateness, whenWords } from '@/lib/due-words';
import { serverNow } from '@/lib/server-time';
import { doubtOf, doubtWords, hasOthers } from '@/planner/doubts';
import { isRefusal } from '@/planner/planner';
import { useEarlierCourse, usePlanOf } from '@/planner/use-records';

interface NextStepProps {
  application: ApplicationDetails | ListedApplication;
  /** Those that are open, the next first. */
  tasks: readonly OpenTask[];
}

/** What comes next for an open application: its next task, or by when an offer is to be answered, unless its start cannot be planned; and whether its days hold. */
export function NextStep({ application, tasks }: NextStepProps) {
  const { stage } = application;
  const plan = usePlanOf(application);
  const doubt = doubtOf(application, tasks, plan);
  const course = useEarlierCourse(application, tasks);
  const { next } = stageWords(stage);
  const task = tasks.find((task) =>
    stage === 'offer' ? task.rule === 'accept' : !isBehind(application, task),
  );
  if (!next) return null;
  return (
    <>
      <p>
        <strong className="font-semibold">Next:</strong>{' '}
        {plan && isRefusal(plan)
          ? 'Choose another start, because this one cannot be planned.'
          : task
            ? `${task.title}, by ${whenWords(dueOf(task))}, ${lateness(dueOf(task), serverNow()).text}`
            : next}
      </p>
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
