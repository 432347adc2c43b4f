import { useQueryClient } from '@tanstack/react-query';
import { Check, PencilLine } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  getGetStudentQueryKey,
  useReviewStudentDocument,
  useSetStudentReplyDay,
  useTickStudentTask,
} from '@/api/generated/applications';
import type {
  SharedDocument,
  SharedTask,
  StudentApplication,
  StudentDetails,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { ReplyDay } from '@/components/applications/reply-day';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { isBehind, stageWords } from '@/lib/application-stages';
import { replyDayProblem } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';
import { documentStates } from '@/lib/document-states';
import { dueOf } from '@/lib/due-words';
import { shortOfficeTime } from '@/lib/office-time';
import { toast } from '@/lib/toasts';
import { ifMatch } from '../desk/calls';
import { failedChange } from './failed-change';
import { TaskDue } from './task-due';

interface PartProps {
  application: StudentApplication;
  studentId: number;
  token: string;
}

/** Options of a call that changes a task or a document of an application: what it answers is shown at once. */
function usePartChange<Part extends { id: number }>(
  { application: { id }, studentId }: PartProps,
  name: 'tasks' | 'documents',
) {
  const client = useQueryClient();
  const queryKey = getGetStudentQueryKey(studentId);
  const readAgain = () => void client.invalidateQueries({ queryKey });
  return {
    readAgain,
    onSuccess(changed: Part) {
      client.setQueryData<StudentDetails>(
        queryKey,
        (known) =>
          known && {
            ...known,
            applications: known.applications.map((one) =>
              one.id === id
                ? { ...one, [name]: one[name].map((part) => (part.id === changed.id ? changed : part)) }
                : one,
            ),
          },
      );
    },
    onError(error: unknown) {
      readAgain();
      toast(failedChange(error));
    },
  };
}

/** By when an offer is to be answered, as the counselor has heard; the student's page says the same then. */
export function StudentReplyDay(props: PartProps) {
  const [typed, setTyped] = useState<string>();
  const task = (props.application.tasks ?? []).find(({ rule }) => rule === 'accept');
  if (!task)
    return (
      <p className="mt-3 text-ink-soft">
        The student has planned no task to answer it, so its day cannot be kept here.
      </p>
    );
  if (task.doneAt) return null;
  return (
    <ReplyDayOf
      key={`${task.dueOn} ${task.pinned}`}
      task={task}
      typed={typed}
      onTyped={setTyped}
      {...props}
    />
  );
}

interface ReplyDayOfProps extends PartProps {
  task: SharedTask;
  /** What was typed and is not saved, also when the student has changed the day meanwhile. */
  typed: string | undefined;
  onTyped: (day: string | undefined) => void;
}

function ReplyDayOf({ task, typed, onTyped, ...props }: ReplyDayOfProps) {
  const { application, studentId, token } = props;
  const { onSuccess, onError, readAgain } = usePartChange<SharedTask>(props, 'tasks');
  const set = useSetStudentReplyDay({ request: ifMatch(token, task.version), mutation: { onSuccess } });
  const entered = task.pinned ? dueOf(task) : undefined;
  const form = useForm({
    check({ dueOn }: { dueOn: string }) {
      const wrong = replyDayProblem(dueOn, task.zone, application.intake);
      return wrong ? { dueOn: wrong } : undefined;
    },
    send: (data) => set.mutateAsync({ studentId, id: application.id, taskId: task.id, data }),
    done() {
      onTyped(undefined);
      toast({ title: 'Saved' });
      // The history tells of it.
      readAgain();
    },
    failure(error) {
      onError(error);
      return undefined;
    },
  });
  return (
    <ReplyDay
      entered={entered}
      form={{
        ...form,
        values: { dueOn: typed ?? entered?.date ?? '' },
        onInput: ({ target }) => onTyped((target as HTMLInputElement).value),
      }}
    >
      {entered
        ? `The task to answer it has ${formatDate(entered.date)}, for the student, too.`
        : `Until it is entered, the plan has ${formatDate(task.dueOn)}, which no offer names.`}
    </ReplyDay>
  );
}

/** How many of the open tasks are seen at once. */
const SOON = 5;

/** The tasks of an application that is shared with its plan: staff tick them, the rest is the student's. */
export function StudentTasks(props: PartProps) {
  const tasks = props.application.tasks ?? [];
  const university = props.application.university?.name;
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  /** The ticked box is in another list now. */
  function onTicked({ title, doneAt }: SharedTask) {
    setSaid(`${title}: ${doneAt ? 'done' : 'open again'}`);
    heading.current?.focus({ preventScroll: true });
  }
  const isLeft = (task: SharedTask) => isBehind(props.application, task);
  const notDone = tasks.filter(({ doneAt }) => !doneAt);
  const open = notDone.filter((task) => !isLeft(task));
  const left = notDone.filter(isLeft);
  const done = tasks.filter(({ doneAt }) => doneAt);
  const list = (some: SharedTask[]) => (
    <ul className="grid gap-1">
      {some.map((task) => (
        <StudentTask key={task.id} task={task} onTicked={onTicked} {...props} />
      ))}
    </ul>
  );
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h4 ref={heading} tabIndex={-1} className="mb-2 font-semibold">
        Tasks
      </h4>
      <p role="status" className="sr-only">
        {said}
      </p>
      {tasks.length === 0 && <p className="text-ink-soft">The student has not planned any yet.</p>}
      {tasks.length > 0 && notDone.length === 0 && (
        <p>{tasks.length === 1 ? 'The only one is done.' : `All ${tasks.length} are done.`}</p>
      )}
      {list(open.slice(0, SOON))}
      {open.length > SOON && (
        <details className="mt-1">
          <summary className="min-h-11 w-fit py-2 font-medium text-peacock-deep">
            {open.length - SOON} later<span className="sr-only"> at {university}</span>
          </summary>
          {list(open.slice(SOON))}
        </details>
      )}
      {left.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-11 w-fit py-2 font-medium text-peacock-deep">
            {left.length} not ticked from before this stage<span className="sr-only"> at {university}</span>
          </summary>
          {list(left)}
        </details>
      )}
      {done.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 w-fit py-2 font-medium text-peacock-deep">
            {done.length} done<span className="sr-only"> at {university}</span>
          </summary>
          {list(done)}
        </details>
      )}
    </section>
  );
}

