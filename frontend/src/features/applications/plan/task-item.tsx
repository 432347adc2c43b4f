import { CalendarPlus, Pin, PinOff, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { getGetTaskCalendarUrl, useChangeTask, useRemoveTask } from '@/api/generated/applications';
import { changeTaskLengths } from '@/api/generated/lengths/changeTask';
import type { ApplicationTaskDto, TaskChange } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { Link } from '@/components/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import type { Source } from '@/content/sources';
import { today } from '@/lib/ages';
import { replyDayProblem } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';
import { dueOf, lateness, whenWords } from '@/lib/due-words';
import { withArticle } from '@/lib/names';
import { serverNow } from '@/lib/server-time';
import { slugOf } from '@/lib/slug';
import { toast } from '@/lib/toasts';
import { momentOf } from '@/lib/zones';
import { NotSavedYet, useDraft } from '../drafts';
import { failed } from '../use-applications';
import { OWN_ENTRY, SourceLink } from './basis-note';
import { type Fixed, passedBy, type Planned } from '@/planner/planner';
import { shortWords } from '@/planner/proposals';
import { hasPassed, KeepTick, PAST_DAY } from './past-day';
import { ifMatch, usePlanChange } from './use-plan';
import { bankWords, dayAfter, fixedWords } from './words';

interface TaskItemProps {
  applicationId: number;
  username: string;
  task: ApplicationTaskDto;
  /** By which rule it is planned; none for the student's own. */
  basis?: ReactNode;
  /** What it should not go past; none for the student's own. */
  limit?: Limit;
  /** The application is closed, so that nothing is due any more. */
  isOver?: boolean;
  onRemoved: () => void;
}

interface Limit {
  planned: Planned;
  /** The dates that the plan rests on. */
  fixed: readonly Fixed[];
  country: string;
  sources: Readonly<Record<string, Source>>;
}

/** One task: to tick, with its day, and below that why it is on this day, and how to move it. */
export function TaskItem({
  applicationId,
  username,
  task,
  basis,
  limit,
  isOver = false,
  onRemoved,
}: TaskItemProps) {
  const { id, title, note, doneAt, doneBy, doneByName, owner, pinned, version } = task;
  const plan = usePlanChange(applicationId);
  const request = ifMatch(version);
  const change = useChangeTask({ request });
  const remove = useRemoveTask();
  const box = useId();
  const summary = useRef<HTMLElement>(null);
  const send = (data: TaskChange) =>
    change.mutate(
      { id: applicationId, taskId: id, data },
      { onSuccess: plan.readAgain, onError: plan.onError },
    );
  const late = lateness(dueOf(task), serverNow());
  const isDue = !doneAt && !isOver;
  const passed = limit && passedBy(limit.planned, limit.fixed, momentOf(dueOf(task)));

  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex gap-3">
        <input
          id={box}
          type="checkbox"
          checked={(change.isPending ? change.variables.data.done : undefined) ?? doneAt !== null}
          // Disabled it would lose the keyboard.
          aria-busy={change.isPending}
          onChange={({ target }) => !change.isPending && send({ done: target.checked })}
          className="mt-1 size-6 shrink-0 accent-peacock-deep"
        />
        <div className="min-w-0 grow [overflow-wrap:anywhere]">
          <label htmlFor={box} className={doneAt ? 'text-ink-soft line-through' : 'font-semibold'}>
            {title}
          </label>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            {doneAt ? (
              <span className="text-ink-soft">
                done on {formatDate(today(new Date(doneAt)))}
                {doneBy === 'staff' && `, ticked by ${doneByName ?? 'your counselor'}`}
              </span>
            ) : isOver ? (
              <span className="text-ink-soft">not done</span>
            ) : (
              <>
                <span>by {whenWords(dueOf(task))}</span>
                <span className={late.late ? 'font-semibold text-danger' : 'text-ink-soft'}>{late.text}</span>
              </>
            )}
            {(passed?.source || passed?.isOwn) && isDue && (
              <span className="font-semibold text-danger">
                after {passed.isOwn ? 'your course closes' : dayAfter(limit?.sources[passed.source!])},{' '}
                {formatDate(passed.date)}
              </span>
            )}
            {passed && !passed.source && !passed.isOwn && pinned && isDue && (
              <span className="font-semibold text-danger">
                after {formatDate(passed.date)}: {passed.label}
              </span>
            )}
            {limit?.planned.short && isDue && (
              <span className="font-semibold text-danger">{shortWords(limit.planned.short)}</span>
            )}
            {limit?.planned.bank && isDue && (
              <span className={limit.planned.bank.isShort ? 'font-semibold text-danger' : 'text-ink-soft'}>
                {bankWords({ ...limit.planned, bank: limit.planned.bank })}
              </span>
            )}
            {owner === 'counselor' && <Badge variant="accent">Counselor</Badge>}
            {pinned && !doneAt && (
              <Badge>
                <Pin aria-hidden className="size-3.5" /> {task.rule === 'accept' ? 'Day kept' : 'Your day'}
              </Badge>
            )}
          </p>
          {note && <p className="mt-1 text-sm whitespace-pre-line">{note}</p>}
          <details className="mt-1">
            <summary
              ref={summary}
              className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-peacock-deep underline underline-offset-4 print:hidden"
            >
              {basis ? 'Why this day, and change it' : 'Change it'}
              <span className="sr-only">: {title}</span>
            </summary>
            <div className="grid gap-4 pb-2">
              {basis}
              <TaskForm
                // Another day fills it anew.
                key={task.dueOn}
                applicationId={applicationId}
                username={username}
                task={task}
                {...(limit && { limit })}
                onSaved={() => summary.current?.focus()}
              />
              <div className="flex flex-wrap gap-3 print:hidden">
                {!doneAt && (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={change.isPending}
                    onClick={() => send({ pinned: !pinned })}
                  >
                    {pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
                    {pinned ? 'Let the plan set the day' : 'Keep this day'}
                  </Button>
                )}
                {!doneAt && (
                  <a
                    href={getGetTaskCalendarUrl(applicationId, id)}
                    download
                    className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-peacock-deep underline underline-offset-4 [&_svg]:size-4"
                  >
                    <CalendarPlus aria-hidden />
                    To your calendar
                  </a>
                )}
                {task.rule === null && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="text-danger!"
                    pending={remove.isPending}
                    onClick={() =>
                      remove.mutate(
                        { id: applicationId, taskId: id },
                        {
                          async onSuccess() {
                            toast({ title: `Removed: ${title}` });
                            onRemoved();
                            await plan.readAgain();
                          },
                          onError: plan.onError,
                        },
                      )
                    }
                  >
                    <Trash2 aria-hidden />
                    Remove
                  </Button>
                )}
              </div>
            </div>
          </details>
        </div>
      </div>
    </li>
  );
}

