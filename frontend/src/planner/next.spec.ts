import { isUrgent, lateness } from '@/lib/due-words';
import { addDays } from '@/lib/office-hours';
import { momentOf } from '@/lib/zones';
import { application, applicationTask } from '@/test/application';
import { type Considered, onTop, SOON_DAYS, type ToDoItem, thingsToDo } from './next';
import type { Plan } from './planner';

type Application = ReturnType<typeof application> & { documentsToChange?: number };
type Task = ReturnType<typeof applicationTask>;
type One = Considered<Application, Task>;

const HOME = 'Asia/Kolkata';
const TODAY = '2026-11-27';
const NOW = Date.parse(`${TODAY}T12:00+05:30`);
const inDays = (days: number) => addDays(TODAY, days);

let ids = 0;
const task = (dueOn: string, change: object = {}): Task =>
  applicationTask(++ids, {
    rule: null,
    dueOn,
    dueAt: new Date(momentOf({ date: dueOn, zone: HOME })).toISOString(),
    title: `Task of ${dueOn}`,
    ...change,
  });
const shared = (dueOn: string) => task(dueOn, { rule: 'referees-again', title: 'Ask your referees' });
const answer = (dueOn: string, pinned = true) =>
  task(dueOn, { rule: 'accept', title: 'Accept an offer', pinned });
const planWith = (change: object): Plan => ({ tasks: [], fixed: [], next: undefined, ...change });
const entered = (date: string) => ({
  closesOn: date,
  plan: planWith({ fixed: [{ label: 'Your course closes', date, zone: 'America/Toronto', isOwn: true }] }),
});
let places = 0;
const at = (
  name: string,
  {
    tasks = [],
    plan,
    course,
    doubt,
    ...change
  }: Partial<One> & Partial<Application> & { tasks?: Task[] } = {},
): One => ({
  application: application(++places, {
    university: { ...application(1).university!, name },
    ...change,
  }),
  tasks,
  plan,
  course,
  doubt,
});

const told = ({ kind, applications, due }: ToDoItem<Application, Task>) =>
  [kind, applications.map(({ university }) => university!.name).join('+'), due?.date].join(' ').trim();
const words = (all: One[]) => thingsToDo(all, NOW).map(told);

test('a course that closes in four days comes before an offer, a later closing day and what has weeks of time', () => {
  const all = [
    at('TUM', { stage: 'offer', tasks: [answer('2027-03-27'), shared(TODAY)] }),
    at('CMU', { ...entered('2026-12-09'), tasks: [shared(TODAY), task('2026-12-18')] }),
    at('Toronto', { ...entered('2026-12-01'), doubt: 'late', tasks: [shared(TODAY)] }),
    at('Manchester', { stage: 'offer', tasks: [answer('2026-12-05')] }),
    at('Cork', { doubt: 'moved', documentsToChange: 1 }),
  ];
  expect(words(all)).toEqual([
    'task TUM+CMU+Toronto 2026-11-27',
    'closing Toronto 2026-12-01',
    'offer Manchester 2026-12-05',
    'closing CMU 2026-12-09',
    'late Toronto',
    'documents Cork',
    'task CMU 2026-12-18',
    'offer TUM 2027-03-27',
    'moved Cork',
  ]);
  expect(onTop(thingsToDo(all, NOW)).map(told)).toEqual([
    'task TUM+CMU+Toronto 2026-11-27',
    'closing Toronto 2026-12-01',
    'offer Manchester 2026-12-05',
    'closing CMU 2026-12-09',
  ]);
});

test('what a guide says of a closing day stands by its day among what the student has entered, tasks or none', () => {
  const course = (date: string) => ({ course: { date, zone: 'America/Toronto' } });
  const all = [
    at('CMU', course('2026-12-09')),
    at('Toronto', entered('2026-12-08')),
    at('Waterloo', { ...course('2026-12-01'), tasks: [1, 2, 3].map(() => task(TODAY)) }),
    at('Aalto', course('2026-12-01')),
  ];
  expect(onTop(thingsToDo(all, NOW)).map(told)).toEqual([
    'task Waterloo 2026-11-27',
    'course Waterloo+Aalto 2026-12-01',
    'closing Toronto 2026-12-08',
    'course CMU 2026-12-09',
  ]);
});

test('an offer is answered by the day that was entered, without a plan by the country’s, else soon', () => {
  const reply = { date: '2027-05-01', label: '', why: '', levels: [], days: [], source: '' };
  const plan = planWith({
    tasks: [{ rule: { key: 'accept' }, reply }],
    fixed: [{ label: 'Start', date: '2027-09-01', zone: 'Europe/London' }],
  });
  const all = [
    at('UCAS', { stage: 'offer', plan }),
    at('Letter', { stage: 'offer' }),
    at('Typed', { stage: 'offer', plan, tasks: [answer('2026-12-30')] }),
    // The plan's own day, which no letter names.
    at('Planned', { stage: 'offer', plan, tasks: [answer('2027-03-01', false)] }),
  ];
  expect(words(all)).toEqual([
    'offer Letter',
    'offer Planned',
    'offer Typed 2026-12-30',
    'offer UCAS 2027-05-01',
  ]);
  expect(thingsToDo(all, NOW).every(({ kind }) => kind === 'offer')).toBe(true);
});