function StudentTask({
  task,
  onTicked,
  ...props
}: PartProps & { task: SharedTask; onTicked: (task: SharedTask) => void }) {
  const { application, studentId, token } = props;
  const { id, title, owner, doneAt, doneBy, doneByName, version } = task;
  const box = useId();
  const change = usePartChange<SharedTask>(props, 'tasks');
  const tick = useTickStudentTask({
    request: ifMatch(token, version),
    mutation: {
      ...change,
      onSuccess(changed) {
        change.onSuccess(changed);
        onTicked(changed);
      },
    },
  });
  return (
    <li className="flex gap-3 py-1">
      <input
        id={box}
        type="checkbox"
        checked={tick.isPending ? tick.variables.data.done : doneAt !== null}
        // Disabled it would lose the keyboard.
        aria-busy={tick.isPending}
        onChange={({ target }) =>
          !tick.isPending &&
          tick.mutate({ studentId, id: application.id, taskId: id, data: { done: target.checked } })
        }
        className="mt-0.5 size-6 shrink-0 accent-peacock-deep"
      />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <label htmlFor={box} className={doneAt ? 'text-ink-soft line-through' : 'font-medium'}>
          {title}
        </label>
        {owner === 'counselor' && (
          <>
            {' '}
            <Badge variant="accent">Counselor</Badge>
          </>
        )}
        {doneAt ? (
          <p className="text-sm text-ink-soft">
            {doneBy === 'staff' ? (doneByName ?? 'Staff') : 'The student'}, {shortOfficeTime(doneAt)}
          </p>
        ) : (
          <TaskDue task={task} isOver={stageWords(application.stage).next === undefined} />
        )}
      </div>
    </li>
  );
}