interface TaskValues {
  dueOn: string;
  note: string;
  /** Ticked: the day may be after the one that it should not go past. */
  keep?: string;
}

/** Moves a task to another day, which is then the student's, and keeps a note. */
function TaskForm({
  applicationId,
  username,
  task,
  limit,
  onSaved,
}: Omit<TaskItemProps, 'basis' | 'onRemoved'> & { onSaved: () => void }) {
  const plan = usePlanChange(applicationId);
  const change = useChangeTask({ request: ifMatch(task.version) });
  const [start, setStart] = useState(task);
  const draft = useDraft(username, `task ${task.id}`, { dueOn: start.dueOn, note: start.note ?? '' });
  const [typed, setTyped] = useState(draft.values['dueOn'] ?? '');
  /** What a day other than the one of before goes past. */
  const passedOn = (dueOn: string) =>
    limit && dueOn && dueOn !== start.dueOn
      ? passedBy(limit.planned, limit.fixed, momentOf(dueOf({ ...task, dueOn })))
      : undefined;
  const passed = passedOn(typed);
  const isPast = (dueOn: string) => dueOn !== start.dueOn && hasPassed(dueOf({ ...task, dueOn }));
  // No tick keeps a day that has gone by for an answer to an offer: the server refuses it.
  const isAnswer = task.rule === 'accept';
  const form = useForm({
    check({ dueOn, keep }: TaskValues) {
      if (!dueOn) return { dueOn: 'Choose a day.' };
      const gone = isAnswer && dueOn !== start.dueOn && replyDayProblem(dueOn, task.zone, null);
      if (gone) return { dueOn: gone };
      if (keep) return undefined;
      const day = passedOn(dueOn);
      if (day)
        return {
          dueOn: `This is after ${fixedWords(day)}. Choose an earlier day, or tick that you keep it.`,
        };
      return isPast(dueOn) ? { dueOn: PAST_DAY } : undefined;
    },
    send: ({ dueOn, note }) =>
      change.mutateAsync({
        id: applicationId,
        taskId: task.id,
        // What was left alone may have been changed elsewhere.
        data: { ...(note !== (start.note ?? '') && { note }), ...(dueOn !== start.dueOn && { dueOn }) },
      }),
    done(saved) {
      draft.forget();
      setStart(saved);
      toast({ title: 'Saved' });
      // The list may have put it elsewhere.
      void plan.readAgain().then(onSaved);
    },
    failure(error) {
      void plan.readAgain();
      return failed(error);
    },
  });
  return (
    <Form
      {...form}
      noValidate
      aria-label={`Change: ${task.title}`}
      values={draft.values}
      onInput={draft.onInput}
      className="grid gap-3 print:hidden sm:grid-cols-[12rem_1fr]"
    >
      <Field name="dueOn" label="Day">
        <Input type="date" onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Field name="note" label="Note">
        <Input {...changeTaskLengths.note} autoComplete="off" />
      </Field>
      <div role="status" className="empty:hidden sm:col-span-2">
        {passed && limit ? (
          <Passed day={passed} {...limit} />
        ) : (
          isPast(typed) && !isAnswer && <KeepTick label={`${formatDate(typed)} has passed: keep it anyway`} />
        )}
      </div>
      <div className="grid justify-items-start gap-2 sm:col-span-2">
        <NotSavedYet of={draft} />
        <SubmitButton busy="Saving..." variant="secondary" size="sm">
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Which day would be gone past, where it stands, and the tick that keeps it so. */
function Passed({ day, country, sources }: Omit<Limit, 'planned' | 'fixed'> & { day: Fixed }) {
  const source = day.source && sources[day.source];
  return (
    <div className="grid gap-2 rounded-control border border-danger bg-card p-3 text-sm">
      <p>
        <strong className="font-semibold">
          After {source ? dayAfter(source) : 'the day it is counted back from'}, {fixedWords(day)}:
        </strong>{' '}
        {day.label}.{' '}
        {day.isOwn ? (
          OWN_ENTRY
        ) : source ? (
          <>
            It stands on <SourceLink source={source} />.
          </>
        ) : (
          'No official day is known; your university may name one.'
        )}{' '}
        <Link
          to={`/country/${slugOf(country)}#intakes`}
          className="text-peacock-deep underline underline-offset-4"
        >
          All dates of {withArticle(country)}
        </Link>
      </p>
      <KeepTick label="I know, and keep this day" />
    </div>
  );
}
