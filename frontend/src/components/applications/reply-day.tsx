import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { today } from '@/lib/ages';
import { formatDate } from '@/lib/dates';
import { type Due, lateness } from '@/lib/due-words';
import { serverNow } from '@/lib/server-time';

interface ReplyDayProps {
  /** The day that was entered before. */
  entered: Due | undefined;
  /** Of a form with the field `dueOn`, which starts with the day that was entered. */
  form: Omit<ComponentProps<typeof Form>, 'children'> & { values: Record<string, string> };
  /** What is said beside it. */
  children?: ReactNode;
}

/** Asks by when an offer is to be answered: its letter says it, and nobody here knows it before. */
export function ReplyDay({ entered, form, children }: ReplyDayProps) {
  const [typed, setTyped] = useState(form.values['dueOn'] ?? '');
  return (
    <Form
      {...form}
      noValidate
      aria-label="By when to answer the offer"
      className="mt-3 grid gap-3 print:hidden"
    >
      <Field
        name="dueOn"
        label="Answer by, as the offer says"
        // In words, because browsers write the month now before and now after the day.
        hint={
          typed > '2000'
            ? `${formatDate(typed)}, ${entered?.date === typed ? lateness(entered, serverNow()).text : 'not saved yet'}`
            : 'It stands in the letter or on the page of the offer.'
        }
        className="max-w-72"
      >
        <Input type="date" min={today()} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busy="Saving..." variant="secondary">
          {entered ? 'Change the day' : 'Save the day'}
        </SubmitButton>
      </div>
      {children && <p className="text-sm text-ink-soft">{children}</p>}
    </Form>
  );
}
