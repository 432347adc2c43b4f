import { addRequestNoteLengths } from '@/api/generated/lengths';
import type { NewRequestNote, RequestNote } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { officeTime } from '@/lib/office-time';
import type { OwnRequest } from './own-request';

interface RequestNotesProps {
  notes: RequestNote[];
  token: string;
  /** Absent if the request is withdrawn. */
  add: OwnRequest['addNote'] | undefined;
}

/** Notes that the visitor added later. */
export function RequestNotes({ notes, token, add }: RequestNotesProps) {
  if (!add && notes.length === 0) return null;
  return (
    <Card>
      <h2 className="text-2xl">Your notes</h2>
      {notes.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {notes.map(({ text, createdAt }) => (
            <li key={createdAt + text} className="border-l-2 border-line pl-4">
              <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                {text}
              </p>
              <p className="mt-1 text-sm text-ink-soft">
                <time dateTime={createdAt}>{officeTime(createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {add && <AddNote token={token} add={add} />}
    </Card>
  );
}

function AddNote({ token, add }: { token: string; add: OwnRequest['addNote'] }) {
  const form = useForm({
    send: (data: NewRequestNote) => add.mutateAsync({ token, data }),
    done: (_, element) => element.reset(),
  });
  return (
    <Form {...form} noValidate className="mt-4 grid justify-items-start gap-4">
      <Field
        name="text"
        label="Add a note"
        hint="For example when you can be reached. Our team reads it with your request."
        className="w-full"
      >
        <Textarea rows={3} required {...addRequestNoteLengths.text} />
      </Field>
      <SubmitButton busy="Adding..." variant="secondary">
        Add note
      </SubmitButton>
    </Form>
  );
}
