import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getGetConsultationRequestQueryKey, useAddConsultationNote } from '@/api/generated/consultations';
import { failureOf } from '@/api/failure';
import type { NewStaffNote } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { useForm } from '@/api/use-form';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { readSession, writeSession } from '@/lib/session-storage';
import { toast } from '@/lib/toasts';
import { withToken } from '../desk/calls';

const DRAFTS = 'desk-drafts';

/** Unsaved notes by request. They survive opening another request and reloading the page. */
const readDrafts = () => JSON.parse(readSession(DRAFTS) ?? '{}') as Record<number, string>;

/** The form for a note, which only staff can read. */
export function NoteForm({ id, token }: { id: number; token: string }) {
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDrafts()[id] ?? '');
  const add = useAddConsultationNote({
    request: withToken(token),
    mutation: {
      onSuccess: () => {
        write('');
        toast({ title: 'Note saved' });
        return client.invalidateQueries({ queryKey: getGetConsultationRequestQueryKey(id) });
      },
    },
  });

  // Whatever closes the request: a key, the cross, the browser's way back, another request.
  useEffect(
    () => () => {
      if (readDrafts()[id])
        toast({
          title: 'Note not saved yet',
          description: `The draft stays with No. ${id}: open it again to go on.`,
        });
    },
    [id],
  );

  function write(next: string) {
    const { [id]: _, ...others } = readDrafts();
    writeSession(DRAFTS, JSON.stringify(next ? { ...others, [id]: next } : others));
    setText(next);
  }

  const form = useForm({
    check: (data) => (data.text.trim() ? undefined : {}),
    send(data: NewStaffNote) {
      // The button becomes disabled and would lose the focus.
      field.current?.focus();
      return add.mutateAsync({ id, data });
    },
    explain(error) {
      const { sentence = 'The note could not be saved.', fields } = failureOf(error);
      return { text: error instanceof ApiError ? (fields['text'] ?? sentence) : error.message };
    },
  });

  return (
    <Form {...form} className="grid justify-items-start gap-3">
      <Field
        name="text"
        label="Internal note"
        hint={`For staff only; the visitor never sees it.${text.trim() ? ' Not saved yet: kept in this tab until you log out.' : ''}`}
        className="w-full"
      >
        <Textarea
          ref={field}
          rows={3}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) =>
            key === 'Enter' && (ctrlKey || metaKey) && currentTarget.form!.requestSubmit()
          }
        />
      </Field>
      <SubmitButton busy="Saving..." variant="secondary" disabled={!text.trim()}>
        Save note
      </SubmitButton>
    </Form>
  );
}

/** Deletes the drafts, so that the next person to log in does not see them. */
export const forgetDrafts = () => writeSession(DRAFTS, null);
