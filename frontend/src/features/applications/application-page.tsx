import { useLocation } from 'react-router-dom';
import { ApiError } from '@/api/http';
import type { ApplicationDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { BackLink } from '@/components/back-link';
import { Link } from '@/components/link';
import { Notice } from '@/components/notice';
import { OpenedHeading, useStartAtTop } from '@/components/opened-heading';
import { PageMeta } from '@/components/page-meta';
import { PrintButton } from '@/components/print-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { usePortalAddress } from '@/lib/portal-address';
import { opens } from '@/lib/use-opened-focus';
import { ApplicationForm } from './application-form';
import { ApplicationHistory } from '@/components/applications/application-history';
import { CostsCard } from './plan/costs-card';
import { DocumentsCard } from './plan/documents-card';
import { PlanCard } from './plan/plan-card';
import { RemoveApplication } from './remove-application';
import { StageCard } from './stage-card';
import { subjectOf } from '@/lib/application-words';
import { useDocuments } from './plan/use-plan';
import { useApplication } from './use-applications';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** One application: its stage, its plan, documents and costs, what the student noted, and its history. */
export default function ApplicationPage({ id, username }: { id: number; username: string }) {
  useStartAtTop();
  const query = useApplication(id);
  const application = query.data;
  const missing = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <PageMeta
        title={`${application?.university?.name ?? (missing ? 'Application not found' : 'Application')} - Student Portal`}
        description="Stage, notes and history of an application."
      />
      <BackLink label="Back to the list" />
      {missing ? (
        <Notice
          as="h1"
          role="alert"
          title="This application is not there"
          text="It may have been removed, or it belongs to another account."
        />
      ) : query.isLoadingError ? (
        <Notice as="h1" role="alert" title="Failed to fetch the application">
          <Button pending={query.isFetching} onClick={() => void query.refetch()}>
            Retry
          </Button>
        </Notice>
      ) : application ? (
        <Shown application={application} username={username} />
      ) : (
        <div aria-busy className="grid gap-4">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
    </div>
  );
}

/** Which documents the counselor wants changed, and what of them. */
function Asked({ id }: { id: number }) {
  const asked = useDocuments(id).data?.filter(({ state }) => state === 'needs-change') ?? [];
  if (asked.length === 0) return null;
  return (
    <Card className="border-marigold print:hidden">
      <h2 className="text-xl">Your counselor asks for a change</h2>
      <ul className="mt-2 grid list-disc grid-cols-1 gap-1 pl-5">
        {asked.map(({ id: document, name, comment }) => (
          <li key={document}>
            <strong className="font-semibold">{name}</strong>
            {comment && `: ${comment}`}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">Tick it below, under Documents, when it is ready again.</p>
    </Card>
  );
}

/** The parts of the page, which on a phone is long, by their ids. */
const parts = [
  ['stage', 'Stage'],
  ['plan', 'Plan'],
  ['tasks', 'Tasks'],
  ['documents', 'Documents'],
  ['costs', 'Costs'],
  ['notes', 'Notes'],
  ['subject', 'Programme and intake'],
  ['history', 'History'],
] as const;

function Shown({ application, username }: { application: ApplicationDetails; username: string }) {
  const { to } = usePortalAddress();
  const { state } = useLocation();
  const { university } = application;
  return (
    <>
      {/* No header: on paper those are left out. */}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <OpenedHeading className="text-3xl">{university?.name ?? 'University not known'}</OpenedHeading>
          <p className="mt-1">{subjectOf(application)}</p>
          {university && (
            <p className="text-ink-soft">
              {university.city}, {university.country}
              <span className="print:hidden">
                {' · '}
                <Link
                  to={to({ open: String(university.id) })}
                  state={{ opened: true }}
                  {...opens(university.id)}
                  className="text-peacock-deep underline"
                >
                  costs and entry
                </Link>
              </span>
            </p>
          )}
        </div>
        <PrintButton />
      </div>
      <Asked id={application.id} />
      <nav aria-label="On this page" className="flex flex-wrap gap-x-4 print:hidden">
        {parts.map(([part, name]) => (
          <Link
            key={part}
            to={{ ...to({}), hash: part }}
            replace
            state={state}
            className="inline-flex min-h-11 items-center text-peacock-deep underline underline-offset-4"
          >
            {name}
          </Link>
        ))}
      </nav>
      <div id="stage">
        <StageCard application={application} username={username} />
      </div>
      <div id="plan">
        <PlanCard application={application} username={username} />
      </div>
      <div id="documents">
        <DocumentsCard application={application} username={username} />
      </div>
      <div id="costs">
        <CostsCard application={application} />
      </div>
      <div id="notes">
        <ApplicationForm
          application={application}
          username={username}
          name="notes"
          title="Notes"
          save="Save notes"
          text="Reference number, log-in page, whom you spoke to: whatever you need again. Only you see it."
        />
      </div>
      <div id="subject" className="print:hidden">
        <ApplicationForm
          application={application}
          username={username}
          name="subject"
          title="Programme and intake"
          save="Save programme and intake"
        />
      </div>
      <div id="history">
        <Card>
          <h2 className="text-2xl">History</h2>
          <ApplicationHistory
            application={application}
            who={({ actor, actorName }) => (actor === 'staff' ? (actorName ?? 'A counselor') : 'You')}
            time={(at) => time.format(new Date(at))}
          />
        </Card>
      </div>
      <RemoveApplication application={application} />
    </>
  );
}
