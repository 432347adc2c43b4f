import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useListStudentsInfinite } from '@/api/generated/applications';
import { listStudentsLengths } from '@/api/generated/lengths/listStudents';
import type { SharedStudent } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { StageLine } from '@/components/applications/stage-line';
import { DataTable } from '@/components/data-table';
import { Link } from '@/components/link';
import { Notice } from '@/components/notice';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { countryPlans } from '@/content/plan-rules';
import { dueOf } from '@/lib/due-words';
import { serverNow } from '@/lib/server-time';
import { useDebouncedText } from '@/lib/use-debounced-text';
import { momentOf, readersZone } from '@/lib/zones';
import { inOrder, levelled } from '@/planner/next';
import { zoneFor } from '@/planner/planner';
import { polled, searchable, withToken } from '../desk/calls';
import { DeskHeader, type ViewProps } from '../desk/desk-header';
import { LoadMore } from '../desk/load-more';
import { nameAmong } from '../desk/person-names';
import { readFilter } from '../desk/request-filter';
import { studentsQuery } from '../desk/student-link';
import { assigneesFor, useTeam } from '../desk/team';
import { ViewFailure } from '../desk/view-failure';
import { TaskDue } from './task-due';

const orders = [
  { value: 'stalest', label: 'Oldest status' },
  { value: 'due', label: 'Next due day' },
] as const;
const orderWords = { stalest: 'the oldest status first', due: 'the next due day first' };

