import { useState } from 'react';
import { useAddTask } from '@/api/generated/applications';
import { addTaskLengths } from '@/api/generated/lengths/addTask';
import { useForm } from '@/api/use-form';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { formatDate } from '@/lib/dates';
import { toast } from '@/lib/toasts';
import { readersZone } from '@/lib/zones';
import { NotSavedYet, useDraft } from '../drafts';
import { failed } from '../use-applications';
import { hasPassed, KeepTick, PAST_DAY } from './past-day';
import { usePlanChange } from './use-plan';

/** Adds a task of the student's own, which no plan moves. */
export function NewTaskForm({ applicationId, username }: { applicationId: number; username: string }) {
  const plan = usePlanChange(applicationId);
  const draft = useDraft(username, `new task ${applicationId}`, { title: '', dueOn: '' });
  const [typed, setTyped] = useState(draft.values['dueOn'] ?? '');
  const add = useAddTask();
  const isPast = (date: string) => hasPassed({ date, zone: readersZone() });
  const form = useForm({
    check({ title, dueOn, keep }: { title: string; dueOn: string; keep?: string }) {
      const wrongDay = !dueOn ? 'Choose a day.' : isPast(dueOn) && !keep ? PAST_DAY : '';
      return title.trim() && !wrongDay
        ? undefined
        : {
            ...(!title.trim() && { title: 'Say what there is to do.' }),
            ...(wrongDay && { dueOn: wrongDay }),
          };
    },
    send: ({ title, dueOn }) =>
      add.mutateAsync({ id: applicationId, data: { title, dueOn, zone: readersZone() } }),
    done(_, element) {
      draft.forget();
      element.reset();
      setTyped('');
      toast({ title: 'Task added' });
      void plan.readAgain();
    },
    failure: failed,
  });
  return (
    <details className="mt-3 border-t border-line pt-2 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-peacock-deep underline underline-offset-4">
        Add a task of your own
      </summary>
      <Form
        {...form}
        noValidate
        aria-label="New task"
        values={draft.values}
        onInput={draft.onInput}
        className="grid gap-3 sm:grid-cols-[1fr_12rem]"
      >
        <Field name="title" label="What there is to do">
          <Input {...addTaskLengths.title} autoComplete="off" />
        </Field>
        <Field name="dueOn" label="By">
          <Input type="date" onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <div role="status" className="text-sm empty:hidden sm:col-span-2">
          {isPast(typed) && <KeepTick label={`${formatDate(typed)} has passed: add the task anyway`} />}
        </div>
        <div className="grid justify-items-start gap-2 sm:col-span-2">
          <NotSavedYet of={draft} />
          <SubmitButton busy="Adding..." variant="secondary">
            Add the task
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
