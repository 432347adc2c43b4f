import { useGetFamilyPlan } from '@/api/generated/applications';
import type { FamilyApplication, FamilyTask } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { ClosingLine } from '@/components/applications/closing-line';
import { StageLine } from '@/components/applications/stage-line';
import { Notice } from '@/components/notice';
import { PageMeta } from '@/components/page-meta';
import { PrintButton } from '@/components/print-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { today } from '@/lib/ages';
import { hasReached, stageWords } from '@/lib/application-stages';
import { isPastClosing, applicationName, oldDay, subjectOf } from '@/lib/application-words';
import { formatDate, formatMonth } from '@/lib/dates';
import { dueOf, lateness, SHARED_RULES, whenWords } from '@/lib/due-words';
import { serverNow } from '@/lib/server-time';
import { firstDay } from '@/lib/zones';

/** A student's applications and what is due for them, for the family. It says nothing about the student. */
export function FamilyPage({ token }: { token: string }) {
  const plan = useGetFamilyPlan(token, { query: { enabled: token !== '', refetchOnWindowFocus: true } });
  const gone = token === '' || (plan.error instanceof ApiError && plan.error.status < 500);

  function content() {
    if (gone)
      return (
        <Notice
          as="h1"
          title="This plan is not shared"
          text="The link may be incomplete, or the student has ended it. Ask for a new one."
        >
          <ButtonLink to="/">Back to Home</ButtonLink>
        </Notice>
      );
    if (plan.isLoadingError)
      return (
        <Notice as="h1" role="alert" title="The plan could not be loaded">
          <Button pending={plan.isFetching} onClick={() => void plan.refetch()}>
            Retry
          </Button>
        </Notice>
      );
    if (!plan.data) return <Skeleton className="h-[70dvh] rounded-card" />;
    const shared = sharedTasks(plan.data);
    const sorted = plan.data.toSorted(byNextDay);
    const show = (those: readonly FamilyApplication[]) =>
      those.map((application) => (
        <Shown
          key={sorted.indexOf(application)}
          application={application}
          isShared={(task) => shared.some((one) => one.for.some((part) => part.task === task))}
        />
      ));
    return (
      <>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h1 className="text-3xl sm:text-4xl">Plan of applications</h1>
            <p className="mt-2 max-w-[65ch] text-ink-soft">
              A student shares with you where each application stands and what is due. You can read it, and
              change nothing. What is due first stands first. Days and times are by the clock where you are,
              unless another place is named with them.
            </p>
          </div>
          <PrintButton />
        </div>
        {plan.data.length === 0 && <p>There are no applications yet.</p>}
        {show(sorted.filter(isOffer))}
        {shared.length > 0 && (
          <Card className="break-inside-avoid">
            <h2 className="text-2xl">For several applications</h2>
            <ol className="mt-2 grid grid-cols-1 gap-2">
              {shared.map(({ task, for: those }) => (
                <Due key={keyOf(task)} task={task} for={those} />
              ))}
            </ol>
          </Card>
        )}
        {show(sorted.filter((one) => !isOffer(one)))}
        <p className="print:hidden">
          <ButtonLink to="/#contact">Book Free Consultation</ButtonLink>
        </p>
      </>
    );
  }

  return (
    <div className="container-page grid max-w-4xl grid-cols-1 gap-6 py-10">
      <PageMeta title="Study plan" description="Where applications stand, and what is due." />
      {content()}
    </div>
  );
}

/** What waits for an answer stands before all else. */
const isOffer = ({ stage }: FamilyApplication) => stage === 'offer';

/** The one with the next open task or closing day first; those without one, such as closed ones, last, as the server sorts them. */
function byNextDay(a: FamilyApplication, b: FamilyApplication): number {
  const next = ({ stage, closesOn, tasks = [] }: FamilyApplication) => {
    if (!stageWords(stage).next) return LAST;
    const due = tasks.find(({ doneAt }) => !doneAt)?.dueAt ?? LAST;
    return closesOn && !hasReached(stage, 'submitted') && closesOn < due ? closesOn : due;
  };
  return next(a).localeCompare(next(b));
}
/** After every moment. */
const LAST = '9999';

