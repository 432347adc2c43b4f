import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

interface ComposerProps {
  label: string;
  hint: string;
  maxLength: number;
  draft: string;
  onDraft: (draft: string) => void;
  onSubmit: () => void;
}

/** The field for a new message. What is sent stands in the conversation at once, so it needs no answer of its own. */
export function Composer({ label, hint, maxLength, draft, onDraft, onSubmit }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const over = [...draft.trim()].length - maxLength;
  const canSend = draft.trim() !== '' && over <= 0;
  return (
    <form
      className="grid grid-cols-1 justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!canSend) return;
        onSubmit();
        // The button becomes disabled and would lose the focus.
        field.current?.focus();
      }}
    >
      <Field
        label={label}
        hint={hint}
        error={
          over > 0 &&
          `Too long by ${over.toLocaleString('en-US')}: at most ${maxLength.toLocaleString('en-US')} characters.`
        }
        className="w-full"
      >
        <Textarea
          ref={field}
          rows={3}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) =>
            key === 'Enter' && (ctrlKey || metaKey) && currentTarget.form!.requestSubmit()
          }
          className="max-h-80 min-h-24 field-sizing-content"
        />
      </Field>
      <Button type="submit" disabled={!canSend}>
        Send message
      </Button>
    </form>
  );
}
