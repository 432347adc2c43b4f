import type { ListedApplication } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { applicationName, oldDay } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';
import { usePortalAddress } from '@/lib/portal-address';
import { useApplications } from '../use-applications';
import type { Entry } from './overview';

/** Whether the applications need it by different days. */
export const differ = (tasks: Entry['tasks']) => new Set(tasks.map(({ task }) => task.dueOn)).size > 1;

interface ForProps {
  applications: readonly ListedApplication[];
  tasks?: Entry['tasks'];
}

export const For = (props: ForProps) => (
  <p className="text-sm leading-8 text-ink-soft">
    <Links {...props} />
  </p>
);

/** For which applications it is, each as a link, with its own day where the days differ, and whether that is an old one. */
export function Links({ applications, tasks = [] }: ForProps) {
  const { to } = usePortalAddress();
  const all = useApplications().data ?? applications;
  return (
    <>
      {applications.map((application, i) => {
        const { id } = application;
        const task = tasks.find(({ applicationId }) => applicationId === id)?.task;
        const old = task && oldDay(application, task, task.beforeStage === 'submitted');
        return (
          <span key={id}>
            {i > 0 && ' · '}
            <Link
              to={to({ open: `application-${id}` })}
              state={{ opened: true }}
              className="text-peacock-deep underline underline-offset-4"
            >
              {applicationName(application, all)}
            </Link>
            {task && differ(tasks) && `, by ${formatDate(task.dueOn)}`}
            {old && <span className="font-semibold text-ink">, {old}</span>}
          </span>
        );
      })}
    </>
  );
}
