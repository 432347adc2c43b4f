import { FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedApplication } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { Notice } from '@/components/notice';
import { PrintButton } from '@/components/print-button';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { usePortalAddress } from '@/lib/portal-address';
import { opens } from '@/lib/use-opened-focus';
import { AllCosts } from './plan/costs-card';
import { isRefusal } from '@/planner/planner';
import { subjectFor, usePlanOf } from '@/planner/use-records';
import { PlanOverview } from './plan/plan-overview';
import { StageLine } from '@/components/applications/stage-line';
import { subjectOf } from '@/lib/application-words';
import { NextStep } from './next-step';
import { useApplications } from './use-applications';

interface ApplicationListProps {
  /** What shows to whoever has none, with the button that adds one. */
  renderEmpty: (addButton: ReactNode) => ReactNode;
}

/** The student's applications, those that are still open first. */
export function ApplicationList({ renderEmpty }: ApplicationListProps) {
  const list = useApplications();
  const { to } = usePortalAddress();
  const add = (variant?: 'secondary') => (
    <ButtonLink variant={variant} to={to({ open: 'apply' })} state={{ opened: true }} {...opens('apply')}>
      <FilePlus2 aria-hidden />
      Add an application
    </ButtonLink>
  );

  if (list.isLoadingError)
    return (
      <Notice role="alert" title="Failed to fetch your applications">
        <Button pending={list.isFetching} onClick={() => void list.refetch()}>
          Retry
        </Button>
      </Notice>
    );
  if (!list.data)
    return (
      <div aria-busy className="grid gap-3">
        {Array.from({ length: 3 }, (_, i) => (
          <Skeleton key={i} className="h-36 rounded-card" />
        ))}
      </div>
    );
  if (list.data.length === 0) return renderEmpty(add('secondary'));
  const isOpen = ({ nextStages }: ListedApplication) => nextStages?.length !== 0;
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        {add()}
        <PrintButton />
      </div>
      <PlanOverview applications={list.data} />
      <Part title="Open" applications={list.data.filter(isOpen)} />
      <AllCosts applications={list.data} />
      <Part title="Closed" applications={list.data.filter((application) => !isOpen(application))} />
    </>
  );
}

/** That there is nothing of a plan, and the way to it. */
function PlanMissing({ application }: { application: ListedApplication }) {
  const { to } = usePortalAddress();
  const plan = usePlanOf(application);
  const { id, intake, nextStages, openTasks = [] } = application;
  const isPlanned = openTasks.some(({ rule }) => rule !== null);
  if (isPlanned || (plan && isRefusal(plan)) || nextStages?.length === 0 || !subjectFor(application))
    return null;
  return (
    <p>
      {intake ? 'No task of a plan is open here.' : 'It has no plan yet, because no start is chosen.'}{' '}
      <Link
        to={to({ open: `application-${id}` })}
        state={{ opened: true }}
        className="inline-flex min-h-8 items-center text-peacock-deep underline underline-offset-4"
      >
        {intake ? 'Make or see the plan' : 'Choose the start'}
      </Link>
    </p>
  );
}

function Part({ title, applications }: { title: string; applications: readonly ListedApplication[] }) {
  const { to } = usePortalAddress();
  if (applications.length === 0) return null;
  return (
    <section aria-label={`${title} applications`}>
      <h2 className="mb-3 text-2xl">
        {title} <span className="text-ink-soft">({applications.length})</span>
      </h2>
      <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        {applications.map((application) => {
          const { id, university, documentsToChange } = application;
          return (
            <li
              key={id}
              className="grid grid-cols-1 content-start gap-2 rounded-card border border-line bg-card p-4 break-inside-avoid sm:p-5"
            >
              <h3 className="text-lg">
                <Link
                  to={to({ open: `application-${id}` })}
                  state={{ opened: true }}
                  {...opens(`application-${id}`)}
                  className="inline-flex min-h-11 items-center hover:text-peacock-deep hover:underline"
                >
                  {university?.name ?? 'University not known'}
                </Link>
              </h3>
              <p className="[overflow-wrap:anywhere]">{subjectOf(application)}</p>
              <StageLine application={application} />
              {/* A server before the field sends none. */}
              <NextStep application={application} tasks={application.openTasks ?? []} />
              <PlanMissing application={application} />
              {documentsToChange > 0 && (
                <p>
                  <Badge variant="accent">
                    Your counselor asks for a change to{' '}
                    {documentsToChange === 1 ? 'one document' : `${documentsToChange} documents`}
                  </Badge>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
