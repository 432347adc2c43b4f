import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useChangeApplication, usePlanTasks, useRemoveTask } from '@/api/generated/applications';
import type {
  ApplicationDetails,
  ApplicationTaskDto,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { stateZones, zonesSource } from '@/content/state-zones';
import { formatMonth } from '@/lib/dates';
import { withArticle } from '@/lib/names';
import { serverNow } from '@/lib/server-time';
import { slugOf } from '@/lib/slug';
import { toast } from '@/lib/toasts';
import { failed, useChange } from '../use-applications';
import { BasisNote, OWN_ENTRY, SourceLink } from './basis-note';
import { ClosingDay } from './closing-day';
import { NewTaskForm } from './new-task-form';
import { LateNote } from './late-note';
import type { Month } from '@/content/admission';
import {
  courseOf,
  earlierCourse,
  isRefusal,
  makePlan,
  plannable,
  type Fixed,
  type Plan,
  type Start,
  type Subject,
  yearLater,
  zoneFor,
} from '@/planner/planner';
import { toKeep } from '@/planner/proposals';
import { TaskItem } from './task-item';
import { EarlierTasks, earlierDone, useTicks } from './ticks';
import { isBehind } from '@/lib/application-stages';
import { subjectFor, useRecords } from '@/planner/use-records';
import { ProposedChanges } from './proposed-changes';
import { usePlanChange, useTasks } from './use-plan';
import { fixedWords } from './words';

interface PlanCardProps {
  application: ApplicationDetails;
  username: string;
}

/** What there is to do for an application, planned back from its dates. */
export function PlanCard({ application, username }: PlanCardProps) {
  const { id, university } = application;
  const country = university?.country ?? '';
  const tasks = useTasks(id);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone with what it has changed.
  const onPlanned = () => heading.current?.focus({ preventScroll: true });
  const records = useRecords(country);
  const subject = subjectFor(application, tasks.data);
  const isOpen = (application.nextStages ?? []).length > 0;
  const ticks = useTicks();
  const now = serverNow();
  const plan =
    subject && records.data && application.intake && isOpen
      ? makePlan(subject, application.intake, records.data.admissions, now)
      : undefined;
  const again = () => {
    void tasks.refetch();
    void records.refetch();
  };

  if (tasks.isLoadingError || records.isLoadingError)
    return (
      <Card role="alert">
        <h2 className="text-2xl">Plan</h2>
        <p className="mt-2">The plan could not be loaded.</p>
        <Button className="mt-3" pending={tasks.isFetching || records.isFetching} onClick={again}>
          Retry
        </Button>
      </Card>
    );
  if (!tasks.data || (subject && !records.data)) return <Skeleton aria-busy className="h-72 rounded-card" />;
  const sources = records.data?.sources ?? {};
  const planned = plan && !isRefusal(plan) ? plan.tasks : [];
  const earlier = isOpen ? tasks.data.filter((task) => isBehind(application, task)) : [];
  // The counselor's own are not the student's to tick.
  const behind = earlier
    .filter(({ doneAt, owner }) => !doneAt && owner === 'student')
    .map((task) => ({ applicationId: id, task }));
  const inAYear = (starts: Month) => yearLater(subject!, starts, records.data!.admissions, now);
  const later = plan && isRefusal(plan) && !plan.next && plan.last ? inAYear(plan.last.starts) : undefined;
  // Of a start that is not known the nearest one may be earlier.
  const moreTime =
    plan && !isRefusal(plan)
      ? plan.next && plan.next.starts > application.intake!
        ? plan.next
        : inAYear(application.intake as Month)
      : undefined;
  const item = (task: ApplicationTaskDto) => {
    const one = planned.find(({ rule }) => rule.key === task.rule);
    return (
      <TaskItem
        key={task.id}
        applicationId={id}
        username={username}
        task={task}
        isOver={!isOpen}
        onRemoved={onPlanned}
        {...(one && {
          basis: <BasisNote task={task} planned={one} country={country} sources={sources} />,
          limit: { planned: one, fixed: plan && !isRefusal(plan) ? plan.fixed : [], country, sources },
        })}
      />
    );
  };
  const choose = (intakes: readonly Start[]) => (
    <Intakes application={application} subject={subject!} intakes={intakes} onPlanned={onPlanned} />
  );
  const putAway = (
    <PutAway
      id={id}
      tasks={tasks.data.filter((task) => isPlans(task) && !earlier.includes(task))}
      onDone={onPlanned}
    />
  );
  const { intake } = application;
  const course = subject && courseOf(subject, records.data?.admissions.masters);
  const isOfCourse = (starts: string) =>
    course?.days?.some((day) => day.starts.slice(5) === starts.slice(5)) ?? false;
  // The country's next start may be none of a course that begins once a year.
  const chooseLater = (start: Start) => {
    const year = isOfCourse(intake!) && !isOfCourse(start.starts) ? inAYear(intake as Month) : undefined;
    return (
      <>
        {year && (
          <p>
            Of a course here, {course!.course}, our guide dates no closing day for {formatMonth(start.starts)}
            . If yours begins once a year, take {formatMonth(year.starts)}, planned from estimates.
          </p>
        )}
        {choose(year ? [start, year] : [start])}
      </>
    );
  };
  const closingDay = subject && intake && !subject.reached?.includes('application') && (
    <ClosingDay
      application={{ ...application, intake }}
      username={username}
      course={course}
      country={country}
      zone={zoneFor(subject)}
      official={plan && !isRefusal(plan) ? officialBefore(plan) : undefined}
      sending={planned.find(({ rule }) => rule.key === 'apply')?.anchor}
      earlier={
        plan && !isRefusal(plan)
          ? earlierCourse(subject, intake, records.data!.admissions, plan, tasks.data, now)
          : undefined
      }
    />
  );

  return (
    <Card className="print:break-inside-auto!">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        Plan
      </h2>
      {!subject && (
        <p className="mt-2 text-ink-soft">We have no dates for this country: add your own tasks.</p>
      )}
      {subject && isOpen && !application.intake && (
        <>
          <p className="mt-2">When do you want to start? Everything is planned back from that.</p>
          {choose(plannable(subject, records.data!.admissions.intakes, now))}
          {putAway}
        </>
      )}
      {plan && isRefusal(plan) && (
        <div role="status" className="mt-2 grid gap-2">
          <p>
            <strong className="font-semibold">This start cannot be planned.</strong> {plan.why}
          </p>
          {plan.next ? (
            <>
              <p>
                The {plan.next.starts > (application.intake ?? '') ? 'next' : 'nearest'} one is in{' '}
                {formatMonth(plan.next.starts)}:
              </p>
              {chooseLater(plan.next)}
            </>
          ) : later ? (
            <>
              <p>
                We know of no later one yet. {formatMonth(later.starts)} can be planned, by dates that are
                estimates:
              </p>
              {choose([later])}
            </>
          ) : (
            <p>
              {plan.last
                ? `We know of no later one; the last in our records is ${formatMonth(plan.last.starts)}.`
                : 'We know of no other at this level.'}{' '}
              Ask the university, or us.
            </p>
          )}
          {putAway}
        </div>
      )}
      {plan && !isRefusal(plan) && (
        <>
          {plan.estimatedFrom && (
            <div role="status" className="mt-2">
              <p>
                <strong className="font-semibold">These dates are estimates.</strong> We know of no start in{' '}
                {formatMonth(application.intake!)} at this level, so they are those of{' '}
                {formatMonth(plan.estimatedFrom)}
                {plan.fixed.some(({ source }) => source) ? ', whose official days hold here, too' : ', moved'}
                . Ask the university for its own
                {plan.next ? ', or take a start that we know of:' : '.'}
              </p>
              {plan.next && choose([plan.next])}
            </div>
          )}
          <FixedDates plan={plan} country={country} sources={sources} />
        </>
      )}
      {plan && closingDay}
      {plan && !isRefusal(plan) && (
        <>
          <LateNote plan={plan} later={moreTime?.starts} kept={tasks.data} now={now}>
            {moreTime && !(plan.estimatedFrom && moreTime === plan.next) && chooseLater(moreTime)}
          </LateNote>
          <ProposedChanges application={application} plan={plan} kept={tasks.data} onPlanned={onPlanned} />
        </>
      )}
      {ticks.said}
      <EarlierTasks
        ticks={behind}
        where="from before this stage"
        pending={ticks.pending}
        onTick={() => void ticks.tick(behind, earlierDone(behind.length))}
      />
      {earlier.length > 0 && (
        <details className="mt-1 print:hidden">
          <summary className="min-h-11 w-fit cursor-pointer py-2 font-medium text-peacock-deep">
            Tasks from before this stage ({earlier.length})
          </summary>
          <ul aria-label="Earlier tasks">{earlier.map(item)}</ul>
        </details>
      )}
      <ul id="tasks" aria-label="Tasks" className="mt-4">
        {tasks.data.filter((task) => !earlier.includes(task)).map(item)}
      </ul>
      <NewTaskForm applicationId={id} username={username} />
    </Card>
  );
}

/** The official day that comes before the student's own, so that the plan counts with it. */
function officialBefore({ fixed }: Plan): Fixed | undefined {
  const own = fixed.findIndex(({ isOwn }) => isOwn);
  return fixed.slice(0, Math.max(own, 0)).find(({ source }) => source);
}

function FixedDates({
  plan,
  country,
  sources,
}: {
  plan: Plan;
  country: string;
  sources: Parameters<typeof BasisNote>[0]['sources'];
}) {
  const hasSource = plan.fixed.some(({ source }) => source);
  const hasOwn = plan.fixed.some(({ isOwn }) => isOwn);
  return (
    <>
      <h3 className="mt-4 text-lg">What it rests on</h3>
      <ul className="mt-1 grid gap-2 text-sm">
        {plan.fixed.map((one) => (
          <li key={one.label}>
            <strong className="font-semibold">{fixedWords(one)}</strong>: {one.label}.{' '}
            {one.isOwn && OWN_ENTRY} {one.isOwn && plan.doubt && `By what we know it is late: ${plan.doubt}`}
            {one.source && sources[one.source] && <SourceLink source={sources[one.source]!} />}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        {hasSource && 'Days with a source are official, unless only a copy was read. '}
        {hasOwn && 'Except for your own entry, '}
        {hasOwn ? 'the' : 'The'} {hasSource ? 'others' : 'days'} follow from months that are our judgement: a
        window counts from the first day of its first month, and its end as the first day of its last one,
        because your university may close then.{' '}
        {country in stateZones && (
          <>
            A day counts in the time of the university’s state or province:{' '}
            <SourceLink source={zonesSource} />.{' '}
          </>
        )}
        See{' '}
        <Link
          to={`/country/${slugOf(country)}#intakes`}
          className="text-peacock-deep underline underline-offset-4"
        >
          the dates of {withArticle(country)}
        </Link>
        .
      </p>
    </>
  );
}

/** Starts to choose from: one press plans the application for it. */
function Intakes({
  application,
  subject,
  intakes,
  onPlanned,
}: {
  application: ApplicationDetails;
  subject: Subject;
  intakes: readonly Start[];
  onPlanned: () => void;
}) {
  const { id } = application;
  const records = useRecords(subject.country);
  const plan = usePlanChange(id);
  const change = useChangeApplication(useChange(application));
  const keep = usePlanTasks();
  const pending = change.isPending || keep.isPending;
  async function choose(starts: string) {
    try {
      await change.mutateAsync({ id, data: { intake: starts } });
      const made = makePlan(subject, starts, records.data!.admissions, serverNow());
      if (!isRefusal(made))
        plan.showTasks(await keep.mutateAsync({ id, data: { tasks: made.tasks.map(toKeep) } }));
      onPlanned();
    } catch (error) {
      toast({ variant: 'destructive', ...failed(error) });
    }
  }
  if (intakes.length === 0)
    return <p className="mt-2">None of the starts we know of can still be reached.</p>;
  return (
    <div className="mt-2 flex flex-wrap gap-3 print:hidden">
      {intakes.map(({ starts, isTight }) => (
        <Button key={starts} variant="secondary" disabled={pending} onClick={() => void choose(starts)}>
          <CalendarPlus aria-hidden />
          Plan for {formatMonth(starts)}
          {isTight && ' (little time)'}
        </Button>
      ))}
    </div>
  );
}

/** Planned, and nothing of it is the student's own yet. */
const isPlans = ({ rule, doneAt, pinned, note }: ApplicationTaskDto) =>
  rule !== null && !doneAt && !pinned && !note;

/** Takes away the tasks of a plan that holds no longer, which another plan would make anew. */
function PutAway({
  id,
  tasks,
  onDone,
}: {
  id: number;
  tasks: readonly ApplicationTaskDto[];
  onDone: () => void;
}) {
  const { readAgain, onError } = usePlanChange(id);
  const remove = useRemoveTask();
  const [pending, setPending] = useState(false);
  if (tasks.length === 0) return null;
  const what = tasks.length === 1 ? 'the task' : `the ${tasks.length} tasks`;
  async function putAway() {
    setPending(true);
    try {
      for (const { id: taskId } of tasks) await remove.mutateAsync({ id, taskId });
      onDone();
    } catch (error) {
      onError(error);
    }
    await readAgain();
    setPending(false);
  }
  return (
    <div className="print:hidden">
      <p>
        The days of {what} below come from an earlier plan and no longer apply. What you have done, pinned or
        noted stays.
      </p>
      <Button variant="secondary" className="mt-2" pending={pending} onClick={() => void putAway()}>
        Take away {what} of the old plan
      </Button>
    </div>
  );
}
