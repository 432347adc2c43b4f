import type {
  ApplicationDetails,
  ListedApplication,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { isBehind, stageWords } from '@/lib/application-stages';
import { dueOf, whenWords } from '@/lib/due-words';
import { useIsRefused } from './plan/use-plan';

/** What comes next for an open application: of a listed one its next task, or else what its stage asks for. */
export function NextStep({ application }: { application: ApplicationDetails | ListedApplication }) {
  const isRefused = useIsRefused(application);
  const { next } = stageWords(application.stage);
  const tasks = 'openTasks' in application ? (application.openTasks ?? []) : [];
  const task = tasks.find((task) => !isBehind(application, task));
  if (!next) return null;
  return (
    <p>
      <strong className="font-semibold">Next:</strong>{' '}
      {isRefused
        ? 'Choose another start, because this one cannot be planned.'
        : task
          ? `${task.title}, by ${whenWords(dueOf(task))}`
          : next}
    </p>
  );
}
