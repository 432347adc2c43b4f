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
import { dueOf, lateness, whenWords } from '@/lib/due-words';
import { serverNow } from '@/lib/server-time';
import { firstDay } from '@/lib/zones';
import { type Considered, SOON_DAYS, type ToDoItem, thingsToDo } from '@/planner/next';
import { useConsidered } from '@/planner/use-records';

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
    return <Applications all={plan.data} />;
  }

  return (
    <div className="container-page grid max-w-4xl grid-cols-1 gap-6 py-10">
      <PageMeta title="Study plan" description="Where applications stand, and what is due." />
      {content()}
    </div>
  );
}

type ToDo = ToDoItem<FamilyApplication, FamilyTask>;
/** A task that several applications have in common. */
const isShared = ({ kind, tasks }: ToDo) => kind === 'task' && tasks.length > 1;

function Applications({ all }: { all: readonly FamilyApplication[] }) {
  const considered = useConsidered(
    all
      .filter(({ stage }) => stageWords(stage).next)
      // A server before the field sends none.
      .map((application) => ({
        application,
        tasks: (application.tasks ?? []).filter(({ doneAt }) => !doneAt),
      })),
  );
  const things = thingsToDo(considered, serverNow());
  const shared = things.filter(isShared);
  /** Its place among all things; what applications have in common stands on a card of its own. */
  const placeOf = (application: FamilyApplication) => {
    const place = things.findIndex((one) => !isShared(one) && one.applications.includes(application));
    return place < 0 ? things.length : place;
  };
  const sorted = all.toSorted((a, b) => placeOf(a) - placeOf(b));
  const before = sorted.filter((one) => placeOf(one) < things.findIndex(isShared));
  const show = (those: readonly FamilyApplication[]) =>
    those.map((application) => (
      <Shown
        key={all.indexOf(application)}
        application={application}
        considered={considered.find((one) => one.application === application)}
        sharedTasks={shared.flatMap(({ tasks }) => tasks.map(({ task }) => task))}
      />
    ));
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">Plan of applications</h1>
          <p className="mt-2 max-w-[65ch] text-ink-soft">
            A student shares with you where each application stands and what is due. You can read it, and
            change nothing. What is due by today stands first, then offers to be answered and courses that
            close within {SOON_DAYS} days, then the rest by its day. Days and times are by the clock where you
            are, unless another place is named with them.
          </p>
        </div>
        <PrintButton />
      </div>
      {all.length === 0 && <p>There are no applications yet.</p>}
      {show(before)}
      {shared.length > 0 && (
        <Card className="break-inside-avoid">
          <h2 className="text-2xl">For several applications</h2>
          <ol className="mt-2 grid grid-cols-1 gap-2">
            {shared.map(({ key, tasks }) => (
              <Due
                key={key}
                task={tasks[0]!.task}
                for={tasks.map(({ task, application }) => ({
                  task,
                  university: applicationName(application, all),
                  // Of those that applications share only the loan is asked for once they are sent.
                  old: oldDay(application, task, task.rule !== 'loan'),
                }))}
              />
            ))}
          </ol>
        </Card>
      )}
      {show(sorted.filter((one) => !before.includes(one)))}
      <p className="print:hidden">
        <ButtonLink to="/#contact">Book Free Consultation</ButtonLink>
      </p>
    </>
  );
}

/** What waits for an answer. */
const isOffer = ({ stage }: FamilyApplication) => stage === 'offer';

/** Its start has gone by, and it was not sent. */
const isOver = ({ stage, intake }: FamilyApplication) =>
  intake !== null && firstDay(intake) <= today() && !hasReached(stage, 'submitted') && stageWords(stage).next;

interface ShownProps {
  application: FamilyApplication;
  /** Of one that is open. */
  considered: Considered<FamilyApplication, FamilyTask> | undefined;
  sharedTasks: readonly FamilyTask[];
}

function Shown({ application, considered, sharedTasks }: ShownProps) {
  const tasks = application.tasks ?? [];
  const planned = considered?.tasks ?? [];
  const open = planned.filter((task) => !sharedTasks.includes(task));
  const course = considered?.course;
  const isOlder = planned.some(({ outdated }) => outdated);
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
      {course && (
        <p className="mt-2">
          A course there closes on <strong className="font-semibold">{whenWords(course)}</strong>, by our
          guide, which is earlier than the plan reckons with.
        </p>
      )}
      {considered && planned.length === 0 && (
        <p className="mt-2">{tasks.length === 0 ? 'It has no plan yet.' : 'No task of its plan is open.'}</p>
      )}
      {application.intake && isOver(application) && (
        <p className="mt-2">
          The start in {formatMonth(application.intake)} has gone by: it needs another one.
        </p>
      )}
      {isOlder && !isPastClosing(application, tasks) && (
        <p className="mt-2">
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
        {task.rule === 'accept' && task.pinned === false && '; the offer may name an earlier day'}
      </p>
      {names.length > 0 && <p className="text-sm text-ink-soft">{[...new Set(names)].join(' · ')}</p>}
    </li>
  );
}