test('a closing day counts until it is over, and of no application that is sent', () => {
  expect(
    words([
      at('Gone', entered('2026-11-25')),
      at('Sent', { ...entered('2026-12-01'), stage: 'submitted' }),
      at('Today', entered(TODAY)),
      at('Unplanned', { closesOn: '2026-12-02' }),
    ]),
  ).toEqual(['closing Today 2026-11-27', 'closing Unplanned 2026-12-02']);
});

test('equal tasks of several applications are one thing, at the first of their days; one’s own are not', () => {
  const [late, soon] = [shared(inDays(9)), shared(inDays(2))];
  const all = [at('A', { tasks: [late, task(inDays(3))] }), at('B', { tasks: [soon, task(inDays(3))] })];
  const things = thingsToDo(all, NOW);
  expect(things.map(told)).toEqual([`task B+A ${inDays(2)}`, `task A ${inDays(3)}`, `task B ${inDays(3)}`]);
  expect(things[0]!.tasks.map((part) => part.task)).toEqual([soon, late]);
});

/** A hundred sets of applications, the same ones in every run. */
function* sets() {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const day = () => inDays(next(40) - 3);
  for (let i = 0; i < 100; i++)
    yield Array.from({ length: 1 + next(5) }, (_, n) =>
      at(`University ${n}`, {
        stage: (['planned', 'preparing', 'submitted', 'offer'] as const)[next(4)]!,
        documentsToChange: next(2),
        ...(next(2) && entered(day())),
        ...(next(3) === 0 && { course: { date: inDays(1 + next(30)), zone: 'America/New_York' } }),
        ...(next(3) === 0 && { doubt: (['late', 'kept', 'older', 'moved', 'short'] as const)[next(5)]! }),
        tasks: [
          ...Array.from({ length: next(4) }, () => task(day())),
          ...(next(2) ? [shared(day())] : []),
          ...(next(2) ? [answer(day())] : []),
        ],
      }),
    );
}

test('nothing that is due later stands before something as urgent that is due sooner', () => {
  for (const all of sets()) {
    const things = thingsToDo(all, NOW);
    for (const [i, one] of things.entries())
      for (const other of things.slice(i + 1)) {
        if (one.level === other.level) expect(one.at).toBeLessThanOrEqual(other.at);
        else expect(other.level).not.toBe('due');
      }
  }
});

test('nothing is lost: each task, offer and closing day is there once', () => {
  for (const all of sets()) {
    const things = thingsToDo(all, NOW);
    expect(things.flatMap(({ tasks }) => tasks.map((one) => one.task.id)).sort()).toEqual(
      all.flatMap(({ tasks }) => tasks.map(({ id }) => id)).sort(),
    );
    expect(things.flatMap(({ kind, applications }) => (kind === 'offer' ? applications : [])).length).toBe(
      all.filter(({ application: { stage } }) => stage === 'offer').length,
    );
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
  }
});

test('on top is what closes or is to be answered within 14 days, then three things, and one that is due today', () => {
  for (const all of sets()) {
    const things = thingsToDo(all, NOW);
    const top = onTop(things);
    expect(top).toEqual(things.filter((one) => top.includes(one)));
    const near = things.filter(({ kind, due }) =>
      due
        ? ['closing', 'course', 'offer'].includes(kind) && momentOf(due) < NOW + (SOON_DAYS - 1) * 86_400_000
        : kind === 'offer',
    );
    for (const one of near) expect(top).toContain(one);
    expect(top.length).toBeGreaterThanOrEqual(Math.min(3, things.length));
    const others = top.filter(({ kind, level }) => kind === 'task' || !['due', 'soon'].includes(level));
    expect(others.length).toBeLessThanOrEqual(3);
    if (things.some(({ kind, due }) => kind === 'task' && isUrgent(due!, NOW)))
      expect(top.some(({ kind, level }) => kind === 'task' && level === 'due')).toBe(true);
  }
});

test('within 14 days is what is told as that', () => {
  const level = (days: number) => thingsToDo([at('A', entered(inDays(days)))], NOW)[0]!;
  expect([14, 15].map((days) => [lateness(level(days).due!, NOW).text, level(days).level])).toEqual([
    ['in 14 days', 'soon'],
    ['in 15 days', 'later'],
  ]);
});