/** Students who share their applications, first whose status is the oldest or whose next task is due. */
export function StudentList({ token, onLogOut }: ViewProps) {
  const [address, setAddress] = useSearchParams();
  const { search = '', assignee = '' } = readFilter(address);
  const sort = orders.find(({ value }) => value === address.get('sort'))?.value ?? 'stalest';
  const list = useListStudentsInfinite(
    {
      ...(search && { search }),
      ...(assignee && { assignee }),
      ...(sort !== 'stalest' && { sort }),
    },
    {
      query: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
        placeholderData: keepPreviousData,
        ...polled,
      },
      request: withToken(token),
    },
  );
  const team = useTeam(token, list.isSuccess);

  function setFilter(change: { search?: string; assignee?: string; sort?: string }) {
    const next = new URLSearchParams({ view: 'students' });
    for (const [key, value] of Object.entries({ search, assignee, sort, ...change }))
      if (value && value !== 'stalest') next.set(key, value);
    setAddress(next, { replace: true, preventScrollReset: true });
  }
  const [text, setText] = useDebouncedText(search, (typed) =>
    setFilter({ search: searchable(typed).trim() }),
  );

  const students = list.data?.pages.flatMap(({ items }) => items);
  const last = list.data?.pages.at(-1);
  const isFiltered = search !== '' || assignee !== '';
  return (
    <div className="container-page py-5 sm:py-8">
      <DeskHeader
        token={token}
        view="students"
        ready={list.isSuccess}
        onRefresh={list.refetch}
        onLogOut={onLogOut}
      />
      <div role="search" className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_11rem_11rem]">
        <Field label="Search" className="max-sm:col-span-2">
          <Input
            type="search"
            placeholder="Name, e-mail or phone"
            autoComplete="off"
            {...listStudentsLengths.search}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field label="Whose">
          <Select
            options={assigneesFor(team, assignee)}
            value={assignee}
            onChange={(event) => setFilter({ assignee: event.target.value })}
          />
        </Field>
        <Field label="Order">
          <Select
            options={orders}
            value={sort}
            onChange={(event) => setFilter({ sort: event.target.value })}
          />
        </Field>
      </div>
      <p role="status" className="my-3 text-sm text-ink-soft tabular-nums">
        {last &&
          `${last.total.toLocaleString('en-US')} ${last.total === 1 ? 'student' : 'students'}, ${orderWords[sort]}`}
      </p>
      {list.isError && !list.isFetchNextPageError && (
        <ViewFailure
          title="The students could not be loaded"
          error={list.error}
          onRetry={list.refetch}
          isStale={students !== undefined}
        />
      )}
      {!students ? (
        !list.isError && <Skeleton aria-busy className="h-96 rounded-card" />
      ) : students.length === 0 ? (
        <Notice
          title={isFiltered ? 'No students found' : 'Nobody shares applications yet'}
          text={
            isFiltered
              ? undefined
              : 'Students decide it themselves, in the portal under Application Status. Then they stand here.'
          }
        />
      ) : (
        <Card className={list.isPlaceholderData ? 'opacity-60' : undefined}>
          <DataTable
            caption={`Students who share their applications, ${orderWords[sort]}`}
            columns={['Student', 'Due next', 'Oldest status', 'Open', 'Counselor']}
            rows={students.map((student) => [
              <span key="name" className="grid [overflow-wrap:anywhere] lg:min-w-52">
                <Link
                  to={{ search: studentsQuery(student.id) }}
                  state={{ fromList: true }}
                  dir="auto"
                  className="inline-flex min-h-11 items-center font-semibold text-peacock-deep underline underline-offset-4"
                >
                  {student.name || 'Name not known'}
                </Link>
                <span className="font-sans text-sm font-normal text-ink-soft">{student.email}</span>
              </span>,
              <Next key="next" student={student} />,
              <Stalest key="stalest" student={student} />,
              <span key="open" className="whitespace-nowrap">
                {openOf(student)}
              </span>,
              <span key="counselor" className="inline-block [overflow-wrap:anywhere] lg:min-w-28">
                {student.assignee ? nameAmong(student.assignee, team.colleagues) : 'Unassigned'}
              </span>,
            ])}
          />
        </Card>
      )}
      {last?.next != null && (
        <LoadMore
          pending={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}

const openOf = ({ open, applications }: SharedStudent) =>
  open == null || applications == null ? 'Not known' : `${open} of ${applications}`;

/** What is due next, the plans that are older than the start, and the documents that wait for staff. */
function Next({ student }: { student: SharedStudent }) {
  const { nextTask, sharesPlan, outdatedPlans, documentsReady } = student;
  const now = serverNow();
  return (
    <span className="grid gap-1">
      {inOrder(daysOf(student, now)).map(({ kind, title, university, day }) => (
        <span key={kind} className="[overflow-wrap:anywhere]">
          {day && <TaskDue task={day} />}
          {title}, {university}
        </span>
      ))}
      {!nextTask && <span>{sharesPlan ? 'No task open' : 'Tasks not shared'}</span>}
      {outdatedPlans > 0 && (
        <span className="font-semibold">
          {outdatedPlans === 1 ? 'One plan is' : `${outdatedPlans} plans are`} from before the start, level or
          closing day was changed
        </span>
      )}
      {documentsReady > 0 && (
        <span className="font-semibold">
          {documentsReady} {documentsReady === 1 ? 'document' : 'documents'} ready to be looked at
        </span>
      )}
    </span>
  );
}

/** The next task; and an offer and a closing day, if they are near. */
function daysOf({ nextTask, nextOffer, nextClosing }: SharedStudent, now: number) {
  const isNext = nextTask?.id === nextOffer?.taskId;
  // The plan's own day is a guess: the letter may name any.
  const offerDay = nextOffer?.pinned !== false && nextOffer?.dueOn && nextOffer.zone ? nextOffer : undefined;
  const answer = offerDay && { dueOn: offerDay.dueOn!, dueTime: offerDay.dueTime, zone: offerDay.zone! };
  const closing = nextClosing && {
    dueOn: nextClosing.closesOn,
    dueTime: null,
    zone: nextClosing.country in countryPlans ? zoneFor(nextClosing) : readersZone(),
  };
  const all = [
    nextTask &&
      !isNext && {
        kind: 'task' as const,
        title: `${nextTask.title}${nextTask.owner === 'counselor' ? ' (counselor)' : ''}`,
        university: nextTask.university,
        day: nextTask,
      },
    nextOffer && {
      kind: 'offer' as const,
      title: 'An offer waits for the student’s answer',
      university: nextOffer.university,
      day: answer,
    },
    closing &&
      momentOf(dueOf(closing)) > now && {
        kind: 'closing' as const,
        title: 'The course closes, as the student entered it',
        university: nextClosing.university,
        day: closing,
      },
  ];
  return all
    .flatMap((one) => (one ? [{ ...one, ...levelled(one.kind, one.day && dueOf(one.day), now) }] : []))
    .filter(({ kind, level }) => level !== 'later' || kind === 'task' || (kind === 'offer' && isNext));
}

function Stalest({ student: { stalest, applications } }: { student: SharedStudent }) {
  if (!stalest) return applications > 0 ? 'All closed' : 'No applications yet';
  return (
    <span className="grid gap-1">
      <StageLine application={stalest} />
      <span className="[overflow-wrap:anywhere]">{stalest.university}</span>
    </span>
  );
}