/** The documents of an application that is shared with its plan: staff say which they have seen, or what needs a change. */
export function StudentDocuments(props: PartProps) {
  const documents = props.application.documents ?? [];
  const waiting = documents.filter(({ state }) => state === 'ready').length;
  // It stays open when the last one has been looked at.
  const [isOpen] = useState(waiting > 0);
  if (documents.length === 0) return null;
  return (
    <details className="mt-4 border-t border-line pt-2" open={isOpen}>
      <summary className="min-h-11 w-fit py-2 font-semibold text-peacock-deep">
        Documents: {documents.filter(({ state }) => state === 'seen').length} of {documents.length} seen
        {waiting > 0 && `, ${waiting} ready to be looked at`}
      </summary>
      <ul>
        {documents.map((document) => (
          <StudentDocument key={document.id} document={document} {...props} />
        ))}
      </ul>
    </details>
  );
}

function StudentDocument({ document, ...props }: PartProps & { document: SharedDocument }) {
  const { application, studentId, token } = props;
  const { id, name, state, comment, reviewedBy, reviewedAt, version } = document;
  const summary = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const change = usePartChange<SharedDocument>(props, 'documents');
  const target = { studentId, id: application.id, documentId: id };
  const review = useReviewStudentDocument({
    request: ifMatch(token, version),
    mutation: {
      ...change,
      onSuccess(changed) {
        change.onSuccess(changed);
        // The pressed button is another one now, or gone.
        status.current?.focus({ preventScroll: true });
      },
    },
  });
  const form = useForm({
    check: ({ comment: typed }: { comment: string }) =>
      typed.trim() ? undefined : { comment: 'Say what needs a change.' },
    send: ({ comment: typed }) =>
      review.mutateAsync({ ...target, data: { state: 'needs-change', comment: typed } }),
    done() {
      summary.current?.closest('details')?.removeAttribute('open');
    },
  });
  return (
    <li className="border-t border-line py-3">
      <p className="[overflow-wrap:anywhere]">{name}</p>
      <p ref={status} tabIndex={-1} role="status" className="mt-1 text-sm">
        <Badge variant={documentStates[state]?.badge ?? 'plain'}>
          {documentStates[state]?.name ?? state}
        </Badge>
        {reviewedBy && reviewedAt && (
          <span className="ml-2 text-ink-soft">
            looked at by {reviewedBy}, {shortOfficeTime(reviewedAt)}
          </span>
        )}
      </p>
      {comment && <p className="mt-1 text-sm [overflow-wrap:anywhere] whitespace-pre-line">{comment}</p>}
      <div className="mt-1 flex flex-wrap items-start gap-x-5">
        {state !== 'seen' && (
          <Button
            variant="ghost"
            size="sm"
            className="px-0!"
            aria-label={`Seen: ${name}`}
            pending={review.isPending}
            onClick={() => review.mutate({ ...target, data: { state: 'seen', comment: null } })}
          >
            <Check aria-hidden />
            Seen
          </Button>
        )}
        {(state === 'seen' || state === 'needs-change') && (
          <Button
            variant="ghost"
            size="sm"
            className="px-0!"
            aria-label={`Not looked at: ${name}`}
            pending={review.isPending}
            onClick={() => review.mutate({ ...target, data: { state: 'ready', comment: null } })}
          >
            Not looked at
          </Button>
        )}
        <details className="min-w-0 grow basis-56">
          <summary
            ref={summary}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-peacock-deep [&_svg]:size-4"
          >
            <PencilLine aria-hidden />
            {state === 'needs-change' ? 'Change the comment' : 'Needs a change'}
            <span className="sr-only">: {name}</span>
          </summary>
          <Form {...form} noValidate aria-label={`What needs a change: ${name}`} className="grid gap-3 pb-2">
            <Field
              name="comment"
              label="What needs a change"
              hint="The student reads it beside the document."
            >
              <Textarea rows={2} defaultValue={comment ?? ''} />
            </Field>
            <div>
              <SubmitButton busy="Saving..." variant="secondary" size="sm">
                Tell the student
              </SubmitButton>
            </div>
          </Form>
        </details>
      </div>
    </li>
  );
}
