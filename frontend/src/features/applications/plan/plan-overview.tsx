import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ListedApplication } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/dates';
import { dueOf, isUrgent, lateness, whenWords } from '@/lib/due-words';
import { serverNow } from '@/lib/server-time';
import { SourceLink } from './basis-note';
import { differ, For, Links } from './for-applications';
import { type Entry, fixedEntries, openEntries } from './overview';
import { confirmedBy, type Doubt, doubtOf, DOUBTS, doubtWords, hasOthers } from '@/planner/doubts';
import { earlierCourse, isRefusal, makePlan, type Plan, type Refusal } from '@/planner/planner';
import { EarlierTasks, earlierDone, useTicks } from './ticks';
import { Timeline } from './timeline';
import { subjectFor, useRecordsOf } from '@/planner/use-records';

/** How many things matter at once. */
const NEXT = 3;

/** So many days before its answer is due an offer comes before all else. */
const OFFER_DAYS = 14;
/** After every day. */
const NO_DAY = '9999';

/** What matters next over all applications, and a timeline by month with the dates that are fixed. */
export function PlanOverview({ applications }: { applications: readonly ListedApplication[] }) {
  const now = serverNow();
  const { tick, pending, said } = useTicks();
  const isOpen = ({ nextStages }: ListedApplication) => nextStages?.length !== 0;
  const countries = [
    ...new Set(applications.filter(isOpen).flatMap(({ university }) => university?.country ?? [])),
  ];
  const records = useRecordsOf(countries);
  const planOf = (application: ListedApplication) => {
    const subject = subjectFor(application);
    const known = subject && records.data?.get(subject.country);
    return known && application.intake
      ? makePlan(subject, application.intake, known.admissions, now)
      : undefined;
  };
  const all = applications.map((application) => {
    const plan = isOpen(application) ? planOf(application) : undefined;
    return {
      application: { ...application, openTasks: confirmedBy(application.openTasks ?? [], plan) },
      plan,
    };
  });
  const open = all.flatMap(({ application }) => (isOpen(application) ? application : []));
  const plans = all.flatMap(({ application, plan }) => (plan ? [{ application, plan }] : []));
  const { entries, behind } = openEntries(all.map(({ application }) => application));
  const inDoubt = (doubt: Doubt) =>
    plans.flatMap(({ application, plan }) =>
      doubtOf(application, application.openTasks, plan) === doubt ? [application] : [],
    );
  const refused = plans.flatMap(({ application, plan }) => (isRefusal(plan) ? [application] : []));
  const fixed = plans.flatMap(({ application, plan }) =>
    isRefusal(plan) ? [] : [{ application, dates: plan.fixed }],
  );
  const answerBy = ({ openTasks }: ListedApplication) =>
    openTasks.find(({ rule }) => rule === 'accept')?.dueAt ?? NO_DAY;
  const offers = open
    .filter(({ stage }) => stage === 'offer')
    .sort((a, b) => answerBy(a).localeCompare(answerBy(b)));
  const soon = new Date(now + OFFER_DAYS * 86_400_000).toISOString();
  const isNear = (offer: (typeof offers)[number]) => answerBy(offer) < soon || answerBy(offer) === NO_DAY;
  const offerNotice = (title: string, those: typeof offers): Notice => ({
    title,
    applications: those,
    body: (
      <ul className="mt-1 grid grid-cols-1 gap-2">
        {those.map((application) => (
          <li key={application.id}>
            <For applications={[application]} />
            <ReplyDay
              application={application}
              plan={plans.find((one) => one.application === application)?.plan}
              now={now}
            />
          </li>
        ))}
      </ul>
    ),
  });
  const near = offers.filter(isNear);
  const far = offers.filter((offer) => !isNear(offer));
  const toChange = open.filter(({ documentsToChange }) => documentsToChange > 0);
  const closingFirst = plans.flatMap(({ application, plan }) => {
    const subject = subjectFor(application)!;
    const { admissions } = records.data!.get(subject.country)!;
    const { intake, openTasks } = application;
    const day = isRefusal(plan)
      ? undefined
      : earlierCourse(subject, intake!, admissions, plan, openTasks, now);
    return day ? [{ application, date: day.date }] : [];
  });
  const guideClosings = [...new Set(closingFirst.map(({ date }) => date))].map((date) => ({
    date,
    title: `A course there closes on ${formatDate(date)}, earlier than the plan reckons with`,
    applications: closingFirst.flatMap((one) => (one.date === date ? one.application : [])),
  }));
  const notices: Notice[] = [
    offerNotice(`${near.length === 1 ? 'An offer waits' : 'Offers wait'} for your answer`, near),
    ...guideClosings,
    { title: 'Your counselor asks for a change to your documents', applications: toChange },
    {
      title: `${refused.length === 1 ? 'A start' : 'Starts'} that cannot be planned: choose another`,
      applications: refused,
    },
    offerNotice(`${far.length === 1 ? 'An offer waits' : 'Offers wait'} for an answer later`, far),
    ...DOUBTS.map((doubt) => {
      const those = inDoubt(doubt);
      const word = those.length === 1 ? 'plan' : 'plans';
      const look = hasOthers(doubt) ? 'look at the new' : 'look at the';
      return { title: `${doubtWords(doubt)}: ${look} ${word}`, applications: those };
    }),
  ].filter((notice) => notice.applications.length > 0);
  // Beside an offer its day is told already.
  const isAnswer = ({ applicationId, task: { rule } }: Entry['tasks'][number]) =>
    rule === 'accept' && offers.some(({ id }) => id === applicationId);
  const toDo = entries.filter(({ tasks }) => !tasks.every(isAnswer));
  const byDay = [...toDo, ...fixedEntries(fixed).filter(({ isOwn }) => isOwn)].sort((a, b) => a.at - b.at);
  const allUrgent = byDay
    .filter(({ due }) => isUrgent(due, now))
    .sort((a, b) => Number(b.isOwn ?? false) - Number(a.isOwn ?? false));
  // An offer is answered once; before one that is to be answered soon stands nothing.
  const leading = notices.slice(0, near.length > 0 ? 1 : 0);
  const urgent = allUrgent.slice(0, NEXT - leading.length);
  const shown = notices.slice(leading.length, NEXT - urgent.length);
  const room = NEXT - leading.length - urgent.length - shown.length;
  const others = byDay.filter((entry) => !allUrgent.includes(entry));
  // The first closing day is among them: what is due before it must not hide it.
  const first = byDay.find(({ isOwn }) => isOwn);
  const isFar = first !== undefined && others.indexOf(first) >= room;
  const rest = isFar && room > 0 ? [...others.slice(0, room - 1), first] : others.slice(0, room);
  const more = allUrgent.length - urgent.length;
  const besides: Notice[] = [
    ...(more > 0 ? [{ title: `${more} more due by today, in the timeline`, applications: [] }] : []),
    ...[
      ...guideClosings.filter((one) => !shown.includes(one)),
      ...byDay
        .filter((entry) => entry.isOwn && !urgent.includes(entry) && !rest.includes(entry))
        .map(({ due, applications: those }) => ({
          date: due.date,
          title: `A course closes, by your own entry, on ${whenWords(due)}`,
          applications: those,
        })),
    ].sort((a, b) => a.date.localeCompare(b.date)),
    ...notices
      .slice(leading.length + shown.length)
      .filter((notice) => !guideClosings.some((one) => one === notice)),
  ];
  const things = (those: readonly Entry[]) => (
    <Things
      things={those}
      now={now}
      pending={pending}
      onTick={({ tasks, title }) =>
        tick(tasks, tasks.length > 1 ? `Done for ${tasks.length} applications: ${title}.` : `Done: ${title}.`)
      }
    />
  );
  const count = new Set(behind.map(({ applicationId }) => applicationId)).size;
  return (
    <>
      <Card>
        <h2 className="text-2xl">Next</h2>
        {said}
        <div className="mt-3 grid grid-cols-1 gap-4 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-4">
          <Notices notices={leading} />
          {things(urgent)}
          <Notices notices={shown} />
          {open.length === 0 ? (
            <p>None of your applications is open.</p>
          ) : entries.length === 0 && refused.length < open.length ? (
            <p>
              {open.some(({ intake }) => !intake)
                ? 'Open an application and choose when you want to start: its plan comes with one press.'
                : 'Nothing is planned. Open an application to make its plan.'}
            </p>
          ) : null}
          {things(rest)}
          {besides.length > 0 && (
            <div className="text-sm">
              <p className="font-semibold">Besides</p>
              <ul className="grid grid-cols-1 gap-1">
                {besides.map(({ title, applications: those }) => (
                  <li key={title} className="leading-7">
                    {title}
                    {those.length > 0 && (
                      <>
                        {': '}
                        <Links applications={those} />
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <EarlierTasks
          ticks={behind}
          where={`at ${count === 1 ? 'an application that is' : `${count} applications that are`} further on`}
          pending={pending}
          onTick={() => void tick(behind, earlierDone(behind.length))}
        />
      </Card>
      {entries.length > 0 && (
        <Timeline
          entries={[...entries, ...fixedEntries(fixed)]}
          sourcesOf={(country) => records.data?.get(country)?.sources}
          now={now}
        />
      )}
    </>
  );
}

/** What is told before what is due, unless that is due by today. */
interface Notice {
  title: string;
  applications: readonly ListedApplication[];
  /** In place of the links to the applications. */
  body?: ReactNode;
}

const Notices = ({ notices }: { notices: readonly Notice[] }) =>
  notices.map(({ title, applications, body }) => (
    <div key={title}>
      <p className="font-semibold">{title}</p>
      {body ?? <For applications={applications} />}
    </div>
  ));

interface ThingsProps {
  things: readonly Entry[];
  now: number;
  pending: boolean;
  onTick: (entry: Entry) => Promise<void>;
}

/** Tasks, and below them the days on which courses close. */
function Things({ things, now, pending, onTick }: ThingsProps) {
  const tasks = things.filter(({ isOwn }) => !isOwn);
  const closing = things.filter(({ isOwn }) => isOwn);
  return (
    <>
      {tasks.length > 0 && (
        <ol className="grid grid-cols-1 gap-4">
          {tasks.map((entry) => (
            <NextThing
              key={entry.key}
              entry={entry}
              now={now}
              pending={pending}
              onTick={() => onTick(entry)}
            />
          ))}
        </ol>
      )}
      {closing.length > 0 && (
        <div>
          <p className="font-semibold">
            {closing.length === 1 ? 'A course closes' : 'Courses close'}, by your own entry
          </p>
          <ul className="mt-1 grid grid-cols-1 gap-2">
            {closing.map(({ key, due, applications: those }) => (
              <li key={key}>
                <p>
                  {whenWords(due)}, <span className="text-ink-soft">{lateness(due, now).text}</span>
                </p>
                <For applications={those} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface NextThingProps {
  entry: Entry;
  now: number;
  pending: boolean;
  onTick: () => Promise<void>;
}

function NextThing({ entry, now, pending, onTick }: NextThingProps) {
  const { title, due, tasks } = entry;
  const [pressed, setPressed] = useState(false);
  const late = lateness(due, now);
  return (
    <li className="flex flex-col items-start justify-between gap-x-4 gap-y-2 border-t border-line pt-4 first:border-t-0 first:pt-0 sm:flex-row">
      <div className="w-full min-w-0 sm:w-auto">
        <p className="font-semibold">{title}</p>
        <p>
          {differ(tasks) && 'the first '}by {whenWords(due)},{' '}
          <span className={late.late ? 'font-semibold text-danger' : 'text-ink-soft'}>{late.text}</span>
        </p>
        <For applications={entry.applications} tasks={entry.tasks} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        disabled={pending}
        pending={pending && pressed}
        className="shrink-0 print:hidden"
        onClick={() => {
          setPressed(true);
          void onTick().then(() => setPressed(false));
        }}
      >
        <Check aria-hidden />
        {tasks.length > 1 ? `Done for all ${tasks.length}` : 'Done'}
        <span className="sr-only">{title}</span>
      </Button>
    </li>
  );
}

interface ReplyDayProps {
  application: ListedApplication;
  plan: Plan | Refusal | undefined;
  now: number;
}

/** By when an offer is to be answered: the day of its task, or the country's, or where the student finds it. */
function ReplyDay({ application: { openTasks = [] }, plan, now }: ReplyDayProps) {
  const task = openTasks.find(({ rule }) => rule === 'accept');
  if (task)
    return (
      <p>
        By {whenWords(dueOf(task))}, <span className="text-ink-soft">{lateness(dueOf(task), now).text}</span>
        {/* The student has set a day that is pinned. */}
        {task.pinned ? '.' : ', unless your offer letter names an earlier day.'}
      </p>
    );
  const reply =
    plan && !isRefusal(plan) ? plan.tasks.find(({ rule }) => rule.key === 'accept')?.reply : undefined;
  if (!reply) return <p>The day by which to answer stands in your offer letter: enter it in the plan.</p>;
  return (
    <>
      <p>
        By <strong className="font-semibold">{formatDate(reply.date)}</strong>, unless your offer letter names
        an earlier day.
      </p>
      <p className="text-sm text-ink-soft">
        {reply.why} The newest page that we read: <SourceLink source={reply.source} />.
      </p>
    </>
  );
}
