import type { ListedApplication } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { isToClose } from '@/lib/application-words';
import { daysUntil, type Due, dueOf, isUrgent, SHARED_RULES } from '@/lib/due-words';
import { momentOf, readersZone } from '@/lib/zones';
import type { Doubt, Open } from './doubts';
import { isRefusal, type Plan, type Refusal } from './planner';

/** How many things matter at once. */
const NEXT = 3;
/** So many days before an offer is to be answered, or a course closes, that comes before all that is not due today. */
export const SOON_DAYS = 14;

type Placed = Pick<ListedApplication, 'stage' | 'closesOn'> &
  Partial<Pick<ListedApplication, 'documentsToChange'>>;

/** An application that is open, with what is planned for it today. */
export interface Considered<Application, Task> {
  application: Application;
  /** Those that are open, and that no stage has left behind. */
  tasks: readonly Task[];
  plan?: Plan | Refusal | undefined;
  /** When the course that the guide names closes, if that is before the application is to be sent. */
  course?: Due | undefined;
  doubt?: Doubt | undefined;
}

/** In the order in which those come that have no day, or the same. */
const KINDS = [
  'offer',
  'closing',
  'course',
  'task',
  'late',
  'kept',
  'documents',
  'refused',
  'older',
  'moved',
  'short',
] as const;
type Kind = (typeof KINDS)[number];

/** How urgent something is, the most urgent first. */
const LEVELS = ['due', 'soon', 'act', 'later', 'look'] as const;

/** Something that there is to do for one or more applications. */
export interface ToDoItem<Application, Task> {
  /**
   * An offer to be answered; a course that closes by the student's own entry, or by the guide; a task; days that are too
   * late; documents that the counselor wants changed; a start that cannot be planned; days that do not hold otherwise.
   */
  kind: Kind;
  key: string;
  /**
   * `due` by today; `soon` an offer or a closing day within SOON_DAYS; `act` what has no day and keeps from going on;
   * `later` by its day; `look` what has no day and can wait.
   */
  level: (typeof LEVELS)[number];
  /** The first of its days. */
  due?: Due;
  /** The moment of `due`; Infinity without one. */
  at: number;
  applications: Application[];
  /** Of a task; and the one that answers an offer. */
  tasks: { application: Application; task: Task }[];
}

/** What there is to do for applications, in the one order in which it is told everywhere. */
export function thingsToDo<Application extends Placed, Task extends Open>(
  all: readonly Considered<Application, Task>[],
  now: number,
): ToDoItem<Application, Task>[] {
  type Item = ToDoItem<Application, Task>;
  const byKey = new Map<string, Item>();
  function add(kind: Kind, key: string, application: Application, due?: Due, task?: Task) {
    const at = due ? momentOf(due) : Infinity;
    const part = task ? [{ application, task }] : [];
    const known = byKey.get(`${kind} ${key}`);
    byKey.set(
      `${kind} ${key}`,
      known
        ? {
            ...(at < known.at ? { ...known, ...levelled(kind, due, now) } : known),
            applications: [...known.applications, application],
            tasks: [...known.tasks, ...part],
          }
        : {
            kind,
            key: `${kind} ${key}`,
            ...levelled(kind, due, now),
            applications: [application],
            tasks: part,
          },
    );
  }
  all.forEach(({ application, tasks, plan, course, doubt }, i) => {
    const isOffer = application.stage === 'offer';
    const known = plan && !isRefusal(plan) ? plan : undefined;
    const answer = isOffer ? tasks.find(({ rule }) => rule === 'accept') : undefined;
    if (isOffer) {
      const reply = known?.tasks.find(({ rule }) => rule.key === 'accept')?.reply;
      const byCountry = reply && { date: reply.date, zone: known!.fixed.at(-1)!.zone };
      // The plan's own day is a guess: the letter may name any.
      const entered = answer && answer.pinned !== false ? dueOf(answer) : undefined;
      add('offer', `${i}`, application, answer ? entered : byCountry, answer);
    }
    for (const [n, task] of tasks.entries())
      if (task !== answer)
        add(
          'task',
          task.rule !== null && SHARED_RULES.includes(task.rule)
            ? `${task.rule} ${task.title}`
            : `${task.id ?? `${i} ${n}`}`,
          application,
          dueOf(task),
          task,
        );
    const closing = closingDay(application, known);
    if (closing && momentOf(closing) > now) add('closing', keyOf(closing), application, closing);
    if (course) add('course', keyOf(course), application, course);
    if (application.documentsToChange) add('documents', '', application);
    if (plan && isRefusal(plan)) add('refused', '', application);
    if (doubt) add(doubt, '', application);
  });
  return inOrder([...byKey.values()]).map((thing) => {
    const tasks = thing.tasks.toSorted((a, b) => Date.parse(a.task.dueAt) - Date.parse(b.task.dueAt));
    return thing.kind === 'task'
      ? { ...thing, tasks, applications: tasks.map(({ application }) => application) }
      : thing;
  });
}

/** The day that the student has entered; without a plan we do not know where it counts. */
function closingDay(application: Placed, plan: Plan | undefined): Due | undefined {
  if (!isToClose(application)) return undefined;
  const own = plan?.fixed.find(({ isOwn }) => isOwn);
  if (!own) return { date: application.closesOn, zone: readersZone() };
  const { date, time, zone } = own;
  return { date, zone, ...(time && { time }) };
}

const keyOf = ({ date, time = '', zone }: Due) => `${date} ${time} ${zone}`;

/** How urgent something of this kind is with this day. */
export function levelled(
  kind: Kind,
  due: Due | undefined,
  now: number,
): Pick<ToDoItem<never, never>, 'level' | 'due' | 'at'> {
  if (due) {
    const isSoon = kind !== 'task' && daysUntil(due, now) <= SOON_DAYS;
    const level = isUrgent(due, now) ? 'due' : isSoon ? 'soon' : 'later';
    return { level, due, at: momentOf(due) };
  }
  // The letter may name any day.
  const level =
    kind === 'offer' ? 'soon' : ['late', 'kept', 'documents', 'refused'].includes(kind) ? 'act' : 'look';
  return { level, at: Infinity };
}

/** The most urgent first, and of these what is due first. */
export const inOrder = <Item extends Pick<ToDoItem<never, never>, 'kind' | 'level' | 'at'>>(
  things: readonly Item[],
): Item[] =>
  things.toSorted(
    (a, b) =>
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
      (a.at === b.at ? 0 : a.at - b.at) ||
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  );

/**
 * What stands on top, in its order: all offers and closing days that are near, and of the rest so much that there are three
 * things, but always the first that is due by today.
 */
export function onTop<Item extends Pick<ToDoItem<never, never>, 'kind' | 'level'>>(
  things: readonly Item[],
  count = NEXT,
): Item[] {
  const isNear = ({ kind, level }: Item) =>
    ['offer', 'closing', 'course'].includes(kind) && ['due', 'soon'].includes(level);
  const near = things.filter(isNear);
  const others = things.filter((one) => !isNear(one));
  const room = Math.max(count - near.length, others[0]?.level === 'due' ? 1 : 0);
  const top = [...near, ...others.slice(0, room)];
  return things.filter((one) => top.includes(one));
}