/** Open tasks that several applications have in common, once each, at the earliest of their days. */
function sharedTasks(applications: readonly FamilyApplication[]) {
  const parts = applications
    .flatMap((application) =>
      (application.tasks ?? []).map((task) => ({
        task,
        university: applicationName(application, applications),
        // Of those that applications share only the loan is asked for once they are sent.
        old: oldDay(application, task, task.rule !== 'loan'),
      })),
    )
    .filter(({ task }) => !task.doneAt && task.rule && SHARED_RULES.includes(task.rule))
    .sort((a, b) => (a.task.dueAt < b.task.dueAt ? -1 : 1));
  const byKey = new Map<string, typeof parts>();
  for (const part of parts) byKey.set(keyOf(part.task), [...(byKey.get(keyOf(part.task)) ?? []), part]);
  return [...byKey.values()]
    .filter((those) => those.length > 1)
    .map((those) => ({ task: those[0]!.task, for: those }));
}

const keyOf = ({ rule, title }: FamilyTask) => `${rule} ${title}`;

/** Its start has gone by, and it was not sent. */
const isOver = ({ stage, intake }: FamilyApplication) =>
  intake !== null && firstDay(intake) <= today() && !hasReached(stage, 'submitted') && stageWords(stage).next;

interface ShownProps {
  application: FamilyApplication;
  isShared: (task: FamilyTask) => boolean;
}

function Shown({ application, isShared }: ShownProps) {
  const tasks = application.tasks ?? [];
  const open = tasks.filter((task) => !task.doneAt && !isShared(task));
  const isOlder = tasks.some(({ outdated, doneAt }) => outdated && !doneAt);
  const done = tasks.filter(({ doneAt }) => doneAt).length;
  return (
    <Card className="break-inside-avoid">
      <h2 className="text-2xl">{application.university?.name ?? 'University not known'}</h2>
      <p className="text-ink-soft">
        {[application.university?.city, application.university?.country].filter(Boolean).join(', ')}
      </p>
      <p className="mt-2 [overflow-wrap:anywhere]">{subjectOf(application)}</p>
      <StageLine application={application} />
      {isOffer(application) && (
        <p className="mt-1 font-semibold">This offer waits for the student’s answer.</p>
      )}
      <ClosingLine application={application} tasks={application.tasks} />
      {application.intake && isOver(application) && (
        <p className="mt-1">
          The start in {formatMonth(application.intake)} has gone by: it needs another one.
        </p>
      )}
      {isOlder && !isPastClosing(application, tasks) && (
        <p className="mt-1">
          Some days were planned before the start, level or closing day was changed: the student has not
          settled the new ones yet.
        </p>
      )}
      {open.length > 0 && (
        <>
          <h3 className="mt-4 text-lg">What is due</h3>
          <ol className="mt-2 grid grid-cols-1 gap-2">
            {open.map((task, i) => (
              <Due key={i} task={task} />
            ))}
          </ol>
        </>
      )}
      {done > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {done === 1 ? 'One task is done.' : `${done} tasks are done.`}
        </p>
      )}
    </Card>
  );
}

interface DueProps {
  /** Of several the one that is due first. */
  task: FamilyTask;
  for?: readonly { task: FamilyTask; university: string; old: string | undefined }[];
}

/** A task, "by 13 January 2027, 18:00 London time (23:30 where you are), in 5 weeks", and for which universities it is. */
function Due({ task, for: those = [] }: DueProps) {
  const late = lateness(dueOf(task), serverNow());
  const differ = new Set(those.map((part) => part.task.dueOn)).size > 1;
  const names = those.map(({ university, task: { dueOn }, old }) =>
    [university, differ && `by ${formatDate(dueOn)}`, old].filter(Boolean).join(', '),
  );
  return (
    <li className="border-t border-line pt-2 [overflow-wrap:anywhere]">
      <p className="font-medium">{task.title}</p>
      <p className="text-sm text-ink-soft">
        {differ && 'the first '}by {whenWords(dueOf(task))},{' '}
        <span className={late.late ? 'font-semibold text-danger' : ''}>{late.text}</span>
        {task.owner === 'counselor' && ', for the counselor'}
      </p>
      {names.length > 0 && <p className="text-sm text-ink-soft">{[...new Set(names)].join(' · ')}</p>}
    </li>
  );
}
