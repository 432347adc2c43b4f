import { useRef, type SubmitEvent } from 'react';
import type { RequestNote } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { failureOf } from '@/api/failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { officeTime } from '@/lib/office-time';
import type { OwnRequest } from './own-request';

const MAX_LENGTH = 2000;

interface RequestNotesProps {
  notes: RequestNote[];
  token: string;
  /** Absent once the request is withdrawn. */
  add: OwnRequest['addNote'] | undefined;
}

/** What the visitor added since. */
export function RequestNotes({ notes, token, add }: RequestNotesProps) {
  // The state is too late for the second of two clicks.
  const adding = useRef(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const control = form.elements.namedItem('text') as HTMLTextAreaElement;
    if (!add || adding.current) return;
    adding.current = true;
    // What was typed stays until it is stored.
    add.mutate(
      { token, data: { text: control.value } },
      {
        onSuccess: () => form.reset(),
        onError: () => control.focus(),
        onSettled: () => (adding.current = false),
      },
    );
  }

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
      {add && (
        <form noValidate onSubmit={submit} className="mt-4 grid justify-items-start gap-4">
          <Field
            label="Add a note"
            hint="For example when you can be reached. Our team reads it with your request."
            error={failureOf(add.error).fields['text']}
            className="w-full"
          >
            <Textarea name="text" rows={3} required maxLength={MAX_LENGTH} />
          </Field>
          <Button type="submit" variant="secondary" pending={add.isPending}>
            {add.isPending ? 'Adding...' : 'Add note'}
          </Button>
        </form>
      )}
    </Card>
  );
}
