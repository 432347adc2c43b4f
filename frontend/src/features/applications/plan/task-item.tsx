import { CalendarPlus, Pin, PinOff, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { getGetTaskCalendarUrl, useChangeTask, useRemoveTask } from '@/api/generated/applications';
import { changeTaskLengths } from '@/api/generated/lengths/changeTask';
import type { ApplicationTaskDto, TaskChange } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { formatDate } from '@/lib/dates';
import { serverNow } from '@/lib/server-time';
import { toast } from '@/lib/toasts';
import { useDraft } from '../drafts';
import { failed } from '../use-applications';
import { ifMatch, usePlanChange } from './use-plan';
import { dueOf, lateness, whenWords } from '@/lib/due-words';

interface TaskItemProps {
  applicationId: number;
  username: string;
  task: ApplicationTaskDto;
  /** By which rule it is planned; none for the student's own. */
  basis?: ReactNode;
}

/** One task: to tick, with its day, and below that why it is on this day, and how to move it. */
export function TaskItem({ applicationId, username, task, basis }: TaskItemProps) {
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
  const late = lateness(Date.parse(task.dueAt), serverNow());

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
        <div className="min-w-0 grow">
          <label htmlFor={box} className={doneAt ? 'text-ink-soft line-through' : 'font-semibold'}>
            {title}
          </label>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            {doneAt ? (
              <span className="text-ink-soft">
                done on {formatDate(doneAt)}
                {doneBy === 'staff' && `, ticked by ${doneByName ?? 'your counselor'}`}
              </span>
            ) : (
              <>
                <span>by {whenWords(dueOf(task))}</span>
                <span className={late.late ? 'font-semibold text-danger' : 'text-ink-soft'}>{late.text}</span>
              </>
            )}
            {owner === 'counselor' && <Badge variant="accent">Counselor</Badge>}
            {pinned && !doneAt && (
              <Badge>
                <Pin aria-hidden className="size-3.5" /> Your day
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
                        { onSuccess: plan.readAgain, onError: plan.onError },
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

/** Moves a task to another day, which is then the student's, and keeps a note. */
function TaskForm({
  applicationId,
  username,
  task,
  onSaved,
}: Omit<TaskItemProps, 'basis'> & { onSaved: () => void }) {
  const plan = usePlanChange(applicationId);
  const change = useChangeTask({ request: ifMatch(task.version) });
  const [start, setStart] = useState(task);
  const draft = useDraft(username, `task ${task.id}`, { dueOn: start.dueOn, note: start.note ?? '' });
  const form = useForm({
    check: ({ dueOn }: { dueOn: string; note: string }) => (dueOn ? undefined : { dueOn: 'Choose a day.' }),
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
      className="grid gap-3 sm:grid-cols-[12rem_1fr]"
    >
      <Field name="dueOn" label="Day">
        <Input type="date" />
      </Field>
      <Field name="note" label="Note">
        <Input {...changeTaskLengths.note} autoComplete="off" />
      </Field>
      <div className="sm:col-span-2">
        <SubmitButton busy="Saving..." variant="secondary" size="sm">
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}
