import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import {
  getGetConsultationRequestQueryKey,
  useAddConsultationNote,
} from '@/api/generated/consultations/consultations';
import { ApiError } from '@/api/http';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { readSession, writeSession } from '@/lib/session-storage';
import { toast } from '@/lib/toasts';
import { withToken } from '../desk/calls';

const DRAFTS = 'desk-drafts';

/** Notes not yet saved, by request, so that neither a look at another one nor a reload loses any. */
const readDrafts = () => JSON.parse(readSession(DRAFTS) ?? '{}') as Record<number, string>;

/** Kept between staff only. */
export function NoteForm({ id, token }: { id: number; token: string }) {
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  /** Known before the next drawing: of two presses at once the second finds it. */
  const saving = useRef(false);
  const [text, setText] = useState(() => readDrafts()[id] ?? '');
  const add = useAddConsultationNote({
    request: withToken(token),
    mutation: {
      onSuccess: () => {
        write('');
        toast({ title: 'Note saved' });
        return client.invalidateQueries({ queryKey: getGetConsultationRequestQueryKey(id) });
      },
      onSettled: () => {
        saving.current = false;
      },
    },
  });

  function write(next: string) {
    const { [id]: _, ...others } = readDrafts();
    writeSession(DRAFTS, JSON.stringify(next ? { ...others, [id]: next } : others));
    setText(next);
  }

  function submit(event?: SubmitEvent) {
    event?.preventDefault();
    if (!text.trim() || saving.current) return;
    saving.current = true;
    // The button cannot be pressed from now on, and would lose the keyboard.
    field.current?.focus();
    add.mutate({ id, data: { text } });
  }

  const failure =
    add.error &&
    (add.error instanceof ApiError
      ? (add.error.errors[0]?.message ?? add.error.error ?? 'The note could not be saved.')
      : add.error.message);
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3">
      <Field
        label="Internal note"
        hint="For staff only; the visitor never sees it."
        error={failure}
        className="w-full"
      >
        <Textarea
          ref={field}
          rows={3}
          maxLength={5000}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit()}
        />
      </Field>
      <Button type="submit" variant="secondary" pending={add.isPending} disabled={!text.trim()}>
        {add.isPending ? 'Saving...' : 'Save note'}
      </Button>
    </form>
  );
}

/** Whoever signs in next must not find them. */
export const forgetDrafts = () => writeSession(DRAFTS, null);
