import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ListedApplication, OpenTask } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ENTER_REPLY_DAY } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';
import { isBehind } from '@/lib/application-stages';
import { dueOf, lateness, whenWords } from '@/lib/due-words';
import { serverNow } from '@/lib/server-time';
import { SourceLink } from './basis-note';
import { differ, For, Links } from './for-applications';
import { type Entry, entryOf, fixedEntries } from './overview';
import { doubtWords, hasOthers } from '@/planner/doubts';
import { type Considered as Planned, onTop, type ToDoItem as ToDo, thingsToDo } from '@/planner/next';
import { isRefusal } from '@/planner/planner';
import { EarlierTasks, earlierDone, useTicks } from './ticks';
import { Timeline } from './timeline';
import { countriesOf, useConsidered, useRecordsOf } from '@/planner/use-records';

type Considered = Planned<ListedApplication, OpenTask>;
type ToDoItem = ToDo<ListedApplication, OpenTask>;

/** What matters next over all applications, and a timeline by month with the dates that are fixed. */
export function PlanOverview({ applications }: { applications: readonly ListedApplication[] }) {
  const now = serverNow();
  const { tick, pending, said } = useTicks();
  const open = applications
    .filter(({ nextStages }) => nextStages?.length !== 0)
    // A server before the field sends none.
    .map((application) => ({ application, tasks: application.openTasks ?? [] }));
  const considered = useConsidered(open);
  const records = useRecordsOf(countriesOf(open));
  const things = thingsToDo(considered, now);
  const top = onTop(things);
  const entries = things.flatMap(entryOf);
  // The counselor's own are not the student's to tick.
  const behind = open.flatMap(({ application, tasks }) =>
    tasks
      .filter((task) => task.owner === 'student' && isBehind(application, task))
      .map((task) => ({ applicationId: application.id, task })),
  );
  const fixed = considered.flatMap(({ application, plan }) =>
    plan && !isRefusal(plan) ? [{ application, dates: plan.fixed }] : [],
  );
  const isRefused = ({ plan }: Considered) => plan && isRefusal(plan);
  const rest = things.filter((thing) => !top.includes(thing));
  const cut = rest.filter(({ kind, level }) => kind === 'task' && level === 'due').length;
  const besides = rest.filter(({ kind }) => kind !== 'task');
  const count = new Set(behind.map(({ applicationId }) => applicationId)).size;
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <Card>
        <h2 className="text-2xl">Next</h2>
        {said}
        <div className="mt-3 grid grid-cols-1 gap-4 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-4">
          {blocksOf(top).map((block) => (
            <Block
              key={block[0]!.key}
              things={block}
              considered={considered}
              now={now}
              pending={pending}
              onTick={({ tasks, title }) =>
                tick(
                  tasks,
                  tasks.length > 1 ? `Done for ${tasks.length} applications: ${title}.` : `Done: ${title}.`,
                )
              }
            />
          ))}
          {open.length === 0 ? (
            <p>None of your applications is open.</p>
          ) : entries.length === 0 && !considered.every(isRefused) ? (
            <p>
              {open.some(({ application: { intake } }) => !intake)
                ? 'Open an application and choose when you want to start: its plan comes with one press.'
                : 'Nothing is planned. Open an application to make its plan.'}
            </p>
          ) : null}
          {cut + besides.length > 0 && (
            <div className="text-sm">
              <p className="font-semibold">Besides</p>
              <ul className="grid grid-cols-1 gap-1">
                {cut > 0 && <li className="leading-7">{cut} more due by today, in the timeline</li>}
                {besides.map((thing) => (
                  <li key={thing.key} className="leading-7">
                    {lineOf(thing, now)}: <Links applications={thing.applications} />
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
    </div>
  );
}

/** What is told under one heading: tasks one after the other, closing days, or offers; all else is alone. */
function blocksOf(things: readonly ToDoItem[]): ToDoItem[][] {
  const blocks: ToDoItem[][] = [];
  for (const thing of things) {
    const before = blocks.at(-1)?.[0];
    const isSame =
      before?.kind === thing.kind && (before.kind !== 'offer' || isLater(before) === isLater(thing));
    if (isSame && ['task', 'closing', 'offer'].includes(thing.kind)) blocks.at(-1)!.push(thing);
    else blocks.push([thing]);
  }
  return blocks;
}

const isLater = ({ level }: Pick<ToDoItem, 'level'>) => level === 'later';

/** What it is called, of so many applications or things. */
function titleOf({ kind, level, due }: Pick<ToDoItem, 'kind' | 'level' | 'due'>, count: number): string {
  const isOne = count === 1;
  switch (kind) {
    case 'offer':
      return `${isOne ? 'An offer waits' : 'Offers wait'} for ${isLater({ level }) ? 'an answer later' : 'your answer'}`;
    case 'closing':
      return `${isOne ? 'A course closes' : 'Courses close'}, by your own entry`;
    case 'course':
      return `A course there closes on ${formatDate(due!.date)}, earlier than the plan reckons with`;
    case 'documents':
      return 'Your counselor asks for a change to your documents';
    case 'refused':
      return `${isOne ? 'A start' : 'Starts'} that cannot be planned: choose another`;
    case 'task':
      return '';
    default:
      return `${doubtWords(kind)}: look at the ${hasOthers(kind) ? 'new ' : ''}${isOne ? 'plan' : 'plans'}`;
  }
}

/** The same in one line, with its day. */
const lineOf = (thing: ToDoItem, now: number) =>
  [
    thing.kind === 'offer'
      ? 'An offer waits for your answer'
      : titleOf(thing, thing.kind === 'closing' ? 1 : thing.applications.length),
    thing.due && thing.kind !== 'course' && `by ${whenWords(thing.due)}`,
    thing.due && lateness(thing.due, now).text,
  ]
    .filter(Boolean)
    .join(', ');

interface BlockProps {
  things: readonly ToDoItem[];
  considered: readonly Considered[];
  now: number;
  pending: boolean;
  onTick: (entry: Entry) => Promise<void>;
}

/** Things of one kind. */
function Block({ things, considered, now, pending, onTick }: BlockProps) {
  const [{ kind, level, due, applications }] = things as [ToDoItem];
  if (kind === 'task')
    return (
      <ol className="grid grid-cols-1 gap-4">
        {things.flatMap(entryOf).map((entry) => (
          <NextThing key={entry.key} entry={entry} now={now} pending={pending} onTick={() => onTick(entry)} />
        ))}
      </ol>
    );
  const isList = kind === 'offer' || kind === 'closing';
  return (
    <div>
      <p className="font-semibold">
        {titleOf({ kind, level, due }, isList ? things.length : applications.length)}
        {kind === 'course' && <span className="font-normal text-ink-soft">, {lateness(due!, now).text}</span>}
      </p>
      {isList ? (
        <ul className="mt-1 grid grid-cols-1 gap-2">
          {things.map(({ key, due: day, applications: those }) => (
            <li key={key}>
              {kind === 'closing' && (
                <p>
                  {whenWords(day!)}, <span className="text-ink-soft">{lateness(day!, now).text}</span>
                </p>
              )}
              <For applications={those} />
              {kind === 'offer' && (
                <ReplyDay of={considered.find(({ application }) => those.includes(application))!} now={now} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <For applications={applications} />
      )}
    </div>
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

/** By when an offer is to be answered: the day that was entered, or where to find it and what is usual. */
function ReplyDay({ of: { tasks, plan }, now }: { of: Considered; now: number }) {
  const task = tasks.find(({ rule }) => rule === 'accept');
  if (task?.pinned)
    return (
      <p>
        By {whenWords(dueOf(task))}, <span className="text-ink-soft">{lateness(dueOf(task), now).text}</span>.
      </p>
    );
  const reply =
    plan && !isRefusal(plan) ? plan.tasks.find(({ rule }) => rule.key === 'accept')?.reply : undefined;
  return (
    <>
      {(task || !reply) && (
        <p>
          {ENTER_REPLY_DAY}
          {task && ` Until then the plan has ${formatDate(task.dueOn)}.`}
        </p>
      )}
      {reply && (
        <>
          <p>
            By <strong className="font-semibold">{formatDate(reply.date)}</strong>, unless your offer letter
            names an earlier day.
          </p>
          <p className="text-sm text-ink-soft">
            {reply.why} The newest page that we read: <SourceLink source={reply.source} />.
          </p>
        </>
      )}
    </>
  );
}
