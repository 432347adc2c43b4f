import { ArrowLeft } from 'lucide-react';
import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetStudent } from '@/api/generated/applications';
import type {
  SharedApplication,
  SharedTask,
  StudentApplication as StudentsApplication,
  StudentDetails,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { stageWords } from '@/lib/application-stages';
import { applicationName, oldDay } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';
import { shortOfficeTime } from '@/lib/office-time';
import { serverNow } from '@/lib/server-time';
import { doubtWords } from '@/planner/doubts';
import { onTop, type ToDoItem, thingsToDo } from '@/planner/next';
import { useConsidered } from '@/planner/use-records';
import { isMissing, polled, withToken } from '../desk/calls';
import { DeskHeader, type ViewProps } from '../desk/desk-header';
import { nameAmong } from '../desk/person-names';
import { studentsQuery } from '../desk/student-link';
import { useTeam } from '../desk/team';
import { ViewFailure } from '../desk/view-failure';
import { StudentApplication } from './student-application';
import { TaskDue } from './task-due';

interface StudentPageProps extends ViewProps {
  id: number;
  /** The conversation of a request. */
  Conversation: ComponentType<{ id: number; token: string }>;
}

/** One student with the applications that are shared, and beside them the conversation of the request. */
export function StudentPage({ id, token, onLogOut, Conversation }: StudentPageProps) {
  const query = useGetStudent(id, { query: polled, request: withToken(token) });
  const { colleagues } = useTeam(token, query.isSuccess);
  const missing = isMissing(query.error);
  const student = missing ? undefined : query.data;
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const isThere = student !== undefined;
  useEffect(() => {
    (heading.current ?? notice.current)?.focus({ preventScroll: true });
  }, [isThere, missing]);
  return (
    <div className="container-page py-5 sm:py-8">
      <DeskHeader
        token={token}
        view="students"
        ready={query.isSuccess || missing}
        onRefresh={query.refetch}
        onLogOut={onLogOut}
      />
      <BackToList />
      {missing ? (
        <Notice
          ref={notice}
          tabIndex={-1}
          role="alert"
          title="There is no such student"
          text="The student may have stopped sharing, or withdrawn the request, or a colleague has it by now."
        />
      ) : (
        query.isError && (
          <ViewFailure
            title="The student could not be loaded"
            error={query.error}
            onRetry={query.refetch}
            isStale={isThere}
          />
        )
      )}
      {student ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="grid gap-5">
            <header>
              <h2
                ref={heading}
                tabIndex={-1}
                dir="auto"
                className="text-2xl [overflow-wrap:anywhere] sm:text-3xl"
              >
                {student.name}
              </h2>
              <p className="mt-1 [overflow-wrap:anywhere]">{student.email}</p>
              <p className="text-ink-soft">
                Shares all applications{student.sharesPlan ? ', with tasks and documents,' : ''} since{' '}
                {shortOfficeTime(student.sharedSince)} ·{' '}
                {student.assignee
                  ? `with ${nameAmong(student.assignee, colleagues)}`
                  : 'the request is unassigned'}
              </p>
              {student.sharesPlan === false && (
                <p className="mt-1 text-ink-soft">
                  Tasks and documents are not shared. The student can add them in the portal, under
                  Application Status.
                </p>
              )}
              {/* On a narrow screen it stands below all applications. */}
              <Button
                variant="secondary"
                size="sm"
                className="mt-3 lg:hidden"
                onClick={() => beside.current?.focus()}
              >
                Messages
              </Button>
            </header>
            <DueNext student={student} />
            <Applications student={student} token={token} />
          </div>
          <Card
            ref={beside}
            tabIndex={-1}
            role="region"
            aria-label="Conversation"
            className="scroll-mt-16 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto"
          >
            <Conversation id={student.requestId} token={token} />
          </Card>
        </div>
      ) : (
        !query.isError && (
          <div aria-busy className="grid gap-4">
            <Skeleton className="h-24 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        )
      )}
    </div>
  );
}

const isOpen = ({ stage }: SharedApplication) => stageWords(stage).next !== undefined;

/** How many of the next things stand on top. */
const NEXT = 6;
type Next = ToDoItem<StudentsApplication, SharedTask>;
/** The kinds that are listed here; each application below shows the others. */
const TOLD: readonly Next['kind'][] = ['task', 'offer', 'closing', 'course', 'late', 'kept'];

/** What is due next, whatever application it is for: tasks, offers to be answered, and days on which courses close. */
function DueNext({ student: { applications, sharesPlan } }: { student: StudentDetails }) {
  const open = (applications ?? []).filter(isOpen);
  const considered = useConsidered(
    open.map((application) => ({
      application,
      tasks: (application.tasks ?? []).filter(({ doneAt }) => !doneAt),
    })),
  );
  const things = thingsToDo(considered, serverNow()).filter(
    // Without its tasks nobody knows when an application is to be sent.
    ({ kind }) => TOLD.includes(kind) && (kind !== 'course' || sharesPlan),
  );
  if (things.length === 0) return null;
  const top = onTop(things, NEXT);
  return (
    <Card>
      <h3 className="text-xl">Due next</h3>
      <ul className="mt-2 grid gap-2 [&>li]:[overflow-wrap:anywhere]">
        {top.map((thing) => (
          <li key={thing.key}>
            <DueThing thing={thing} among={open} />
          </li>
        ))}
      </ul>
      {things.length > top.length && (
        <p className="mt-2 text-sm text-ink-soft">
          and {things.length - top.length} more, at each application below
        </p>
      )}
    </Card>
  );
}

const titles: Partial<Record<Next['kind'], string>> = {
  offer: 'An offer waits for the student’s answer',
  closing: 'The course closes, as the student entered it',
  course: 'A course there closes, by our guide, earlier than the plan reckons with',
  late: doubtWords('late'),
  kept: doubtWords('kept'),
};

/** For which applications it is, each with its own day where the days differ, and whether that is an old one. */
function DueThing({ thing, among }: { thing: Next; among: readonly SharedApplication[] }) {
  const { kind, due, applications, tasks } = thing;
  const differ = new Set(tasks.map(({ task }) => task.dueOn)).size > 1;
  const names = applications.map((application) => {
    const task = tasks.find((one) => one.application === application)?.task;
    return [
      applicationName(application, among),
      differ && task && `by ${formatDate(task.dueOn)}`,
      task && oldDay(application, task, task.beforeStage === 'submitted'),
    ]
      .filter(Boolean)
      .join(', ');
  });
  return (
    <>
      <span className="font-medium">{titles[kind] ?? tasks[0]?.task.title}</span>
      {kind === 'task' && tasks[0]?.task.owner === 'counselor' && ' (counselor)'}
      <span className="text-ink-soft"> · {names.join(' · ')}</span>
      {due && (
        <TaskDue
          task={tasks[0]?.task ?? { dueOn: due.date, dueTime: due.time ?? null, zone: due.zone }}
          isFirst={differ}
        />
      )}
      {kind === 'offer' && !due && (
        <span className="block text-sm text-ink-soft">The day to answer by is not entered.</span>
      )}
    </>
  );
}

function Applications({ student, token }: { student: StudentDetails; token: string }) {
  const applications = student.applications ?? [];
  if (applications.length === 0)
    return <Notice title="No applications yet" text="What the student adds appears here by itself." />;
  // Those that are still open first.
  return [...applications.filter(isOpen), ...applications.filter((one) => !isOpen(one))].map(
    (application) => (
      <StudentApplication key={application.id} application={application} student={student} token={token} />
    ),
  );
}

/** A step back in the history for whoever came from the list, which then is as it was. */
function BackToList() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const fromList = (state as { fromList?: boolean } | null)?.fromList;
  return (
    <Link
      to={{ search: studentsQuery() }}
      onClick={(event) => {
        if (!fromList || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="mb-2 inline-flex min-h-11 items-center gap-2 font-medium text-peacock-deep underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5" />
      All students
    </Link>
  );
}
